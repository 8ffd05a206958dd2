import { hash } from 'node:crypto';
import type { ParsedCase } from '../parsed-case.ts';
import { type CaseParts, isPlain, joinParts } from './case-parts.ts';

/** Tells true duplicates among the cases of one file. */
export interface DuplicateCounter {
  /** How many cases so far, this one included, are equal in suite path, class and name. */
  ordinalOf(parts: CaseParts): number;
  /** Cases that repeat an earlier one. */
  duplicates(): number;
}

/** A power of two, as it stays when doubled. */
const INITIAL_SLOTS = 1024;
/** 64 bits of fingerprint; an empty slot has none of them set. */
const SLOT_WORDS = 2;

/**
 * Keeps fingerprints in a flat open-addressing table: a Set of half a million strings would be
 * most of the memory that reading a large file takes.
 */
export function createDuplicateCounter(): DuplicateCounter {
  const fingerprint = createFingerprinter();
  const repeats = new Map<string, number>();
  let slots = INITIAL_SLOTS;
  let table = new Int32Array(slots * SLOT_WORDS);
  let used = 0;
  let duplicates = 0;

  /** False: it was there already. */
  function insert(high: number, low: number): boolean {
    for (let slot = low & (slots - 1); ; slot = (slot + 1) & (slots - 1)) {
      const at = slot * SLOT_WORDS;
      const [heldHigh, heldLow] = [table[at], table[at + 1]];
      if (heldHigh === high && heldLow === low) return false;
      if (heldHigh !== 0 || heldLow !== 0) continue;
      table[at] = high;
      table[at + 1] = low;
      return true;
    }
  }

  function grow(): void {
    const old = table;
    slots *= 2;
    table = new Int32Array(slots * SLOT_WORDS);
    for (let at = 0; at < old.length; at += SLOT_WORDS) {
      const [high = 0, low = 0] = [old[at], old[at + 1]];
      if (high !== 0 || low !== 0) insert(high, low);
    }
  }

  return {
    ordinalOf(parts) {
      if (used * 4 > slots * 3) grow();
      const [high, low] = fingerprint(parts);
      if (insert(high, low)) {
        used += 1;
        return 1;
      }
      duplicates += 1;
      const key = `${high}:${low}`;
      const ordinal = (repeats.get(key) ?? 1) + 1;
      repeats.set(key, ordinal);
      return ordinal;
    },
    duplicates: () => duplicates,
  };
}

type Fingerprint = [high: number, low: number];

const SEED: Fingerprint = [0x011c9dc5, 0x1e3779b9];

/** Fingerprints of cases; what a case shares with the one before it is not gone over again. */
function createFingerprinter(): (parts: CaseParts) => Fingerprint {
  let last: Pick<ParsedCase, 'suitePath' | 'className'> | null = null;
  let shared = SEED;
  return (parts) => {
    if (last?.suitePath !== parts.suitePath || last.className !== parts.className) {
      shared = mix(SEED, joinParts({ ...parts, name: '' }));
      last = { suitePath: parts.suitePath, className: parts.className };
    }
    return mix(shared, isPlain(parts.name) ? parts.name : JSON.stringify([parts.name]));
  };
}

const encoder = new TextEncoder();
const WORD_BYTES = 4;
const encoded = new Uint8Array(64 * 1024);
const words = new Int32Array(encoded.buffer);
/** So many characters fit into `encoded`, whichever they are. */
const MIXED_CHARACTERS = Math.floor(encoded.length / 3);

/**
 * Two FNV-like hashes over the UTF-8 bytes, four at a time, and over their number, without which
 * padding would be taken for text. A cryptographic hash, or one that goes over the characters, would
 * be a tenth of the time that reading a large file takes.
 */
function mix(start: Fingerprint, text: string): Fingerprint {
  if (text.length > MIXED_CHARACTERS) return mix(start, `sha256 ${hash('sha256', text)}`);
  let [high, low] = start;
  const { written } = encoder.encodeInto(text, encoded);
  const count = Math.ceil(written / WORD_BYTES);
  encoded.fill(0, written, count * WORD_BYTES);
  for (let index = 0; index <= count; index += 1) {
    const word = index === count ? written : (words[index] ?? 0);
    high = Math.imul(high ^ word, 0x01000193);
    low = Math.imul((low << 5) ^ (low >>> 27) ^ word, 0x5bd1e995);
  }
  return [high, low];
}

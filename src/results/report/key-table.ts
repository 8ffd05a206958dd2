import { DIGEST_LENGTH, type Digest } from '../../model/run-report.ts';

/** A power of two, as it stays when doubled. */
const INITIAL_SLOTS = 1024;
const SLOT_WORDS = 3;
const EMPTY = 0;
const REMOVED = -1;

/**
 * Positive numbers by `caseKey`, of which 64 bits are kept, in a flat open-addressing table: a Map of
 * millions of strings takes several times the memory, and holds 16 million at the most.
 */
export class KeyTable {
  #slots = INITIAL_SLOTS;
  #table = new Int32Array(INITIAL_SLOTS * SLOT_WORDS);
  #used = 0;

  /** 0 where there is none. */
  get(key: string): number {
    return Math.max(0, this.#table[this.#find(wordOf(key, 0), wordOf(key, 4)) + 2] ?? 0);
  }

  set(key: string, value: number): void {
    if (this.#used * 4 > this.#slots * 3) this.#grow();
    this.#put(wordOf(key, 0), wordOf(key, 4), value);
  }

  remove(key: string): void {
    const at = this.#find(wordOf(key, 0), wordOf(key, 4));
    if (this.#table[at + 2] !== EMPTY) this.#table[at + 2] = REMOVED;
  }

  /** With what is kept of each key, which is the identity of its case. */
  *entries(): Generator<[identity: Digest, value: number]> {
    const bits = Buffer.alloc(DIGEST_LENGTH / 2);
    for (let at = 0; at < this.#table.length; at += SLOT_WORDS) {
      const [high = 0, low = 0, value = 0] = [
        this.#table[at],
        this.#table[at + 1],
        this.#table[at + 2],
      ];
      if (value <= 0) continue;
      bits.writeInt32LE(high, 0);
      bits.writeInt32LE(low, DIGEST_LENGTH / 4);
      yield [bits.toString('hex') as Digest, value];
    }
  }

  /** Where the key stands, or where it would. */
  #find(high: number, low: number): number {
    const mask = this.#slots - 1;
    for (let slot = low & mask; ; slot = (slot + 1) & mask) {
      const at = slot * SLOT_WORDS;
      if (this.#table[at + 2] === EMPTY) return at;
      if (this.#table[at] === high && this.#table[at + 1] === low) return at;
    }
  }

  #put(high: number, low: number, value: number): void {
    const at = this.#find(high, low);
    if (this.#table[at + 2] === EMPTY) this.#used += 1;
    this.#table[at] = high;
    this.#table[at + 1] = low;
    this.#table[at + 2] = value;
  }

  #grow(): void {
    const old = this.#table;
    this.#slots *= 2;
    this.#table = new Int32Array(this.#slots * SLOT_WORDS);
    this.#used = 0;
    for (let at = 0; at < old.length; at += SLOT_WORDS) {
      const [high = 0, low = 0, value = 0] = [old[at], old[at + 1], old[at + 2]];
      if (value > 0) this.#put(high, low, value);
    }
  }
}

function wordOf(key: string, at: number): number {
  return (
    key.charCodeAt(at) |
    (key.charCodeAt(at + 1) << 8) |
    (key.charCodeAt(at + 2) << 16) |
    (key.charCodeAt(at + 3) << 24)
  );
}

import {
  type Automaton,
  automatonOf,
  isFound,
  type Standing,
  startOf,
  stepOf,
} from './automaton.ts';

/** Which texts are looked for. */
export interface Wanted {
  /** Patterns that are all to be found in it. */
  found: readonly string[];
  /** Patterns of which none is. */
  missing?: readonly string[];
  minLength?: number;
  maxLength?: number;
}

/** `none`: there is no such text; `unknown`: it was not found out. */
export type Found = { text: string } | 'none' | 'unknown';

const MOST_STANDINGS = 1_500;
/** A state has a length in it up to this, and longer texts are not told apart. */
const MOST_COUNTED = 80;
const MOST_INTERVALS = 120;
const SURROGATES = [0xd800, 0xdfff] as const;
/** Of the code points that do the same, those that people can read stand for all. */
const READABLE = [..."aA0 -_.@/:x1b9Z!#'"].map((character) => character.codePointAt(0) ?? 0);

const compiled = new Map<string, Automaton | null>();
const MOST_COMPILED = 500;

function automaton(pattern: string): Automaton | null {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  if (compiled.size >= MOST_COMPILED) compiled.clear();
  const made = automatonOf(pattern);
  compiled.set(pattern, made);
  return made;
}

/** Whether a pattern is found in a text; null where that was not found out. */
export function matchesPattern(pattern: string, text: string): boolean | null {
  const found = automaton(pattern);
  if (found === null) return null;
  let standing = startOf(found);
  for (const character of text) {
    if (standing === null) return true;
    standing = stepOf(found, standing, character.codePointAt(0) ?? 0);
  }
  return isFound(found, standing, text === '');
}

interface Place {
  standings: readonly Standing[];
  length: number;
  points: readonly number[];
}

/** Looks for the shortest text of a kind, through all the states that the patterns can be in. */
export function findText(
  { found, missing = [], minLength = 0, maxLength }: Wanted,
  mayStep: () => boolean = () => true,
): Found {
  const automata = [...found, ...missing].map(automaton);
  if (automata.includes(null)) return 'unknown';
  const all = automata.filter((one) => one !== null);
  const alphabet = alphabetOf(all);
  const most = maxLength ?? Infinity;
  const counted = Number.isFinite(most) ? most + 1 : minLength;
  if (alphabet === null || counted > MOST_COUNTED) return 'unknown';
  const seen = new Set<string>();
  const queue: Place[] = [{ standings: all.map(startOf), length: 0, points: [] }];
  for (const place of queue) {
    const { standings, length, points } = place;
    const isHere = all.every(
      (one, index) =>
        isFound(one, standings[index] ?? null, points.length === 0) === index < found.length,
    );
    if (isHere && length >= minLength) return { text: String.fromCodePoint(...points) };
    if (points.length >= most) continue;
    for (const point of alphabet) {
      const next = all.map((one, index) => stepOf(one, standings[index] ?? null, point));
      const nextLength = Math.min(length + 1, counted);
      // What is found once stays found.
      if (next.some((standing, index) => standing === null && index >= found.length)) continue;
      const key = `${nextLength}|${next.map((standing) => standing?.join(',') ?? '!').join('|')}`;
      if (seen.has(key)) continue;
      if (seen.size >= MOST_STANDINGS || !mayStep()) return 'unknown';
      seen.add(key);
      queue.push({ standings: next, length: nextLength, points: [...points, point] });
    }
  }
  return 'none';
}

/** One code point of each set of them that the patterns do not tell apart. */
function alphabetOf(automata: readonly Automaton[]): number[] | null {
  const starts = new Set([0, SURROGATES[1] + 1]);
  for (const { states } of automata) {
    for (const { ranges } of states) {
      for (const [first, last] of ranges) {
        starts.add(first);
        starts.add(last + 1);
      }
    }
    if (starts.size > MOST_INTERVALS) return null;
  }
  const ordered = [...starts]
    .filter((point) => point <= 0x10ffff)
    .sort((one, other) => one - other);
  return ordered.flatMap((first, index) => {
    const last = (ordered[index + 1] ?? 0x110000) - 1;
    if (first >= SURROGATES[0] && first <= SURROGATES[1]) return [];
    return [READABLE.find((point) => point >= first && point <= last) ?? first];
  });
}

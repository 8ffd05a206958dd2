import { distance } from 'fastest-levenshtein';

/** Longer names than anything has are compared up to here. */
const COMPARED_LENGTH = 128;

/** A name without what separates its words, which is where people go wrong first. */
export const lettersOf = (name: string): string =>
  name
    .slice(0, COMPARED_LENGTH)
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');

/** Slips of the keyboard that leave a name what it is. */
const slipsOf = ({ length }: string): number => Math.min(3, Math.floor(length / 3));

/**
 * The name that another was meant for: spelt with other signs between its words, a part of it that
 * only one has, or a slip or two away. Undefined where none is near, and where it is one itself.
 */
export function meantName(written: string, names: Iterable<string>): string | undefined {
  const known = [...names];
  if (known.includes(written)) return undefined;
  const letters = lettersOf(written);
  if (letters === '') return undefined;
  const same = known.find((name) => lettersOf(name) === letters);
  if (same !== undefined) return same;
  const [best] = byNearness(written, known);
  if (best !== undefined && slipsBetween(written, best) <= slipsOf(letters)) return best;
  const longer = known.filter((name) => hasWords(name, written) || hasWords(written, name));
  return longer.length === 1 ? longer[0] : undefined;
}

/** How many letters one name is off another; two neighbours that changed places are one slip. */
export function slipsBetween(one: string, other: string): number {
  const [letters, meant] = [lettersOf(one), lettersOf(other)];
  return areSwapped(letters, meant) ? 1 : distance(letters, meant);
}

function areSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  if (at < 0) return false;
  const swapped = `${one.slice(0, at)}${one.charAt(at + 1)}${one.charAt(at)}${one.slice(at + 2)}`;
  return swapped === other;
}

/** Names by how near they are to what was written, the nearest first. */
export function byNearness(written: string, names: readonly string[]): string[] {
  return names
    .map((name) => ({ name, slips: slipsBetween(written, name) }))
    .toSorted((a, b) => a.slips - b.slips)
    .map(({ name }) => name);
}

/** Whether one name begins or ends with the other, words kept whole: `tools.call`, `server`. */
function hasWords(name: string, part: string): boolean {
  const words = wordsOf(name);
  const wanted = wordsOf(part);
  if (wanted.length >= words.length) return false;
  const isAt = (start: number) => wanted.every((word, index) => words[start + index] === word);
  return isAt(0) || isAt(words.length - wanted.length);
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
}

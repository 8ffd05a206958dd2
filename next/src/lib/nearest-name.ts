import { distance } from 'fastest-levenshtein';

/** Names are compared up to this length, so that a hostile one costs little. */
const COMPARED_LENGTH = 128;

/**
 * Finds the known name that a misspelt one stands for.
 *
 * Letter case and separators do not count: `min_pass_rate` stands for `minPassRate`. Two neighbours
 * in the wrong order count as one slip. A third of the letters may be wrong, three at most.
 *
 * @returns the nearest name, of several the first; `undefined` if none is near enough
 */
export function nearestName(written: string, known: Iterable<string>): string | undefined {
  const letters = lettersOf(written);
  if (letters === '') return undefined;
  let nearest: string | undefined;
  let tooMany = Math.min(3, Math.floor(letters.length / 3)) + 1;
  for (const name of known) {
    const slips = countSlips(letters, lettersOf(name));
    if (slips < tooMany) {
      nearest = name;
      tooMany = slips;
    }
  }
  return nearest;
}

function lettersOf(name: string): string {
  const compared = name.slice(0, COMPARED_LENGTH).toLowerCase();
  return compared.replace(/[^\p{L}\p{N}]/gu, '');
}

function countSlips(one: string, other: string): number {
  return isSwapped(one, other) ? 1 : distance(one, other);
}

/** Whether the words differ in two neighbours that changed places, and in nothing else. */
function isSwapped(one: string, other: string): boolean {
  let first = 0;
  while (first < one.length && one[first] === other[first]) first += 1;
  const swapped = `${one.slice(0, first)}${one.charAt(first + 1)}${one.charAt(first)}`;
  return one !== other && `${swapped}${one.slice(first + 2)}` === other;
}

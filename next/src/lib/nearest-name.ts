import levenshtein from 'damerau-levenshtein';

/** Names are compared up to this length, so that a hostile one costs little. */
const COMPARED_LENGTH = 128;

/**
 * Finds the known name that a misspelt one stands for.
 *
 * Letter case and separators do not count: `min_pass_rate` stands for `minPassRate`. A letter that is
 * wrong, missing, or too many is one slip, and so are two neighbours in the wrong order. One slip is
 * allowed for every three letters, three at most.
 *
 * @returns the nearest name, of several the first; `undefined` if none is near enough
 */
export function nearestName(written: string, known: Iterable<string>): string | undefined {
  const letters = lettersOf(written);
  if (letters === '') return undefined;
  let nearest: string | undefined;
  let tooMany = Math.min(3, Math.floor(letters.length / 3)) + 1;
  for (const name of known) {
    const slips = levenshtein(letters, lettersOf(name)).steps;
    if (slips < tooMany) {
      nearest = name;
      tooMany = slips;
    }
  }
  return nearest;
}

function lettersOf(name: string): string {
  const compared = name.slice(0, COMPARED_LENGTH).normalize('NFC').toLowerCase();
  return compared.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

import levenshtein from 'damerau-levenshtein';

/** Names are compared up to this length, so that a hostile one costs little. */
const COMPARED_LENGTH = 128;

/**
 * Finds the known name that a misspelt one stands for.
 *
 * Letter case and separators do not count: `min_pass_rate` stands for `minPassRate`. A letter that is
 * wrong, missing, or too many is one slip, and so are two neighbours in the wrong order. One slip is
 * allowed for every three letters, three at most. The order of words counts little: `callTool` stands
 * for `toolCall`.
 *
 * @returns the nearest name; of several the longest, since people forget more letters than they add;
 *   then the first. `undefined` if none is near enough
 */
export function nearestName(written: string, known: Iterable<string>): string | undefined {
  const [letters, sorted] = lettersOf(written);
  if (letters === '') return undefined;
  let nearest: string | undefined;
  let least = Math.min(3, Math.floor(letters.length / 3)) + 0.5;
  for (const name of known) {
    const [others, sortedOthers] = lettersOf(name);
    const isInOrder = letters === sorted && others === sortedOthers;
    const reordered = isInOrder ? Infinity : distance(sorted, sortedOthers) + 0.2;
    const slips = Math.min(distance(letters, others), reordered);
    if (slips < least) {
      nearest = name;
      least = slips;
    }
  }
  return nearest;
}

/** The slips between two names, and a part of one: less, the longer they are. */
function distance(one: string, other: string): number {
  const { steps, relative } = levenshtein(one, other);
  return steps + relative / 10;
}

/** The letters of a name, and with its words sorted. */
function lettersOf(name: string): [inOrder: string, sorted: string] {
  const compared = name.slice(0, COMPARED_LENGTH).normalize('NFC');
  const words = compared.split(/[^\p{L}\p{M}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u);
  const lower = words.map((word) => word.toLowerCase());
  return [lower.join(''), lower.toSorted().join('')];
}

/**
 * Whether a text holds another one, in a time that grows with their lengths and no faster (Knuth,
 * Morris and Pratt). The language's own search takes the product of both for texts made for it, and
 * here a suite brings the one and a server the other.
 */
export function holdsText(text: string, sought: string): boolean {
  if (sought.length > text.length) return false;
  const borders = bordersOf(sought);
  let matched = 0;
  for (let at = 0; at < text.length && matched < sought.length; at += 1) {
    matched = continued(sought, borders, matched, text.charCodeAt(at));
  }
  return matched === sought.length;
}

/** For each beginning of the text, how long the longest other one is that it ends with. */
function bordersOf(text: string): Uint32Array {
  const borders = new Uint32Array(text.length + 1);
  for (let at = 1; at < text.length; at += 1) {
    borders[at + 1] = continued(text, borders, borders[at] ?? 0, text.charCodeAt(at));
  }
  return borders;
}

/** How much of the text is matched once a character has come after `matched` of it. */
function continued(text: string, borders: Uint32Array, matched: number, character: number): number {
  let length = matched;
  while (length > 0 && text.charCodeAt(length) !== character) length = borders[length] ?? 0;
  return text.charCodeAt(length) === character ? length + 1 : 0;
}

/** Whether a text contains another one, capital letters being no matter unless they are said to be. */
export function containsText(text: string, needle: string, caseSensitive: boolean): boolean {
  return caseSensitive
    ? holdsText(text, needle)
    : holdsText(text.toLowerCase(), needle.toLowerCase());
}

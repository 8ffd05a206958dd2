const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * What stands for each member of an object in its JSON, letter for letter. Null where the text is of
 * no object, and where a name is spelt with escapes, so that it might be one that is looked for.
 * Of a text that is no JSON the answer means nothing, but takes no longer.
 */
export function jsonMembers(text: string): ReadonlyMap<string, string> | null {
  if (!/^\s*\{/.test(text)) return null;
  const members = new Map<string, string>();
  let depth = 0;
  /** Of the member that is read. */
  let name: string | null = null;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === QUOTE) {
      const end = stringEnd(text, index);
      if (depth === 1 && name === null) {
        const spelt = text.slice(index + 1, end);
        if (spelt.includes('\\')) return null;
        [name, start] = [spelt, end + 1];
      }
      index = end;
    } else if (OPENING.has(character)) {
      depth += 1;
    } else if (depth === 1 && character === COLON) {
      start = index + 1;
    } else {
      const isEnd = CLOSING.has(character);
      if (depth === 1 && name !== null && (isEnd || character === COMMA)) {
        members.set(name, text.slice(start, index).trim());
        name = null;
      }
      if (isEnd) depth -= 1;
    }
  }
  return members;
}

/** Where the string that begins at a quote ends. */
function stringEnd(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

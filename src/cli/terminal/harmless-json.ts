/** Control characters of terminals that JSON leaves as they are, and those that turn text round. */
const TREACHEROUS = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * One JSON document to print: numbers unrounded, an infinite one as null. What results say stands
 * in it, so that nothing of it acts on a terminal.
 */
export function harmlessJson(value: unknown): string {
  return `${harmless(JSON.stringify(value, null, 2))}\n`;
}

/** A text of JSON that means the same, and acts on nothing. */
export function harmless(json: string): string {
  const escaped = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return json.replace(TREACHEROUS, escaped);
}

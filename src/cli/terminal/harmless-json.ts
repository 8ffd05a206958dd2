/** Control characters of terminals that JSON leaves as they are, and those that turn text round. */
const TREACHEROUS = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * One JSON document to print: numbers unrounded, an infinite one as null. What results say stands
 * in it, so that nothing of it acts on a terminal.
 */
export function harmlessJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  const escaped = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${text.replace(TREACHEROUS, escaped)}\n`;
}

/** A single text larger than this is not worth storing whole; a trace holds many of them. */
export const STORED_TEXT_LENGTH = 256 * 1024;

const cutNote = (omitted: number) => `\n[${omitted} more characters left out]`;

/** The text, cut to `limit` characters with a note of how much is missing. */
export function capText(text: string, limit = STORED_TEXT_LENGTH): string {
  if (text.length <= limit) return text;
  return text.slice(0, Math.max(0, limit)) + cutNote(text.length - Math.max(0, limit));
}

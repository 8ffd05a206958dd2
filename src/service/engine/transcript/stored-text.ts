import type { Redacted, Redactor } from '../../../redaction/redactor.ts';

/** A single text larger than this is not worth storing whole; a trace holds many of them. */
export const STORED_TEXT_LENGTH = 256 * 1024;

/** A text from a server or a model, cut to what is worth keeping. */
export interface StoredText {
  /** As it came: cases are judged by it, and models are shown it. Nobody else is. */
  readonly raw: string;
  /** Without secrets. */
  readonly told: Redacted;
}

const cutNote = (text: string, limit: number) =>
  `\n[${text.length - limit} more characters left out]`;

/** What is kept of a text. Cut here alone, so that it is never cut before secrets are hidden. */
export function storeText(
  text: string,
  redactor: Redactor,
  limit = STORED_TEXT_LENGTH,
): StoredText {
  if (text.length <= limit) return { raw: text, told: redactor.text(text) };
  const most = Math.max(0, limit);
  const note = cutNote(text, most);
  return {
    raw: text.slice(0, most) + note,
    told: redactor.text(redactor.excerpt(text, most) + note),
  };
}

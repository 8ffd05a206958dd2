import type { Redacted } from '../../redaction/redactor.ts';

/** How much of a text that somebody else wrote is repeated in a message of ours. */
export const QUOTE_LENGTH = 200;

const UNPRINTABLE = /[\p{Cc}\p{Cf}\s]+/gu;

/**
 * One printable line of foreign text, which has lost its secrets before it is cut. Line breaks go because a line of a job's log that begins
 * with `::` is an order to the runner.
 */
export function quote(text: Redacted, maxLength: number = QUOTE_LENGTH): string {
  // Cut before cleaning: the text may be as large as a reply may be.
  const line = text
    .slice(0, maxLength * 4)
    .replace(UNPRINTABLE, ' ')
    .trim();
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}

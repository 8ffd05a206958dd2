import type { Redactor } from '../../redaction/redactor.ts';

/** Most characters kept of one failure's text. */
export const MAX_TEXT_LENGTH = 64 * 1024;

/** Most characters kept of a name, class, path or one-line message. */
const MAX_NAME_LENGTH = 8 * 1024;

/** On the line that was cut, so that whoever takes lines of a text knows of it. */
const TRUNCATION_MARK = '… (cut)';

/** Control characters but tab and line feed, and what no text holds, by what is none of these. */
const control = /[^\t\n -~\u00a0-\ufffd]/;
const controls = new RegExp(control, 'g');

/**
 * What a terminal heeds and does not show: CSI with its parameters, OSC and their kin up to their
 * end, escapes of two characters. XML has U+009B in place of ESC (`xml-characters.ts`). A match
 * begins nowhere inside another, so that it takes linear time, unlike that of `node:util`.
 */
const terminalCodes = new RegExp(
  '[\\u001b\\u009b]\\[[0-?]*[ -/]*[@-~]' +
    '|\\u009b[0-?]+[ -/]*[@-~]' +
    '|[\\u001b\\u009b][\\]PX^_][^\\u0007\\u001b\\u009b\\u009c]*' +
    '(?:\\u0007|[\\u001b\\u009b]\\\\|\\u009c)' +
    '|[\\u001b\\u009b][ -/]*[0-Z\\\\^-~]',
  'g',
);

/**
 * Copies a string off the buffer it was sliced from: V8 keeps the whole chunk alive for as long as
 * any slice of it is, so everything retained goes through here. Joining makes V8 write the text
 * out anew before it can be cut again, several times faster than a way through a Buffer.
 */
export function detach(text: string): string {
  return ` ${text}`.slice(1);
}

/** Text without terminal colours and control characters, cut to `maxLength`, off its chunk. */
export function cleanText(raw: string, maxLength = MAX_TEXT_LENGTH): string {
  const bounded = raw.length > maxLength ? raw.slice(0, maxLength) + TRUNCATION_MARK : raw;
  if (!control.test(bounded)) return detach(bounded);
  const plain = bounded.replace(terminalCodes, '').replaceAll('\r', '');
  return detach(plain.replace(controls, '\ufffd'));
}

/** A text of `cleanText`, or one with several in it, without secrets, also where one was cut. */
export function withoutSecrets(text: string, { begin, text: redact }: Redactor): string {
  const parts = text.split(TRUNCATION_MARK);
  const last = parts.pop() ?? '';
  return [...parts.map(begin), redact(last)].join(TRUNCATION_MARK);
}

/** A name: clean and short. */
export function cleanName(raw: string): string {
  return cleanText(raw, MAX_NAME_LENGTH);
}

export function firstLine(text: string): string | null {
  return /\S.*/u.exec(text)?.[0].trimEnd() ?? null;
}

/** `1 case`, `2 cases`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

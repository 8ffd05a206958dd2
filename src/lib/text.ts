/** Foreign text: decode, clean, redact, cut, escape, in that order. Here are decode, clean and cut. */

const ESC = '\\u001b';
const END_OF_STRING = `(?:\\u0007|${ESC}\\\\|\\u009c)`;
/** Terminal escapes: OSC, DCS and similar ones with what they hold; CSI; short ones. */
const TERMINAL_ESCAPE = new RegExp(
  `(?:${ESC}[\\]PX^_]|[\\u009d\\u0090\\u0098\\u009e\\u009f])[^\\u0007\\u001b\\u009c]*${END_OF_STRING}?` +
    `|(?:${ESC}\\[|\\u009b)[0-?]*[ -/]*[@-~]?` +
    `|${ESC}[ -/]*[0-~]?`,
  'g',
);
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
const PICTOGRAPH = '\\p{Extended_Pictographic}[\\u{1f3fb}-\\u{1f3ff}]?\\ufe0f?';
const JOINING_LETTER = '[\\u0620-\\u06ff\\u0750-\\u077f\\u0900-\\u0dff]';
/** Joiners that readers need: within an emoji, and between letters of Persian or Indic words. */
const NEEDED = `${PICTOGRAPH}(?:\\u200d${PICTOGRAPH})*|[0-9#*]\\ufe0f?\\u20e3|${JOINING_LETTER}[\\u200c\\u200d](?=${JOINING_LETTER})`;
/**
 * Control, format, private and unassigned characters, selectors, fillers, lone surrogates. What begins
 * or ends a terminal escape stays until the others within the escape are gone.
 */
const INVISIBLE =
  '(?![\\t\\n\\r\\u0007\\u001b\\u0080-\\u009f])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Default_Ignorable_Code_Point}\\u2800]';
const UNCLEAN = new RegExp(`(?<needed>${NEEDED})|${INVISIBLE}`, 'gu');
const BORDER = /(?![\t\n])\p{Cc}/gu;
/** More marks on one letter run over the lines above and below. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
const OTHER_SPACE = /(?! )\p{Zs}/gu;
/** Most texts have nothing to clean. */
const UNUSUAL =
  /[^\n\t -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u23ff\u2500-\u27bf]/;

export const ELLIPSIS = '…';

/** Decodes UTF-16 or UTF-8. Bytes that do not fit become U+FFFD, or throw a TypeError if `fatal`. */
export const decode = (bytes: Uint8Array, fatal = false): string =>
  new TextDecoder(utf16Of(bytes), { fatal }).decode(bytes);

/** UTF-16 by its byte order mark or its zero bytes. PowerShell writes it. */
export function utf16Of([first = 1, second = first]: Uint8Array) {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  return isBig ? 'utf-16be' : undefined;
}

/**
 * Removes what fools a terminal or a reader: terminal escapes, control and zero-width characters,
 * direction marks. Line breaks become line feeds, all spaces become blanks.
 */
export function clean(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return text
    .replace(UNCLEAN, (_match, needed?: string) => needed ?? '')
    .replace(TERMINAL_ESCAPE, '')
    .replace(LINE_BREAK, '\n')
    .replace(BORDER, '')
    .replace(PILED_MARKS, '$1')
    .replace(OTHER_SPACE, ' ');
}

/** Cuts to `limit` UTF-16 units, ellipsis included. Leaves no half of a character. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const kept = text.slice(0, Math.max(0, limit - ELLIPSIS.length));
  return kept.replace(/\u200d?[\ud800-\udbff]?$/, '') + ELLIPSIS;
}

/** One clean line of at most `limit` UTF-16 units: white space becomes one blank. */
export function oneLine(text: string, limit: number): string {
  return cut(
    clean(text)
      .replace(/\s{2,}|[^\S ]/g, ' ')
      .trim(),
    limit,
  );
}

/** Parses JSON; `undefined` for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

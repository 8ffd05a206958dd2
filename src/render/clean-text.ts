/**
 * Makes any text harmless to look at: what a terminal, a bidi algorithm or a reader's eye would be
 * fooled by is taken out (ANSI) or written visibly (the rest). Escaping for a place comes after.
 */

const ESC = '\\u001b';
const BEL = '\\u0007';
/** OSC, DCS and their kin up to their end; CSI with its parameters; two-character escapes. */
const ANSI = new RegExp(
  `(?:${ESC}[\\]PX^_][^${BEL}${ESC}\\u009c]*(?:${BEL}|${ESC}\\\\|\\u009c)?)` +
    `|(?:(?:${ESC}\\[|\\u009b)[0-?]*[ -/]*[@-~]?)` +
    `|(?:${ESC}[ -/]*[0-~]?)`,
  'g',
);

const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * Control characters but tab and line feed, format characters (bidi controls, zero-width ones,
 * tags), lone surrogates, and noncharacters.
 */
const TREACHEROUS = /(?![\t\n])(?:[\p{Cc}\p{Cf}\p{Cs}\u3164\uffa0\ufffe\uffff]|\u034f)/gu;

/** Format characters that have ink of their own: Arabic number and verse signs. */
const VISIBLE_FORMAT = /[\u0600-\u0605\u06dd\u08e2]/u;
const PICTOGRAPH_END = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)$/u;
const PICTOGRAPH_START = /^\p{Extended_Pictographic}/u;

/** What most texts are: nothing in them needs cleaning, and a look is cheaper than a cleaning. */
const PLAIN = /^[\n\t -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e]*$/;

/** Text with line feeds as its only line breaks and nothing invisible left in it. */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(ANSI, '').replace(LINE_BREAK, '\n').replace(TREACHEROUS, writeVisibly);
}

function writeVisibly(character: string, offset: number, whole: string): string {
  if (VISIBLE_FORMAT.test(character)) return character;
  if (character === '\u200d' && joinsPictographs(whole, offset)) return character;
  const code = character.codePointAt(0) ?? 0;
  if (code > 0xffff) return `\\u{${code.toString(16)}}`;
  return `\\u${code.toString(16).padStart(4, '0')}`;
}

function joinsPictographs(whole: string, offset: number): boolean {
  return (
    PICTOGRAPH_END.test(whole.slice(Math.max(0, offset - 2), offset)) &&
    PICTOGRAPH_START.test(whole.slice(offset + 1, offset + 3))
  );
}

/** At most `limit` code points of a text, the last of them an ellipsis where it was cut. */
export function cap(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = 0;
  let last = 0;
  for (let taken = 0; taken < limit && end < text.length; taken += 1) {
    last = end;
    end += codePointLength(text, end);
  }
  return end < text.length ? `${text.slice(0, last)}…` : text;
}

function codePointLength(text: string, index: number): 1 | 2 {
  return (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
}

/** A piece of a text short enough to clean quickly, not ending within a code point. */
export function head(text: string, length: number): string {
  if (text.length <= length) return text;
  const piece = text.slice(0, length);
  return /[\ud800-\udbff]$/.test(piece) ? piece.slice(0, -1) : piece;
}

/** One clean line already, as most are. */
const PLAIN_LINE =
  /^[!-~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e]+(?: [!-~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e]+)*$/;

/** One clean line of at most `limit` code points. */
export function cleanLine(text: string, limit: number): string {
  if (text.length <= limit && PLAIN_LINE.test(text)) return text;
  // Eight times the limit leaves room for the escape sequences and white space that fall away.
  const line = cleanText(head(text, limit * 8))
    .replace(/\s+/g, ' ')
    .trim();
  return cap(line, limit);
}

export interface LinesLimit {
  lines: number;
  /** Code points of one line. */
  width: number;
}

/** Clean lines of a longer text, with a last line that counts those left out. */
export function cleanLines(text: string, { lines, width }: LinesLimit): string[] {
  const roomy = lines * width * 2;
  const piece = head(text, roomy);
  const all = cleanText(piece).trimEnd().split('\n');
  const kept = all.slice(0, lines).map((line) => cap(line, width));
  if (piece.length < text.length) {
    const more = text.length - piece.length;
    return [...kept, `… more, ${more.toLocaleString('en-US')} characters and up`];
  }
  const more = all.length - kept.length;
  return more === 0 ? kept : [...kept, `… ${more.toLocaleString('en-US')} more lines`];
}

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

/** Emoji, of one or several characters, whose joiners and selectors have their meaning there and only there. */
const PICTOGRAPH = '\\p{Extended_Pictographic}(?:[\\ufe0e\\ufe0f]|\\p{Emoji_Modifier})?';
const EMOJI = `${PICTOGRAPH}(?:\\u200d${PICTOGRAPH})*|[0-9#*]\\ufe0f?\\u20e3`;

/** Format characters that have ink of their own: Arabic number and verse signs. */
const INKED_FORMAT = '\\u0600-\\u0605\\u06dd\\u08e2';
/** Without ink though no property of Unicode says so: blank Braille, null notehead, fillers, blanks. */
const BLANK = '\\u2800\\u{1d159}\\u{16fe4}\\u{1107f}\\u{13441}\\u{13442}';
/** Spaces but the three that texts of some languages have everywhere, and that are shown as a space. */
const ODD_SPACE = '\\u1680\\u2000-\\u200a\\u205f';
/**
 * What a reader cannot see, or sees as something else: control and format characters (bidi controls,
 * zero-width ones, tags), selectors, fillers, lone surrogates, noncharacters, what only a certain font
 * has a sign for.
 */
const TREACHEROUS = `(?![\\t\\n${INKED_FORMAT}])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}${BLANK}${ODD_SPACE}]`;
/** Marks, with the character they stand on where there is one. */
const MARKED = '[\\p{L}\\p{Mc}\\p{N}\\p{P}\\p{S}]?[\\p{Mn}\\p{Me}]+';

/** Emoji stand first, so that they are passed over as a whole. */
const REMARKABLE = new RegExp(
  `(?<emoji>${EMOJI})|(?<treacherous>${TREACHEROUS})|(?<marked>${MARKED})|[\\u00a0\\u202f\\u3000]`,
  'gu',
);
const SINGLE_TREACHEROUS = new RegExp(`^${TREACHEROUS}$`, 'u');
const MARK = /^[\p{Mn}\p{Me}]$/u;

/** Marks on one character in the languages that pile them; more of them run over the lines above. */
const MOST_MARKS = 4;

/** What most texts are: nothing in them needs cleaning, and a look is cheaper than a cleaning. */
const PLAIN = /^[\n\t -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e]*$/;

/**
 * Text with line feeds as its only line breaks, and with nothing left in it that is invisible or runs
 * out of its line.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(ANSI, '').replace(LINE_BREAK, '\n').replace(REMARKABLE, writeVisibly);
}

function writeVisibly(match: string, emoji?: string, odd?: string, marked?: string): string {
  if (emoji !== undefined) return match;
  if (odd !== undefined) return escaped(match);
  return marked === undefined ? ' ' : withFewMarks(marked);
}

/**
 * The first few of a pile of marks. One that stands on nothing is written by its number, since it would
 * be drawn over what stands before the text.
 */
function withFewMarks(marked: string): string {
  const [first = '', ...others] = marked;
  const standing = !MARK.test(first);
  const marks = standing ? others : [first, ...others];
  const shown = marks
    .slice(0, MOST_MARKS)
    .map((mark) => (standing && !SINGLE_TREACHEROUS.test(mark) ? mark : escaped(mark)));
  return `${standing ? first : ''}${shown.join('')}${marks.length > MOST_MARKS ? '…' : ''}`;
}

/** `\u200b`: the character by its number. */
function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code > 0xffff) return `\\u{${code.toString(16)}}`;
  return `\\u${code.toString(16).padStart(4, '0')}`;
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
  // A joiner that joins nothing any more would stay there unseen.
  return end < text.length ? `${text.slice(0, last).replace(/\u200d$/, '')}…` : text;
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

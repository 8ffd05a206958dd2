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

/** Emoji, of one or several characters, whose joiners, selectors and tags have their meaning there. */
const PICTOGRAPH = '\\p{Extended_Pictographic}(?:[\\ufe0e\\ufe0f]|\\p{Emoji_Modifier})?';
/** England, Scotland and Wales, the only flags that are made of tags. */
const TAG_FLAG =
  '\\u{1f3f4}\\u{e0067}\\u{e0062}' +
  '(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}';
const EMOJI = `${TAG_FLAG}|${PICTOGRAPH}(?:\\u200d${PICTOGRAPH})*|[0-9#*]\\ufe0f?\\u20e3`;

/**
 * Letters with a joiner or a non-joiner behind them that is drawn there, and without which words are
 * misspelt: Persian and its kin; letters of India and Sri Lanka that lose their vowel before another
 * letter, where they stand for a consonant at the end (Malayalam), or keep their form (Bengali).
 */
const ARABIC = '[\\u0620-\\u064a\\u066e\\u066f\\u0671-\\u06d3\\u06d5\\u0750-\\u077f]';
const INDIC = '(?=\\p{Lo})[\\u0904-\\u0dc6]';
const NUKTA = '[\\u093c\\u09bc\\u0a3c\\u0abc\\u0b3c\\u0cbc]';
const VIRAMA = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]';
const JOINED =
  `${ARABIC}\\u200c(?=${ARABIC})|${INDIC}${NUKTA}?${VIRAMA}[\\u200c\\u200d](?=${INDIC})` +
  '|[\\u0d15-\\u0d39]\\u0d4d\\u200d|\\u09b0\\u200d\\u09cd(?=\\u09af)';

/** Format characters that have ink of their own: Arabic number and verse signs. */
const INKED_FORMAT = '\\u0600-\\u0605\\u06dd\\u08e2';
/** Without ink though no property of Unicode says so: blank Braille, null notehead, fillers, blanks. */
const BLANK = '\\u2800\\u{1d159}\\u{16fe4}\\u{1107f}\\u{13441}\\u{13442}';
/** All of them but ours; they are shown as one. */
const SPACE = '(?! )\\p{Zs}';
/**
 * What a reader cannot see, or sees as something else: control and format characters (bidi controls,
 * zero-width ones, tags), selectors, fillers, lone surrogates, noncharacters, what only a certain font
 * has a sign for.
 */
const TREACHEROUS = `(?![\\t\\n${INKED_FORMAT}])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}${BLANK}]`;
/** Marks, with the character they stand on where there is one. */
const MARKED = '[\\p{L}\\p{Mc}\\p{N}\\p{P}\\p{S}]?[\\p{Mn}\\p{Me}]+';

/** What is sound stands first, so that it is passed over as a whole. */
const REMARKABLE = new RegExp(
  `(?<sound>${EMOJI}|${JOINED})|(?<treacherous>${TREACHEROUS})|(?<marked>${MARKED})|${SPACE}`,
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

function writeVisibly(match: string, sound?: string, odd?: string, marked?: string): string {
  if (sound !== undefined) return match;
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

/** Joiners that join nothing any more, and tags of half a flag: they would stay there unseen. */
const CUT_OFF = /[\u200c\u200d]$|[\u{e0061}-\u{e007a}]{1,5}$/u;

/** At most `limit` code points of a text, the last of them an ellipsis where it was cut. */
export function cap(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = 0;
  let last = 0;
  for (let taken = 0; taken < limit && end < text.length; taken += 1) {
    last = end;
    end += codePointLength(text, end);
  }
  return end < text.length ? `${text.slice(0, last).replace(CUT_OFF, '')}…` : text;
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

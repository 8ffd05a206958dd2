import { cleanLine } from '../../text/clean-text.ts';

/** Every character that means something to Markdown or to HTML. */
const SPECIAL = /[&<>"'`*_~[\]()!|\\{}^$]/g;

/**
 * What GitHub turns into something else only after Markdown and its entities are read, text by text:
 * the start of a mention or email (`@`), a reference (`#1`, `GH-1`), a bare address (`://`, `www.`),
 * mathematics (`$`), a `:name:`, whose last colon may as well be the one we write behind the text.
 */
const LATE =
  /[@$]|#(?=\d)|(?<=(?<![0-9a-z])GH)-(?=\d)|:(?=\/\/)|(?<=(?<![0-9a-z])www)\.|:(?=[\w+-]+(?::|$))|(?<=(?<![0-9a-z])(?:mailto|xmpp)):/;

/** What GitHub may take for a commit: 7 to 40 hexadecimal digits on their own. */
const COMMIT = /(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/;
/** Too few digits for GitHub to look a commit up. */
const COMMIT_PIECE = /.{1,6}/g;

/** All of these in one go. */
const MEANINGFUL = new RegExp(
  `(?<late>${LATE.source})|(?<special>${SPECIAL.source})|${COMMIT.source}`,
  'gi',
);

/** What most texts are: words that mean nothing to anyone but the reader. */
const WORDS = /^(?:[g-z ,;%]|[0-9a-f]{1,6}(?![0-9a-f]))*$/i;

/** What begins a block where it begins a line: headings, lists, rules, setext underlines. */
const BLOCK_START = /^(?:[#+=-]|\d+(?=[.)]))/;
/** The box of a task, which GitHub looks for once more when the list is there. */
const TASK_START = /^&#91;/;
/** What closes a heading where it ends one: it would not be shown. */
const HEADING_END = /#$/;

/** Longer words push what stands beside them out of sight, so that they may be broken in between. */
const LONG_WORD = /\S{81}/;
/** Not within what is drawn as one character. */
const WORD_PIECE = /\S{40}(?<!\u200d)(?=\S)(?!\p{M}|\p{Cf}|\p{RI}|\p{Emoji_Modifier})/gu;

const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

function entity(character: string): string {
  return `&#${character.codePointAt(0)};`;
}

/**
 * Any text as one line that reads as itself, wherever GitHub shows it: Markdown, a table cell, the
 * inside of an HTML element. Entities mean the same in all of these and never start a construct;
 * an element around one character keeps the text on its sides from being joined to a link.
 *
 * @param limit code points of the text to keep.
 */
export function inline(text: string, limit = 200): string {
  const line = cleanLine(text, limit);
  const markup = LONG_WORD.test(line)
    ? line.replace(WORD_PIECE, '$&\n').split('\n').map(disarmed).join('<wbr>')
    : disarmed(line);
  const whole = markup
    .replace(BLOCK_START, (start) => [...start].map(entity).join(''))
    .replace(TASK_START, '<span>$&</span>')
    .replace(HEADING_END, entity);
  return isRightToLeft(line) ? `<span dir="auto">${whole}</span>` : whole;
}

/** Whether a text is written from right to left anywhere: figures behind it would be drawn before it. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

function disarmed(text: string): string {
  return WORDS.test(text) ? text : text.replace(MEANINGFUL, disarm);
}

function disarm(match: string, late?: string, special?: string): string {
  if (late !== undefined) return `<span>${late === '$' ? entity(late) : late}</span>`;
  if (special !== undefined) return entity(match);
  return match.replace(COMMIT_PIECE, '<span>$&</span>');
}

/** Text in the typeface of code. An element, since backticks cannot stand in HTML. */
export function code(text: string, limit = 200): string {
  return `<code>${inline(text, limit)}</code>`;
}

/**
 * Parts of a name or path, cleaned, between which its line may be broken: a column of a table is as
 * wide as the longest word in it, and would push the others out of sight.
 */
export function pathPieces(path: string, limit = 200): string[] {
  return cleanLine(path, limit).split(/(?<=\S[/_.-])(?=[\p{L}\p{N}])/u);
}

/** A name or path in the typeface of code. */
export function codePath(path: string, limit = 200): string {
  const pieces = pathPieces(path, limit).map((piece) => inline(piece, limit));
  return `<code>${pieces.join('<wbr>')}</code>`;
}

/** Value of an attribute in double quotes. */
export function attribute(text: string, limit = 200): string {
  return cleanLine(text, limit).replace(SPECIAL, entity);
}

/**
 * Lines, cleaned before, in a fence longer than any run of backticks in them. Comments are written
 * otherwise, so that no text can pass for a marker by which an action finds its own comment.
 */
export function fence(lines: readonly string[], language: string): string {
  const body = lines.join('\n').replaceAll('<!--', '\\u003c!--');
  let longest = 2;
  for (const [run] of body.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${body}\n${ticks}`;
}

/** An http address as it is written in full; null for any other and for none. */
export function httpAddress(address: string | null | undefined): string | null {
  // Not canParse, which takes addresses that then cannot be parsed.
  const url = address ? URL.parse(address) : null;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

/** A link where the address is an http one, else only its label. The label is escaped already. */
export function link(label: string, address: string | null | undefined): string {
  const href = httpAddress(address);
  return href === null ? label : `<a href="${href.replace(SPECIAL, entity)}">${label}</a>`;
}

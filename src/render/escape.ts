import { clean } from '../lib/text.ts';

/**
 * What GitHub turns into something else only after Markdown and its entities are read, text by text:
 * mentions and e-mail, mathematics, references (`#1`, `GH-1`), addresses, and `:name:`, of which the
 * last colon can be one that we write behind the text. An element around one character stops that.
 */
const LATE =
  /[@$]|#(?=\d)|(?<=(?<![\da-z])GH)-(?=\d)|:(?=\/\/)|(?<=(?<![\da-z])(?:mailto|xmpp)):|(?<=(?<![\da-z])www)\.|:(?=[\w+-]+(?::|$))/;
/** What GitHub can take for a commit. It looks up no fewer than seven digits. */
const COMMIT = /(?<!\w)[\da-f]{7,40}(?!\w)/;
const COMMIT_PIECE = /.{1,6}/g;
/** What means something to Markdown or HTML anywhere in a line. An underscore within a word does not. */
const SPECIAL = /[&<>`*~|\\[\]]|(?<![\da-z])_|_(?![\da-z\n])/;
const MEANINGFUL = new RegExp(
  `(?<late>${LATE.source})|(?<special>${SPECIAL.source})|${COMMIT.source}`,
  'gi',
);
/** What begins a block where it begins a line, the box of a task, and what closes a heading. */
const EDGES = /^(?:[#+=:-]|\d+(?=[.)])|&#91;)|#$/g;

/** The longest word of a column sets its width: longer ones can be broken, best behind a step. */
const LONG_WORD = /\S{25,}/g;
const STEP = /(?<=[\p{L}\p{N}][/_.])(?=[\p{L}\p{N}])/gu;
/** Not within what is drawn as one character. */
const WORD_PIECE = /\S{40}(?<!\u200d)(?=\S)(?![\p{M}\p{Cf}\p{RI}\p{Emoji_Modifier}_])/gu;
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name between backticks, as sentences write it. A backtick within a word is of the name, and one
 * alone stands for itself.
 */
export const CODE = /(?<![\w`])`([^\s`].*?)`(?![\w`])/s;

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const entity = (character: string) => NAMED[character] ?? `&#${character.codePointAt(0)};`;

/**
 * Escapes one line of plain text, which can hold foreign text: it reads as itself and does nothing,
 * wherever GitHub shows it: in Markdown, a cell of a table, an HTML element. Names between backticks
 * become code, since sentences write them that way.
 */
export function escapeMarkdown(text: string): string {
  const line = clean(text).replace(/\s+/g, ' ').trim();
  const parts = line.split(CODE).map((part, at) => (at % 2 === 1 ? code(part) : disarm(part)));
  const drawn = parts.join('');
  const markup = drawn.replace(EDGES, (edge) =>
    edge.startsWith('&') ? `<span>${edge}</span>` : [...edge].map(entity).join(''),
  );
  const isTurned = RIGHT_TO_LEFT.test(markup.replace(/<code.*?<\/code>/g, ''));
  return isTurned ? `<span dir="auto">${markup}</span>` : markup;
}

/** Without `dir`, a figure behind a name that is written from right to left is drawn before it. */
const code = (name: string) =>
  `<code${RIGHT_TO_LEFT.test(name) ? ' dir="auto"' : ''}>${disarm(name)}</code>`;

/** A line break stands for a place where the line can be broken. */
const disarm = (text: string) =>
  text
    .replace(LONG_WORD, (word) => word.replace(STEP, '\n'))
    .replace(WORD_PIECE, '$&\n')
    .replace(MEANINGFUL, (found, late?: string, special?: string) => {
      if (late !== undefined) return `<span>${late === '$' ? entity(late) : late}</span>`;
      return special === undefined ? found.replace(COMMIT_PIECE, '<span>$&</span>') : entity(found);
    })
    .replaceAll('\n', '<wbr>');

/** Escapes text of an HTML element or of a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, entity);

/**
 * A block of code that no line of the text can end. A comment in it cannot pass for the marker by
 * which we find our own.
 */
export function fence(text: string, language = 'text'): string {
  const body = text.replaceAll('<!--', '<! --');
  let longest = 2;
  for (const [run] of body.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language}\n${body}\n${marks}`;
}

/** A link to an HTTP address, else only its label, which is plain text. */
export function link(label: string, address: string | null): string {
  const url = address === null ? null : URL.parse(address);
  const isHttp = url?.protocol === 'https:' || url?.protocol === 'http:';
  const href = url?.href.replace(/[&<>"|\\`]/g, entity);
  return isHttp ? `<a href="${href}">${escapeMarkdown(label)}</a>` : escapeMarkdown(label);
}

import type { ErrorCode } from 'yaml';

/** What the library says of a text that is no YAML. */
export interface SyntaxMistake {
  code: ErrorCode;
  message: string;
  /** Where it begins in the text. */
  offset: number;
}

/** The library holds each name against all others, so we look ourselves. */
export const REPEATED_NAME = 'this name is given twice in one object. Leave one of them out.';

/** What none of the libraries' codes is for: what they take otherwise than people mean it. */
export const NAME_IN_BRACES =
  'a name is a text, not an object or a list. Put a text that begins with a brace or a bracket, such as `"{{x}}"`, in quotes.';
export const MERGED =
  '`<<` merges nothing here: write the members out. An alias (`*name`) alone stands for a whole value.';
export const ODD_SPACE =
  'this line is indented by a sign that only looks like a space (often a no-break space that was pasted); use spaces.';
export const CONFLICT =
  'this is left of a merge conflict. Choose one of both sides, and take the lines with `<<<<<<<`, `=======` and `>>>>>>>` out.';
export const REMARK = 'a comment begins with `#`, also where the rest of the file is JSON.';

/** As Git marks what it could not merge. */
const CONFLICT_LINE = /^(?:<{7} |={7}$|>{7} )/;
const REMARK_LINE = /^[ \t]{0,200}(?:\/\/|\/\*)/;

const QUOTES = 'in quotes';
const UNCLOSED = 'this bracket or brace is not closed, or what is in it is not indented.';
const UNCLOSED_QUOTE = 'this quote is never closed.';
const INDENTED =
  'this is indented otherwise than what it belongs to: the names of one object, and the `-` of one list, begin in the same column.';
const NO_ITEM =
  'this belongs to no item of the list above it: begin it with `- `, or indent it as far as the lines of its item.';
const SECOND_COLON =
  'there is a second `: ` in this line. Put a text that has one in it in quotes, and each name in a line of its own.';
const NO_COLON = 'this is no `name: value`: a name has a colon and a space behind it.';
const MISPLACED = `an anchor (\`&\`) or a tag (\`!\`) stands where none can. Put a text that begins so ${QUOTES}.`;

/**
 * Each sentence follows the place of the mistake.
 */
const SENTENCES: Readonly<Record<ErrorCode, string>> = {
  ALIAS_PROPS: `an alias (\`*name\`) has neither anchor nor tag. Put a text that begins with \`*\` ${QUOTES}.`,
  BAD_ALIAS: `\`*\` and \`&\` have a name behind them, which does not end in \`:\`. Put a text that begins so ${QUOTES}.`,
  BAD_COLLECTION_TYPE: `the tag (\`!\`) is not one of this kind of value; leave it out.`,
  BAD_DIRECTIVE: `a line that begins with \`%\` speaks to whoever reads the file, and this one cannot be followed. Put a text that begins so ${QUOTES}.`,
  BAD_DQ_ESCAPE:
    'a backslash means something in double quotes, and this is not known. Write `\\\\` for one, or put the text in single quotes.',
  BAD_INDENT: INDENTED,
  BAD_PROP_ORDER: MISPLACED,
  BAD_SCALAR_START: `a text cannot begin with this sign. Put it ${QUOTES}.`,
  BLOCK_AS_IMPLICIT_KEY: SECOND_COLON,
  BLOCK_IN_FLOW:
    'within brackets and braces nothing is told by indentation: is a bracket or quote missing before this?',
  DUPLICATE_KEY: REPEATED_NAME,
  IMPOSSIBLE: 'this cannot be read as YAML.',
  KEY_OVER_1024_CHARS: 'a name has at most 1024 characters. Is a quote missing before this?',
  MISSING_CHAR: 'a sign is missing here.',
  MULTILINE_IMPLICIT_KEY:
    'a name and its colon stand in one line, with a space behind the colon: `name: value`.',
  MULTIPLE_ANCHORS: MISPLACED,
  MULTIPLE_DOCS: 'a second document begins here, behind `---`; write one alone.',
  MULTIPLE_TAGS: MISPLACED,
  NON_STRING_KEY: 'this is no name: a name is a text.',
  RESOURCE_EXHAUSTION: 'this nests too deep to be read.',
  TAB_AS_INDENT: 'tabs do not indent; use spaces.',
  TAG_RESOLVE_FAILED: `there is no such tag (\`!\`). Put a text that begins with \`!\` ${QUOTES}.`,
  UNEXPECTED_TOKEN:
    'this is not expected here. Is a comma, a quote, a bracket or a line break missing before it?',
};

/** Where one code stands for several mistakes: a part of the library's words, and ours. */
const PARTS: Partial<Record<ErrorCode, readonly (readonly [part: string, sentence: string])[]>> = {
  BAD_INDENT: [['end with a', UNCLOSED]],
  MISSING_CHAR: [
    ['without - indicator', NO_ITEM],
    ['end with a', UNCLOSED],
    ['closing', UNCLOSED_QUOTE],
    ['followed by map values', NO_COLON],
    ['Missing ,', 'a comma is missing between two items.'],
    ['space after', 'a space is missing behind the colon.'],
    ['Comments must', `a comment has a space before its \`#\`. Put a text with a \`#\` ${QUOTES}.`],
    ['same line with', 'what follows `---` begins in a line of its own.'],
    ['directives-end', 'a line `---` is missing behind the lines that begin with `%`.'],
    ['white space', 'a space is missing behind an anchor (`&`) or a tag (`!`).'],
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    ['sequence', 'a list cannot be a name. Is a line break missing before it?'],
  ],
};

/**
 * A mistake in our words. Its place is where the line says something, if it is about the whole line;
 * of what is not closed, where it was missed.
 */
export function syntaxWords(
  { code, message, offset }: SyntaxMistake,
  text: string,
): { offset: number; message: string; isUnclosed: boolean } {
  const line = lineAt(text, offset);
  if (CONFLICT_LINE.test(line)) return { offset, message: CONFLICT, isUnclosed: false };
  if (REMARK_LINE.test(line)) return { offset, message: REMARK, isUnclosed: false };
  const found = PARTS[code]?.find(([part]) => message.includes(part));
  const told = found?.[1] ?? SENTENCES[code] ?? SENTENCES.IMPOSSIBLE;
  return {
    offset: told === INDENTED || told === NO_ITEM ? beyondSpaces(text, offset) : offset,
    message: told,
    isUnclosed: told === UNCLOSED || told === UNCLOSED_QUOTE,
  };
}

/** Longer lines are told by what they are made of. */
const LINE_LOOKED_AT = 300;

/** The line of a place, or its beginning. */
function lineAt(text: string, offset: number): string {
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = text.slice(start, start + LINE_LOOKED_AT).split(/\r?\n/, 1);
  return line;
}

function beyondSpaces(text: string, offset: number): number {
  let at = offset;
  while (text[at] === ' ') at += 1;
  return at < text.length && text[at] !== '\n' && text[at] !== '\r' ? at : offset;
}

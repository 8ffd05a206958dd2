/** A place that a stack names. */
export interface StackPlace {
  readonly path: string;
  readonly line: number;
}

/** What ends a place in a stack: `:12`, or Python's `", line 12`, behind the ending of a file. */
const PLACE_END = /(?::|", line )(?<=\.[A-Za-z]\w{0,5}(?::|", line ))(\d{1,9})/g;
/** A path of a stack is looked for in this many characters. */
const PATH_CHARACTERS = 300;
const STACK_CHARACTERS = 20_000;
const STACK_PLACES = 40;

/** The places a stack names, the innermost first; those of dependencies are left out. */
export function stackPlaces(stack: string): StackPlace[] {
  const places: StackPlace[] = [];
  const text = stack.slice(0, STACK_CHARACTERS);
  for (const { index, 1: line } of text.matchAll(PLACE_END)) {
    const path = pathBefore(text, index);
    if (path === null || path.split(/[\\/]/).includes('node_modules')) continue;
    places.push({ path, line: Number(line) });
    if (places.length === STACK_PLACES) break;
  }
  return places;
}

/**
 * The path whose ending ends right before `end`, also behind `(`, `file://` or a quote; null where
 * there is none. Goes backwards once: a regular expression would try at every character.
 */
function pathBefore(text: string, end: number): string | null {
  const dot = text.lastIndexOf('.', end - 1);
  const first = Math.max(0, end - PATH_CHARACTERS);
  let start = dot;
  /** Behind the last space of what may be the first segment, which has none. */
  let afterSpace = -1;
  let at = dot - 1;
  for (; at >= first; at -= 1) {
    const code = text.charCodeAt(at);
    if (isSeparator(code)) {
      // An address has two slashes where its path has not begun yet.
      if (isSeparator(text.charCodeAt(at + 1))) break;
      afterSpace = -1;
    } else if (code === SPACE) {
      if (afterSpace === -1) afterSpace = at + 1;
    } else if (!isPathCharacter(code)) break;
    start = at;
  }
  if (afterSpace !== -1) start = afterSpace;
  if (start === dot) return null;
  return text.slice(withDrive(text, start), end);
}

const DRIVE = /(?:^|[^A-Za-z])[A-Za-z]:$/;

function withDrive(text: string, start: number): number {
  return DRIVE.test(text.slice(Math.max(0, start - 3), start)) ? start - 2 : start;
}

const SPACE = 0x20;

function isSeparator(code: number): boolean {
  return code === 0x2f || code === 0x5c;
}

const PATH_CHARACTER = /[\w@$.+~-]/;
/** Which of the characters of ASCII a segment of a path has in a stack. */
const PATH_CODES = Array.from({ length: 128 }, (_, code) =>
  PATH_CHARACTER.test(String.fromCharCode(code)),
);

function isPathCharacter(code: number): boolean {
  return PATH_CODES[code] === true;
}

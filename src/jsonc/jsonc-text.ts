import type { Node, ParseError } from 'jsonc-parser';

/** A value and where its parts stand in the text it was read from. */
export interface LocatedJson {
  value: unknown;
  /** `line:column` of what the path leads to, its key where it has one, or of the nearest part around it. */
  placeOf(path: readonly PropertyKey[]): string;
  /** The keys of an object that stand there twice, each with the path of the object. */
  repeatedKeys(path: readonly PropertyKey[]): { key: string; place: string; first: string }[];
}

/** What makes a text no JSON: the first mistake, since those behind it follow from it. */
export interface JsonFault {
  /** `line:column`. */
  place: string;
  /** Quotes nothing of the text, which may be any file that somebody led a link to. */
  fault: string;
}

/** Far deeper than any configuration, far from where walking it overflows the stack. */
const MAX_DEPTH = 100;

/** What the parser means by its codes, by their names. */
const FAULTS: Readonly<Record<string, string>> = {
  InvalidSymbol:
    'is no value of JSON: texts stand in double quotes, and there are `true`, `false`, `null` and numbers.',
  InvalidNumberFormat: 'is no number of JSON.',
  PropertyNameExpected: 'a key in double quotes is missing here.',
  ValueExpected: 'a value is missing here.',
  ColonExpected: 'a `:` is missing before this.',
  CommaExpected: 'a comma is missing before this.',
  CloseBraceExpected: 'a `}` is missing.',
  CloseBracketExpected: 'a `]` is missing.',
  EndOfFileExpected: 'stands behind the end of the value.',
  InvalidCommentToken: 'is no comment.',
  UnexpectedEndOfComment: 'a comment lacks its `*/`.',
  UnexpectedEndOfString: 'a text lacks its closing quote.',
  UnexpectedEndOfNumber: 'is no number of JSON.',
  InvalidUnicode: 'has a `\\u` without four digits behind it.',
  InvalidEscapeCharacter: 'has a `\\` that JSON does not know; write `\\\\` for one.',
  InvalidCharacter: 'has a control character in a text; write it as an escape, such as `\\t`.',
};

/**
 * Reads JSON as editors take it in their settings: with comments, and with commas behind the last
 * member.
 */
export async function parseJsonc(written: string): Promise<LocatedJson | JsonFault> {
  const { createScanner, findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode } =
    await import('jsonc-parser');
  // Editors on Windows put a byte order mark in front.
  const text = written.replace(/^\uFEFF/, '');
  const placeAt = (offset: number) => lineAndColumn(text, offset);
  const deep = depthFault(text, createScanner(text, true));
  if (deep !== null)
    return { place: placeAt(deep), fault: `nests deeper than ${MAX_DEPTH} levels.` };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const [first] = errors.toSorted((a, b) => a.offset - b.offset);
  if (first !== undefined || root === undefined) {
    const known = first === undefined ? undefined : FAULTS[printParseErrorCode(first.error)];
    const fault = known ?? 'is not valid JSON.';
    return text.trim() === ''
      ? { place: '1:1', fault: 'is empty.' }
      : { place: placeAt(first?.offset ?? 0), fault };
  }
  const find = (path: readonly PropertyKey[]) =>
    findNodeAtLocation(
      root,
      path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
    );
  return {
    value: getNodeValue(root),
    placeOf: (path) => {
      const lengths = path.map((_, index) => path.length - index);
      const nearest = lengths.map((length) => find(path.slice(0, length))).find((node) => node);
      return placeAt(beginning(nearest ?? root));
    },
    repeatedKeys: (path) => repeated(find(path), placeAt),
  };
}

/** Offset of the first bracket that is too deep. The parser goes down by calling itself. */
function depthFault(
  text: string,
  scanner: { scan(): unknown; getPosition(): number; getTokenOffset(): number },
): number | null {
  let depth = 0;
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    // No other token begins with one of these.
    const begin = text[offset];
    if (begin === '{' || begin === '[') depth += 1;
    if (begin === '}' || begin === ']') depth -= 1;
    if (depth > MAX_DEPTH) return offset;
  }
  return null;
}

const beginning = (node: Node): number =>
  node.parent?.type === 'property' ? node.parent.offset : node.offset;

function repeated(node: Node | undefined, placeAt: (offset: number) => string) {
  const first = new Map<string, number>();
  return (node?.type === 'object' ? (node.children ?? []) : []).flatMap((member) => {
    const key = String(member.children?.[0]?.value);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, member.offset);
    return earlier === undefined
      ? []
      : [{ key, place: placeAt(member.offset), first: placeAt(earlier) }];
  });
}

function lineAndColumn(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return `${line}:${before.length - before.lastIndexOf('\n')}`;
}

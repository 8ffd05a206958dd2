import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type ParsedText, type TextPlace, unparsed } from './parsed-text.ts';

/** Most repeated names that are reported: the place of each is counted from the start. */
const MAX_REPEATED = 10;

/** Parses JSON with comments and trailing commas. Of names that occur twice, the last one counts. */
export function parseJsonc(text: string): ParsedText {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return unparsed('the nesting is too deep');
  }
}

function parse(text: string): ParsedText {
  const found: ParseError[] = [];
  const root = parseTree(text, found, { allowTrailingComma: true });
  const placeAt = (offset: number): TextPlace => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
  const placeOf = (path: readonly (string | number)[]): TextPlace => {
    for (let length = path.length; root !== undefined && length > 0; length -= 1) {
      const node = findNodeAtLocation(root, path.slice(0, length));
      const key = typeof path[length - 1] === 'string' ? node?.parent : node;
      if (key !== undefined) return placeAt(key.offset);
    }
    return placeAt(root?.offset ?? 0);
  };
  // Later errors mostly follow from the first one.
  const errors = found.slice(0, 1).map(({ error, offset }) => {
    const words = printParseErrorCode(error).replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
    return { detail: words.toLowerCase(), place: placeAt(offset) };
  });
  const repeated = (root === undefined ? [] : repeatedNames(root))
    .slice(0, MAX_REPEATED)
    .map(({ value, offset }) => ({ key: String(value), place: placeAt(offset) }));
  return { value: root === undefined ? undefined : getNodeValue(root), errors, repeated, placeOf };
}

function repeatedNames({ type, children = [] }: Node): Node[] {
  const names = type === 'object' ? children.flatMap((pair) => pair.children?.[0] ?? []) : [];
  const seen = new Set<unknown>();
  const repeated = names.filter(({ value }) => seen.has(value) || !seen.add(value));
  return [...repeated, ...children.flatMap(repeatedNames)];
}

import { stripComments } from 'jsonc-parser';
import type { Node } from 'yaml';
import { type ParsedText, type TextPlace, unparsed } from './parsed-text.ts';
import { isRounded } from './unsafe-integer.ts';

/** Parses YAML 1.2, or JSON, also with comments. Aliases expand to 100 nodes at most. */
export async function parseYaml(text: string, format = 'YAML'): Promise<ParsedText> {
  const { isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit } = await import(
    'yaml'
  );
  const lineCounter = new LineCounter();
  const options = { lineCounter, prettyErrors: false, merge: true, uniqueKeys: false };
  // YAML under the name of JSON can have `//` in its texts.
  const isJson = format === 'JSON' && /^\s*[{/]/.test(text);
  const document = parseDocument(isJson ? stripComments(text, ' ') : text, options);

  const placeAt = (offset: number): TextPlace => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const placeOf = (path: readonly (string | number)[]): TextPlace => {
    for (let length = path.length; length > 0; length -= 1) {
      const key = path[length - 1];
      const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1));
      const pair = isMap(parent)
        ? parent.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
        : undefined;
      const node = pair?.key ?? document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return placeAt(node.range[0]);
    }
    const root: Node | null = document.contents;
    return placeAt(root?.range?.[0] ?? 0);
  };
  const sourceOf = (path: readonly (string | number)[]) => {
    const node = document.getIn(path, true);
    if (!isScalar(node)) return undefined;
    const isText = node.type === 'PLAIN' && typeof node.value === 'string';
    // A comment of people has a blank behind `#`.
    const [cut] = (isText && /^ #\S.*/.exec(text.slice(node.range?.[1]))) || [''];
    return `${node.source}${cut}`;
  };
  // Later errors mostly follow from the first one. Warnings are about tags, which mean nothing here.
  const errors = document.errors
    .concat(document.warnings)
    .slice(0, 1)
    .map((error) => ({ detail: error.message, place: placeAt(error.pos[0]) }));
  const anchors = new Set<string>();
  const repeated: ParsedText['repeated'] = [];
  visit(document, (_key, node) => {
    if (!isNode(node)) return;
    const add = (detail: string) => errors.push({ detail, place: placeAt(node.range?.[0] ?? 0) });
    if (isAlias(node)) {
      if (!anchors.has(node.source)) add(`no anchor \`&${node.source}\` stands before it`);
      return;
    }
    if (node.anchor !== undefined) anchors.add(node.anchor);
    if (isMap(node)) {
      if (node.items.some(({ key }) => isMap(key))) add('`{{…}}` without quotes');
      const first = new Map(node.items.toReversed().map((pair) => [String(pair.key), pair]));
      for (const pair of node.items) {
        const [key, place] = [String(pair.key), placeAt(Object(pair.key).range?.[0] ?? 0)];
        if (first.get(key) !== pair) repeated.push({ key, place });
      }
      node.items = [...first.values()].toReversed();
    }
    if (!isScalar(node) || typeof node.value !== 'number') return;
    const { value, source = '' } = node;
    const isRead = !/^[-+]?\d+$/.test(source) || isRounded(value);
    // JSON has no such number: one that is known as rounded takes its place.
    if (!Number.isFinite(value)) node.value = (Math.sign(value) || 1) * Number.MAX_VALUE;
    else if (!isRead && BigInt(source) !== BigInt(value)) node.value = value * (1 + Number.EPSILON);
  });
  errors.sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column);
  if (errors.length > 0) return { value: undefined, errors, repeated, placeOf, sourceOf };
  try {
    return { value: document.toJS(), errors, repeated, placeOf, sourceOf };
  } catch (error) {
    // Too many aliases.
    if (!(error instanceof ReferenceError)) throw error;
    return unparsed(error.message);
  }
}

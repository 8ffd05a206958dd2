import type { Node } from 'yaml';
import type { ParsedText, TextPlace } from './parsed-text.ts';

/** Parses YAML 1.2, and JSON with it. Aliases expand to 100 nodes at most. */
export async function parseYaml(text: string): Promise<ParsedText> {
  const { isMap, isNode, isScalar, LineCounter, parseDocument } = await import('yaml');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });

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
  const errors = document.errors.map((error) => ({
    detail: error.message,
    place: placeAt(error.pos[0]),
  }));
  if (errors.length > 0) return { value: undefined, errors, placeOf };
  try {
    return { value: document.toJS(), errors, placeOf };
  } catch (error) {
    // Too many aliases.
    if (!(error instanceof ReferenceError)) throw error;
    return { value: undefined, errors: [{ detail: error.message, place: placeAt(0) }], placeOf };
  }
}

import { isRecord, type SchemaDocument, valueKey } from './forms.ts';

interface Index {
  anchors: ReadonlyMap<string, unknown>;
  /** Whether parts have addresses of their own, against which references would have to be read. */
  hasInnerIds: boolean;
}

const MOST_VISITED = 100_000;
const MOST_STEPS = 100;
const indexes = new WeakMap<object, Index>();
let withoutKey = 0;

/** What a `$ref` leads to in its own document; undefined where nobody can tell. */
export function followReference({ root }: SchemaDocument, reference: unknown): unknown {
  if (typeof reference !== 'string' || !isRecord(root)) return undefined;
  const { anchors, hasInnerIds } = indexOf(root);
  const id = typeof root['$id'] === 'string' ? root['$id'] : '';
  const fragment = reference.startsWith('#')
    ? reference.slice(1)
    : id !== '' && reference.startsWith(`${id}#`)
      ? reference.slice(id.length + 1)
      : null;
  if (reference === id) return root;
  if (fragment === null || hasInnerIds) return undefined;
  if (fragment === '') return root;
  return fragment.startsWith('/') ? atPointer(root, fragment) : anchors.get(fragment);
}

const MOST_FOLLOWED = 50;

/**
 * What a condition is told by that nobody works out: its JSON, without words unless these are wanted,
 * and that of all it refers to. Conditions of the same key are right for the same values.
 */
export function conditionKey(
  condition: unknown,
  document: SchemaDocument,
  wanted: 'with words' | 'without words' = 'without words',
): string {
  const references = new Map<string, string>();
  const left = [condition];
  let key = '';
  for (const next of left) {
    const found: string[] = [];
    const plain = withoutWords(next, found, 0);
    const text = valueKey(wanted === 'with words' ? next : plain);
    withoutKey += 1;
    key += text ?? `too deep, ${withoutKey}`;
    for (const reference of found) {
      if (references.has(reference)) continue;
      const target = followReference(document, reference);
      key += ` ${reference}=`;
      references.set(reference, '');
      if (target === undefined || references.size > MOST_FOLLOWED) return `${key}${withoutKey}`;
      left.push(target);
    }
  }
  return key;
}

const WORDS = new Set(['title', 'description', '$comment']);
const MOST_NESTING = 60;

function withoutWords(value: unknown, found: string[], depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > MOST_NESTING) return value;
  if (Array.isArray(value)) return value.map((item) => withoutWords(item, found, depth + 1));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      // A property may have such a name; then it is no text.
      if (WORDS.has(name) && typeof member === 'string') return [];
      if (name === '$ref' && typeof member === 'string') found.push(member);
      const isPlain = name === 'enum' || name === 'const';
      return [[name, isPlain ? member : withoutWords(member, found, depth + 1)]];
    }),
  );
}

function atPointer(root: unknown, pointer: string): unknown {
  const steps = pointer.slice(1).split('/');
  if (steps.length > MOST_STEPS) return undefined;
  let at = root;
  for (const step of steps) {
    const name = decode(step).replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(at) && /^\d{1,6}$/.test(name)) at = at[Number(name)];
    else if (isRecord(at) && Object.hasOwn(at, name)) at = at[name];
    else return undefined;
  }
  return at;
}

/** References are addresses, in which characters may stand as their bytes. */
function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    // Then it is no address, and means itself.
    return step;
  }
}

function indexOf(root: object): Index {
  const known = indexes.get(root);
  if (known !== undefined) return known;
  const anchors = new Map<string, unknown>();
  let hasInnerIds = false;
  const left: unknown[] = [root];
  for (let visited = 0; left.length > 0 && visited < MOST_VISITED; visited += 1) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (isRecord(next)) {
      if (typeof next['$anchor'] === 'string') anchors.set(next['$anchor'], next);
      if (next !== root && typeof next['$id'] === 'string') hasInnerIds = true;
    }
    for (const inner of Object.values(next)) left.push(inner);
  }
  const index = { anchors, hasInnerIds };
  indexes.set(root, index);
  return index;
}

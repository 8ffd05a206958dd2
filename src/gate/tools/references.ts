import { isObject } from '../../lib/json-values.ts';
import { isNever, moveOf, type Schema, saysNothing, textOf } from './keywords.ts';

const MAX_REFERENCES = 40;
const REFERENCE = /"\$(?:dynamicR|r)ef":"([^"]*)"/g;

/** `root` is undefined where an inner `$id` changes what pointers lead to: none is followed. */
export function documentOf({ $id: _, ...root }: Schema) {
  const [text, known] = [textOf(root), new Map<string, string>()];
  return { root: text.includes('"$id":"') ? undefined : root, text, known };
}

/** The texts of a schema and of all that it refers to; of very much, that of the document. */
export function targetsIn(schema: Schema, { root, text, known }: ReturnType<typeof documentOf>) {
  const texts = new Map([['', textOf(schema)]]);
  for (const from of texts.values())
    for (const [, ref = ''] of from.matchAll(REFERENCE)) {
      const target = targetOf(ref, root);
      // Where a name or an address leads, such as an `$anchor`, is not known.
      if (texts.size > MAX_REFERENCES || target === undefined) return text;
      const own = known.get(ref) ?? textOf(resolve(target, root));
      for (const each of [texts, known]) each.set(ref, own);
    }
  return [...texts.values()].join();
}

/**
 * A schema as an object: `true` allows all, `false` nothing. A constant is a list of one value. A
 * reference within the document, such as `#/$defs/a`, stands for its target, and `allOf` for its only
 * member, unless no rule says what they allow with what stands next to them.
 */
export function resolve(schema: unknown, root: unknown, left = MAX_REFERENCES): Schema {
  if (schema === false || isNever(schema)) return { enum: [] };
  if (!isObject(schema)) return {};
  const { const: only, ...others } = schema;
  if (only !== undefined) return resolve({ ...others, enum: [only] }, root, left);
  const said = Object.fromEntries(Object.entries(schema).filter((one) => !saysNothing(...one)));
  const { $ref, allOf } = said;
  const member: unknown = Array.isArray(allOf) && allOf.length === 1 ? allOf[0] : undefined;
  const [key, target] = $ref === undefined ? ['allOf', member] : ['$ref', targetOf($ref, root)];
  if (left === 0 || target === undefined) return said;
  const { [key]: _, ...rest } = said;
  for (const [name, value] of Object.entries(resolve(target, root, left - 1))) {
    const own = rest[name] ?? value;
    const isSame = textOf({ [name]: own }) === textOf({ [name]: value });
    const move = isSame ? 'same' : moveOf(name, own, value, true);
    if (move === 'unsure' || move === 'replaced') return said;
    if (move !== 'wider') rest[name] = value;
  }
  return rest;
}

/** What a pointer leads to. */
function targetOf(reference: unknown, root: unknown): unknown {
  if (typeof reference !== 'string' || !/^#(?:\/|$)/.test(reference)) return undefined;
  try {
    const names = reference.split('/').slice(1).map(decodeURIComponent);
    const keys = names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
    return keys.reduce((at, key) => Object.getOwnPropertyDescriptor(Object(at), key)?.value, root);
  } catch {
    return undefined;
  }
}

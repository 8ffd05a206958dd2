import { canonicalJson } from '../../lib/canonical-json.ts';
import { measureJson } from '../../lib/json-size.ts';
import { isObject } from '../../lib/json-values.ts';
import { parseJson } from '../../lib/text.ts';

/** Schemas that nest deeper are not compared. */
const MAX_DEPTH = 70;
/** Of two schemas, up to so many alternatives are compared with each other. */
const MAX_ALTERNATIVES = 10;

const WORDING = /^(?:title|description|default|examples|deprecated|\$comment|\$schema|\$id|x-.*)$/;
/** Their members are names rather than keywords. */
const NAMES = /^(?:properties|patternProperties|\$defs|definitions|dependent.*)$/;
/** Lists whose order says nothing. */
const SETS = /^(?:required|type|enum)$/;
/** A schema without them allows no less. */
const ASSERTIONS =
  /^(?:type|enum|const|pattern|format|multipleOf|uniqueItems|required|(?:m|exclusiveM)(?:in|ax)(?!Contains).*)$/;

const LEAST = /^(?:m|exclusiveM)in/;
const MOST = /^(?:m|exclusiveM)ax/;

/** An object of JSON Schema. */
export type Schema = Record<string, unknown>;

/** Reads the text of a schema. Null: it is unknown, or cannot be compared. */
export function readSchema(text: string | null): Schema | null {
  if (text === null || measureJson(text).depth > MAX_DEPTH) return null;
  const schema = parseJson(text);
  return isObject(schema) ? schema : null;
}

/** Writes what a schema allows: schemas that differ in words only have one text. */
export const textOf = (schema: unknown): string => canonicalJson(withoutWording(schema, false));

/** @param areNames whether the members of an object have names that the author chose */
function withoutWording(value: unknown, areNames: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutWording(item, false));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    if (areNames) return [[key, withoutWording(part, false)]];
    if (WORDING.test(key)) return [];
    if (SETS.test(key) && Array.isArray(part)) return [[key, part.map(canonicalJson).sort()]];
    return [[key, key === 'const' ? part : withoutWording(part, NAMES.test(key))]];
  });
  return Object.fromEntries(kept);
}

/**
 * Whether a schema allows all that another one allowed, as far as types, values, bounds and
 * alternatives of the top level say. What differs elsewhere counts as refused.
 */
export function isAllowed(before: unknown, after: unknown): boolean {
  if (textOf(before) === textOf(after)) return true;
  const alternatives = alternativesOf(after);
  return alternativesOf(before).every((one) => alternatives.some((other) => isLooser(one, other)));
}

/** The schemas of which a value has to fit one. */
function alternativesOf(schema: unknown): Schema[] {
  const own = objectOf(schema);
  const { anyOf, type, ...others } = own;
  let found = [own];
  if (Array.isArray(type)) found = type.map((one) => ({ ...others, type: one }));
  else if (Array.isArray(anyOf) && textOf(own) === textOf({ anyOf })) found = anyOf.map(objectOf);
  return found.length > MAX_ALTERNATIVES ? [own] : found;
}

/** A schema as an object: `true` allows all, `false` nothing. A constant is a list of one value. */
function objectOf(schema: unknown): Schema {
  if (!isObject(schema)) return schema === false ? { not: {} } : {};
  const { const: only, ...others } = schema;
  return only === undefined ? schema : { ...others, enum: [only] };
}

function isLooser(before: Schema, after: Schema): boolean {
  // Types come first: they tell most alternatives apart.
  return Object.keys({ type: null, ...before, ...after }).every((key) => {
    const [was, is] = [before[key], after[key]];
    if (textOf({ [key]: was }) === textOf({ [key]: is })) return true;
    if (is === undefined) return ASSERTIONS.test(key);
    if (key === 'type') return was === 'integer' && is === 'number';
    if (key === 'enum' && Array.isArray(was) && Array.isArray(is)) {
      const allowed = new Set(is.map(canonicalJson));
      return was.every((value) => allowed.has(canonicalJson(value)));
    }
    if (typeof was !== 'number' || typeof is !== 'number') return false;
    return LEAST.test(key) ? is <= was : MOST.test(key) && is >= was;
  });
}

import { canonicalJson } from '../../lib/canonical-json.ts';
import { isObject } from '../../lib/json-values.ts';
import { parseJson } from '../../lib/text.ts';

const WORDING =
  /^(?:title|description|default|examples|deprecated|readOnly|writeOnly|discriminator|\$comment|\$schema|x-.*)$/;
/** Their members are names rather than keywords. */
const NAMES = /^(?:properties|patternProperties|\$defs|definitions|dependent.*)$/;
/** Lists whose order says nothing. */
const SETS = /^(?:required|type|enum)$/;
/** A schema without them allows no less. */
const ASSERTIONS =
  /^(?:type|enum|pattern|multipleOf|uniqueItems|(?:m|exclusiveM)(?:in|ax)(?!Contains).*)$/;
/**
 * Some libraries bound each integer by what numbers can hold, or write what holds anyway. `.` fits no
 * line feed, so that `^.*$` refuses some texts.
 */
const HOLDS =
  /^(?:m(?:in|ax)imum -?9007199254740991|min[ILP]\w+ 0|(?:uniqueItems|exclusiveM\w+) false|pattern (?:\^?(?:\.\*)?|(?:\.\*)?\$))$/;
/** Whether a member of a schema refuses nothing. */
export const saysNothing = (key: string, value: unknown) =>
  WORDING.test(key) ||
  (key === 'propertyNames' && canonicalJson(value) === '{"type":"string"}') ||
  (typeof value !== 'object' && HOLDS.test(`${key} ${value}`));

/** An object of JSON Schema. */
export type Schema = Record<string, unknown>;
/** What fits after a change, compared with before. `unsure`: no rule decides. */
export type Move = 'narrower' | 'wider' | 'replaced' | 'unsure' | 'same';

/** Writes what a schema allows: schemas that differ in words only have one text. */
export const textOf = (schema: unknown): string => canonicalJson(withoutWording(schema, false));

/** @param areNames whether the members of an object have names that the author chose */
function withoutWording(value: unknown, areNames: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutWording(item, false));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    if (areNames) return [[key, withoutWording(part, false)]];
    if (saysNothing(key, part)) return [];
    if (SETS.test(key) && Array.isArray(part))
      return [[key, [...new Set(part.map(canonicalJson))].sort().map(parseJson)]];
    return [[key, key === 'const' ? part : withoutWording(part, NAMES.test(key))]];
  });
  return Object.fromEntries(kept);
}

/** Whether all fits a schema. */
export const isAny = (schema: unknown) => /^(?:\{\}|true)$/.test(textOf(schema ?? true));

/** Whether nothing fits a schema, as some libraries write it. */
export const isNever = (schema: unknown) => isObject(schema) && textOf(schema) === '{"not":{}}';

/** What a change of a keyword does to what fits; undefined: the schema does not have it. */
export function moveOf(key: string, was: unknown, is: unknown, isOutput: boolean): Move {
  if (key === 'additionalProperties') {
    if (is === false) return was === undefined && !isOutput ? 'wider' : 'narrower';
    if (isAny(was)) return isAny(is) ? 'same' : was === undefined ? 'unsure' : 'narrower';
    return isOutput ? 'unsure' : 'wider';
  }
  if (key === 'format' && is === undefined && !isOutput) return 'wider';
  // No rule says what a change of others means.
  if (!ASSERTIONS.test(key)) return 'unsure';
  if (was === undefined) return 'narrower';
  if (is === undefined) return 'wider';
  const isNumber = kindOf({ type: was }) === kindOf({ type: is });
  if (key === 'type') return isNumber ? (is === 'number' ? 'wider' : 'narrower') : 'replaced';
  if (Array.isArray(was) && Array.isArray(is)) {
    const [before, after] = [was.map(canonicalJson), is.map(canonicalJson)];
    if (before.every((one) => after.includes(one))) return 'wider';
    return after.every((one) => before.includes(one)) ? 'narrower' : 'replaced';
  }
  const growth = Number(textOf(is)) - Number(textOf(was));
  if (!/in|ax/.test(key) || Number.isNaN(growth)) return 'unsure';
  return growth > 0 === /in/.test(key) ? 'narrower' : 'wider';
}

/** Integers are numbers. */
export const kindOf = ({ type }: Schema) => textOf(type === 'integer' ? 'number' : type);

import { canonicalJson } from '../../lib/canonical-json.ts';
import { TYPES } from '../../lib/json-schema.ts';
import { measureJson } from '../../lib/json-size.ts';
import { isObject, typeOf } from '../../lib/json-values.ts';
import { parseJson } from '../../lib/text.ts';
import type { ToolChange } from '../../report/verdict.ts';
import { findGone } from './renames.ts';

/** Schemas that nest deeper are not compared. */
const MAX_DEPTH = 70;
/** Of two schemas, up to so many alternatives are compared with each other. */
const MAX_ALTERNATIVES = 10;
const MAX_REFERENCES = 40;
/** UTF-16 units of two alternatives of which one may be a part of the other. */
const MAX_TRIAL = 500;

const WORDING =
  /^(?:title|description|default|examples|deprecated|readOnly|writeOnly|discriminator|\$comment|\$schema|\$id|x-.*)$/;
/** Their members are names rather than keywords. */
const NAMES = /^(?:properties|patternProperties|\$defs|definitions|dependent.*)$/;
/** Lists whose order says nothing. */
const SETS = /^(?:required|type|enum)$/;
/** A schema without them allows no less. */
const ASSERTIONS =
  /^(?:type|enum|pattern|multipleOf|uniqueItems|(?:m|exclusiveM)(?:in|ax)(?!Contains).*)$/;
/** They count where their members are compared, or by what refers to them. */
const PARTS = /^(?:properties|required|\$defs|definitions|\$(?:anchor|dynamicAnchor))$/;
/** What they say is not of `null`. */
const TYPED = /Length$|imum$|tems$|ontains$|ropert|^(?:pattern|format|multipleOf|required|dep)/;
const POINTER = /^#(?:\/|$)/;
const REFERENCE = /"\$(?:dynamicR|r)ef":"([^"]*)"/g;

/**
 * Some libraries bound each integer by what numbers can hold, or write what holds anyway. `.` fits no
 * line feed, so that `^.*$` refuses some texts.
 */
const HOLDS =
  /^(?:m(?:in|ax)imum -?9007199254740991|min[ILP]\w+ 0|uniqueItems false|pattern (?:\^?(?:\.\*)?|(?:\.\*)?\$))$/;
const saysNothing = (key: string, value: unknown) =>
  WORDING.test(key) || (typeof value !== 'object' && HOLDS.test(`${key} ${value}`));
const BOUNDS = [
  ['minimum', 'exclusiveMinimum', 1],
  ['maximum', 'exclusiveMaximum', -1],
] as const;
const LEAST = /^(?:m|exclusiveM)in/;
const MOST = /^(?:m|exclusiveM)ax/;

/** An object of JSON Schema. */
type Schema = Record<string, unknown>;
type Path = readonly string[];

/** How two schemas differ in one place. */
export interface Difference {
  /** Names of properties, `[]` for items and `*` for other members. */
  path: Path;
  /** What happened to a property, or the keyword that differs. */
  what: 'removed' | 'renamed' | 'added' | 'required' | 'optional' | { keyword: string };
  /** Of a property that is renamed. */
  newName: string | null;
  effect: ToolChange['effect'];
  /** Before and after; undefined: nothing. */
  values: readonly unknown[];
}

/** What fits after a change, compared with before. `unsure`: no rule decides. */
type Move = 'narrower' | 'wider' | 'replaced' | 'unsure' | 'same';

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
    if (saysNothing(key, part)) return [];
    if (SETS.test(key) && Array.isArray(part))
      return [[key, [...new Set(part.map(canonicalJson))].sort().map(parseJson)]];
    return [[key, key === 'const' ? part : withoutWording(part, NAMES.test(key))]];
  });
  return Object.fromEntries(kept);
}

/**
 * Lists how two schemas differ, by a rule for each keyword: nothing is proved. What fits a request may
 * only grow, and what fits a response (`isOutput`) may only shrink.
 */
export function compareSchemas(before: Schema, after: Schema, isOutput: boolean): Difference[] {
  const found: Difference[] = [];
  const old = { root: before, text: textOf(before) };
  const current = { root: after, text: textOf(after) };
  /** Pairs of references that are compared already. */
  const seen = new Set<string>();
  const note = (
    path: Path,
    what: Difference['what'],
    move: Move,
    values: readonly unknown[],
    newName: string | null = null,
  ) => {
    const isKept = move === (isOutput ? 'narrower' : 'wider');
    const effect = move === 'unsure' ? 'may-break' : isKept ? 'compatible' : 'breaking';
    if (move !== 'same') found.push({ path, what, newName, effect, values });
  };
  const compare = (values: readonly [unknown, unknown], path: Path): void => {
    const [was = '', is] = values.map(textOf);
    const texts = `${was} ${is}`;
    const hasReferences = /"\$(?:dynamicR|r)ef":/.test(texts);
    if ((was === is && !hasReferences) || seen.has(texts)) return;
    if (hasReferences) seen.add(texts);
    if (path.length > MAX_DEPTH) {
      note(path, { keyword: '$ref' }, 'unsure', values);
      return;
    }
    const [olds, news] = [alternativesOf(values[0], before), alternativesOf(values[1], after)];
    const [wasAll, isAll] = [olds, news].map((all) => all.some(isAny));
    const isMany = Math.max(olds.length, news.length) > MAX_ALTERNATIVES;
    if (isMany) compareOne(resolve(values[0], before), resolve(values[1], after), path);
    let [lost, gained] = isMany ? [[], []] : [[...olds], [...news]];
    const pair = (keyOf: (one: Schema, root: Schema) => string) => {
      for (const one of [...lost]) {
        const at = gained.findIndex((other) => keyOf(other, after) === keyOf(one, before));
        const [other] = at < 0 ? [] : gained.splice(at, 1);
        if (other === undefined) continue;
        lost.splice(lost.indexOf(one), 1);
        compareOne(one, other, path);
      }
    };
    if (olds.length + news.length === 2) pair(() => '');
    // The same alternatives belong together, and those with one constant.
    for (const keyOf of [textOf, tagOf]) pair(keyOf);
    const isPaired = lost.length === gained.length;
    if (!isPaired) [lost, gained] = [withoutParts(lost, news), withoutParts(gained, olds)];
    pair(kindOf);
    if (lost.length > 0 && !isAll) note(path, { keyword: 'anyOf' }, 'narrower', values);
    if (gained.length > 0 && !wasAll) note(path, { keyword: 'anyOf' }, 'wider', values);
  };
  const compareOne = (older: Schema, newer: Schema, path: Path): void => {
    const [was, is] = [withDefaults(older, path), withDefaults(newer, path)];
    compareProperties(was, is, path);
    for (const keyword of new Set(Object.keys({ type: null, ...was, ...is }))) {
      const values = [was[keyword], is[keyword]] as const;
      const isInner = keyword === 'additionalProperties' && values.every(isObject);
      // A list is a tuple.
      if ((keyword === 'items' && !values.some(Array.isArray)) || isInner) {
        compare([values[0] ?? {}, values[1] ?? {}], [...path, isInner ? '*' : '[]']);
      } else if (!PARTS.test(keyword)) {
        const from = targetsIn({ [keyword]: values[0] }, old);
        const to = targetsIn({ [keyword]: values[1] }, current);
        if (from !== to) note(path, { keyword }, moveOf(keyword, ...values, isOutput), values);
      }
    }
  };
  const compareProperties = (was: Schema, is: Schema, path: Path): void => {
    const [olds, news] = [propertiesOf(was), propertiesOf(is)];
    const [needed, needs] = [requiredOf(was), requiredOf(is)];
    const add = (name: string, what: Difference['what'], move: Move, newName?: string) =>
      note([...path, name], what, move, [olds.get(name), news.get(name)], newName);
    const isIgnored = !isOutput && is['additionalProperties'] !== false;
    const isSure = (name: string, other: string) => needed.has(name) || needs.has(other);
    const gone = findGone(olds, news, textOf, isSure);
    for (const [name, newName] of gone) {
      if (newName !== null) add(name, 'renamed', 'replaced', newName);
      else add(name, 'removed', isIgnored ? 'unsure' : 'replaced');
    }
    const renamed = new Set(gone.values());
    const isRefused = isOutput && was['additionalProperties'] === false;
    for (const name of new Set([...needs, ...news.keys()])) {
      const isKnown = olds.has(name);
      if (renamed.has(name)) continue;
      if (needs.has(name) && !needed.has(name)) add(name, 'required', 'narrower');
      else if (needed.has(name) && !needs.has(name)) add(name, 'optional', 'wider');
      else if (!isKnown && !needed.has(name))
        add(name, 'added', isRefused ? 'unsure' : isOutput ? 'narrower' : 'wider');
      if (isKnown && news.has(name)) compare([olds.get(name), news.get(name)], [...path, name]);
    }
  };
  compare([before, after], []);
  return found;
}

function moveOf(key: string, was: unknown, is: unknown, isOutput: boolean): Move {
  if (key === 'additionalProperties') {
    if (is === false) return was === undefined ? 'same' : 'narrower';
    if (isAny(was)) return isAny(is) ? 'same' : 'unsure';
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
  const isMore = Number(textOf(is)) > Number(textOf(was));
  if (LEAST.test(key)) return isMore ? 'narrower' : 'wider';
  return MOST.test(key) ? (isMore ? 'wider' : 'narrower') : 'unsure';
}

/** Of integers, more than 0 is at least 1. An inner object that names no properties takes any. */
function withDefaults(given: Schema, { length }: Path): Schema {
  const isFree = length > 0 && given['type'] === 'object' && propertiesOf(given).size === 0;
  const schema: Schema = { additionalProperties: isFree || undefined, ...given };
  for (const [key, exclusive, step] of BOUNDS) {
    const { [key]: bound, [exclusive]: beyond } = schema;
    if (typeof beyond !== 'number') continue;
    const isWhole = schema['type'] === 'integer' && Number.isSafeInteger(beyond);
    const least = isWhole ? beyond + step : beyond;
    // What is above a bound is at least the bound.
    if (typeof bound !== 'number' || bound * step < least * step) schema[key] = least;
    if (isWhole || schema[key] !== least) schema[exclusive] = undefined;
  }
  return schema;
}

/** Leaves out short alternatives that are a part of others by the rules: not lost, nor gained. */
const withoutParts = (some: readonly Schema[], others: readonly Schema[]) =>
  some.filter((one) => {
    const isPart = (other: Schema) => {
      const texts = textOf([one, other]);
      if (texts.length > MAX_TRIAL || texts.includes('"$ref"')) return false;
      return compareSchemas(one, other, false).every(({ effect }) => effect === 'compatible');
    };
    return !others.some(isPart);
  });

/** Whether all fits a schema. */
const isAny = (schema: unknown) => textOf(resolve(schema, {})) === '{}';

/** The texts of a schema and of all that it refers to; of very much, that of the document. */
function targetsIn(schema: Schema, { root, text: whole }: { root: Schema; text: string }): string {
  const texts = new Map([['', textOf(schema)]]);
  for (const text of texts.values())
    for (const [, ref = ''] of text.matchAll(REFERENCE)) {
      // Where a name or an address leads, such as an `$anchor`, is not known.
      if (texts.size > MAX_REFERENCES || !POINTER.test(ref)) return whole;
      if (!texts.has(ref)) texts.set(ref, textOf(resolve({ $ref: ref }, root)));
    }
  return [...texts.values()].join();
}

/** The constants that a schema wants in properties, which name the variant of a union. Else its text. */
function tagOf(schema: Schema, root: Schema): string {
  const constants = [...propertiesOf(schema)].flatMap(([name, one]) => {
    const { enum: values } = resolve(one, root);
    return Array.isArray(values) && values.length === 1 ? [[name, values[0]]] : [];
  });
  return textOf(constants.length > 0 ? constants : schema);
}

/** Integers are numbers. */
const kindOf = ({ type }: Schema) => textOf(type === 'integer' ? 'number' : type);

/** The schemas of which a value has to fit one. */
function alternativesOf(schema: unknown, root: Schema): Schema[] {
  const own = resolve(schema, root);
  const { anyOf, oneOf = anyOf, ...others } = own;
  const isEither = Array.isArray(oneOf) && textOf(others) === '{}';
  const all = (isEither ? oneOf : [own]).flatMap((one) => byType(resolve(one, root)));
  // Alternatives that are values of one type are one list of values.
  const groups = Map.groupBy(all, (one) => {
    const { enum: values, type, ...rest } = one;
    return Array.isArray(values) && textOf(rest) === '{}' ? type : one;
  });
  return Array.from(groups.values(), (some) =>
    Object.assign({}, some[0], some[1] && { enum: some.flatMap((one) => one['enum']) }),
  );
}

/** A schema for each type that a schema allows. Values have types, whether it names them or not. */
function byType({ type, enum: values, ...others }: Schema): Schema[] {
  const typedAs = (name: unknown): Schema => {
    const all = Object.entries({ ...others, type: name });
    return Object.fromEntries(all.filter(([key]) => name !== 'null' || !TYPED.test(key)));
  };
  const types = [type].flat();
  if (!Array.isArray(values)) return types.map(typedAs);
  const isOf = (value: unknown) => (name: unknown) =>
    name === typeOf(value) ||
    (name === 'integer' ? Number.isInteger(value) : !TYPES.some((one) => one === name));
  const fitting = values.filter((value) => types.some(isOf(value)));
  return Array.from(Map.groupBy(fitting, typeOf), ([kind, own]) => {
    const typed = typedAs(own.every(Number.isInteger) ? 'integer' : kind);
    const isWhole = kind === 'null' || (kind === 'boolean' && new Set(own).size === 2);
    return isWhole ? typed : { ...typed, enum: own };
  });
}

/**
 * A schema as an object: `true` allows all, `false` nothing. A constant is a list of one value. A
 * reference within the document, such as `#/$defs/a`, stands for its target, and `allOf` for its only
 * member, unless no rule says what they allow with what stands next to them.
 */
function resolve(schema: unknown, root: Schema, left = MAX_REFERENCES): Schema {
  if (!isObject(schema)) return schema === false ? { not: {} } : {};
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

/** A name in a pointer without escapes, which are of ASCII. */
const decoded = (name: string) =>
  name
    .replaceAll(/%[0-7][\da-f]/gi, decodeURIComponent)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');

/** What a reference within the document leads to. */
function targetOf(reference: unknown, root: Schema): unknown {
  if (typeof reference !== 'string' || !POINTER.test(reference)) return undefined;
  const names = reference.split('/').slice(1);
  return names.reduce<unknown>((at, name) => Object(at)[decoded(name)], root);
}

const propertiesOf = ({ properties }: Schema) =>
  new Map<string, unknown>(Object.entries(isObject(properties) ? properties : {}));
const requiredOf = ({ required }: Schema) =>
  new Set(Array.isArray(required) ? required.filter((one) => typeof one === 'string') : []);

import { TYPES } from '../../lib/json-schema.ts';
import { measureJson } from '../../lib/json-size.ts';
import { isObject, typeOf } from '../../lib/json-values.ts';
import { parseJson } from '../../lib/text.ts';
import type { ToolChange } from '../../report/verdict.ts';
import { isAny, kindOf, type Move, moveOf, type Schema, textOf } from './keywords.ts';
import { documentOf, resolve, targetsIn } from './references.ts';
import { findGone } from './renames.ts';

/** Schemas that nest deeper are not compared. */
const MAX_DEPTH = 70;
/** Up to so many pairs of alternatives are tried. */
const MAX_TRIALS = 100;
/** UTF-16 units of two alternatives of which one may be a part of the other. */
const MAX_TRIAL = 500;

/** They count where their members are compared, or by what refers to them. */
const PARTS = /^(?:properties|required|\$defs|definitions|\$(?:id|anchor|dynamicAnchor))$/;
/** A type, and a keyword that says nothing of it. */
const FOREIGN =
  /^"(?=(?:array|boolean|integer|null|number|object|string)")(?:(?!int|num).* (?:\w*imum|multipleOf)|(?!str).* (?:\w+Length|pattern)|(?!int|num|str).* format|(?!arr).* \w*(?:tems|ontains)|(?!obj).* (?:\w*ropert\w+|required|dep\w+))$/;

const BOUNDS = [
  ['minimum', 'exclusiveMinimum', 1],
  ['maximum', 'exclusiveMaximum', -1],
] as const;
/** Keywords that can evaluate a property, so that it is not refused. */
const EVALUATES = /(?:Of|\$ref|if|Schemas|patternProperties)(?:,|$)/;

type Path = readonly string[];
type What = 'removed' | 'renamed' | 'added' | 'required' | 'optional' | { keyword: string };

/** How two schemas differ in one place. */
export interface Difference {
  /** Names of properties, `[]` for items and `*` for other members. */
  path: Path;
  /** What happened to a property, or the keyword that differs. */
  what: What;
  /** Of a property that is renamed. */
  newName: string | null;
  effect: ToolChange['effect'];
  /** Before and after; undefined: nothing. */
  values: readonly unknown[];
}

/** Reads a schema, which is not free by its type. Null: it is unknown, or cannot be compared. */
export function readSchema(text: string | null): Schema | null {
  if (text === null || measureJson(text).depth > MAX_DEPTH) return null;
  const schema = parseJson(text);
  return isObject(schema) ? { type: 'object', additionalProperties: undefined, ...schema } : null;
}

/**
 * Lists how two schemas differ, by a rule for each keyword: nothing is proved. What fits a request may
 * only grow, and what fits a response (`isOutput`) may only shrink.
 */
export function compareSchemas(before: Schema, after: Schema, isOutput: boolean): Difference[] {
  const found: Difference[] = [];
  const [old, current] = [documentOf(before), documentOf(after)];
  /** Pairs of references that are compared already. */
  const seen = new Set<string>();
  const note = (path: Path, what: What, move: Move, values: readonly unknown[], to?: string) => {
    const isKept = move === (isOutput ? 'narrower' : 'wider');
    const effect = move === 'unsure' ? 'may-break' : isKept ? 'compatible' : 'breaking';
    if (move !== 'same') found.push({ path, what, newName: to ?? null, effect, values });
  };
  const compare = (values: readonly [unknown, unknown], path: Path) => {
    const [was = '', is] = values.map(textOf);
    const texts = `${was} ${is}`;
    const hasReferences = /"\$(?:dynamicR|r)ef":/.test(texts);
    if ((was === is && !hasReferences) || seen.has(texts)) return;
    if (path.length > MAX_DEPTH) return note(path, { keyword: '$ref' }, 'unsure', values);
    if (hasReferences) seen.add(texts);
    const olds = alternativesOf(values[0], old.root);
    const news = alternativesOf(values[1], current.root);
    let [lost, gained] = [olds, news];
    /** Compares those that have a key which no others have. */
    const pair = (keyOf: (one: Schema, root: unknown) => string) => {
      const others = Map.groupBy(gained, (one) => keyOf(one, current.root));
      for (const [key, [one, ...more]] of Map.groupBy(lost, (each) => keyOf(each, old.root))) {
        const [other, ...rest] = others.get(key) ?? [];
        if (!one || !other || more.length + rest.length > 0) continue;
        lost = lost.filter((each) => each !== one);
        gained = gained.filter((each) => each !== other);
        compareOne(one, other, path);
      }
    };
    if (olds.length + news.length === 2) pair(() => '');
    if (news.some(isAny)) lost = [];
    if (olds.some(isAny)) gained = [];
    // The same alternatives belong together, then those of one variant.
    pair(textOf);
    const kept = olds.filter((one) => !lost.includes(one));
    [lost, gained] = [withoutParts(lost, kept), withoutParts(gained, kept)];
    for (const keyOf of [tagOf, kindOf]) pair(keyOf);
    const were = lost.map((one) => tagsOf(one, old.root));
    const are = gained.map((one) => tagsOf(one, current.root));
    const noteRest = (some: typeof were, others: typeof were, move: Move) => {
      // Which of several became which is not known, but for other types and constants.
      const isSure = some.some((one) =>
        others.every((other) => [...one].some(([name, tag]) => (other.get(name) ?? tag) !== tag)),
      );
      if (some.length > 0) note(path, { keyword: 'anyOf' }, isSure ? move : 'unsure', values);
    };
    noteRest(were, are, 'narrower');
    noteRest(are, were, 'wider');
  };
  const compareOne = (older: Schema, newer: Schema, path: Path): void => {
    const [was, is] = [withDefaults(older), withDefaults(newer)];
    const isListed = (was['enum'] === undefined) !== (is['enum'] === undefined);
    compareProperties(was, is, path);
    for (const keyword of new Set(Object.keys({ type: null, ...was, ...is }))) {
      const values = [was[keyword], is[keyword]] as const;
      const isInner = keyword === 'additionalProperties' && values.every(isObject);
      // A list is a tuple.
      if ((keyword === 'items' && !values.some(Array.isArray)) || isInner) {
        compare([values[0] ?? {}, values[1] ?? {}], [...path, isInner ? '*' : '[]']);
      } else if (!PARTS.test(keyword)) {
        const [from, to] = [old, current].map((one, n) => targetsIn({ [keyword]: values[n] }, one));
        // Whether the values of a list keep within bounds is not known.
        const isUnsure = isListed && values[was['enum'] === undefined ? 1 : 0] === undefined;
        const move = isUnsure ? 'unsure' : moveOf(keyword, ...values, isOutput);
        // Whether a bound is exclusive decides between equal ones only.
        const bound = keyword.replace('exclusiveM', 'm');
        if (from !== to && (bound === keyword || was[bound] === is[bound]))
          note(path, { keyword }, move, values);
      }
    }
  };
  const compareProperties = (was: Schema, is: Schema, path: Path): void => {
    const [olds, news] = [propertiesOf(was), propertiesOf(is)];
    const [needed, needs] = [requiredOf(was), requiredOf(is)];
    const add = (name: string, what: What, move: Move, newName?: string) =>
      note([...path, name], what, move, [olds.get(name), news.get(name)], newName);
    const isOpen = is['unevaluatedProperties'] !== false || EVALUATES.test(Object.keys(is).join());
    const isIgnored = !isOutput && isOpen && is['additionalProperties'] !== false;
    const gone = findGone(olds, news, textOf, (one, other) => needed.has(one) || needs.has(other));
    for (const [name, newName] of gone) {
      if (newName !== null) add(name, 'renamed', 'replaced', newName);
      else add(name, 'removed', isIgnored ? 'unsure' : 'replaced');
    }
    const isRefused = isOutput && was['additionalProperties'] === false;
    for (const name of new Set([...needs, ...news.keys()]).difference(new Set(gone.values()))) {
      const isKnown = olds.has(name);
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

/** Of integers, more than 0 is at least 1. An inner object that names no properties takes any. */
function withDefaults(given: Schema): Schema {
  const isFree = given['type'] === 'object' && given['properties'] === undefined;
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
const withoutParts = (some: Schema[], others: Schema[]) =>
  some.filter((one) => {
    const isPart = (other: Schema) => {
      const texts = textOf([one, other]);
      // What nests can have alternatives, too.
      const isLong = texts.length > MAX_TRIAL && /:\[?\{/.test(texts);
      if (isLong || texts.includes('"$ref"')) return false;
      return compareSchemas(one, other, false).every(({ effect }) => effect === 'compatible');
    };
    return some.length * others.length > MAX_TRIALS || !others.some(isPart);
  });

/** Names a variant by the constants that it wants in properties, else by what it requires. */
function tagOf(schema: Schema, root: unknown): string {
  const tags = [...tagsOf(schema, root)];
  return textOf({ tags, required: tags.length > 1 ? [] : [...requiredOf(schema)] });
}

/** The kind of a schema, and the constants that it wants in properties. */
function tagsOf(schema: Schema, root: unknown): Map<string, string> {
  const tags = new Map([['', kindOf(schema)]]);
  for (const [name, one] of propertiesOf(schema)) {
    const { enum: values } = resolve(one, root);
    if (Array.isArray(values) && values.length === 1) tags.set(name, textOf(values));
  }
  return tags;
}

/** The schemas of which a value has to fit one. A union in it counts by its members. */
function alternativesOf(schema: unknown, root: unknown): Schema[] {
  const [all, found]: [Schema[], Map<string, unknown>] = [[], new Map([['', schema]])];
  for (const one of found.values()) {
    const own = resolve(one, root);
    const key = own['oneOf'] === undefined ? 'anyOf' : 'oneOf';
    const { [key]: members, type, ...others } = own;
    if (!Array.isArray(members) || textOf(others) !== '{}' || found.size > MAX_TRIALS)
      all.push(...byType(own));
    else for (const one of members) found.set(textOf(one), isObject(one) ? { type, ...one } : one);
  }
  // Alternatives that are values of one type are one list of values.
  const groups = Map.groupBy(all, (one) => {
    const { enum: values, type, ...rest } = one;
    return Array.isArray(values) && textOf(rest) === '{}' ? type : textOf(one);
  });
  return Array.from(groups.values(), (some) =>
    Object.assign({}, some[0], some[1]?.['enum'] && { enum: some.flatMap((one) => one['enum']) }),
  );
}

/** A schema for each type that a schema allows. Values have types, whether it names them or not. */
function byType({ type, enum: values, ...others }: Schema): Schema[] {
  const typedAs = (name: unknown): Schema => {
    const all = Object.entries({ ...others, type: name });
    return Object.fromEntries(all.filter(([key]) => !FOREIGN.test(`${textOf(name)} ${key}`)));
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

const propertiesOf = ({ properties }: Schema) =>
  new Map<string, unknown>(Object.entries(isObject(properties) ? properties : {}));
const requiredOf = ({ required }: Schema) =>
  new Set(Array.isArray(required) ? required.filter((one) => typeof one === 'string') : []);

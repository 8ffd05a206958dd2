import { TYPES } from '../../lib/json-schema.ts';
import { measureJson } from '../../lib/json-size.ts';
import { isObject, typeOf } from '../../lib/json-values.ts';
import { parseJson } from '../../lib/text.ts';
import type { ToolChange } from '../../report/verdict.ts';
import { isAny, isNever, kindOf, type Move, moveOf, type Schema, textOf } from './keywords.ts';
import { documentOf, resolve, targetsIn } from './references.ts';
import { findGone } from './renames.ts';

/** Schemas that nest deeper are not compared. */
const MAX_DEPTH = 70;
/** Up to so many pairs of alternatives are tried. */
const MAX_TRIALS = 100;
/** UTF-16 units of two alternatives of which one may be a part of the other. */
const MAX_TRIAL = 500;
/** Up to so many alternatives are compared, of all places. */
const MAX_WORK = 20_000;

/** They count where their members are compared, or by what refers to them. */
const PARTS = /^(?:properties|required|\$defs|definitions|\$(?:id|anchor|dynamicAnchor))$/;
/** A type, and a keyword that says nothing of it. */
const FOREIGN =
  /^"(?=(?:array|boolean|integer|null|number|object|string)")(?:(?!int|num).* (?:\w*imum|multipleOf)|(?!str).* (?:\w+Length|pattern)|(?!int|num|str).* format|(?!arr).* \w*(?:tems|ontains)|(?!obj).* (?:\w*ropert\w+|required|dep\w+))$/;

/** Keywords that can evaluate a property, so that it is not refused. */
const EVALUATES = /(?:Of|\$ref|if|Schemas|patternProperties)(?:,|$)/;

type Path = readonly string[];
/** Texts of the values that a schema wants, by where it wants them. */
type Tags = Map<string, Set<string>>;
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
  let work = 0;
  const note = (path: Path, what: What, move: Move, values: readonly unknown[], to?: string) => {
    const isKept = move === (isOutput ? 'narrower' : 'wider');
    const effect = move === 'unsure' ? 'may-break' : isKept ? 'compatible' : 'breaking';
    if (move !== 'same') found.push({ path, what, newName: to ?? null, effect, values });
  };
  const compare = (values: readonly [unknown, unknown], path: Path) => {
    const [was = '', is] = values.map(textOf);
    const texts = `${was} ${is}`;
    const hasReferences = old.text !== current.text && /"\$(?:dynamicR|r)ef":/.test(texts);
    if ((was === is && !hasReferences) || seen.has(texts)) return;
    if (path.length > MAX_DEPTH || work > MAX_WORK)
      return note(path, { keyword: '$ref' }, 'unsure', values);
    if (hasReferences) seen.add(texts);
    const { all: olds, overlap: overlapped } = alternativesOf(values[0], old.root);
    const { all: news, overlap: overlaps } = alternativesOf(values[1], current.root);
    work += olds.length + news.length;
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
    let isUnsure = overlapped || overlaps;
    // The same alternatives belong together, then those of one variant.
    for (const keysOf of [[textOf], [tagOf, kindOf]]) {
      for (const keyOf of keysOf) pair(keyOf);
      const kept = olds.filter((one) => !lost.includes(one));
      const parts = [lost, gained].map((some, side) => {
        const others = keysOf.length === 1 ? kept : side === 0 ? news : olds;
        const tried = some.length * others.length > MAX_TRIALS ? [] : others;
        work += some.length * tried.length;
        return Map.groupBy(some, (one) => partOf(one, tried));
      });
      isUnsure ||= parts[isOutput ? 1 : 0]?.has('nearly') === true;
      [lost = [], gained = []] = parts.map((some) => some.get('no') ?? []);
    }
    if (isUnsure) note(path, { keyword: 'anyOf' }, 'unsure', values);
    const were = lost.map((one) => tagsOf(one, old.root));
    const are = gained.map((one) => tagsOf(one, current.root));
    const noteRest = (some: typeof were, others: typeof were, move: Move) => {
      // Which of several became which is not known, but for other types and constants.
      const isSure = some.some((one) => others.every((other) => areApart(one, other)));
      if (some.length > 0) note(path, { keyword: 'anyOf' }, isSure ? move : 'unsure', values);
    };
    noteRest(were, are, 'narrower');
    noteRest(are, were, 'wider');
  };
  const compareOne = (older: Schema, newer: Schema, path: Path): void => {
    const [was, is] = [withDefaults(older), withDefaults(newer)];
    const isTuple = [was, is].some((one) => one['prefixItems'] !== undefined);
    const isListed = (was['enum'] === undefined) !== (is['enum'] === undefined);
    compareProperties(was, is, path);
    for (const keyword of new Set(Object.keys({ type: null, ...was, ...is }))) {
      const values = [was[keyword], is[keyword]] as const;
      const isInner = keyword === 'additionalProperties' && values.every(isObject);
      // A list is a tuple.
      if ((keyword === 'items' && !isTuple && !values.some(Array.isArray)) || isInner) {
        compare([values[0] ?? {}, values[1] ?? {}], [...path, isInner ? '*' : '[]']);
      } else if (!PARTS.test(keyword)) {
        const [from, to] = [old, current].map((one, n) => targetsIn({ [keyword]: values[n] }, one));
        // Whether the values of a list keep within bounds is not known.
        const isOfList = isListed && values[was['enum'] === undefined ? 1 : 0] === undefined;
        const move = isOfList ? 'unsure' : moveOf(keyword, ...values, isOutput);
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
    const { additionalProperties: others, unevaluatedProperties: unread } = was;
    const hasPatterns = was['patternProperties'] !== undefined;
    // What others had to be.
    const rest = isObject(others) && !isAny(others) && !hasPatterns ? others : undefined;
    const isUnsure = hasPatterns || isObject(unread) || (isOutput && others === false);
    for (const name of new Set([...needs, ...news.keys()]).difference(new Set(gone.values()))) {
      const isKnown = olds.has(name);
      const isUnknown = isOutput && isUnsure && !isKnown;
      if (needs.has(name) && !needed.has(name))
        add(name, 'required', isUnknown ? 'unsure' : 'narrower');
      else if (needed.has(name) && !needs.has(name)) add(name, 'optional', 'wider');
      else if (!isKnown && (!needed.has(name) || hasPatterns))
        add(name, 'added', isUnsure ? 'unsure' : isOutput ? 'narrower' : 'wider');
      const value = olds.get(name) ?? (needed.has(name) && !hasPatterns ? {} : rest);
      if (value !== undefined && news.has(name)) compare([value, news.get(name)], [...path, name]);
    }
  };
  compare([before, after], []);
  return found;
}

/** Of integers, more than 0 is at least 1. In draft 4, a bound is exclusive by a boolean. An inner object that names no properties takes any. */
function withDefaults(given: Schema): Schema {
  const isFree = given['type'] === 'object' && given['properties'] === undefined;
  const schema: Schema = { additionalProperties: isFree || undefined, ...given };
  if (isNever(schema['additionalProperties'])) schema['additionalProperties'] = false;
  if (schema['multipleOf'] === 1 && kindOf(schema) === '"number"')
    Object.assign(schema, { type: 'integer', multipleOf: undefined });
  for (const key of ['minimum', 'maximum']) {
    const [exclusive, step] = [key.replace('m', 'exclusiveM'), key === 'minimum' ? 1 : -1];
    const { [key]: bound } = schema;
    const beyond = schema[exclusive] === true ? bound : schema[exclusive];
    if (typeof beyond !== 'number') continue;
    const isWhole = schema['type'] === 'integer' && Number.isSafeInteger(beyond);
    const least = isWhole ? beyond + step : beyond;
    // What is above a bound is at least the bound.
    if (typeof bound !== 'number' || bound * step < least * step) schema[key] = least;
    schema[exclusive] = isWhole || schema[key] !== least ? undefined : beyond;
  }
  return schema;
}

/** Whether a short alternative is a part of others by the rules. Nearly: by none against it. */
function partOf(one: Schema, others: readonly Schema[]): 'no' | 'nearly' | 'fully' {
  let found: 'no' | 'nearly' = 'no';
  for (const other of others) {
    const texts = textOf([one, other]);
    // What nests can have alternatives, too.
    const isLong = texts.length > MAX_TRIAL && /:\[?\{/.test(texts);
    if (isLong || texts.includes('"$ref"')) continue;
    const all = compareSchemas(one, other, false);
    if (all.some(({ effect }) => effect === 'breaking')) continue;
    const isOpen = all.some(({ what, values }) => what === 'added' || values[1] === false);
    const isSure = all.every(({ effect }) => effect === 'compatible');
    if (isSure && (!isOpen || one['additionalProperties'] === false)) return 'fully';
    // Whether values keep within bounds is not known.
    if (isSure || one['enum'] !== undefined) found = 'nearly';
  }
  return found;
}

const areApart = (one: Tags, other: Tags) =>
  [...one].some(([name, texts]) => other.get(name)?.isDisjointFrom(texts));

/** Names a variant by the constants that it wants in properties, else by what it requires. */
function tagOf(schema: Schema, root: unknown): string {
  const tags = [...tagsOf(schema, root)].filter(([, texts]) => texts.size === 1);
  const isTagged = tags.some(([name]) => name.startsWith('.'));
  const named = tags.map(([name, texts]) => [name, ...texts]);
  return textOf({ tags: named, required: isTagged ? [] : [...requiredOf(schema)] });
}

/** The kind of a schema, its values, and those that it wants in properties. */
function tagsOf(schema: Schema, root: unknown): Tags {
  const tags: Tags = new Map();
  if (schema['type'] !== undefined) tags.set('type', new Set([kindOf(schema)]));
  const note = (name: string, { enum: values }: Schema) =>
    Array.isArray(values) && tags.set(name, new Set(values.map(textOf)));
  note('enum', schema);
  for (const [name, one] of propertiesOf(schema)) note(`.${name}`, resolve(one, root));
  return tags;
}

/**
 * The schemas of which a value has to fit one, and whether two of a `oneOf` can fit the same value,
 * which it refuses. A union in it counts by its members.
 */
function alternativesOf(schema: unknown, root: unknown): { all: Schema[]; overlap: boolean } {
  const [all, found]: [Schema[], Map<string, unknown>] = [[], new Map([['', schema]])];
  let [isExclusive, overlap] = [false, false];
  for (const one of found.values()) {
    const own = resolve(one, root);
    const key = own['oneOf'] === undefined ? 'anyOf' : 'oneOf';
    const { [key]: members, type, ...others } = own;
    if (!Array.isArray(members) || textOf(others) !== '{}' || found.size > MAX_TRIALS) {
      all.push(...byType(own));
      continue;
    }
    isExclusive ||= key === 'oneOf';
    for (const one of members) {
      overlap ||= isExclusive && found.has(textOf(one));
      found.set(textOf(one), isObject(one) ? { type, ...one } : one);
    }
  }
  if (isExclusive && !overlap) {
    const tags = all.slice(0, MAX_TRIALS).map((one) => tagsOf(onlyNeeded(one), root));
    const isClash = (one: Tags, at: number) =>
      tags.slice(at + 1).some((other) => !areApart(one, other));
    overlap = all.length > MAX_TRIALS || tags.some(isClash);
  }
  // Alternatives that are values of one kind are one list of values.
  const groups = Map.groupBy(all, (one) => {
    const { enum: values, type: _, ...rest } = one;
    return Array.isArray(values) && textOf(rest) === '{}' ? kindOf(one) : textOf(one);
  });
  const merged = [...groups.values()].flatMap(([one = {}, ...more]): Schema[] => {
    const values = [one, ...more].flatMap((each) => each['enum']);
    return more[0]?.['enum'] ? byType({ ...one, type: undefined, enum: values }) : [one];
  });
  return { all: merged, overlap };
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

/** Without the names that a value need not have. */
function onlyNeeded(schema: Schema): Schema {
  const needed = requiredOf(schema);
  const properties = [...propertiesOf(schema)].filter(([name]) => needed.has(name));
  return { ...schema, properties: Object.fromEntries(properties) };
}

const propertiesOf = ({ properties }: Schema) =>
  new Map<string, unknown>(Object.entries(isObject(properties) ? properties : {}));
const requiredOf = ({ required }: Schema) =>
  new Set(Array.isArray(required) ? required.filter((one) => typeof one === 'string') : []);

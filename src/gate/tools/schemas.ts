import { canonicalJson } from '../../lib/canonical-json.ts';
import { measureJson } from '../../lib/json-size.ts';
import { isObject } from '../../lib/json-values.ts';
import { parseJson } from '../../lib/text.ts';
import type { ToolChange } from '../../report/verdict.ts';
import { findGone } from './renames.ts';

/** Schemas that nest deeper are not compared. */
const MAX_DEPTH = 70;
/** Of two schemas, up to so many alternatives are compared with each other. */
const MAX_ALTERNATIVES = 10;
/** Alternatives in alternatives are compared so often. Then no row decides. */
const MAX_COMPARED = 20_000;
const MAX_REFERENCES = 40;

const WORDING = /^(?:title|description|default|examples|deprecated|\$comment|\$schema|\$id|x-.*)$/;
/** Their members are names rather than keywords. */
const NAMES = /^(?:properties|patternProperties|\$defs|definitions|dependent.*)$/;
/** Lists whose order says nothing. */
const SETS = /^(?:required|type|enum)$/;
/** A schema without them allows no less. */
const ASSERTIONS =
  /^(?:type|enum|mimeType|pattern|multipleOf|uniqueItems|(?:m|exclusiveM)(?:in|ax)(?!Contains).*)$/;
/** No row of the table decides what a change of them means. */
const UNSURE =
  /^(?:allOf|anyOf|oneOf|not|if|then|else|dep.*s|dependent.*|patternProperties|propertyNames|(?:min|max)?[cC]ontains|unevaluated.*|prefixItems|format|\$ref)$/;

const LEAST = /^(?:m|exclusiveM)in/;
const MOST = /^(?:m|exclusiveM)ax/;

/** An object of JSON Schema. */
export type Schema = Record<string, unknown>;

/** How two schemas differ in one place. */
export interface Difference {
  /** Names of properties, `[]` for items and `*` for other members. */
  path: string[];
  /** What happened to a property, or the keyword that differs. */
  what: 'removed' | 'renamed' | 'added' | 'required' | 'optional' | { keyword: string };
  /** Of a property that is renamed. */
  newName: string | null;
  effect: ToolChange['effect'];
  from: unknown;
  to: unknown;
}

/** What fits after a change, compared with before. `unsure`: no row of the table decides. */
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
    if (WORDING.test(key)) return [];
    if (SETS.test(key) && Array.isArray(part)) return [[key, part.map(canonicalJson).sort()]];
    return [[key, key === 'const' ? part : withoutWording(part, NAMES.test(key))]];
  });
  return Object.fromEntries(kept);
}

/**
 * Lists how two schemas differ, by the table of `docs/gating.md`: nothing is proved. What fits a
 * request may only grow, what fits a response may only shrink.
 */
export function compareSchemas(before: Schema, after: Schema, isOutput: boolean): Difference[] {
  const walk = new Comparison(before, after, isOutput);
  walk.compare(before, after, []);
  return walk.found;
}

class Comparison {
  readonly found: Difference[] = [];
  readonly #roots: readonly [Schema, Schema];
  readonly #isOutput: boolean;
  /** References that are compared already. */
  readonly #seen: Set<string>;
  readonly #left: { compared: number };

  constructor(before: Schema, after: Schema, isOutput: boolean, from?: Comparison) {
    this.#roots = [before, after];
    this.#isOutput = isOutput;
    this.#seen = new Set(from?.#seen);
    this.#left = from?.#left ?? { compared: MAX_COMPARED };
  }

  compare(before: unknown, after: unknown, path: string[]): void {
    const text = textOf(before);
    const hasReference = text.includes('"$ref"');
    if (text === textOf(after) && !hasReference) return;
    const refs = [before, after].map((one) => String(Object(one).$ref ?? ''));
    const pair = refs.join(' ');
    if (pair !== ' ' && this.#seen.has(pair)) return;
    this.#seen.add(pair);
    this.#left.compared -= 1;
    if (this.#left.compared < 0) {
      this.#note(path, { keyword: 'anyOf' }, 'unsure', before, after);
      return;
    }
    const was = alternativesOf(resolve(before, this.#roots[0]));
    const is = alternativesOf(resolve(after, this.#roots[1]));
    const gone = was.filter((one) => !is.some((other) => this.#isAllowed(one, other, 0)));
    const added = is.filter((one) => !was.some((other) => this.#isAllowed(one, other, 1)));
    const [only = {}, other = {}] = [gone[0] ?? was[0], added[0] ?? is[0]];
    if (was.length + is.length === 2 || (gone.length === 1 && added.length === 1)) {
      this.#compareOne(only, other, path);
      return;
    }
    const move = (what: Move) => this.#note(path, { keyword: 'anyOf' }, what, before, after);
    if (gone.length > 0) move('narrower');
    if (added.length > 0) move('wider');
  }

  /** Whether an alternative fits another one. */
  #isAllowed(one: Schema, other: Schema, side: 0 | 1): boolean {
    const [own, others] = side === 0 ? this.#roots : this.#roots.toReversed();
    if (own === undefined || others === undefined) return false;
    const walk = new Comparison(own, others, false, this);
    walk.#compareOne(one, other, []);
    return walk.found.every(({ effect }) => effect === 'compatible' || effect === 'wording');
  }

  #compareOne(was: Schema, is: Schema, path: string[]): void {
    this.#compareProperties(was, is, path);
    for (const key of new Set(Object.keys({ type: null, ...was, ...is }))) {
      const [before, after] = [was[key], is[key]];
      const isInner = key === 'additionalProperties' && isObject(before) && isObject(after);
      if (key === 'items' || isInner) {
        this.compare(before ?? {}, after ?? {}, [...path, isInner ? '*' : '[]']);
      } else if (textOf({ [key]: before }) !== textOf({ [key]: after })) {
        const move = moveOf(key, before, after, this.#isOutput);
        if (move !== 'same') this.#note(path, { keyword: key }, move, before, after);
      }
    }
  }

  #compareProperties(was: Schema, is: Schema, path: string[]): void {
    const [before, after] = [propertiesOf(was), propertiesOf(is)];
    const [needed, needs] = [requiredOf(was), requiredOf(is)];
    const gone = findGone(before, after, textOf, true);
    const renamed = new Set(gone.values());
    const note = (name: string, what: Difference['what'], move: Move, newName?: string) =>
      this.#note([...path, name], what, move, before.get(name), after.get(name), newName);
    for (const [name, newName] of gone) {
      const isIgnored = !this.#isOutput && is['additionalProperties'] !== false;
      if (newName !== null) note(name, 'renamed', 'replaced', newName);
      else note(name, 'removed', isIgnored ? 'unsure' : 'replaced');
    }
    for (const name of new Set([...needs, ...after.keys()])) {
      if (renamed.has(name)) continue;
      const isNeeded = needs.has(name) && !needed.has(name);
      if (isNeeded) note(name, 'required', 'narrower');
      else if (needed.has(name) && !needs.has(name)) note(name, 'optional', 'wider');
      else if (!before.has(name) && !needed.has(name)) {
        const isOpen = !this.#isOutput || was['additionalProperties'] !== false;
        note(name, 'added', isOpen ? (this.#isOutput ? 'narrower' : 'wider') : 'unsure');
      }
      if (before.has(name) && after.has(name))
        this.compare(before.get(name), after.get(name), [...path, name]);
    }
  }

  #note(
    path: string[],
    what: Difference['what'],
    move: Move,
    from: unknown,
    to: unknown,
    newName: string | null = null,
  ): void {
    const isKept = move === (this.#isOutput ? 'narrower' : 'wider');
    const effect = move === 'unsure' ? 'may-break' : isKept ? 'compatible' : 'breaking';
    this.found.push({ path, what, newName, effect, from, to });
  }
}

function moveOf(key: string, was: unknown, is: unknown, isOutput: boolean): Move {
  if (key === 'additionalProperties') {
    if (is === false) return was === undefined ? 'same' : 'narrower';
    if (was === false) return isOutput ? 'unsure' : 'wider';
    return textOf(objectOf(was)) === textOf(objectOf(is)) ? 'same' : 'unsure';
  }
  if (key === 'format' && is === undefined && !isOutput) return 'wider';
  // A client may have relied on it.
  if (key === 'mimeType' && is === undefined) return 'unsure';
  if (!ASSERTIONS.test(key)) return UNSURE.test(key) ? 'unsure' : 'same';
  if (was === undefined) return 'narrower';
  if (is === undefined) return 'wider';
  if (key === 'type' && was === 'integer' && is === 'number') return 'wider';
  if (key === 'type' && was === 'number' && is === 'integer') return 'narrower';
  if (key === 'enum' && Array.isArray(was) && Array.isArray(is)) {
    const [before, after] = [was, is].map((values) => new Set(values.map(canonicalJson)));
    if (before === undefined || after === undefined) return 'unsure';
    return before.isSubsetOf(after)
      ? 'wider'
      : before.isSupersetOf(after)
        ? 'narrower'
        : 'replaced';
  }
  if (typeof was !== 'number' || typeof is !== 'number' || key === 'multipleOf')
    return key === 'type' || key === 'mimeType' ? 'replaced' : 'unsure';
  return (LEAST.test(key) && is < was) || (MOST.test(key) && is > was) ? 'wider' : 'narrower';
}

/** The schemas of which a value has to fit one. */
function alternativesOf(schema: Schema): Schema[] {
  const { anyOf, oneOf, type, ...others } = schema;
  const either = anyOf ?? oneOf;
  let found = [schema];
  if (Array.isArray(type)) found = type.map((one) => ({ ...others, type: one }));
  else if (Array.isArray(either) && type === undefined && textOf(others) === '{}')
    found = either.map(objectOf);
  return found.length > MAX_ALTERNATIVES ? [schema] : found;
}

/** A schema as an object: `true` allows all, `false` nothing. A constant is a list of one value. */
function objectOf(schema: unknown): Schema {
  if (!isObject(schema)) return schema === false ? { not: {} } : {};
  const { const: only, ...others } = schema;
  return only === undefined ? schema : { ...others, enum: [only] };
}

/** Follows a reference within the document, such as `#/$defs/a`. Others stay. */
function resolve(schema: unknown, root: Schema, left = MAX_REFERENCES): Schema {
  const { $ref, ...others } = objectOf(schema);
  if (left === 0 || typeof $ref !== 'string' || !/^#(?:\/|$)/.test($ref)) return objectOf(schema);
  const names = $ref.split('/').slice(1);
  const target = names.reduce<unknown>(
    (at, name) => Object(at)[name.replaceAll('~1', '/').replaceAll('~0', '~')],
    root,
  );
  return resolve({ ...objectOf(target), ...others }, root, left - 1);
}

const propertiesOf = ({ properties }: Schema) =>
  new Map<string, unknown>(Object.entries(isObject(properties) ? properties : {}));
const requiredOf = ({ required }: Schema) =>
  new Set(Array.isArray(required) ? required.filter((one) => typeof one === 'string') : []);

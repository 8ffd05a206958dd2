import type { ChangeClass } from '../../../model/regression/surface-change.ts';
import { CHANGE_CLASSES } from '../../../model/regression/surface-change.ts';
import type { SurfaceSchema } from '../../../model/servers/surface.ts';
import { SchemaJudge, type Work } from '../containment/containment.ts';
import { isRecord, isSameJson, type SchemaDocument } from '../containment/forms.ts';
import { conditionKey, followReference } from '../containment/references.ts';
import { changedNotes, type KeywordChange, keywordChanges, pick } from './keyword-changes.ts';
import {
  type Node,
  otherProperties,
  pointerStep,
  propertiesOf,
  propertyChanges,
} from './property-changes.ts';
import { type Schema, type SchemaChange, SchemaPair } from './schema-pair.ts';

export type { SchemaChange } from './schema-pair.ts';

const MOST_CHANGES = 300;
const MOST_DEPTH = 40;
const MOST_NODES = 5_000;
const ALTERNATIVES = ['anyOf', 'oneOf', 'allOf'];
/** Keywords whose change may leave all as it was, with others changed beside them. */
const REWORDING = new Set(['$ref', '$dynamicRef', '$recursiveRef', 'not', 'if', 'then', 'else']);
const WORDS = { title: 'title-changed', description: 'description-changed' } as const;

/**
 * What changed in a schema, each at its place, and what it means for those who send what is right by it,
 * or read it. The schema as a whole is decided first: what is still right as a whole is compatible in all
 * its parts, and what is not has at least one change that says so.
 */
export function schemaChanges(
  before: SurfaceSchema,
  after: SurfaceSchema,
  direction: 'sent' | 'read',
  work?: Work,
): SchemaChange[] {
  if (isSameJson(before, after)) return [];
  const [was, is] = [withProperties(before), withProperties(after)];
  const walk = new SchemaWalk(new SchemaPair(was, is, direction, new SchemaJudge(work)));
  return walk.changes(was, is);
}

/** A tool that names no arguments at all has none. */
function withProperties(schema: SurfaceSchema): SurfaceSchema {
  if (typeof schema === 'boolean' || schema['type'] !== 'object') return schema;
  const said = [...ALTERNATIVES, 'properties', 'patternProperties', 'additionalProperties', '$ref'];
  return said.some((name) => schema[name] !== undefined) ? schema : { ...schema, properties: {} };
}

class SchemaWalk {
  readonly #pair: SchemaPair;
  readonly #changes: SchemaChange[] = [];
  /** What was told of pairs that are done; null while they are under way. */
  readonly #seen = new WeakMap<object, WeakMap<object, ChangeClass | null>>();
  /** What was told before of pairs that came up again. */
  readonly #repeated: ChangeClass[] = [];
  #nodes = 0;

  constructor(pair: SchemaPair) {
    this.#pair = pair;
  }

  changes(before: unknown, after: unknown): SchemaChange[] {
    this.#walk(before, after, '', false, 0);
    return this.#changes;
  }

  #walk(before: unknown, after: unknown, place: string, isSafe: boolean, depth: number): void {
    if (this.#isSame(before, after)) return;
    if (!isRecord(before) || !isRecord(after)) {
      this.#tellWhole(
        before,
        after,
        place,
        isSafe ? 'compatible' : this.#pair.classOf(before, after),
      );
      return;
    }
    this.#nodes += 1;
    if (depth > MOST_DEPTH || this.#nodes > MOST_NODES || this.#changes.length > MOST_CHANGES) {
      this.#tellWhole(before, after, place, 'unclear');
      return;
    }
    const [was, is] = [opened(before, this.#pair.before), opened(after, this.#pair.after)];
    if (this.#wasSeen(was.written, is.written)) return;
    const node: Node = {
      ...{ before: was.schema, after: is.schema },
      place: is.place ?? place,
      isSafe: false,
    };
    const found: ChangeClass = isSafe ? 'compatible' : this.#pair.classOf(before, after);
    node.isSafe = found === 'compatible';
    const [first, firstRepeated] = [this.#changes.length, this.#repeated.length];
    this.#words(node);
    this.#keywords(node, found);
    this.#properties(node, depth);
    this.#items(node, depth);
    for (const keyword of ALTERNATIVES) this.#alternatives(keyword, node, found, depth);
    const own = this.#changes.slice(first).map((change) => change.class);
    const told = [...own, ...this.#repeated.slice(firstRepeated)];
    const isTold =
      found === 'compatible' ? told.length > 0 : told.some((one) => isAsGrave(one, found));
    if (!isTold) this.#tellWhole(node.before, node.after, node.place, found);
    this.#seen.get(was.written)?.set(is.written, found);
  }

  #words({ before, after, place }: Node): void {
    for (const name of ['title', 'description'] as const) {
      if (this.#isSame(before[name], after[name])) continue;
      this.#changes.push({
        ...{ place: `${place}/${name}`, class: 'wording', kind: WORDS[name] },
        ...{ before: before[name], after: after[name] },
      });
    }
    for (const name of changedNotes(before, after, this.#isSame)) {
      this.#changes.push({
        ...{ place: `${place}/${pointerStep(name)}`, class: 'wording', kind: 'note-changed' },
        ...{ before: before[name], after: after[name] },
      });
    }
  }

  #keywords({ before, after, place, isSafe }: Node, found: ChangeClass): void {
    const changes = keywordChanges(before, after, this.#isSame);
    // Where what they were beside was put into other words, single keywords prove nothing.
    const isReworded =
      changes.some(({ keyword }) => REWORDING.has(keyword)) ||
      ALTERNATIVES.some((name) => !this.#isSame(before[name], after[name]));
    const differing = Object.keys({ ...before, ...after }).filter(
      (name) => !Object.hasOwn(WORDS, name) && !this.#isSame(before[name], after[name]),
    );
    for (const change of changes) {
      // Where nothing else differs, it is what makes the whole what it was found to be.
      const isDecided = isSafe || (found === 'breaking' && isAlone(change, differing));
      const own = isDecided ? found : this.#pair.classOf(change.before, change.after);
      this.#changes.push({
        place: `${place}/${change.keyword}`,
        class: own === 'breaking' && isReworded ? found : own,
        kind: change.kind(() => this.#pair.trendOf(change.before, change.after)),
        before: soleValue(change.before),
        after: soleValue(change.after),
      });
    }
  }

  #properties(node: Node, depth: number): void {
    const { before, after, place, isSafe } = node;
    for (const { isSure = false, ...change } of propertyChanges(node, this.#pair)) {
      const own = isSafe && !isSure ? 'compatible' : change.class;
      this.#changes.push({ ...change, class: own });
    }
    const is = propertiesOf(after);
    for (const [name, schema] of propertiesOf(before)) {
      if (!is.has(name)) continue;
      this.#walk(
        schema,
        is.get(name),
        `${place}/properties/${pointerStep(name)}`,
        isSafe,
        depth + 1,
      );
    }
    this.#others(node, depth);
    const keyword = 'patternProperties';
    const [ofBefore, ofAfter] = [recordOf(before[keyword]), recordOf(after[keyword])];
    const patterns = new Set([...Object.keys(ofBefore), ...Object.keys(ofAfter)]);
    for (const pattern of patterns) {
      const at = `${place}/${keyword}/${pointerStep(pattern)}`;
      const [was, is] = [ofBefore[pattern], ofAfter[pattern]];
      if (was !== undefined && is !== undefined) {
        this.#walk(was, is, at, isSafe, depth + 1);
        continue;
      }
      const parts = [before, after].map((schema) =>
        pick(schema, [keyword, 'additionalProperties']),
      );
      this.#changes.push({
        ...{ place: at, kind: 'other-properties-changed', before: was, after: is },
        class: isSafe ? 'compatible' : this.#pair.classOf(parts[0], parts[1]),
      });
    }
  }

  #others(node: Node, depth: number): void {
    const keyword = 'additionalProperties';
    const [was, is] = [node.before[keyword], node.after[keyword]];
    if (this.#isSame(was, is)) return;
    if (isRecord(was) && isRecord(is)) {
      this.#walk(was, is, `${node.place}/${keyword}`, node.isSafe, depth + 1);
      return;
    }
    const change = otherProperties(node, this.#pair);
    this.#changes.push({ ...change, class: node.isSafe ? 'compatible' : change.class });
  }

  #items(node: Node, depth: number): void {
    const { before, after, place, isSafe } = node;
    const { items: was } = before;
    const { items: is } = after;
    if (isRecord(was) && isRecord(is)) {
      this.#walk(was, is, `${place}/items`, isSafe, depth + 1);
    } else if (!this.#isSame(was, is)) {
      this.#itemKeyword('items', node);
    }
    const [first, second] = [before['prefixItems'], after['prefixItems']];
    if (Array.isArray(first) && Array.isArray(second) && first.length === second.length) {
      first.forEach((schema, index) => {
        this.#walk(schema, second[index], `${place}/prefixItems/${index}`, isSafe, depth + 1);
      });
    } else if (!this.#isSame(first, second)) {
      this.#itemKeyword('prefixItems', node);
    }
    if (!this.#isSame(before['additionalItems'], after['additionalItems'])) {
      this.#itemKeyword('additionalItems', node);
    }
  }

  #itemKeyword(keyword: string, { before, after, place, isSafe }: Node): void {
    const [was, is] = [before, after].map((schema) =>
      pick(schema, ['items', 'prefixItems', 'additionalItems']),
    );
    this.#changes.push({
      ...{ place: `${place}/${keyword}`, kind: 'items-changed' },
      ...{ before: before[keyword], after: after[keyword] },
      class: isSafe ? 'compatible' : this.#pair.classOf(was, is),
    });
  }

  /** Those that are in both are left out, so that their order says nothing. */
  #alternatives(
    keyword: string,
    { before, after, place, isSafe }: Node,
    found: ChangeClass,
    depth: number,
  ): void {
    const [was, is] = [listOf(before[keyword]), listOf(after[keyword])];
    const keys = [
      was.map((schema) => conditionKey(schema, this.#pair.before)),
      is.map((schema) => conditionKey(schema, this.#pair.after)),
    ] as const;
    const left = was.filter((_, index) => !keys[1].includes(keys[0][index] ?? ''));
    const right = is.filter((_, index) => !keys[0].includes(keys[1][index] ?? ''));
    was.forEach((schema, index) => {
      const other = keys[1].indexOf(keys[0][index] ?? '');
      if (other !== -1) {
        this.#walk(schema, is[other], `${place}/${keyword}/${other}`, isSafe, depth + 1);
      }
    });
    if (left.length === 0 && right.length === 0 && was.length === is.length) return;
    if (left.length === right.length && was.length === is.length) {
      left.forEach((schema, index) => {
        const other = right[index];
        const at = `${place}/${keyword}/${is.indexOf(other)}`;
        this.#walk(schema, other, at, isSafe, depth + 1);
      });
      return;
    }
    this.#changes.push({
      ...{ place: `${place}/${keyword}`, kind: 'alternatives-changed' },
      ...{ before: before[keyword], after: after[keyword] },
      class: isSafe ? 'compatible' : found,
    });
  }

  #tellWhole(before: unknown, after: unknown, place: string, found: ChangeClass): void {
    const kind = `schema-${this.#pair.trendOf(before, after)}` as const;
    this.#changes.push({ place, class: found, kind, before, after });
  }

  /** References that are the same may lead to what is not. */
  readonly #isSame = (one: unknown, other: unknown): boolean => {
    if (one === other && this.#pair.before.root === this.#pair.after.root) return true;
    const [left, right] = [this.#pair.keyOf(one), this.#pair.keyOf(other)];
    if (left === null || left !== right) return false;
    if (!left.includes('$')) return true;
    return fullKey(one, this.#pair.before) === fullKey(other, this.#pair.after);
  };

  #wasSeen(before: object, after: object): boolean {
    const known = this.#seen.get(before) ?? new WeakMap<object, ChangeClass | null>();
    this.#seen.set(before, known);
    const told = known.get(after);
    if (told === undefined) known.set(after, null);
    else if (told !== null) this.#repeated.push(told);
    return told !== undefined;
  }
}

function fullKey(schema: unknown, document: SchemaDocument): string {
  return conditionKey(schema, document, 'with words');
}

function isAsGrave(one: ChangeClass, other: ChangeClass): boolean {
  return one !== 'wording' && CHANGE_CLASSES.indexOf(one) <= CHANGE_CLASSES.indexOf(other);
}

/** What a reference alone stands for, with the words beside it; and where that is written. */
function opened(
  schema: Schema,
  document: SchemaDocument,
): { schema: Schema; written: Schema; place?: string } {
  const { $ref: reference, ...beside } = schema;
  const isAlone = Object.keys(beside).every(
    (name) => name === 'default' || Object.hasOwn(WORDS, name),
  );
  const target = isAlone ? followReference(document, reference) : undefined;
  if (!isRecord(target) || target === schema || typeof reference !== 'string') {
    return { schema, written: schema };
  }
  const place = reference.startsWith('#/') ? { place: reference.slice(1, 400) } : {};
  return { schema: { ...target, ...beside }, written: target, ...place };
}

/** Whether no keyword differs but those that a change is about. */
function isAlone({ before, after }: KeywordChange, differing: readonly string[]): boolean {
  return differing.every((name) => Object.hasOwn(before, name) || Object.hasOwn(after, name));
}

function soleValue(part: Schema): unknown {
  const values = Object.values(part);
  return values.length > 1 ? part : values[0];
}

function recordOf(value: unknown): Schema {
  return isRecord(value) ? value : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

import * as z from 'zod';
import { addMisfit, type Misfit, parseBy, typeName } from '../../api/validation.ts';
import { isObject } from '../../lib/json-values.ts';

/** By the definition of a schema, which its copies share. */
const choices = new WeakMap<object, readonly z.ZodType[]>();

/** Notes what a schema can pick, for generators: a choice by itself shows nothing. */
export function noteAlternatives<Schema extends z.ZodType>(
  schema: Schema,
  alternatives: readonly z.ZodType[],
): Schema {
  choices.set(schema._zod.def, alternatives);
  return schema;
}

/** What a schema can pick; `undefined` if it is no choice. */
export const alternativesOf = (schema: z.core.$ZodType) => choices.get(schema._zod.def);

export const choose = <Schema extends z.ZodType>(
  pick: (value: unknown) => Schema,
  alternatives: readonly z.ZodType[],
  find: (value: unknown) => Misfit[] = () => [],
) => noteAlternatives(z.unknown().transform(parseBy(pick, find)), alternatives);

/** One of several schemas. `expected` names in words of ours what a value of another type must be. */
export function oneOf<const All extends readonly z.ZodType[]>(expected: string, ...schemas: All) {
  const refused = z.unknown().transform((value, context) => {
    const observed = typeof value === 'string' ? `\`${value}\`` : typeName(value);
    addMisfit(context, [], { code: 'type', expected, observed });
    return z.NEVER;
  });
  return noteAlternatives(z.union([refused, ...schemas]), schemas);
}

export const listOf = <Schema extends z.ZodType>(item: Schema) =>
  z.union([item.transform((value) => [value]), z.array(item).min(1)]);

export const hasKey = (value: unknown, key: string) => isObject(value) && Object.hasOwn(value, key);

/** What is wrong if an object has none of some keys, or several. */
export function choiceMisfits(what: string, found: string[], names: readonly string[]): Misfit[] {
  const [first, second] = found;
  if (first === undefined) return [needs([], names, what)];
  return second === undefined ? [] : [conflict(first, second)];
}

/** Of two keys that exclude each other, the second is in the wrong place. */
export const conflict = (key: string, other: string): Misfit => ({
  path: [other],
  data: { code: 'conflict', key, other },
});

/** What stands at a path has no meaning without one of some keys. */
export const needs = (
  path: Misfit['path'],
  other: readonly string[],
  key = String(path.at(-1)),
): Misfit => ({ path, data: { code: 'needs', key, other: [...other] } });

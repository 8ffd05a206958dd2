import * as z from 'zod';
import { addMisfits, type Misfit, meantKey, parse } from '../../api/validation.ts';

/** By the definition of a schema, which its copies share. */
const choices = new WeakMap<object, readonly z.ZodType[]>();

/** Notes what a schema can pick, for generators: a choice by itself shows nothing. */
export function noteAlternatives(
  schema: z.core.$ZodType,
  alternatives: readonly z.ZodType[],
): void {
  choices.set(schema._zod.def, alternatives);
}

/** What a schema can pick; `undefined` if it is no choice. */
export const alternativesOf = (schema: z.core.$ZodType) => choices.get(schema._zod.def);

/**
 * Parses by the schema that a look at the value picks: its mistakes are those of this schema.
 *
 * @param find mistakes that the schema does not see. Only the first mistake of a place counts.
 */
export function choose<Schema extends z.ZodType>(
  pick: (value: unknown) => Schema,
  alternatives: readonly z.ZodType[],
  find: (value: unknown) => Misfit[] = () => [],
) {
  const schema = z.unknown().transform((value, context): z.output<Schema> => {
    const parsed = parse(pick(value), value);
    addMisfits(context, [...find(value), ...('misfits' in parsed ? parsed.misfits : [])]);
    return 'value' in parsed ? parsed.value : z.NEVER;
  });
  noteAlternatives(schema, alternatives);
  return schema;
}

/** One value or a list, as a list. */
export function listOf<Schema extends z.ZodType>(item: Schema) {
  const list = z.array(item).min(1);
  const one = item.transform((value) => [value]);
  return choose((value) => (Array.isArray(value) ? list : one), [item, list]);
}

type Members = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null;
/** An object that is no list. */
export const isMap = (value: unknown): value is Members => isObject(value) && !Array.isArray(value);
export const hasKey = (value: unknown, key: string) => isObject(value) && Object.hasOwn(value, key);

/** Those of `names` that an object has as keys, or means by a misspelt one. */
export function namesIn(value: unknown, names: readonly string[], known: readonly string[]) {
  const keys = isMap(value) ? Object.keys(value) : [];
  const meant = keys.map((key) => (known.includes(key) ? key : meantKey(key, known)));
  return names.filter((name) => meant.includes(name));
}

/** What is wrong if an object has none of some keys, or several. */
export function choiceMisfits(what: string, found: string[], names: readonly string[]): Misfit[] {
  const [first, second] = found;
  if (first === undefined) {
    return [{ path: [], data: { code: 'needs', key: what, other: [...names] } }];
  }
  if (second === undefined) return [];
  return [{ path: [second], data: { code: 'conflict', key: first, other: second } }];
}

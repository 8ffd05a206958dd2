import { isEqual, typeOf } from '../lib/json-values.ts';

type Condition<Value> = (value: Value, wanted: unknown) => boolean;
/** By their names in an assertion. */
export type Conditions<Name extends string, Value> = Readonly<Record<Name, Condition<Value>>>;

/** The first of the conditions that an assertion asks for and a value does not meet. */
export function findMissed<Name extends string, Value>(
  conditions: Conditions<Name, Value>,
  asked: { readonly [Asked in NoInfer<Name>]?: unknown },
  value: Value,
): Name | undefined {
  // A table has no other keys.
  const names = Object.keys(conditions) as Name[];
  return names.find((name) => asked[name] !== undefined && !conditions[name](value, asked[name]));
}

/**
 * Whether a text contains another one. An empty one, such as a captured value, is in no text: it would
 * prove nothing. Letter case does not count unless `caseSensitive`.
 */
export function includesText(text: string, part: string, caseSensitive = false): boolean {
  if (part === '') return false;
  return caseSensitive ? text.includes(part) : text.toLowerCase().includes(part.toLowerCase());
}

/** Of a value. */
export const OF_VALUES = {
  equals: (value: unknown, wanted: unknown) => isEqual(wanted, value),
  contains: (value: unknown, wanted: unknown) => {
    if (Array.isArray(value)) return value.some((item) => isEqual(wanted, item));
    return typeof value === 'string' && typeof wanted === 'string' && includesText(value, wanted);
  },
  matches: (value: unknown, pattern: unknown) =>
    typeof value === 'string' && new RegExp(String(pattern)).test(value),
  min: (value: unknown, least: unknown) => typeof value === 'number' && value >= Number(least),
  max: (value: unknown, most: unknown) => typeof value === 'number' && value <= Number(most),
};

/** Of an argument. */
export const OF_ARGUMENTS = {
  ...OF_VALUES,
  oneOf: (value: unknown, list: unknown) =>
    Array.isArray(list) && list.some((one) => isEqual(one, value)),
  type: (value: unknown, word: unknown) => word === 'any' || word === typeOf(value),
};

/** Of a number of things. */
export const OF_COUNTS = {
  count: OF_VALUES.equals,
  minCount: OF_VALUES.min,
  maxCount: OF_VALUES.max,
};

import { type Location, pathOf } from './json-path.ts';

/** Whether a value is an object of JSON. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a list; none if it is no list. */
export const objectsIn = (list: unknown): Record<string, unknown>[] =>
  Array.isArray(list) ? list.filter(isObject) : [];

/** The type of a JSON value, in the words of JSON Schema. All numbers are of type `number`. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Whether a value is an integer beyond 2^53, which `JSON.parse` has rounded. */
export const isUnsafeInteger = (value: unknown): boolean =>
  Number.isInteger(value) && !Number.isSafeInteger(value);

/** Where two values differ, by JSON path. A side that has nothing there lacks its member. */
export interface Difference {
  path: string;
  expected?: unknown;
  observed?: unknown;
}

/** Yields the places where two values differ. An integer beyond 2^53 equals none. */
export function* differences(
  expected: unknown,
  observed: unknown,
  location: Location = [],
): Generator<Difference> {
  const areLists = Array.isArray(expected) && Array.isArray(observed);
  if (!areLists && !(isObject(expected) && isObject(observed))) {
    if (expected !== observed || isUnsafeInteger(observed))
      yield { path: pathOf(location), expected, observed };
    return;
  }
  const [wanted, found] = [new Map(Object.entries(expected)), new Map(Object.entries(observed))];
  for (const key of new Set([...wanted.keys(), ...found.keys()])) {
    const at = [...location, areLists ? Number(key) : key];
    if (!wanted.has(key)) yield { path: pathOf(at), observed: found.get(key) };
    else if (!found.has(key)) yield { path: pathOf(at), expected: wanted.get(key) };
    else yield* differences(wanted.get(key), found.get(key), at);
  }
}

/** Whether two values are the same JSON, whatever the order of their members. */
export const isEqual = (expected: unknown, observed: unknown): boolean =>
  differences(expected, observed).next().done === true;

/** Whether lists and objects nest deeper. */
export function nestsDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => nestsDeeper(item, levels - 1));
}

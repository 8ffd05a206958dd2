import type { ArgumentMatching } from '../../../contract/cases/match-rules.ts';
import { isRounded } from '../../../contract/wire/exact-numbers.ts';

export type Arguments = Readonly<Record<string, unknown>>;

/** Expected strings that stand for a type, in partial mode. */
const TYPE_CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  any: () => true,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  object: (value) => isObject(value),
  array: (value) => Array.isArray(value),
  null: (value) => value === null,
};

function isObject(value: unknown): value is Arguments {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * In partial mode objects may have more keys than expected and words may stand for types; arrays
 * are compared element by element in both modes.
 */
function matches(expected: unknown, actual: unknown, isPartial: boolean): boolean {
  if (isPartial && typeof expected === 'string' && Object.hasOwn(TYPE_CHECKS, expected)) {
    return TYPE_CHECKS[expected]?.(actual) === true;
  }
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      expected.length === actual.length &&
      expected.every((item, index) => matches(item, actual[index], isPartial))
    );
  }
  if (isObject(expected)) {
    return (
      isObject(actual) &&
      (isPartial || Object.keys(expected).length === Object.keys(actual).length) &&
      Object.entries(expected).every(
        ([key, value]) => Object.hasOwn(actual, key) && matches(value, actual[key], isPartial),
      )
    );
  }
  // Two integers that differ may have become one number where they were read.
  return expected === actual && !isRounded(actual);
}

/** Names of the arguments that are wrong, missing or (in exact mode) too many. */
export function mismatchedArguments(
  expected: Arguments,
  actual: Arguments,
  matching: ArgumentMatching,
): string[] {
  if (matching === 'ignore') return [];
  const isPartial = matching === 'partial';
  const names = new Set([...Object.keys(expected), ...(isPartial ? [] : Object.keys(actual))]);
  return [...names].filter(
    (name) =>
      !(Object.hasOwn(expected, name) && Object.hasOwn(actual, name)) ||
      !matches(expected[name], actual[name], isPartial),
  );
}

/** Whether the actual arguments satisfy the expected ones. */
export function argumentsMatch(
  expected: Arguments,
  actual: Arguments,
  matching: ArgumentMatching,
): boolean {
  return mismatchedArguments(expected, actual, matching).length === 0;
}

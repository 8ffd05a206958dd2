import type { MatchRules } from '../api/cases/cases.ts';
import { isTypeWord, type Matcher, matcherOf } from '../api/cases/matchers.ts';
import { isObject, isUnsafeInteger } from '../lib/json-values.ts';

type Arguments = Readonly<Record<string, unknown>>;
type Matching = MatchRules['argumentMatching'];

/** Names the arguments that are wrong, missing or, with `exact`, not expected. */
export function missedArguments(
  expected: Arguments,
  observed: Arguments,
  matching: Matching,
): string[] {
  if (matching === 'ignore') return [];
  const more = matching === 'exact' ? Object.keys(observed) : [];
  const isThere = (name: string) => Object.hasOwn(expected, name) && Object.hasOwn(observed, name);
  return [...new Set([...Object.keys(expected), ...more])].filter(
    (name) => !isThere(name) || !fits(expected[name], observed[name], matching),
  );
}

function fits(expected: unknown, observed: unknown, matching: Matching): boolean {
  if (matching === 'partial') {
    if (isTypeWord(expected)) return isOfType(observed, expected);
    const matcher = matcherOf(expected);
    if (matcher !== null) return meets(matcher, observed);
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(observed) || expected.length !== observed.length) return false;
    return expected.every((item, at) => fits(item, observed[at], matching));
  }
  if (isObject(expected)) {
    return isObject(observed) && missedArguments(expected, observed, matching).length === 0;
  }
  // JSON rounds larger integers, so that two different ones may be equal here.
  return expected === observed && !isUnsafeInteger(observed);
}

function meets({ key, operand }: Matcher, observed: unknown): boolean {
  switch (key) {
    case 'contains':
      if (Array.isArray(observed)) return observed.some((item) => fits(operand, item, 'exact'));
      if (typeof observed !== 'string' || typeof operand !== 'string') return false;
      return observed.toLowerCase().includes(operand.toLowerCase());
    case 'matches':
      return typeof observed === 'string' && new RegExp(String(operand)).test(observed);
    case 'oneOf':
      return Array.isArray(operand) && operand.some((value) => fits(value, observed, 'exact'));
    case 'type':
      return isOfType(observed, operand);
    case 'equals':
      return fits(operand, observed, 'exact');
  }
}

function isOfType(value: unknown, word: unknown): boolean {
  if (word === 'any') return true;
  if (value === null || Array.isArray(value)) return word === (value === null ? 'null' : 'array');
  return typeof value === word;
}

import type { MatchRules } from '../api/cases/cases.ts';
import { isTypeWord, matcherOf } from '../api/cases/matchers.ts';
import { isEqual, isObject } from '../lib/json-values.ts';
import { OF_ARGUMENTS } from './conditions.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** Names the arguments that are wrong, missing or, with `exact`, not expected. */
export function missedArguments(
  expected: Arguments,
  observed: Arguments,
  matching: MatchRules['argumentMatching'],
): string[] {
  if (matching === 'ignore') return [];
  const [more, fits] = matching === 'exact' ? [Object.keys(observed), isEqual] : [[], fitsInPart];
  const isThere = (name: string) => Object.hasOwn(expected, name) && Object.hasOwn(observed, name);
  return [...new Set([...Object.keys(expected), ...more])].filter(
    (name) => !isThere(name) || !fits(expected[name], observed[name]),
  );
}

function fitsInPart(expected: unknown, observed: unknown): boolean {
  if (isTypeWord(expected)) return OF_ARGUMENTS.type(observed, expected);
  const matcher = matcherOf(expected);
  if (matcher !== null) return OF_ARGUMENTS[matcher.key](observed, matcher.operand);
  if (Array.isArray(expected)) {
    if (!Array.isArray(observed) || expected.length !== observed.length) return false;
    return expected.every((item, at) => fitsInPart(item, observed[at]));
  }
  if (!isObject(expected)) return isEqual(expected, observed);
  return isObject(observed) && missedArguments(expected, observed, 'partial').length === 0;
}

import * as z from 'zod';
import { isObject } from '../../lib/json-values.ts';
import { type Misfit, meantKey, misfitsIn, within } from '../validation.ts';
import type { MatchRules } from './cases.ts';
import { pattern } from './texts.ts';

/** Words that stand for all values of a type. */
const TYPE_WORDS = ['any', 'string', 'number', 'boolean', 'object', 'array', 'null'] as const;

/** An object with exactly one of these keys stands for the values that it describes. */
const OPERANDS = {
  contains: z.unknown(),
  matches: pattern(),
  oneOf: z.array(z.unknown()).min(1),
  type: z.enum(TYPE_WORDS),
  equals: z.unknown(),
};
const MATCHER_KEYS = Object.keys(OPERANDS);

export const isTypeWord = (text: unknown): boolean => TYPE_WORDS.some((word) => word === text);

const isMatcherKey = (key: string): key is keyof typeof OPERANDS => Object.hasOwn(OPERANDS, key);

/** Reads an expected value as a matcher; null: it is none. */
export function matcherOf(value: unknown) {
  if (!isObject(value)) return null;
  const [key = '', ...others] = Object.keys(value);
  return others.length === 0 && isMatcherKey(key) ? { key, operand: value[key] } : null;
}

/** Finds matchers of a wrong form in expected arguments, and those of other tools. */
export function matcherMistakes(
  args: Readonly<Record<string, unknown>>,
  matching: MatchRules['argumentMatching'],
): Misfit[] {
  if (matching !== 'partial') return [];
  return Object.entries(args).flatMap(([name, value]) => mistakesIn(value, [name]));
}

function mistakesIn(value: unknown, path: Misfit['path']): Misfit[] {
  const matcher = matcherOf(value);
  if (matcher !== null) {
    const { key, operand } = matcher;
    return within([...path, key], misfitsIn(OPERANDS[key], operand));
  }
  if (Array.isArray(value)) return value.flatMap((item, at) => mistakesIn(item, [...path, at]));
  if (!isObject(value)) return [];
  const [first = '', other, ...more] = Object.keys(value);
  if (other !== undefined && [first, other, ...more].every(isMatcherKey)) {
    return [{ path: [...path, other], data: { code: 'conflict', key: first, other } }];
  }
  return Object.entries(value).flatMap(([key, item]): Misfit[] => {
    const inner = [...path, key];
    if (!key.startsWith('$')) return mistakesIn(item, inner);
    const nearest = meantKey(key, MATCHER_KEYS);
    return [{ path: inner, data: { code: 'unknown-key', key, nearest, known: MATCHER_KEYS } }];
  });
}

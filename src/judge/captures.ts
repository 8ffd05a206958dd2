import type { Capture } from '../api/cases/steps.ts';
import { pathOf } from '../lib/json-path.ts';
import { nestsDeeper } from '../lib/json-values.ts';
import { integerLimit, limitMiss, missOf, nodesOf, textLimit } from './miss.ts';
import type { Miss, StepResult } from './record.ts';

/** Characters of a captured value as JSON. */
const MAX_CHARACTERS = 100_000;
/** How deep its lists and objects nest. */
const MAX_LEVELS = 100;
const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

interface Captures {
  captures: Readonly<Record<string, Capture>>;
  result: StepResult;
}

type Found = { value: unknown } | { miss: Miss };

/**
 * Takes values from a result, by name up to the first one that could not be captured. The condition
 * of a miss is the name of its value; null: there is none.
 */
export function capture({ captures, result }: Captures) {
  const values = new Map<string, unknown>();
  for (const [name, one] of Object.entries(captures)) {
    const found = typeof one === 'object' && 'pattern' in one ? find(one, result) : at(one, result);
    if ('miss' in found) {
      if (found.miss.kind === 'miss') found.miss.condition = name;
      return { values, miss: found.miss };
    }
    values.set(name, found.value);
  }
  return { values, miss: null };
}

function at(one: Exclude<Capture, { pattern: string }>, result: StepResult): Found {
  const { path, in: within } = typeof one === 'string' ? { path: one, in: undefined } : one;
  const found = nodesOf(result, path, within);
  if ('miss' in found) return found;
  const [value, ...others] = found.values;
  const [location] = found.locations;
  if (location === undefined || others.length > 0) {
    const observed = location === undefined ? null : `${found.values.length} values`;
    return { miss: missOf('one value', observed, null, path) };
  }
  const isLarge = nestsDeeper(value, MAX_LEVELS) || JSON.stringify(value).length > MAX_CHARACTERS;
  const limit = isLarge ? limitMiss('size', path) : integerLimit(value, pathOf(location));
  return limit === null ? { value } : { miss: limit };
}

function find({ pattern, as }: Extract<Capture, { pattern: string }>, result: StepResult): Found {
  const limit = textLimit(result);
  if (limit !== null) return { miss: limit };
  const match = new RegExp(pattern).exec(result.text);
  const text = match?.[match.length > 1 ? 1 : 0];
  if (text === undefined) return { miss: missOf(pattern, result.text) };
  if (text.length > MAX_CHARACTERS) return { miss: limitMiss('size') };
  if (as === undefined) return { value: text };
  const value = NUMBER.test(text.trim()) ? Number(text) : Number.NaN;
  const isKept = Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
  return isKept ? { value } : { miss: missOf('number', text) };
}

import type { Within } from '../api/cases/assertions.ts';
import { type Found, findNodes } from '../lib/json-path.ts';
import { isUnsafeInteger, nestsDeeper } from '../lib/json-values.ts';
import { MAX_MESSAGE_DEPTH } from '../lib/limits.ts';
import { parseJson } from '../lib/text.ts';
import { findUnsafeInteger } from '../lib/unsafe-integer.ts';
import type { Miss, StepResult } from './record.ts';

type Shown = string | number | boolean;

/** A miss with what was expected and what is there; null: nothing is. */
export const missOf = (
  expected: Shown,
  observed: Shown | null,
  condition: string | null = null,
  path: string | null = null,
): Miss => {
  const there = observed === null ? null : String(observed);
  return { kind: 'miss', condition, path, expected: String(expected), observed: there };
};

/** A miss, or null if it holds. */
export const missUnless = (holds: boolean, expected: Shown, observed: Shown | null): Miss | null =>
  holds ? null : missOf(expected, observed);

/** That what stands at a path, or all of it, cannot be judged within a limit. */
export const limitMiss = (
  which: Extract<Miss, { kind: 'limit' }>['which'],
  path: string | null = null,
): Miss => ({ kind: 'limit', which, path });

/** The limit that an integer beyond 2^53 in a value is; null: there is none. */
export function integerLimit(value: unknown, path = '$'): Miss | null {
  const found = findUnsafeInteger(value);
  return found === null ? null : limitMiss('integer', `${path}${found.slice(1)}`);
}

/** A miss with the value that is there; undefined: none is. The limit if rounding may be the cause. */
export function missAt(expected: string, value: unknown, condition: string, path: string): Miss {
  const isCompared = condition === 'equals' || condition === 'contains' || isUnsafeInteger(value);
  const limit = isCompared ? integerLimit(value, path) : null;
  return (
    limit ?? missOf(expected, value === undefined ? null : JSON.stringify(value), condition, path)
  );
}

/** The integer that the text of a result does not show as it came: it is made of parsed JSON. */
export const textLimit = ({ parts, structured }: StepResult): Miss | null =>
  parts.length === 0 ? integerLimit(structured) : null;

/** The JSON of a result, or why it has none. */
export function jsonOf(
  { raw, structured, text }: StepResult,
  within: Within,
): { value: unknown } | { miss: Miss } {
  if (within === 'result') return { value: raw };
  if (within !== 'text' && structured !== undefined) return { value: structured };
  if (within === 'structuredContent')
    return { miss: missOf(within, null, 'no-structured-content') };
  const value = parseJson(text);
  if (value === undefined) return { miss: missOf('JSON', text, 'no-json') };
  return nestsDeeper(value, MAX_MESSAGE_DEPTH) ? { miss: limitMiss('size') } : { value };
}

/** What a path leads to in the JSON of a result, or why that is not known. */
export function nodesOf(result: StepResult, path: string, within: Within): Found | { miss: Miss } {
  const json = jsonOf(result, within);
  if ('miss' in json) return json;
  const found = findNodes(path, json.value);
  return 'limit' in found ? { miss: limitMiss(found.limit, path) } : found;
}

import type { ResultAssertion } from '../api/cases/assertions.ts';
import { type Found, findNodes, pathOf } from '../lib/json-path.ts';
import { isEqual } from '../lib/json-values.ts';
import type { Miss, StepResult } from './record.ts';
import { asJson, integerLimit, jsonOf, miss, sizeLimit } from './result-json.ts';

type PathAssertion = Extract<ResultAssertion, { type: 'jsonPath' }>;

const COUNTS = ['count', 'minCount', 'maxCount'] as const;
type Counts = { [Name in (typeof COUNTS)[number]]?: number | undefined };

/** The condition of a number of things that does not hold; null: all hold. */
export function missedCount(counts: Counts, number: number): keyof Counts | null {
  const { count = number, minCount = 0, maxCount = number } = counts;
  if (number !== count) return 'count';
  if (number < minCount) return 'minCount';
  return number > maxCount ? 'maxCount' : null;
}

/** Judges the values at a path. */
export function judgePath(assertion: PathAssertion, result: StepResult): Miss | null {
  const { path } = assertion;
  const json = jsonOf(result, assertion.in);
  if ('miss' in json) return json.miss;
  const found = findNodes(path, json.value);
  if ('limit' in found) return sizeLimit(path);
  return judgeCounts(assertion, found) ?? judgeValues(assertion, found);
}

function judgeCounts(assertion: PathAssertion, { values, isSingular }: Found): Miss | null {
  const { path, exists } = assertion;
  const whole = isSingular ? values[0] : values;
  const isThere = values.length > 0;
  if (exists !== undefined && exists !== isThere) {
    return miss(String(exists), isThere ? asJson(whole) : null, 'exists', path);
  }
  const asked = COUNTS.find((name) => assertion[name] !== undefined);
  if (asked === undefined) return null;
  const number = isSingular && isThere ? countMembers(whole) : values.length;
  if (number === null) return miss(String(assertion[asked]), asJson(whole), 'members', path);
  const missed = missedCount(assertion, number);
  return missed && miss(String(assertion[missed]), String(number), missed, path);
}

/** How many members a list or an object has; null: the value is neither. */
const countMembers = (value: unknown): number | null =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : null;

const CONDITIONS = ['equals', 'contains', 'matches', 'min', 'max'] as const;
type Condition = (typeof CONDITIONS)[number];

/** Whether a value meets a condition that the assertion has. */
const MEETS: Record<Condition, (value: unknown, assertion: PathAssertion) => boolean> = {
  equals: (value, { equals }) => isEqual(equals, value),
  contains: (value, { contains }) => holds(value, contains),
  matches: (value, { matches = '' }) =>
    typeof value === 'string' && new RegExp(matches).test(value),
  min: (value, { min = 0 }) => typeof value === 'number' && value >= min,
  max: (value, { max = 0 }) => typeof value === 'number' && value <= max,
};

function judgeValues(assertion: PathAssertion, { values, locations }: Found): Miss | null {
  for (const condition of CONDITIONS) {
    const wanted = assertion[condition];
    if (wanted === undefined) continue;
    const expected = condition === 'matches' ? String(wanted) : asJson(wanted);
    if (values.length === 0) return miss(expected, null, condition, assertion.path);
    const at = values.findIndex((value) => !MEETS[condition](value, assertion));
    if (at === -1) continue;
    const [value, path] = [values[at], pathOf(locations[at] ?? [])];
    const compares = condition === 'equals' || condition === 'contains';
    const limit = compares ? integerLimit(value, path) : null;
    return limit ?? miss(expected, asJson(value), condition, path);
  }
  return null;
}

function holds(value: unknown, sought: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => isEqual(sought, item));
  if (typeof value !== 'string' || typeof sought !== 'string') return false;
  return value.toLowerCase().includes(sought.toLowerCase());
}

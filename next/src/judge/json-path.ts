import type { ResultAssertion } from '../api/cases/assertions.ts';
import { pathOf } from '../lib/json-path.ts';
import { findMissed, OF_COUNTS, OF_VALUES } from './conditions.ts';
import { asJson, integerLimit, missOf, nodesOf } from './miss.ts';
import type { Miss, StepResult } from './record.ts';

type PathAssertion = Extract<ResultAssertion, { type: 'jsonPath' }>;

/** Judges the values at a path. */
export function judgePath(assertion: PathAssertion, result: StepResult): Miss | null {
  const { path, exists } = assertion;
  const found = nodesOf(result, path, assertion.in);
  if ('miss' in found) return found.miss;
  const { values, locations, isSingular } = found;
  const isThere = values.length > 0;
  const whole = isSingular ? values[0] : values;
  if (exists !== undefined && exists !== isThere) {
    return missOf(exists, isThere ? asJson(whole) : null, 'exists', path);
  }
  const count = isSingular && isThere ? countMembers(whole) : values.length;
  const missed = findMissed(OF_COUNTS, assertion, count);
  if (missed !== undefined) {
    const expected = String(assertion[missed]);
    if (count === null) return missOf(expected, asJson(whole), 'members', path);
    return missOf(expected, count, missed, path);
  }
  if (!isThere) return judgeValue(assertion, undefined, path);
  for (const [at, value] of values.entries()) {
    const judged = judgeValue(assertion, value, pathOf(locations[at] ?? []));
    if (judged !== null) return judged;
  }
  return null;
}

/** How many members a list or an object has; null: the value is neither. */
const countMembers = (value: unknown): number | null =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : null;

/** @param value undefined: there is none, which meets no condition */
function judgeValue(assertion: PathAssertion, value: unknown, path: string): Miss | null {
  const condition = findMissed(OF_VALUES, assertion, value);
  if (condition === undefined) return null;
  const limit =
    condition === 'equals' || condition === 'contains' ? integerLimit(value, path) : null;
  const wanted = assertion[condition];
  const expected = condition === 'matches' ? String(wanted) : asJson(wanted);
  return limit ?? missOf(expected, value === undefined ? null : asJson(value), condition, path);
}

import type { ResultAssertion } from '../api/cases/assertions.ts';
import { pathOf } from '../lib/json-path.ts';
import { count } from '../words/verdicts.ts';
import { findMissed, OF_COUNTS, OF_VALUES } from './conditions.ts';
import { asJson, missAt, missOf, nodesOf } from './miss.ts';
import type { Miss, StepResult } from './record.ts';

type PathAssertion = Extract<ResultAssertion, { type: 'jsonPath' }>;

/** Judges the values at a path. A path to one value at most leads there, or meets no condition. */
export function judgePath(assertion: PathAssertion, result: StepResult): Miss | null {
  const { path, exists } = assertion;
  const found = nodesOf(result, path, assertion.in);
  if ('miss' in found) return found.miss;
  const { values, locations, isSingular } = found;
  const [value] = values;
  const isThere = values.length > 0;
  const places = isThere ? locations.map(pathOf) : [path];
  if (exists !== undefined && exists !== isThere) {
    return missAt(String(exists), value, 'exists', places[0] ?? path);
  }
  const number = isSingular ? countMembers(value) : values.length;
  const missed = findMissed(OF_COUNTS, assertion, number);
  if (missed !== undefined) {
    const expected = String(assertion[missed]);
    if (number === null) return missAt(expected, value, isThere ? 'members' : missed, path);
    return missOf(expected, count(number, isSingular ? 'member' : 'value'), missed, path);
  }
  for (const [index, at] of places.entries()) {
    const judged = judgeValue(assertion, values[index], at);
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
  const wanted = assertion[condition];
  const expected = condition === 'matches' ? String(wanted) : asJson(wanted);
  return missAt(expected, value, condition, path);
}

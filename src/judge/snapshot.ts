import type { ResultAssertion } from '../api/cases/assertions.ts';
import { findNodes, type Location, pathOf } from '../lib/json-path.ts';
import { type Difference, differences, isObject } from '../lib/json-values.ts';
import { integerLimit, jsonOf, limitMiss, missOf } from './miss.ts';
import type { Miss, StepResult } from './record.ts';

type SnapshotAssertion = Extract<ResultAssertion, { type: 'matchesSnapshot' }>;

/** What stands on both sides for a value that may differ. */
const MASKED = '[masked]';
const MAX_DIFFERENCES = 5;

export function judgeSnapshot(assertion: SnapshotAssertion, result: StepResult): Miss | null {
  const { snapshot, mask = [] } = assertion;
  const json = jsonOf(result, assertion.in);
  const isText = 'miss' in json && json.miss.kind === 'miss' && assertion.in === undefined;
  if ('miss' in json && !isText) return json.miss;
  const whole = 'miss' in json ? result.text : json.value;
  const paths = new Set<string>();
  const patterns = mask.flatMap((one) => ('pattern' in one ? new RegExp(one.pattern, 'g') : []));
  for (const path of mask.flatMap((one) => ('path' in one ? one.path : []))) {
    const [own, other] = [findNodes(path, whole), findNodes(path, snapshot ?? null)];
    if ('limit' in own) return limitMiss(own.limit, path);
    // It protects nothing. All of a value leaves nothing to compare.
    const isVain = own.isSingular && own.locations.length === 0;
    if (isVain || own.locations.some((at) => at.length === 0))
      return missOf('', null, 'mask', path);
    const others = 'limit' in other ? [] : other.locations;
    for (const location of [...own.locations, ...others]) paths.add(pathOf(location));
  }
  const masked = (part: unknown, at: Location): unknown => {
    if (paths.has(pathOf(at))) return MASKED;
    // A snapshot may hold what a pattern leaves of a text.
    if (typeof part === 'string' && !part.includes(MASKED))
      return patterns.reduce((text, pattern) => text.replace(pattern, MASKED), part);
    if (Array.isArray(part)) return part.map((item, index) => masked(item, [...at, index]));
    if (!isObject(part)) return part;
    const members = Object.entries(part).map(([key, item]) => [key, masked(item, [...at, key])]);
    return Object.fromEntries(members);
  };
  const hide = (side: unknown) => (mask.length === 0 ? side : masked(side, []));
  const value = hide(whole);
  const limit = integerLimit(value);
  if (limit !== null) return limit;
  if (snapshot === undefined) return missOf('', JSON.stringify(value), 'missing');
  const found: Difference[] = [];
  for (const one of differences(hide(snapshot), value)) {
    if (found.push(one) === MAX_DIFFERENCES) break;
  }
  return differ(found);
}

/** One difference as it is; several as objects of values by path. Whole: they are not redacted yet. */
function differ(found: Difference[]): Miss | null {
  const [first, ...others] = found;
  if (first === undefined) return null;
  if (others.length === 0) {
    const { path, expected, observed } = first;
    const condition = expected === undefined ? 'new' : null;
    const there = JSON.stringify(observed) ?? null;
    return missOf(JSON.stringify(expected) ?? '', there, condition, path);
  }
  const side = (name: 'expected' | 'observed') => {
    const values = found.filter((one) => name in one).map((one) => [one.path, one[name]]);
    return JSON.stringify(Object.fromEntries(values));
  };
  return missOf(side('expected'), side('observed'));
}

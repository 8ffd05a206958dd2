import type { RunReport } from '../model/run-report.ts';
import type { Repeats } from '../model/verdict.ts';
import { failureRateBound, passAllOf } from './statistics/flakiness.ts';

/** Tries in a row that are told of, where cases ran as often. */
const TRIES = 3;
/** Chance that a case fails more often than it is said to at most. */
const ALPHA = 0.05;

/** How reliable cases are that ran more than once; null where none did. */
export function repeatsOf({ cases }: RunReport): Repeats | null {
  const repeated = cases.flatMap(({ id, iterations }) => {
    const passed = iterations.filter(({ outcome }) => outcome === 'passed').length;
    const failed = iterations.filter(
      ({ outcome }) => outcome === 'failed' || outcome === 'error',
    ).length;
    return passed + failed > 1 ? { id, passed, total: passed + failed } : [];
  });
  const most = repeated.reduce((former, { total }) => Math.max(former, total), 0);
  if (most === 0) return null;
  const tries = Math.min(TRIES, most);
  const byCase = repeated.flatMap(({ id, passed, total }) => {
    const passAll = passAllOf(passed, total, tries);
    return passAll === null ? [] : { id, passAll };
  });
  const passes = repeated
    .filter(({ passed, total }) => passed === total)
    .reduce((fewest, { total }) => Math.min(fewest, total), Number.POSITIVE_INFINITY);
  return {
    ...{ tries, cases: byCase },
    passAll: byCase.reduce((sum, { passAll }) => sum + passAll, 0) / byCase.length,
    stable: Number.isFinite(passes)
      ? { passes, failureRate: failureRateBound(passes, ALPHA), confidence: 1 - ALPHA }
      : null,
  };
}

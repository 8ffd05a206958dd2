import { totalOf } from '../../report/counts.ts';
import type { Check, Counts } from '../../report/report.ts';

/** Rates are compared with this tolerance, since shares such as 0.7 are not exact. */
const TOLERANCE = 1e-9;

/**
 * Decides whether enough iterations passed.
 *
 * Missing results count both ways: the check passes if it passes even when all of them failed, and
 * fails if it fails even when all of them passed. Otherwise it is undecided.
 *
 * @param threshold share from 0 to 1
 */
export function checkPassRate(id: Check['id'], counts: Counts, threshold: number): Check {
  const { passed, failed, missing } = counts;
  const total = totalOf(counts);
  const needed = threshold * total - TOLERANCE * total;
  const hasResults = passed + failed > 0;
  const observed = hasResults ? passed / (passed + failed) : null;
  const outcome = !hasResults
    ? 'undecided'
    : passed >= needed
      ? 'passed'
      : passed + missing < needed
        ? 'failed'
        : 'undecided';
  return { id, outcome, threshold, observed, counts };
}

import { totalOf } from '../../report/counts.ts';
import type { Check, Counts } from '../../report/verdict.ts';
import { because, decideBothWays, newCheck } from './check.ts';

/** Rates are compared with this tolerance, since shares such as 0.7 are not exact. */
const TOLERANCE = 1e-9;

/**
 * Decides whether enough iterations passed.
 *
 * Missing results count both ways: the check passes if it passes even when all of them failed, and
 * fails if it fails even when all of them passed. Otherwise it is undecided.
 *
 * @param threshold share from 0 to 1
 * @param isOpen whether any number of results is missing besides
 */
export function checkPassRate(
  id: 'all-passed' | 'min-pass-rate',
  counts: Counts,
  threshold: number,
  isOpen: boolean,
): Check {
  const check = newCheck(id, 'share', threshold);
  check.counts = counts;
  const { passed, failed, missing } = counts;
  if (passed + failed === 0) {
    check.reason = because('no-results');
    return check;
  }
  check.observed = passed / (passed + failed);
  const needed = (threshold - TOLERANCE) * totalOf(counts);
  check.outcome = isOpen
    ? decideBothWays(threshold < 1 || failed === 0, false)
    : decideBothWays(passed + missing >= needed, passed >= needed);
  if (check.outcome === 'undecided')
    check.reason = because('missing-results', isOpen ? null : missing);
  return check;
}

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
 * @param isOpen whether any number of results is missing besides
 */
export function checkPassRate(
  id: Check['id'],
  counts: Counts,
  threshold: number,
  isOpen = false,
): Check {
  const finished = counts.passed + counts.failed;
  const observed = finished === 0 ? null : counts.passed / finished;
  const outcome = finished === 0 ? 'undecided' : decide(counts, threshold, isOpen);
  return { id, outcome, threshold, observed, counts };
}

function decide(counts: Counts, threshold: number, isOpen: boolean): Check['outcome'] {
  const { passed, failed, missing } = counts;
  if (isOpen) return threshold === 1 && failed > 0 ? 'failed' : 'undecided';
  const needed = (threshold - TOLERANCE) * totalOf(counts);
  if (passed >= needed) return 'passed';
  return passed + missing < needed ? 'failed' : 'undecided';
}

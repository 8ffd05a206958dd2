import { TERMINAL_STATUSES } from '../../contract/resources/run.ts';
import type { RunRecord } from '../storage/records.ts';

/** Percent of iterations that must pass where neither the request nor the suite says it. */
export const DEFAULT_MINIMUM_PASS_RATE_PERCENT = 100;

/**
 * Whether the criteria of a run are met. An empty run meets none. Compared as products, since a
 * rate such as 0.57 times 100 is not 57 in floating point.
 */
export function judgeRun({
  passedIterations,
  failedIterations,
  minimumPassRatePercent,
}: Pick<RunRecord, 'passedIterations' | 'failedIterations' | 'minimumPassRatePercent'>):
  | 'passed'
  | 'failed' {
  const total = passedIterations + failedIterations;
  return total > 0 && passedIterations * 100 >= minimumPassRatePercent * total
    ? 'passed'
    : 'failed';
}

/**
 * Counts of a run; `passRate` is a fraction. While the run goes on, `total` is what it set out to
 * do, or has done if that is more; once it has ended, what it did.
 */
export function summarizeRun(run: RunRecord) {
  const { passedIterations: passed, failedIterations: failed } = run;
  const finished = passed + failed;
  const total = TERMINAL_STATUSES.includes(run.status)
    ? finished
    : Math.max(run.plannedIterations, finished);
  return { total, passed, failed, passRate: total === 0 ? 0 : passed / total };
}

/** Rows may come until the run has ended, so that nothing is said of its scores before. */
export function scoreIntegrityOf({ status, scores }: RunRecord): 'valid' | 'invalid' | null {
  if (scores === null || !TERMINAL_STATUSES.includes(status)) return null;
  return scores.quarantined === 0 ? 'valid' : 'invalid';
}

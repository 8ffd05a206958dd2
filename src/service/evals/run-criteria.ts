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

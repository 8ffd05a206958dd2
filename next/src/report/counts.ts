import type { Counts, ReportCase } from './report.ts';

/** Number of planned iterations. */
export function totalOf({ passed, failed, missing }: Counts): number {
  return passed + failed + missing;
}

/** Counts iterations by outcome. Missing ones were planned or started, and have no result. */
export function countIterations(cases: readonly ReportCase[]): Counts {
  const all = cases.flatMap(({ iterations }) => iterations);
  const passed = all.filter((one) => one.outcome === 'passed').length;
  const failed = all.filter((one) => one.outcome === 'failed').length;
  const planned = cases.reduce((sum, one) => sum + Math.max(one.planned, one.iterations.length), 0);
  return { passed, failed, missing: planned - passed - failed };
}

/**
 * Whether a case failed. Without a pass rate, one with a model passes if an iteration does.
 *
 * @param isRated whether a pass rate is required
 */
export function isBroken(one: ReportCase, isRated: boolean): boolean {
  const { passed, failed } = countIterations([one]);
  return failed > 0 && (passed === 0 || !one.isSampled || isRated);
}

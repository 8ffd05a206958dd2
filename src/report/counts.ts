import type { Failure } from './failure.ts';
import type { Counts, ReportCase, RunReport, Verdict } from './report.ts';

export const NONE: Counts = { passed: 0, failed: 0, missing: 0 };

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

/** All failures of a run, and of the iterations of cases. */
export const failuresOf = ({ failures }: RunReport, cases: readonly ReportCase[]): Failure[] =>
  failures.concat(cases.flatMap(({ iterations }) => iterations.flatMap((one) => one.failures)));

/**
 * The cases that failed, or that a changed tool refuses. Without a pass rate, one with a model passes
 * if an iteration does, unless it got worse. What the gate excuses as known flaky is none of them.
 */
export function brokenOf(
  cases: readonly ReportCase[],
  { value, checks, comparison }: Verdict,
): Set<ReportCase> {
  const isRated = checks.some(({ id }) => id === 'min-pass-rate');
  const regressed = new Set(comparison?.regressed.map(({ identity }) => identity));
  const isExcusing = checks.some(({ reason }) => reason?.code === 'known-flaky');
  const excused = new Set(isExcusing ? comparison?.knownFlaky.map((one) => one.identity) : []);
  return new Set(
    cases.filter((one) => {
      const { passed, failed } = countIterations([one]);
      const isWhole = passed === 0 || !one.isSampled || isRated;
      if (excused.has(one.identity)) return false;
      if (failed > 0) return isWhole || regressed.has(one.identity);
      return value === 'failed' && one.iterations.some(({ outcome }) => outcome === 'invalid');
    }),
  );
}

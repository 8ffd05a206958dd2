import type { CaseReport, RunReport } from '../../../model/run-report.ts';

/**
 * How long it took from the first start to the last end: as the service says, by its run, or by the
 * iterations where all of them tell when they began; null where nobody knows.
 */
export function wallTimeMs({ run, cases }: Pick<RunReport, 'run' | 'cases'>): number | null {
  if (run?.execution !== undefined) return run.execution.wallMs;
  const { createdAtMs = null, completedAtMs = null } = run ?? {};
  if (createdAtMs !== null && completedAtMs !== null && completedAtMs >= createdAtMs) {
    return completedAtMs - createdAtMs;
  }
  return spanOf(cases);
}

function spanOf(cases: readonly CaseReport[]): number | null {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { iterations, folded } of cases) {
    if (folded !== undefined) return null;
    for (const { outcome, startedAtMs, durationMs } of iterations) {
      if (outcome === 'skipped') continue;
      if (startedAtMs === null || durationMs === null) return null;
      from = Math.min(from, startedAtMs);
      to = Math.max(to, startedAtMs + durationMs);
    }
  }
  return Number.isFinite(from) && Number.isFinite(to) && to >= from ? to - from : null;
}

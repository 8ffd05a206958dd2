import { nearestRank } from '../../model/counts.ts';
import type { IterationReport } from '../../model/run-report.ts';

/** Known durations of the iterations that count, ascending. */
export function sortedDurationsMs(iterations: readonly IterationReport[]): Float64Array {
  const durationsMs = iterations.flatMap(({ durationMs, outcome }) =>
    durationMs === null || outcome === 'skipped' ? [] : [durationMs],
  );
  // Numbers sort several times faster in an array of nothing else.
  return Float64Array.from(durationsMs).sort();
}

/** Nearest-rank percentile of ascending values; null where there are none. */
export function percentile(ascending: Float64Array, fraction: number): number | null {
  return ascending[nearestRank(ascending.length, fraction)] ?? null;
}

import { unpackCases } from '../../../model/cases/folded-cases.ts';
import type { CaseReport, RunReport } from '../../../model/run-report.ts';
import { percentile } from '../../text/durations.ts';
import { oncePer } from '../../text/once-per.ts';

/** How many iterations took about as long. */
export interface DurationBin {
  fromMs: number;
  /** Not in it any more; infinite in one of all that is longer. */
  toMs: number;
  count: number;
}

/** How long iterations took. */
export interface LatencyFacts {
  count: number;
  /** Side by side, the shortest first. */
  bins: DurationBin[];
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
}

/** So many bins, and some more where rounding makes them. */
const BINS = 16;

/** Durations of all iterations that count, folded ones too; null where none or not all are known. */
export const latencyFacts: (report: RunReport) => LatencyFacts | null = oncePer(({ cases }) => {
  const known: number[] = [];
  for (const testCase of cases) {
    // Percentiles of a part would pass for those of all.
    if (!gatherDurations(testCase, known)) return null;
  }
  const ascending = Float64Array.from(known.filter(isCredible)).sort();
  const at = (fraction: number) => percentile(ascending, fraction) ?? 0;
  if (ascending.length === 0) return null;
  const [p50Ms, p95Ms, p99Ms] = [at(0.5), at(0.95), at(0.99)];
  return { count: ascending.length, bins: binsOf(ascending, p99Ms), p50Ms, p95Ms, p99Ms };
});

/** A report from elsewhere may say any number. */
function isCredible(durationMs: number): boolean {
  return durationMs >= 0 && durationMs <= Number.MAX_SAFE_INTEGER;
}

/** Whether those of its folded iterations are known one by one. */
function gatherDurations({ iterations, folded }: CaseReport, known: number[]): boolean {
  for (const { durationMs, outcome } of iterations) {
    if (durationMs !== null && outcome !== 'skipped') known.push(durationMs);
  }
  if (folded === undefined) return true;
  let told = 0;
  for (const { durationMs, passed } of unpackCases(folded)) {
    if (passed === 0) continue;
    if (passed !== 1 || durationMs === null) return false;
    known.push(durationMs);
    told += 1;
  }
  return told === folded.passed;
}

/** Equal bins up to the 99th percentile, and one for the few that took longer: one of them may be huge. */
function binsOf(ascending: Float64Array, p99Ms: number): DurationBin[] {
  const least = ascending[0] ?? 0;
  const step = roundStep((p99Ms - least) / BINS || p99Ms / BINS);
  const first = Math.floor(least / step);
  const last = Math.floor(p99Ms / step);
  const bins = Array.from({ length: last - first + 1 }, (_, at): DurationBin => {
    return { fromMs: (first + at) * step, toMs: (first + at + 1) * step, count: 0 };
  });
  const longer: DurationBin = {
    fromMs: (last + 1) * step,
    toMs: Number.POSITIVE_INFINITY,
    count: 0,
  };
  for (const durationMs of ascending) {
    const bin = bins[Math.floor(durationMs / step) - first] ?? longer;
    bin.count += 1;
  }
  return longer.count > 0 ? [...bins, longer] : bins;
}

const ROUND = [1, 2, 5, 10];

/** The least of 1, 2 and 5 times a power of ten that is no less: what people count by. */
export function roundStep(least: number): number {
  if (!(least > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  // A hair of tolerance, since powers of ten below one are not exact.
  const factor = ROUND.find((one) => one * power >= least * (1 - 1e-9)) ?? 10;
  return factor * power;
}

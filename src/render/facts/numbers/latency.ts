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
  /** How many it had been, were the baseline's as many; absent where there is none. */
  before?: number;
}

/** How long iterations took. */
export interface LatencyFacts {
  count: number;
  /** Side by side, the shortest first. */
  bins: DurationBin[];
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  /** The same of the baseline's; absent where there is none. */
  before?: { p50Ms: number; p95Ms: number };
}

/** So many bins, and some more where rounding makes them. */
const BINS = 16;

/** Durations of all iterations that count, folded ones too; null where none or not all are known. */
export const latencyFacts: (report: RunReport) => LatencyFacts | null = oncePer((report) =>
  latencyBeside(report, new Float64Array()),
);

/**
 * The same beside how long they took in the baseline.
 * @param before durations, ascending.
 */
export function latencyBeside(
  { cases }: Pick<RunReport, 'cases'>,
  before: Float64Array,
): LatencyFacts | null {
  const known: number[] = [];
  for (const testCase of cases) {
    // Percentiles of a part would pass for those of all.
    if (!gatherDurations(testCase, known)) return null;
  }
  const ascending = Float64Array.from(known.filter(isCredible)).sort();
  const former = before.filter(isCredible);
  if (ascending.length === 0) return null;
  return {
    ...{ count: ascending.length, bins: binsOf(ascending, former) },
    ...{ p50Ms: at(ascending, 0.5), p95Ms: at(ascending, 0.95), p99Ms: at(ascending, 0.99) },
    ...(former.length > 0 && { before: { p50Ms: at(former, 0.5), p95Ms: at(former, 0.95) } }),
  };
}

const at = (ascending: Float64Array, fraction: number) => percentile(ascending, fraction) ?? 0;

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
function binsOf(ascending: Float64Array, former: Float64Array): DurationBin[] {
  const least = Math.min(ascending[0] ?? 0, former[0] ?? Number.POSITIVE_INFINITY);
  const p99Ms = Math.max(at(ascending, 0.99), at(former, 0.99));
  const step = roundStep((p99Ms - least) / BINS || p99Ms / BINS);
  const first = Math.floor(least / step);
  const last = Math.floor(p99Ms / step);
  const empty = { count: 0, ...(former.length > 0 && { before: 0 }) };
  const bins = Array.from({ length: last - first + 1 }, (_, place): DurationBin => {
    return { fromMs: (first + place) * step, toMs: (first + place + 1) * step, ...empty };
  });
  const longer: DurationBin = {
    ...{ fromMs: (last + 1) * step, toMs: Number.POSITIVE_INFINITY },
    ...empty,
  };
  const binOf = (durationMs: number) => bins[Math.floor(durationMs / step) - first] ?? longer;
  for (const durationMs of ascending) binOf(durationMs).count += 1;
  const share = ascending.length / former.length;
  for (const durationMs of former) {
    const bin = binOf(durationMs);
    bin.before = (bin.before ?? 0) + share;
  }
  return longer.count + (longer.before ?? 0) > 0 ? [...bins, longer] : bins;
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

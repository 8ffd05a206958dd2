import type { CaseReport, IterationReport, RunReport, TokenCounts } from './run-report.ts';

/** Counts of iterations. Skipped ones are outside `total`. */
export interface Counts {
  total: number;
  passed: number;
  /** Failed and error together. */
  failed: number;
  unfinished: number;
  skipped: number;
  flaky: number;
}

export function countIterations(iterations: readonly IterationReport[]): Counts {
  const counts: Counts = { total: 0, passed: 0, failed: 0, unfinished: 0, skipped: 0, flaky: 0 };
  for (const iteration of iterations) {
    const { outcome } = iteration;
    if (outcome === 'skipped') {
      counts.skipped += 1;
      continue;
    }
    counts.total += 1;
    if (isFlaky(iteration)) counts.flaky += 1;
    if (outcome === 'passed') counts.passed += 1;
    else if (outcome === 'unfinished') counts.unfinished += 1;
    else counts.failed += 1;
  }
  return counts;
}

/** Passed only after it failed before; a report from elsewhere may call flaky what failed. */
export function isFlaky({ outcome, flaky }: Pick<IterationReport, 'outcome' | 'flaky'>): boolean {
  return flaky && outcome === 'passed';
}

export function allIterations(report: RunReport): IterationReport[] {
  return report.cases.flatMap((testCase) => testCase.iterations);
}

/** How many cases there are, folded ones included. */
export function countCases(cases: readonly CaseReport[]): number {
  return cases.reduce((sum, { folded }) => sum + (folded?.cases ?? 1), 0);
}

/** Counts of a case, folded iterations included. */
export function countCase({ iterations, folded }: CaseReport): Counts {
  const counts = countIterations(iterations);
  const { passed = 0, skipped = 0 } = folded ?? {};
  return {
    ...counts,
    total: counts.total + passed,
    passed: counts.passed + passed,
    skipped: counts.skipped + skipped,
  };
}

/** Counts of all cases, folded iterations included. */
export function countReport({ cases }: Pick<RunReport, 'cases'>): Counts {
  return sumCounts(cases.map(countCase));
}

export function sumCounts(parts: readonly Counts[]): Counts {
  const sum = countIterations([]);
  for (const { total, passed, failed, unfinished, skipped, flaky } of parts) {
    sum.total += total;
    sum.passed += passed;
    sum.failed += failed;
    sum.unfinished += unfinished;
    sum.skipped += skipped;
    sum.flaky += flaky;
  }
  return sum;
}

/** Passed iterations as a fraction of all that count; null where there are none. */
export function passRate({ passed, total }: Pick<Counts, 'passed' | 'total'>): number | null {
  return total === 0 ? null : passed / total;
}

/** Sum of the durations of a case that are known, folded iterations included. */
export function caseDurationMs({ iterations, folded }: CaseReport): number | null {
  const durationMs = sumKnown(iterations, (iteration) => iteration.durationMs);
  return sumKnown([durationMs, folded?.durationMs ?? null], (part) => part);
}

/** Sums of the token counts that are known. */
export function totalTokens(iterations: readonly IterationReport[]): TokenCounts {
  return {
    input: sumKnown(iterations, ({ tokens }) => tokens.input),
    output: sumKnown(iterations, ({ tokens }) => tokens.output),
    total: sumKnown(iterations, ({ tokens }) => tokens.total),
  };
}

/** The sum of what is known; null where nothing is. */
export function addKnown(one: number | null, other: number | null): number | null {
  return one === null && other === null ? null : (one ?? 0) + (other ?? 0);
}

/** Sum of the figures that are known; null where none is. */
export function sumKnown<Item>(
  items: readonly Item[],
  figure: (item: Item) => number | null,
): number | null {
  let sum: number | null = null;
  for (const item of items) {
    const value = figure(item);
    if (value !== null) sum = (sum ?? 0) + value;
  }
  return sum;
}

/** @param rate least fraction that must pass. */
export function meetsRate({ passed, total }: Pick<Counts, 'passed' | 'total'>, rate: number) {
  // The tolerance takes up the rounding of percent typed with decimals, far below one iteration.
  return passed >= rate * total - 1e-9 * total;
}

/** Place of a percentile among so many ascending values, from 0, by the nearest rank. */
export function nearestRank(total: number, fraction: number): number {
  return Math.max(0, Math.ceil(total * fraction) - 1);
}

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
  for (const { outcome, flaky } of iterations) {
    if (outcome === 'skipped') {
      counts.skipped += 1;
      continue;
    }
    counts.total += 1;
    if (flaky) counts.flaky += 1;
    if (outcome === 'passed') counts.passed += 1;
    else if (outcome === 'unfinished') counts.unfinished += 1;
    else counts.failed += 1;
  }
  return counts;
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
  const passed = folded?.passed ?? 0;
  return { ...counts, total: counts.total + passed, passed: counts.passed + passed };
}

/** Counts of all cases, folded iterations included. */
export function countReport({ cases }: Pick<RunReport, 'cases'>): Counts {
  const counts = countIterations([]);
  for (const testCase of cases) {
    const more = countCase(testCase);
    counts.total += more.total;
    counts.passed += more.passed;
    counts.failed += more.failed;
    counts.unfinished += more.unfinished;
    counts.skipped += more.skipped;
    counts.flaky += more.flaky;
  }
  return counts;
}

/** Passed iterations as a fraction of all that count; null where there are none. */
export function passRate({ passed, total }: Pick<Counts, 'passed' | 'total'>): number | null {
  return total === 0 ? null : passed / total;
}

/** A case passes when every iteration that counts passed, and one did. */
export function casePassed(testCase: CaseReport): boolean {
  const { total, passed } = countCase(testCase);
  return total > 0 && passed === total;
}

/** Sum of the durations that are known; null where none is. */
function totalDurationMs(iterations: readonly IterationReport[]): number | null {
  return sumKnown(iterations.map(({ durationMs }) => durationMs));
}

/** Sum of the durations of a case that are known, folded iterations included. */
export function caseDurationMs({ iterations, folded }: CaseReport): number | null {
  return sumKnown([totalDurationMs(iterations), folded?.durationMs ?? null]);
}

/** Sum of the durations of all cases that are known; null where none is. */
export function reportDurationMs({ cases }: Pick<RunReport, 'cases'>): number | null {
  return sumKnown(cases.map(caseDurationMs));
}

/** Sums of the token counts that are known. */
export function totalTokens(iterations: readonly IterationReport[]): TokenCounts {
  return {
    input: sumKnown(iterations.map(({ tokens }) => tokens.input)),
    output: sumKnown(iterations.map(({ tokens }) => tokens.output)),
    total: sumKnown(iterations.map(({ tokens }) => tokens.total)),
  };
}

function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

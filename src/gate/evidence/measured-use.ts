import { unpackCases } from '../../model/cases/folded-cases.ts';
import type { CaseReport, IterationReport, RunReport } from '../../model/run-report.ts';
import type { Reason, UntoldFigure } from '../../model/verdict.ts';
import { missingFrom, type Population } from './population.ts';

/** What an iteration used of something; null where nobody knows. */
export type Measure = (iteration: IterationReport, testCase: CaseReport) => number | null;

/** One figure that is known, and what it is of. */
export interface Use {
  testCase: CaseReport;
  value: number;
  /** It ended, so that this is all of it. */
  isWhole: boolean;
}

/** What the iterations that count used of something. */
export interface MeasuredUse {
  uses: readonly Use[];
  /** Iterations that ended and do not tell it. */
  untold: number;
  /** Results that are not there, and may have used any amount. */
  missing: number;
}

/** Measures each iteration that counts; of folded ones a duration alone can be known. */
export function measureUse(
  { cases }: RunReport,
  measure: Measure,
  population: Population,
): MeasuredUse {
  const uses: Use[] = [];
  let untold = 0;
  for (const testCase of cases) {
    untold += testCase.folded?.passed ?? 0;
    for (const iteration of testCase.iterations) {
      const { outcome } = iteration;
      if (outcome === 'skipped') continue;
      const isWhole = outcome !== 'unfinished';
      const value = credible(measure(iteration, testCase));
      if (value !== null) uses.push({ testCase, value, isWhole });
      else if (isWhole) untold += 1;
    }
  }
  return { uses, untold, missing: missingFrom(population) };
}

/** The durations of iterations that ended, those of folded cases that ran once too. */
export function measureDurations(report: RunReport, population: Population): MeasuredUse {
  const { uses, untold, missing } = measureUse(report, ({ durationMs }) => durationMs, population);
  const folded = report.cases.flatMap((testCase) => foldedDurations(testCase));
  return {
    uses: [...uses.filter(({ isWhole }) => isWhole), ...folded],
    untold: untold - folded.length,
    missing,
  };
}

function foldedDurations(testCase: CaseReport): Use[] {
  const { folded } = testCase;
  if (folded === undefined) return [];
  const uses: Use[] = [];
  for (const { passed, skipped, durationMs } of unpackCases(folded)) {
    if (passed === 1 && skipped === 0 && durationMs !== null) {
      uses.push({ testCase, value: durationMs, isWhole: true });
    }
  }
  return uses;
}

/** Why what is known is not all; null where it is. */
export function doubtOfUse(
  { untold }: MeasuredUse,
  figure: UntoldFigure,
  { obstacle, doubt }: Population,
): Reason | null {
  return untold > 0 ? { code: 'not-told', figure, count: untold } : (obstacle ?? doubt);
}

/** A report from elsewhere may say any number. */
export function credible(figure: number | null): number | null {
  return figure !== null && figure >= 0 && Number.isFinite(figure) ? figure : null;
}

import type { CaseReport, Digest, RunReport } from '../../model/run-report.ts';
import { tallyCases } from '../evidence/case-tallies.ts';
import { credible, type Measure } from '../evidence/measured-use.ts';
import type { Population } from '../evidence/population.ts';
import type { MeasuredCase } from '../statistics/relative-budget/rank-sum.ts';
import type { Pairing } from './pairing.ts';

/** More results than that are not filled in for those that are missing. */
const MOST_FILLED = 10_000;
/** More than anything uses. */
const BOUNDLESS = 1e15;

/** What the iterations of the cases that two reports share used of something. */
export interface PairedUse {
  /** As far as it is known; cases that both sides tell it of. */
  known: MeasuredCase[];
  /** Had all that is not known of the head been nothing. */
  atBest: MeasuredCase[];
  /** Had it been more than anything; null where nobody knows how much there is. */
  atWorst: MeasuredCase[] | null;
  /** Iterations of the head that ended and do not tell it. */
  untold: number;
}

/** Measures both sides of each pair of cases. */
export function pairUse(
  { pairs }: Pick<Pairing, 'pairs'>,
  sides: Record<'baseline' | 'head', { report: RunReport; measure: Measure }>,
  population: Population,
): PairedUse {
  const [there, here] = [usesByCase(sides.baseline), usesByCase(sides.head)];
  const shared = pairs.flatMap(({ baseline, head }) => {
    const before = there(baseline.identity).values;
    const { values, untold } = here(head.identity);
    if (before.length === 0) return [];
    return [{ baseline: before, head: values, untold, unknown: untold + head.missing }];
  });
  const unknown = shared.reduce((sum, one) => sum + one.unknown, 0);
  const filled = (value: number) =>
    shared.map(({ baseline, head, unknown: count }) => ({
      baseline,
      head: count === 0 ? head : [...head, ...Array.from({ length: count }, () => value)],
    }));
  const canFill = unknown <= MOST_FILLED;
  const isAccounted = population.doubt === null || isAllAssigned(sides.head.report, population);
  const known = shared.filter(({ head }) => head.length > 0);
  return {
    known,
    atBest: canFill ? filled(0) : [],
    atWorst: canFill && isAccounted ? filled(BOUNDLESS) : null,
    untold: shared.reduce((sum, one) => sum + one.untold, 0),
  };
}

/** Whether all that is missing is of cases that are known. */
function isAllAssigned({ cases }: RunReport, { isCounted, expectedTotal }: Population): boolean {
  return isCounted && tallyCases(cases, expectedTotal).unassigned === 0;
}

function usesByCase({ report, measure }: { report: RunReport; measure: Measure }) {
  const byIdentity = new Map<Digest, CaseReport>();
  for (const testCase of report.cases) {
    if (testCase.identity !== undefined) byIdentity.set(testCase.identity, testCase);
  }
  return (identity: Digest): { values: number[]; untold: number } => {
    const testCase = byIdentity.get(identity);
    if (testCase === undefined) return { values: [], untold: 0 };
    const values: number[] = [];
    let untold = 0;
    for (const iteration of testCase.iterations) {
      const { outcome } = iteration;
      if (outcome === 'skipped' || outcome === 'unfinished') continue;
      const value = credible(measure(iteration, testCase));
      if (value === null) untold += 1;
      else values.push(value);
    }
    return { values, untold };
  };
}

import { costOf, modelRanOn } from '../../../model/cases/models-ran.ts';
import type { CaseReport, IterationReport, RunReport } from '../../../model/run-report.ts';
import type { Verdict } from '../../../model/verdict.ts';

/** What an iteration of a case cost; null where nobody knows. */
export type Cost = (iteration: IterationReport, testCase: CaseReport) => number | null;

/** By the prices that the policy gives; null where it gives none. */
export function costsBy({ prices }: Pick<Verdict, 'prices'>): Cost | null {
  if (prices === undefined) return null;
  const byModel = new Map(prices.map((price) => [price.model, price]));
  return (iteration, testCase) => {
    if (iteration.outcome === 'skipped') return 0;
    const model = modelRanOn(iteration, testCase);
    const { input, output, total } = iteration.tokens;
    // It ran on no model, as steps without a prompt do.
    if (model === null && [input, output, total].every((count) => count === null)) return 0;
    const price = byModel.get(model ?? '');
    return price === undefined ? null : costOf(iteration, price);
  };
}

/** The sum of all iterations; null where that of some is not known, or no model ran. */
export function totalCost({ cases }: Pick<RunReport, 'cases'>, cost: Cost): number | null {
  let sum = 0;
  for (const testCase of cases) {
    if (testCase.folded !== undefined) return null;
    for (const iteration of testCase.iterations) {
      const one = cost(iteration, testCase);
      if (one === null) return null;
      sum += one;
    }
  }
  return sum === 0 ? null : sum;
}

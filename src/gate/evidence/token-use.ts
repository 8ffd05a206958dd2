import { costOf, modelRanOn } from '../../model/cases/models-ran.ts';
import type { Price } from '../../model/policy.ts';
import type { CaseReport, IterationReport, RunReport } from '../../model/run-report.ts';
import { credible, type Measure } from './measured-use.ts';

/** Tokens of an iteration; one of a case that uses no model, beside others that tell theirs, has used none. */
export function tokenMeasure(report: RunReport): Measure {
  const without = casesWithoutModel(report);
  return (iteration, testCase) => totalOf(iteration) ?? (without.has(testCase) ? 0 : null);
}

/** Whether some iteration tells how many tokens it took. */
export function tellsTokens({ cases }: RunReport): boolean {
  return cases.some(({ iterations }) => iterations.some((one) => totalOf(one) !== null));
}

function totalOf({ tokens }: IterationReport): number | null {
  const { input, output, total } = tokens;
  if (credible(total) !== null) return total;
  return credible(input) !== null && credible(output) !== null
    ? Number(input) + Number(output)
    : null;
}

/** Cases of which no iteration names a model or tells tokens, in a report where others tell theirs. */
function casesWithoutModel(report: RunReport): ReadonlySet<CaseReport> {
  if (!tellsTokens(report)) return new Set();
  const isSilent = ({ model, tokens: { input, output, total } }: IterationReport) =>
    model === null && [input, output, total].every((one) => one === null);
  return new Set(
    report.cases.filter(
      ({ variant, iterations }) => variant === undefined && iterations.every(isSilent),
    ),
  );
}

/** What an iteration cost, by the prices that are given; null where one of them or a count lacks. */
export function costMeasure(report: RunReport, prices: ReadonlyMap<string, Price>): Measure {
  const without = casesWithoutModel(report);
  return (iteration, testCase) => {
    if (without.has(testCase)) return 0;
    const price = prices.get(modelRanOn(iteration, testCase) ?? '');
    return price === undefined ? null : costOf(iteration, price);
  };
}

/** Models that ran and have no price. */
export function unpricedModels({ cases }: RunReport, prices: ReadonlyMap<string, Price>): string[] {
  const unpriced = new Set<string>();
  for (const testCase of cases) {
    for (const iteration of testCase.iterations) {
      const model = modelRanOn(iteration, testCase);
      if (iteration.outcome !== 'skipped' && model !== null && !prices.has(model)) {
        unpriced.add(model);
      }
    }
  }
  return [...unpriced].sort();
}

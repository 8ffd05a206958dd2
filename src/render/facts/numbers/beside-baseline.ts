import type { BaselineSearch } from '../../../model/baseline.ts';
import type { CaseReport, IterationReport, RunReport } from '../../../model/run-report.ts';
import { percentile, sortedDurationsMs } from '../../text/durations.ts';
import { baselineCases } from '../baseline-cases.ts';
import type { Cost } from './costs.ts';

/** A case and what it was in the baseline. */
export interface SharedCase {
  head: CaseReport;
  before: CaseReport;
}

/** Cases that the baseline has too, and that do the same there. */
export function sharedCases(
  report: RunReport,
  baseline: BaselineSearch | undefined,
): readonly SharedCase[] {
  const beforeOf = baselineCases(report, baseline);
  return report.cases.flatMap((head) => {
    const before = beforeOf(head);
    const isSame = before?.definition === undefined || before.definition === head.definition;
    return before === undefined || !isSame ? [] : [{ head, before }];
  });
}

/** By which part more is used than in the baseline, less where below zero; null where nobody knows. */
export interface UseChange {
  tokens: number | null;
  p95Ms: number | null;
  cost: number | null;
  /** How many cases of how many the figures are of. */
  shared: number;
  cases: number;
  /** Both sides ran in one session, so that one machine made all durations. */
  isOneSession: boolean;
}

/**
 * What an iteration uses beside what it used in the baseline, of the cases that both have: so neither
 * cases that came nor iterations that were added count as more. Null where there is no such case.
 */
export function useChange(
  report: RunReport,
  baseline: BaselineSearch | undefined,
  cost: Cost | null,
): UseChange | null {
  const shared = sharedCases(report, baseline);
  if (shared.length === 0 || baseline?.outcome !== 'found') return null;
  return {
    tokens: meanGrowth(shared, ({ tokens }) => tokens.total),
    p95Ms: growth(p95Of(shared.map(({ head }) => head)), p95Of(shared.map((one) => one.before))),
    cost: cost === null ? null : meanGrowth(shared, cost),
    ...{ shared: shared.length, cases: report.cases.length },
    isOneSession: baseline.baseline.origin.kind === 'checkout',
  };
}

/** Durations of the cases that both have, as the baseline tells them, ascending. */
export function durationsBefore(
  report: RunReport,
  baseline: BaselineSearch | undefined,
): Float64Array {
  return sortedDurationsMs(
    sharedCases(report, baseline).flatMap(({ before }) => before.iterations),
  );
}

function p95Of(cases: readonly CaseReport[]): number | null {
  return percentile(sortedDurationsMs(cases.flatMap(({ iterations }) => iterations)), 0.95);
}

/** Of the cases of which both sides tell it, each with its mean, however often it ran. */
function meanGrowth(shared: readonly SharedCase[], measure: Cost): number | null {
  const sum = { head: 0, before: 0 };
  for (const one of shared) {
    const [head, before] = [meanOf(one.head, measure), meanOf(one.before, measure)];
    if (head === null || before === null) continue;
    sum.head += head;
    sum.before += before;
  }
  return growth(sum.head, sum.before);
}

/** Null where some iteration does not tell it: the others would pass for all. */
function meanOf(testCase: CaseReport, measure: Cost): number | null {
  const ended = testCase.iterations.filter(isWhole);
  let sum = 0;
  for (const iteration of ended) {
    const figure = measure(iteration, testCase);
    if (figure === null) return null;
    sum += figure;
  }
  return ended.length === 0 ? null : sum / ended.length;
}

const isWhole = ({ outcome }: IterationReport) => outcome !== 'skipped' && outcome !== 'unfinished';

function growth(now: number | null, before: number | null): number | null {
  return now === null || before === null || !(before > 0) ? null : now / before - 1;
}

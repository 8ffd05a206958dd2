import { countIterations, totalOf } from '../report/counts.ts';
import type { Counts, ReportCase, ReportIteration, RunReport } from '../report/report.ts';
import type { Looking } from './looks/looking.ts';

export interface CaseTally extends Counts {
  one: ReportCase;
}

/** What the checks judge: cases that are neither skipped nor in quarantine. */
export interface Evidence {
  report: RunReport;
  tallies: readonly CaseTally[];
  /** Cases in quarantine; none if results are missing, which can be of what a rate is about. */
  quarantined: readonly ReportCase[];
  /** Sum of the tallies. */
  counts: Counts;
  /** Whether an unknown number of further results is missing. */
  isOpen: boolean;
  /** Whether the report contradicts itself, so that nothing of it can be counted. */
  isContradictory: boolean;
  /** Null if nothing can be run afresh. */
  looking: Looking | null;
}

/** Collects what counts: `isLeftOut` says which cases are in quarantine. */
export function collectEvidence(
  report: RunReport,
  isLeftOut: (one: ReportCase) => boolean,
  looking: Looking | null = null,
): Evidence {
  const run = report.cases.filter((one) => one.skipped === null);
  const counting = run.filter((one) => !isLeftOut(one));
  const tallies = counting.map(tallyOf);
  const counts = sumOf(tallies);
  // A suite knows how many iterations it plans. What a result file has lost is not known.
  const isOpen = report.isOpen || (report.source === 'results' && report.failures.length > 0);
  return {
    report,
    tallies,
    quarantined: isOpen || counts.missing > 0 ? [] : run.filter(isLeftOut),
    counts,
    isOpen,
    isContradictory:
      report.contradictions > 0 || counting.some((one) => one.iterations.length > one.planned),
    looking,
  };
}

/** Counts the results of a case. */
export const tallyOf = (one: ReportCase): CaseTally => ({ one, ...countIterations([one]) });

/** Whether results are known. */
export const hasResults = ({ passed, failed }: Counts): boolean => passed + failed > 0;

/** The share of results that passed; null without results. */
export const rateOf = (counts: Counts): number | null =>
  hasResults(counts) ? counts.passed / (counts.passed + counts.failed) : null;

/** Adds up tallies. */
export function sumOf(tallies: readonly Counts[]): Counts {
  const add = (name: keyof Counts) => tallies.reduce((sum, one) => sum + one[name], 0);
  return { passed: add('passed'), failed: add('failed'), missing: add('missing') };
}

/** What iterations used of something. */
export interface Use {
  /** Of iterations with a result. */
  values: number[];
  /** And of others, which may not be all that they used. */
  known: number[];
  /** Iterations that can have used any amount. */
  unknown: number;
}

/** Measures iterations. `of` is null where it is not known. */
export function measure(
  tallies: readonly CaseTally[],
  of: (iteration: ReportIteration) => number | null,
): Use {
  const use: Use = { values: [], known: [], unknown: totalOf(sumOf(tallies)) };
  for (const iteration of tallies.flatMap(({ one }) => one.iterations)) {
    const value = of(iteration);
    if (value === null) continue;
    use.known.push(value);
    if (['passed', 'failed'].includes(iteration.outcome)) use.values.push(value);
  }
  use.unknown -= use.values.length;
  return use;
}

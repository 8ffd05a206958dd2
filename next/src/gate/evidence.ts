import { countIterations } from '../report/counts.ts';
import type { Counts, ReportCase, RunReport } from '../report/report.ts';

/** A case with its results. */
export interface CaseTally {
  one: ReportCase;
  passed: number;
  failed: number;
  /** Iterations that were planned or started, and have no result. */
  missing: number;
}

/** What the checks judge: cases that are neither skipped nor in quarantine. */
export interface Evidence {
  report: RunReport;
  tallies: readonly CaseTally[];
  /** Sum of the tallies. */
  counts: Counts;
  /** Whether an unknown number of results is missing besides. */
  isOpen: boolean;
  /** Whether the report contradicts itself, so that nothing of it can be counted. */
  isContradictory: boolean;
}

/**
 * Collects what counts.
 *
 * @param isLeftOut whether a case is in quarantine
 */
export function collectEvidence(
  report: RunReport,
  isLeftOut: (one: ReportCase) => boolean,
): Evidence {
  const counting = report.cases.filter((one) => one.skipped === null && !isLeftOut(one));
  const tallies = counting.map((one): CaseTally => {
    const { passed, failed, missing } = countIterations([one]);
    return { one, passed, failed, missing };
  });
  return {
    report,
    tallies,
    counts: sumOf(tallies),
    // A suite knows how many iterations it plans. What a result file has lost is not known.
    isOpen: report.source === 'results' && report.failures.length > 0,
    isContradictory: false,
  };
}

/** Adds up tallies. */
export function sumOf(tallies: readonly CaseTally[]): Counts {
  const sum = { passed: 0, failed: 0, missing: 0 };
  for (const { passed, failed, missing } of tallies) {
    sum.passed += passed;
    sum.failed += failed;
    sum.missing += missing;
  }
  return sum;
}

import { allIterations, type Counts, countCase, countReport } from '../model/counts.ts';
import type { CaseReport, IterationReport, RunReport } from '../model/run-report.ts';
import type { ReportLinks, ReportView } from './view.ts';

export const CASE_STATES = ['failing', 'unfinished', 'flaky', 'passed', 'skipped'] as const;
/** `failing`: some iteration failed or was an error. The order is that of showing. */
export type CaseState = (typeof CASE_STATES)[number];

export const STATE_ICONS: Readonly<Record<CaseState, string>> = {
  failing: '❌',
  unfinished: '⏳',
  flaky: '🔁',
  passed: '✅',
  skipped: '⏭️',
};

export interface CaseFacts {
  testCase: CaseReport;
  counts: Counts;
  state: CaseState;
}

/** What the sections share, counted once. */
export interface Facts {
  report: RunReport;
  links: ReportLinks;
  /** Worst first, else in the order of the report. */
  cases: readonly CaseFacts[];
  iterations: readonly IterationReport[];
  counts: Counts;
  /** Iterations of outcome `error`, which `counts.failed` includes. */
  errors: number;
  /** Word for one of what is counted. */
  noun: 'iteration' | 'test';
}

export function gatherFacts(report: RunReport, { links = {} }: Pick<ReportView, 'links'>): Facts {
  const iterations = allIterations(report);
  const cases = report.cases.map((testCase): CaseFacts => {
    const counts = countCase(testCase);
    return { testCase, counts, state: stateOf(counts) };
  });
  return {
    report,
    links,
    cases: CASE_STATES.flatMap((state) => cases.filter((facts) => facts.state === state)),
    iterations,
    counts: countReport(report),
    errors: iterations.filter(({ outcome }) => outcome === 'error').length,
    noun: report.source === 'run' ? 'iteration' : 'test',
  };
}

function stateOf({ total, failed, unfinished, flaky }: Counts): CaseState {
  if (failed > 0) return 'failing';
  if (unfinished > 0) return 'unfinished';
  if (total === 0) return 'skipped';
  return flaky > 0 ? 'flaky' : 'passed';
}

export function casesIn(facts: Facts, state: CaseState): CaseFacts[] {
  return facts.cases.filter((caseFacts) => caseFacts.state === state);
}

import type { CaseReport, Problem, RunReport } from '../../model/run-report.ts';

/** What result files come to. */
export interface Findings {
  readonly cases: CaseReport[];
  readonly problems: readonly Problem[];
  readonly warnings: readonly string[];
}

/** The report on what result files hold, where no service keeps it. */
export function ingestReport(
  suiteName: string,
  { cases, problems, warnings }: Findings,
): RunReport {
  return {
    source: 'ingest',
    suite: { id: null, name: suiteName },
    project: null,
    run: null,
    servers: [],
    cases,
    problems: [...problems],
    warnings: [...warnings],
    notice: null,
  };
}

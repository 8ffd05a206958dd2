import type { RunReport } from './report.ts';

/** A report of a source that measured nothing. */
export function emptyReport(suite: string): RunReport {
  return {
    source: 'evals',
    suite: { id: null, name: suite },
    run: null,
    cases: [],
    problems: [],
    failures: [],
  };
}

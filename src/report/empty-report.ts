import type { Problem } from './problem.ts';
import type { RunReport } from './report.ts';

/** A report of a source that measured nothing, perhaps for mistakes of the user. */
export function emptyReport(
  source: RunReport['source'],
  suite: string,
  problems: Problem[] = [],
): RunReport {
  return {
    source,
    suite: { id: null, name: suite, file: null },
    run: null,
    servers: [],
    cases: [],
    users: [],
    isPart: false,
    contradictions: 0,
    isOpen: false,
    problems,
    failures: [],
    warnings: [],
    isAllowedEmpty: false,
    history: [],
  };
}

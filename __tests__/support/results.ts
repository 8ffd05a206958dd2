/** Reports of result files, made by hand. */
import { emptyReport } from '../../src/report/empty-report.ts';
import type { Failure, ResultsFailure } from '../../src/report/failure.ts';
import type { ReportCase, RunReport } from '../../src/report/report.ts';
import { caseOf, failingCase } from './reports.ts';

/** A test that failed at a line of `a.test.ts`, or passed if there is none. */
export function testOf(title: string, line: number | null = null, attempts = 1): ReportCase {
  const place = { file: 'a.test.ts', line };
  const failure: Failure = { kind: 'test', type: null, message: 'no', details: '', ...place };
  const one = line === null ? caseOf(title, 'p') : failingCase(title, failure);
  for (const iteration of one.iterations) iteration.attempts = attempts;
  return one;
}

export const resultsOf = (cases: ReportCase[], more: Partial<RunReport> = {}): RunReport => {
  return { ...emptyReport('results', 'unit'), cases, ...more };
};

/** Warnings, each about another file. */
export function warningsOf(number: number): ResultsFailure[] {
  const data = { line: null, detail: '', declared: null, listed: null, more: 0 };
  return Array.from({ length: number }, (_, at) => {
    return { kind: 'results', reason: 'no-tests', file: `${at}.xml`, ...data };
  });
}

import type { Config } from '../../inputs/rows.ts';
import type { Failure } from '../../report/failure.ts';
import { placeOfInput } from '../../report/place.ts';
import type { RunReport } from '../../report/report.ts';
import type { Found, FoundFile } from './discover.ts';
import { type Reading, resultsFailure } from './read/reading.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Adds to a report with cases what is no evidence for them: files that are missing, damaged or old,
 * and a test step that says otherwise. Its texts are raw.
 *
 * @param now epoch milliseconds
 */
export function addEvidence(
  report: RunReport,
  found: Found,
  read: ReadonlyMap<FoundFile, Reading>,
  { ifNoFiles, testOutcome }: Pick<Config, 'ifNoFiles' | 'testOutcome'>,
  now: number,
): void {
  const { failures, warnings } = report;
  const isEmpty = found.files.length === 0;
  const step = stepFailure(testOutcome, report);
  if (isEmpty && (found.unmatched.length === 0 || (step === null && ifNoFiles === 'error'))) {
    const data = { code: 'no-match' as const, near: found.near };
    report.problems = [{ place: placeOfInput('results'), data }];
  } else if (ifNoFiles !== 'ignore') {
    const list = isEmpty && ifNoFiles === 'warn' ? warnings : failures;
    for (const detail of found.unmatched) list.push(resultsFailure('no-match', { detail }));
  }
  // A step that was skipped leaves no results.
  const hasBroken = testOutcome === 'failure' || testOutcome === 'cancelled';
  report.isAllowedEmpty = isEmpty && ifNoFiles !== 'error' && !hasBroken;
  for (const file of found.outside) warnings.push(resultsFailure('outside', { file }));
  for (const { path: file, sameAs: detail } of found.copies) {
    warnings.push(resultsFailure('copies', { file, detail }));
  }
  for (const [file, reading] of read) {
    noteAge(reading, file, now);
    const hasTests = reading.cases.some(({ isTest }) => isTest);
    if (!hasTests && reading.troubles.length === 0) reading.warn('no-tests');
    for (const one of reading.troubles) failures.push({ ...one, file: file.path });
    for (const one of reading.warnings) warnings.push({ ...one, file: file.path });
  }
  if (step !== null) failures.push(step);
}

/** What the end of the test step says against the results. Tests that failed explain its failure. */
function stepFailure(testOutcome: Config['testOutcome'], { cases }: RunReport): Failure | null {
  const hasFailed = cases.some((one) => one.iterations.some(({ outcome }) => outcome === 'failed'));
  const isExplained = testOutcome === 'failure' && hasFailed;
  if (isExplained || testOutcome === 'success' || testOutcome === 'unknown') return null;
  return resultsFailure('step', { detail: testOutcome });
}

/** A report may have been committed, or left in the workspace by an earlier job. */
function noteAge(reading: Reading, { modifiedAt }: FoundFile, now: number): void {
  const at = Math.min(modifiedAt ?? now, reading.startedAt ?? now);
  if (at < now - DAY_MS) reading.warn('old', { detail: new Date(Math.max(0, at)).toISOString() });
}

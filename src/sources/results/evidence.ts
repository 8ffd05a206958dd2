import type { Config } from '../../inputs/rows.ts';
import { resultsFailure } from '../../report/failure.ts';
import { placeOfInput } from '../../report/place.ts';
import type { RunReport } from '../../report/report.ts';
import type { Found, FoundFile } from './discover.ts';
import type { Reading } from './read/reading.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Adds to a report with cases what is no evidence for them: files that are missing, and a test step
 * that says otherwise. Its texts are raw.
 */
export function addEvidence(
  report: RunReport,
  found: Found,
  { ifNoFiles, testOutcome }: Pick<Config, 'ifNoFiles' | 'testOutcome'>,
): void {
  const { failures, cases } = report;
  const isEmpty = found.files.length === 0;
  const outside = found.warnings.filter(({ reason }) => reason === 'outside');
  const hasFailed = cases.some((one) => one.iterations.some(({ outcome }) => outcome === 'failed'));
  const isExplained = testOutcome === 'failure' && hasFailed;
  const isStepGood = isExplained || testOutcome === 'success' || testOutcome === 'unknown';
  const place = placeOfInput('results');
  report.problems = found.folders.map((folder) => ({ place, data: { code: 'no-glob', folder } }));
  if (report.problems.length > 0) return;
  const isOutside = found.unmatched.length > 0 && outside.length > 0;
  const unmatched = found.unmatched.map((detail) => resultsFailure('no-match', { detail }));
  if (isEmpty && isStepGood && ifNoFiles === 'error' && !isOutside) {
    report.problems = [{ place, data: { code: 'no-match', near: found.near } }];
  } else if (ifNoFiles !== 'ignore') {
    const list = isEmpty && ifNoFiles === 'warn' ? report.warnings : failures;
    for (const one of isOutside ? outside : unmatched) list.push(one);
  }
  if (!isStepGood) failures.push(resultsFailure('step', { detail: testOutcome }));
  // A step that was skipped leaves no results.
  const isStepWithout = isStepGood || testOutcome === 'skipped';
  report.isAllowedEmpty = isEmpty && ifNoFiles !== 'error' && isStepWithout;
}

/** Adds to a report what is found about one file. `now` is in epoch milliseconds. */
export function addFindings(
  { failures, warnings }: RunReport,
  { path: file, modifiedAt }: FoundFile,
  reading: Reading,
  now: number,
): void {
  // A report may have been committed, or left in the workspace by an earlier job.
  const at = Math.min(modifiedAt ?? now, reading.startedAt ?? now);
  if (at < now - DAY_MS) reading.warn('old', { detail: new Date(Math.max(0, at)).toISOString() });
  if (reading.cases.length + reading.troubles.length === 0) reading.warn('no-tests');
  for (const one of reading.troubles) failures.push({ ...one, file });
  for (const one of reading.warnings) warnings.push({ ...one, file });
}

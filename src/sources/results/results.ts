import { realpath } from 'node:fs/promises';
import type { Config } from '../../inputs/rows.ts';
import { NAME_LIMIT, TEXT_LIMIT } from '../../lib/limits.ts';
import { emptyReport } from '../../report/empty-report.ts';
import { resultsFailure } from '../../report/failure.ts';
import { placeOfInput } from '../../report/place.ts';
import type { Policy } from '../../report/policy.ts';
import type { RunReport } from '../../report/report.ts';
import { type Environment, nameOfResults } from '../../session/environment.ts';
import { openUpload } from '../upload/target.ts';
import { upload } from '../upload/upload.ts';
import { testsOf } from './attempts.ts';
import { discover, type Found, type FoundFile } from './discover.ts';
import { readResultFile } from './read/read-file.ts';
import { newRoom, type ParsedCase, Reading } from './read/reading.ts';
import { casesOf } from './to-report.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Reads the result files that the input names, and reports what they say. A service that has an
 * address gets the report, and its run the notes.
 */
export async function readResults(
  config: Config,
  environment: Environment,
  policy: Policy = {},
  notes = '',
): Promise<RunReport> {
  const { redactor, signal } = environment;
  const report = emptyReport('results', redactor.name(nameOfResults(config, environment)));
  const connection = await openUpload(config, environment, report);
  if (report.problems.length > 0) return report;
  const workspace = await realpath(environment.workspace);
  const found = await discover(config.results, environment.workspace);
  report.warnings = report.warnings.concat(found.warnings);
  const tests = readTests(found.files, workspace, policy, environment, report);
  report.cases = await casesOf(tests, workspace, redactor);
  addEvidence(report, found, config);
  for (const one of [...report.failures, ...report.warnings]) {
    if (one.kind !== 'results') continue;
    one.file = redactor.text(one.file, TEXT_LIMIT);
    // Readers keep more of it, so that no secret is cut before it is found.
    one.detail = redactor.text(one.detail, NAME_LIMIT);
  }
  if (signal.aborted) report.failures.push({ kind: 'cancelled' });
  if (connection !== null) await upload(report, connection, environment, policy, notes);
  return report;
}

/**
 * Reads files until the signal aborts, and yields the tests of each. What is read by then counts.
 * What is found about a file goes to the report.
 */
async function* readTests(
  files: readonly FoundFile[],
  workspace: string,
  { 'merge-retries': mergeRetries = false }: Policy,
  { signal, now }: Environment,
  report: RunReport,
): AsyncGenerator<readonly ParsedCase[]> {
  const room = newRoom();
  for (const file of files) {
    const reading = new Reading(room);
    await readResultFile(file.real, workspace, reading, signal).catch((error) => {
      if (error !== signal.reason) throw error;
    });
    const tests = testsOf(reading, mergeRetries);
    // What a cancelled job has not read is no finding.
    if (!signal.aborted) addFindings(report, file, reading, now());
    yield tests;
    const isFull = reading.troubles.some(({ reason }) => reason === 'too-many');
    if (isFull || signal.aborted) return;
  }
}

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
    const decisive = new Set(failures);
    report.warnings = report.warnings.filter((one) => !decisive.has(one));
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

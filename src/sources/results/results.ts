import { realpath } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Config } from '../../inputs/rows.ts';
import { NAME_LIMIT, TEXT_LIMIT } from '../../lib/limits.ts';
import { emptyReport } from '../../report/empty-report.ts';
import type { Policy } from '../../report/policy.ts';
import type { RunReport } from '../../report/report.ts';
import type { Environment } from '../../session/environment.ts';
import { openUpload } from '../upload/target.ts';
import { sendWhole } from '../upload/upload.ts';
import { testsOf } from './attempts.ts';
import { discover, type FoundFile } from './discover.ts';
import { addEvidence, addFindings } from './evidence.ts';
import { readResultFile } from './read/read-file.ts';
import { newRoom, type ParsedCase, Reading } from './read/reading.ts';
import { casesOf } from './to-report.ts';

/** The name of the inputs, else of the job, else of the folder. */
function suiteNameOf({ suiteName }: Config, environment: Environment): string {
  const { variables, workspace, redactor } = environment;
  const job = [variables['GITHUB_WORKFLOW'], variables['GITHUB_JOB']].filter(Boolean).join(' / ');
  const name = suiteName || job || basename(workspace);
  return redactor.name(name);
}

/**
 * Reads the result files that the input names, and reports what they say. With the address of a
 * service it sends the report there if it is whole: the service would judge a part as the whole. The
 * run there gets the notes.
 */
export async function readResults(
  config: Config,
  environment: Environment,
  policy: Policy = {},
  notes = '',
): Promise<RunReport> {
  const { redactor, signal } = environment;
  const report = emptyReport('results', suiteNameOf(config, environment));
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
  if (connection !== null) {
    await sendWhole(report, connection, environment, policy, notes);
  }
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

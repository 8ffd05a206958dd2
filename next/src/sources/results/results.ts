import { realpath } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Config } from '../../inputs/rows.ts';
import { NAME_LIMIT, TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { oneLine } from '../../lib/text.ts';
import { emptyReport } from '../../report/empty-report.ts';
import type { Failure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { RunReport } from '../../report/report.ts';
import type { Environment } from '../../session/environment.ts';
import { type Connection, connect } from '../../session/hosted.ts';
import { upload } from '../upload/upload.ts';
import { testsOf } from './attempts.ts';
import { discover, type FoundFile } from './discover.ts';
import { addEvidence } from './evidence.ts';
import { readResultFile } from './read/read-file.ts';
import { newRoom, Reading, resultsFailure } from './read/reading.ts';
import { casesOf } from './to-report.ts';

/**
 * Reads the result files that the input names, and reports what they say. With the address of a
 * service it sends the report there if it is whole: the service would judge a part as the whole.
 */
export async function readResults(config: Config, environment: Environment): Promise<RunReport> {
  const { variables, redactor, now, signal } = environment;
  const job = [variables['GITHUB_WORKFLOW'], variables['GITHUB_JOB']].filter(Boolean).join(' / ');
  const name = config.suiteName || job || basename(environment.workspace);
  const report = emptyReport('results', oneLine(redactor.text(name, NAME_LIMIT), NAME_LIMIT));
  const connection = await openConnection(config, environment, report);
  if (report.problems.length > 0) return report;
  const workspace = await realpath(environment.workspace);
  const found = await discover(config.results, environment.workspace);
  const read = await readFiles(found.files, workspace, signal);
  const tests = [...read.values()].map((reading) => testsOf(reading, config.mergeRetries));
  report.cases = casesOf(tests, workspace, redactor);
  addEvidence(report, found, read, config, now());
  report.failures = report.failures.map((one) => redacted(one, redactor));
  report.warnings = report.warnings.map((one) => redacted(one, redactor));
  if (signal.aborted) report.failures.push({ kind: 'cancelled' });
  const isWhole = report.failures.length === 0 && report.cases.some(({ planned }) => planned > 0);
  if (connection !== null && isWhole) {
    const files = new Map(found.files.map(({ path, real }) => [path, real]));
    await upload(report, files, connection, environment, config.minPassRate);
  }
  return report;
}

/** What the service refuses is a problem of the user, other trouble only a warning. */
async function openConnection(
  config: Config,
  environment: Environment,
  report: RunReport,
): Promise<Connection | null> {
  // Jobs of forks get no secrets.
  if (config.baseUrl !== '' && config.apiKey === '') report.warnings = [resultsFailure('no-key')];
  if (config.baseUrl === '' || config.apiKey === '') return null;
  try {
    const opened = await connect(config, environment);
    if (!('problems' in opened)) return opened;
    report.problems = opened.problems;
  } catch (error) {
    if (error instanceof FailureError) report.warnings = [error.failure];
    else if (error !== environment.signal.reason) throw error;
  }
  return null;
}

/** Reads files until the signal aborts. What is read by then counts. */
async function readFiles(
  files: readonly FoundFile[],
  workspace: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<FoundFile, Reading>> {
  const room = newRoom();
  const read = new Map<FoundFile, Reading>();
  for (const file of files) {
    const reading = new Reading(room);
    read.set(file, reading);
    await readResultFile(file.real, workspace, reading, signal).catch((error) => {
      if (error !== signal.reason) throw error;
    });
    const isFull = reading.troubles.some(({ reason }) => reason === 'too-many');
    if (isFull || signal.aborted) break;
  }
  return read;
}

function redacted(one: Failure, redactor: Redactor): Failure {
  if (one.kind !== 'results') return one;
  const shown = (text: string) => redactor.text(text, TEXT_LIMIT);
  return { ...one, file: shown(one.file), detail: shown(one.detail) };
}

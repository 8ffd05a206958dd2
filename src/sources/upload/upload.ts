import { hash } from 'node:crypto';
import { HOSTED_RATE } from '../../api/client/client.ts';
import { knownResult, type Reply, TERMINAL_STATUSES } from '../../api/operation.ts';
import { MAX_ROWS, type Row } from '../../api/resources/ingest.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import type { Variables } from '../../lib/variables.ts';
import { countIterations } from '../../report/counts.ts';
import { resultsFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { Policy } from '../../report/policy.ts';
import type { RunReport } from '../../report/report.ts';
import type { Environment } from '../../session/environment.ts';
import { failureOf } from '../../session/failure.ts';
import type { Connection } from '../../session/hosted.ts';
import { MESSAGES } from '../../words/messages.ts';
import { requestsOf, rowsOf } from './rows.ts';

/** More would only wait for the rate. */
const REQUESTS_AT_ONCE = 3;
/** A request with its repeats. After this the upload ends. */
const REQUEST_LIMIT_MS = 120_000;

/** Sends a report that is whole: the service would judge a part as the whole. Else there is a warning. */
export async function sendWhole(
  report: RunReport,
  connection: Connection,
  environment: Environment,
  { 'min-pass-rate': percent = 100 }: Policy,
  notes = '',
): Promise<void> {
  const { failures, problems, cases } = report;
  if (failures.length + problems.length + countIterations(cases).missing > 0)
    report.warnings.push(resultsFailure('not-sent'));
  else await upload(report, connection, environment, percent / 100, notes);
}

/**
 * Sends a report by the chunked routes: start, append, finalize. The same step repeated loses and
 * doubles nothing. Trouble becomes the first warning of the report and is never thrown.
 * The service judges by `minPassRate`, from 0 to 1.
 */
export async function upload(
  report: RunReport,
  connection: Connection,
  environment: Environment,
  minPassRate = 1,
  notes = '',
): Promise<void> {
  const rows = rowsOf(report);
  // A service judges a run without rows as failed.
  if (rows.length === 0) {
    report.warnings.push(resultsFailure('not-sent'));
    return;
  }
  try {
    await uploadRows(rows, report, connection, environment, minPassRate, notes);
  } catch (error) {
    // The results are judged here, so a mistake of ours is a warning too.
    report.warnings.unshift(failureOf(error, environment));
  }
}

async function uploadRows(
  rows: readonly Row[],
  report: RunReport,
  { client, projectId }: Connection,
  { variables, logger, signal, redactor, processMark }: Environment,
  minPassRate: number,
  notes: string,
): Promise<void> {
  // With start and finalize.
  const waits = Math.ceil(rows.length / MAX_ROWS) + 2 - HOSTED_RATE.burst;
  const minutes = waits / HOSTED_RATE.perSecond / 60;
  if (minutes > 1) logger.info(MESSAGES.uploadTime(rows.length, minutes));
  const common = () => ({
    parameters: { projectId },
    signal,
    deadline: client.clock.now() + REQUEST_LIMIT_MS,
  });
  const { name: suiteName } = report.suite;
  const ci = ciOf(variables, processMark);
  // The same if the step is repeated. Jobs of a matrix differ in their results only.
  const hashes = rows.map((row) => hash('sha256', JSON.stringify(row)));
  const identity = JSON.stringify([ci, variables['GITHUB_ACTION'], suiteName, minPassRate, hashes]);
  const externalRunId = hash('sha256', identity);
  const start = {
    suiteName,
    externalRunId,
    ci,
    notes: redactor.text(notes, TEXT_LIMIT) || undefined,
    expectedIterations: rows.length,
    passCriteria: { minimumPassRate: Math.floor(minPassRate * 1e6 + 1e-6) / 1e4 },
  };
  let end: End = await client.call('startRun', { ...common(), body: start });
  noteRun(report, end);
  const { runId, reused, status } = end;
  // Else an earlier attempt of this step has ended the run.
  if (!reused || !TERMINAL_STATUSES.includes(status ?? '')) {
    // A loop that throws closes the generator, so that the others send nothing more.
    const queue = requestsOf(rows);
    let sent = 0;
    const send = async () => {
      for (const results of queue) {
        const call = { ...common(), body: { runId, results } };
        const { inserted, skipped, total } = await client.call('appendIterations', call);
        const stored = Math.min(inserted + skipped, total);
        if (stored !== results.length) throw mismatch(results.length, stored);
        sent += results.length;
        const line = MESSAGES.uploaded(sent, rows.length);
        logger.progress(line, sent === rows.length);
      }
    };
    const sends = await Promise.allSettled(Array.from({ length: REQUESTS_AT_ONCE }, send));
    for (const one of sends) if (one.status === 'rejected') throw one.reason;
    end = await client.call('finalizeRun', { ...common(), body: { runId, externalRunId } });
    noteRun(report, end);
  }
  checkEnd(end, rows);
  logger.info(MESSAGES.uploadedTo(client.address, runId));
}

/** Where the results come from, for people who look at the run. */
function ciOf(variables: Variables, processMark: string): Record<string, string> {
  const { GITHUB_RUN_ID: pipelineId, GITHUB_RUN_ATTEMPT: attempt } = variables;
  // Outside of a workflow each process has a run of its own.
  if (!pipelineId) return { pipelineId: processMark };
  const home = `${variables['GITHUB_SERVER_URL']}/${variables['GITHUB_REPOSITORY']}`;
  return {
    provider: 'github-actions',
    pipelineId,
    jobId: variables['GITHUB_JOB'] ?? '',
    runUrl: `${home}/actions/runs/${pipelineId}/attempts/${attempt}`,
    branch: variables['GITHUB_HEAD_REF'] || (variables['GITHUB_REF_NAME'] ?? ''),
    commitSha: variables['GITHUB_SHA'] ?? '',
  };
}

type End = Reply<'startRun'>;

/** Other results have a run of their own. */
function noteRun(report: RunReport, { runId: id, suiteId, status, result }: End): void {
  if (report.source !== 'results') return;
  report.suite.id = suiteId ?? null;
  report.run = { id, status: status ?? 'running', result: knownResult(result), durationMs: null };
}

/** A run that has ended must have all rows and nothing else. */
function checkEnd({ status, result, summary }: End, rows: readonly Row[]): void {
  const passed = rows.filter((row) => row.passed).length;
  const failed = rows.length - passed;
  const isEnded = status === 'completed' || status === 'failed';
  const isJudged = knownResult(result) !== null;
  const isSame = summary?.passed === passed && summary.failed === failed;
  if (isEnded && isJudged && isSame && summary.total === rows.length) return;
  throw mismatch(rows.length, summary?.total ?? rows.length);
}

const mismatch = (declared: number, listed: number) =>
  new FailureError(resultsFailure('upload', { declared, listed }));

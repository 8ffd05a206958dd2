import { hash } from 'node:crypto';
import { HOSTED_RATE } from '../../api/client/client.ts';
import { knownResult, type Reply, TERMINAL_STATUSES } from '../../api/operation.ts';
import { MAX_ROWS, type Row } from '../../api/resources/ingest.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import { cut } from '../../lib/text.ts';
import type { Variables } from '../../lib/variables.ts';
import { countIterations } from '../../report/counts.ts';
import { resultsFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { Policy } from '../../report/policy.ts';
import type { ReportIteration, RunReport } from '../../report/report.ts';
import type { Environment } from '../../session/environment.ts';
import { failureOf } from '../../session/failure.ts';
import type { Connection } from '../../session/hosted.ts';
import { describeFailure } from '../../words/failures.ts';
import { MESSAGES } from '../../words/messages.ts';
import { distinctTitles } from '../results/to-report.ts';

/** More would only wait for the rate. */
const REQUESTS_AT_ONCE = 3;
/** A request with its repeats. After this the upload ends. */
const REQUEST_LIMIT_MS = 120_000;
/** A request takes 1 MiB. 16 KiB are left for what is around the rows. */
const MAX_BYTES = 2 ** 20 - 16 * 2 ** 10;

/**
 * Sends a report that is whole by the chunked routes: start, append, finalize. The service would judge
 * a part as the whole. The same step repeated loses and doubles nothing. Trouble becomes the first
 * warning of the report and is never thrown. The service judges by the lowest pass rate of the policy.
 */
export async function upload(
  report: RunReport,
  connection: Connection,
  environment: Environment,
  { 'min-pass-rate': percent = 100 }: Policy = {},
  notes = '',
): Promise<void> {
  const { failures, problems, cases, warnings } = report;
  const rows = rowsOf(report);
  const lacking = failures.length + problems.length + countIterations(cases).missing;
  try {
    // A service judges a run without rows as failed.
    if (lacking > 0 || rows.length === 0) warnings.push(resultsFailure('not-sent'));
    else await uploadRows(rows, report, connection, environment, percent / 100, notes);
  } catch (error) {
    // The results are judged here, so a mistake of ours is a warning too.
    warnings.unshift(failureOf(error, environment));
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
  const common = () => {
    return { parameters: { projectId }, signal, deadline: client.clock.now() + REQUEST_LIMIT_MS };
  };
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
        logger.progress(MESSAGES.uploaded(sent, rows.length), sent === rows.length);
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

/**
 * Makes rows of the iterations that passed or failed: others have no result. Their texts are bounded,
 * so that each row fits a request. Their titles are distinct, so that cases are found by them later.
 */
export function rowsOf({ cases, source }: Pick<RunReport, 'cases' | 'source'>): Row[] {
  const titles = distinctTitles(cases);
  // The service of this process gives cases another id in each run.
  return cases.flatMap(({ id, identity, iterations, title }, at) =>
    iterations
      .filter(({ outcome }) => outcome === 'passed' || outcome === 'failed')
      .map((iteration) =>
        rowOf(source === 'results' ? id : identity, titles[at] ?? title, iteration),
      ),
  );
}

function rowOf(id: string, caseTitle: string, iteration: ReportIteration): Row {
  const { number, outcome, attempts, durationMs, failures, model, tokens } = iteration;
  const tests = failures.filter((one) => one.kind === 'test');
  const error = failures
    .map((one) => (one.kind === 'test' ? one.message : describeFailure(one)))
    .join('\n');
  const details = tests.map((one) => one.details).join('\n');
  const row: Row = {
    caseTitle,
    passed: outcome === 'passed',
    externalCaseId: id,
    externalIterationId: `${id}-${number}`,
    metadata: { status: outcome, attempts },
  };
  // Services may refuse null.
  if (durationMs !== null) row.durationMs = durationMs;
  if (model !== null) row.model = model;
  const counts = Object.entries(tokens ?? {}).filter(([, count]) => count !== null);
  if (counts.length > 0) row.tokens = Object.fromEntries(counts);
  if (error !== '') row.error = cut(error, TEXT_LIMIT);
  if (details.trim() !== '') row.errorDetails = cut(details, TEXT_LIMIT);
  return row;
}

/** Divides rows among requests, by their number and the bytes of their JSON. */
export function* requestsOf(rows: readonly Row[]): Generator<Row[]> {
  let request: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = Buffer.byteLength(JSON.stringify(row)) + 1;
    if (request.length === MAX_ROWS || bytes + size > MAX_BYTES) {
      yield request;
      request = [];
      bytes = 0;
    }
    request.push(row);
    bytes += size;
  }
  yield request;
}

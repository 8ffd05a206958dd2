import { hash } from 'node:crypto';
import { createClient } from '../../client/client.ts';
import type { IngestResult, IngestStart } from '../../contract/resources/ingest.ts';
import { TERMINAL_STATUSES } from '../../contract/resources/run.ts';
import type { ReportReceiver } from '../../inputs/config.ts';
import { countOf } from '../../model/quantity.ts';
import type { RunReport } from '../../model/run-report.ts';
import { remoteBucket } from '../../session/service-connection.ts';
import type { BorrowedSession } from '../../session/session.ts';
import { errorMessage } from '../../trouble/errors.ts';
import { ciMetadata } from '../upload/ci-metadata.ts';
import { appendBatches } from '../upload/rows/append-batches.ts';
import { EvidenceError } from '../upload/rows/row-audit.ts';
import { RowBatches } from '../upload/rows/row-batches.ts';
import { ingestProject } from '../upload/run/project.ts';
import { rowsOf } from './report-rows.ts';

/** What is sent, and what it is of. */
export interface SentReport {
  /** Freed of secrets. */
  report: RunReport;
  /** `toJSON(matrix)`. */
  matrix: string;
  /** Whose code it is of; empty where that is not known. */
  commitSha: string;
  minPassRatePercent: number | undefined;
}

type SendingSession = Pick<
  BorrowedSession,
  'environment' | 'clock' | 'logger' | 'signal' | 'version' | 'deadlineAtMs'
>;

/** Nobody waits longer for what decides nothing: 20,000 results at the rate of a service. */
const SENDING_MS = 120_000;
/** What is left for it where `timeout-minutes` are all but over. */
const LEAST_MS = 10_000;

/**
 * Sends results to a service that keeps them. Never throws: trouble with it is a warning, and says
 * nothing of the results. A part of them is not sent, since the service would judge it as the whole.
 */
export async function sendReport(
  sent: SentReport,
  to: ReportReceiver,
  session: SendingSession,
): Promise<void> {
  const { logger, signal } = session;
  const obstacle = obstacleOf(sent.report, to);
  if (obstacle !== null) {
    logger.warning(`report-to: the results were not sent: ${obstacle}`);
    return;
  }
  try {
    signal.throwIfAborted();
    const { runId, suiteId } = await send(sent, to, session);
    logger.info(`report-to: the results are run ${runId} of suite ${suiteId} there.`);
  } catch (error) {
    logger.warning(`report-to: the results were not sent, or not all: ${wordsOf(error)}`);
  }
}

/** The client names the inputs of the service that evals run on. */
const wordsOf = (error: unknown): string =>
  errorMessage(error)
    .replace(/^api-key: /, 'report-to-api-key: ')
    .replaceAll(' base-url ', ' report-to ')
    .replaceAll(' base-url.', ' report-to.');

function obstacleOf(
  { problems, run, cases }: RunReport,
  { apiKey }: ReportReceiver,
): string | null {
  if (apiKey === '') {
    return '`report-to-api-key` is empty. Workflows for forks and Dependabot have no secrets.';
  }
  if (problems.length > 0 || run?.status !== 'completed') {
    return 'they are not whole, and the service would judge a part of them as if they were.';
  }
  return cases.some(({ iterations }) => iterations.length > 0) ? null : 'there are none.';
}

async function send(
  { report, matrix, commitSha, minPassRatePercent }: SentReport,
  { baseUrl, apiKey, project: wanted }: ReportReceiver,
  { environment, clock, logger, signal, version, deadlineAtMs }: SendingSession,
): Promise<Pick<IngestResult, 'runId' | 'suiteId'>> {
  const leftMs = Math.max(LEAST_MS, deadlineAtMs - clock.now());
  const options = { signal, deadlineAtMs: clock.now() + Math.min(SENDING_MS, leftMs) };
  const bucket = remoteBucket(clock);
  const client = createClient({ baseUrl, apiKey, version, clock, logger, bucket });
  const project = await ingestProject(wanted, client, options);
  const rows = rowsOf(report);
  const batches = new RowBatches();
  for (const row of rows) batches.add(row);
  const externalRunId = runIdOf(environment, matrix);
  const criterion = minPassRatePercent ?? percentOf(report.run?.criterion);
  const servers = report.servers.map(({ name }) => name);
  const start: IngestStart = {
    ...{ suiteName: report.suite.name, externalRunId, ci: ciMetadata(environment, commitSha) },
    expectedIterations: rows.length,
    ...(servers.length > 0 && { serverNames: servers }),
    ...(criterion !== undefined && { passCriteria: { minimumPassRate: criterion } }),
  };
  const started = await client.ingest.start(project, start, options);
  const { runId, suiteId, status } = started;
  // What was lost may have been the answer alone.
  if (started.reused === true && TERMINAL_STATUSES.includes(status ?? '')) return started;
  const projectId = started.projectId ?? project;
  await appendBatches({ client, clock, logger, options }, { projectId, runId }, batches.finish());
  const end = await client.ingest.finalize(project, { runId, externalRunId }, options);
  const { total = rows.length } = end.summary ?? {};
  if (total !== rows.length) {
    throw new EvidenceError(
      `${countOf(rows.length, 'result')} went to run ${runId}, which has ${total}.`,
    );
  }
  return { runId, suiteId };
}

const percentOf = (fraction: number | undefined) =>
  fraction === undefined ? undefined : fraction * 100;

/** The same whenever this step of this attempt sends its results, so that none is there twice. */
function runIdOf(environment: SendingSession['environment'], matrix: string): string {
  const { GITHUB_REPOSITORY: repository = 'local', GITHUB_RUN_ID: run = '0' } = environment;
  const names = ['GITHUB_RUN_ATTEMPT', 'GITHUB_JOB', 'GITHUB_ACTION', 'RUNNER_TRACKING_ID'];
  const step = JSON.stringify([matrix, ...names.map((name) => environment[name] ?? '')]);
  return `github:${hash('sha256', `${repository} ${run} ${step}`).slice(0, 32)}`;
}

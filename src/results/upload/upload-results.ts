import { ApiError } from '../../client/errors/api-error.ts';
import { leavesDoubt } from '../../client/run-creation/run-creation.ts';
import type { IngestResult } from '../../contract/resources/ingest.ts';
import { errorMessage } from '../../trouble/errors.ts';
import { appendBatches } from './rows/append-batches.ts';
import { countProblems, countRows } from './rows/row-audit.ts';
import type { JobResults } from './rows/row-collector.ts';
import { endAlone } from './run/end-alone.ts';
import { endWithShards } from './run/end-with-shards.ts';
import { openRun, runLevelBody } from './run/open-run.ts';
import { judgementOf, type UploadedResults } from './run/run-end.ts';
import type { UploadContext } from './upload-context.ts';

/**
 * Brings the rows of a job into their run, each exactly once, and ends the run where that is this
 * job's to do. Called again after any failure, it goes on where it was left.
 * @throws what the client throws, QuotaError and EvidenceError included.
 */
export async function uploadResults(
  context: UploadContext,
  results: JobResults,
): Promise<UploadedResults> {
  const reported = await reportAtOnce(context, results);
  if (reported !== null) return reported;
  const run = await openRun(context, results.rows);
  if (run.finished === null) {
    await appendBatches(context, run, results.batches);
  }
  return context.shard === null
    ? endAlone(context, run, results.rows)
    : endWithShards(context, run, results.rows, context.shard.total);
}

/** Bytes of the run-level part that a batch leaves room for. */
const MAX_RUN_LEVEL_BYTES = 15 * 1024;

/**
 * Reports a small set in one request. Null where that cannot be, or it is open what became of the
 * report: starting the run tells, and the rows are known by their ids.
 */
async function reportAtOnce(
  context: UploadContext,
  { batches, rows }: JobResults,
): Promise<UploadedResults | null> {
  const { client, project, externalRunId, options, logger } = context;
  const [batch, ...others] = batches;
  // A later attempt has to look first whether the run of the one before was finalized.
  const first = context.workflowAttempt === 1 && context.shard === null;
  if (!batch || others.length > 0 || !first || context.finalize === 'never') return null;
  const body = runLevelBody(context, externalRunId);
  if (Buffer.byteLength(JSON.stringify(body)) > MAX_RUN_LEVEL_BYTES) return null;
  let reply: IngestResult;
  try {
    reply = await client.ingest.report(project, { run: body, rows: batch.rows }, options);
  } catch (error) {
    const taken = error instanceof ApiError && error.status === 409;
    if (!taken && !leavesDoubt(error)) throw error;
    logger.info(`It is open what became of the report; looking at the run. ${errorMessage(error)}`);
    return null;
  }
  // The run was there before, maybe with the results of another step.
  if (reply['reused'] === true) return null;
  if (countProblems(reply.summary, countRows(rows)).length > 0) return null;
  return {
    run: { runId: reply.runId, suiteId: reply.suiteId, projectId: reply.projectId ?? null },
    ...judgementOf(reply, { whole: true }),
    rows,
    problems: [],
    warnings: [],
  };
}

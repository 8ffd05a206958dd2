import type {
  IngestAppend,
  IngestFinalize,
  IngestReport,
  ReadRow,
} from '../../contract/resources/ingest.ts';
import { TERMINAL_STATUSES } from '../../contract/resources/run.ts';
import type { Trace } from '../../contract/resources/trace.ts';
import { judgeRun } from '../evals/run-criteria.ts';
import { ApiFailure, validationFailure } from '../refusals/api-failure.ts';
import { storedId } from '../storage/external-id.ts';
import type { RunRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import { readReportedRow } from './reported-row.ts';
import { readReportedTrace } from './reported-trace.ts';
import { hearOf, type IngestScope, type OpenedRun, requireRun, startRun } from './run-opening.ts';
import { openScoreBook } from './score-integrity.ts';

/** Rows stored, rows the run had already, rows it has now. */
export interface AppendedRows {
  inserted: number;
  skipped: number;
  total: number;
}

/**
 * Adds rows to a run that goes on; rows whose `externalIterationId` it has are skipped. A run that
 * has ended takes no new ones. Throws ApiFailure, and then has taken none.
 */
export function appendRows(
  store: Store,
  projectId: string,
  { runId, results }: IngestAppend,
): Promise<AppendedRows> {
  return store.transaction(async (tx) => {
    await tx.lock('runs', runId);
    const run = await requireRun(tx, projectId, runId);
    return addRows(tx, await hearOf(tx, run), results);
  });
}

/** Ends a run by its criteria; one that has ended stays as it is. Throws ApiFailure. */
export function finalizeRun(
  store: Store,
  projectId: string,
  { runId, externalRunId }: IngestFinalize,
): Promise<RunRecord> {
  return store.transaction(async (tx) => {
    await tx.lock('runs', runId);
    const run = await requireRun(tx, projectId, runId);
    if (run.externalRunId === storedId(externalRunId)) return endRun(tx, await hearOf(tx, run));
    const message = `is not that of run ${JSON.stringify(runId)}; send the one the run was started with`;
    throw validationFailure([{ path: ['externalRunId'], message }]);
  });
}

/**
 * A whole run at once. Repeated for a run that has ended, it changes nothing and finds what came
 * of the first time. Throws ApiFailure, and then has left nothing behind.
 */
export function reportRun(
  store: Store,
  scope: IngestScope,
  { results, ...request }: IngestReport,
): Promise<OpenedRun> {
  return store.transaction(async (tx) => {
    const { run, reused } = await startRun(tx, scope, request);
    await tx.lock('runs', run.id);
    const current = await requireRun(tx, scope.projectId, run.id);
    if (!hasEnded(current)) await addRows(tx, current, results);
    return { run: await endRun(tx, await requireRun(tx, scope.projectId, run.id)), reused };
  });
}

const hasEnded = ({ status }: RunRecord) => TERMINAL_STATUSES.includes(status);

async function addRows(
  store: Store,
  run: RunRecord,
  rows: readonly ReadRow[],
): Promise<AppendedRows> {
  requireOneIdentity(rows);
  if (hasEnded(run)) await requireKnownRows(store, run, rows);
  const scores = openScoreBook(run.scores);
  const iterations = rows.map((row) => readReportedRow(run, row, scores.check(row)));
  const ids = await store.ingestedIterations.addAll(run.id, iterations);
  const counts = { passed: 0, failed: 0 };
  const traces: { iterationId: string; trace: Trace }[] = [];
  for (const [index, iterationId] of ids.entries()) {
    const iteration = iterations[index];
    if (iterationId === null || iteration === undefined) continue;
    counts[iteration.result] += 1;
    const row = rows[index];
    const trace = row === undefined ? null : readReportedTrace(row);
    if (trace !== null) traces.push({ iterationId, trace });
    scores.count(iteration.reported);
  }
  await store.traces.saveAll(traces);
  await store.runs.countIterations(run.id, counts);
  const tally = scores.tally();
  if (tally !== null) await store.runs.keepScores(run.id, tally);
  const inserted = counts.passed + counts.failed;
  return {
    inserted,
    skipped: rows.length - inserted,
    total: run.passedIterations + run.failedIterations + inserted,
  };
}

/** A row that names its case in two ways must mean one. */
function requireOneIdentity(rows: readonly ReadRow[]): void {
  const problems = rows.flatMap(({ caseId, externalCaseId }, index) =>
    caseId == null || externalCaseId == null || caseId === externalCaseId
      ? []
      : [
          {
            path: ['results', index, 'caseId'],
            message: `differs from results[${index}].externalCaseId; where both are sent they must be equal`,
          },
        ],
  );
  if (problems.length > 0) throw validationFailure(problems);
}

async function requireKnownRows(
  store: Store,
  run: RunRecord,
  rows: readonly ReadRow[],
): Promise<void> {
  const ids = rows.flatMap(({ externalIterationId: id }) => (typeof id === 'string' ? id : []));
  const known = await store.ingestedIterations.known(run.id, ids);
  const unknown = rows.findIndex(
    ({ externalIterationId: id }) => typeof id !== 'string' || !known.has(id),
  );
  const row = rows[unknown];
  if (row === undefined) return;
  const name = row.externalIterationId ?? `of ${row.caseTitle}`;
  throw new ApiFailure(
    'CONFLICT',
    `The run has ended (${run.status}) and takes no new rows: results[${unknown}] ${JSON.stringify(name)} is not in it. Start a run with another externalRunId.`,
    { details: { status: run.status, externalIterationId: row.externalIterationId ?? null } },
  );
}

/** A run nothing was reported for has failed in both senses: there is nothing to judge. */
async function endRun(store: Store, run: RunRecord): Promise<RunRecord> {
  const total = run.passedIterations + run.failedIterations;
  await store.runs.end(run.id, {
    status: total === 0 ? 'failed' : 'completed',
    result: judgeRun(run),
  });
  return requireRun(store, run.projectId, run.id);
}

import type {
  IngestAppend,
  IngestFinalize,
  IngestReport,
  ReadRow,
} from '../../contract/resources/ingest.ts';
import { TERMINAL_STATUSES } from '../../contract/resources/run.ts';
import { ApiFailure, validationFailure } from '../api-failure.ts';
import { judgeRun } from '../evals/run-supervisor.ts';
import { storedId } from '../storage/external-id.ts';
import type { RunRecord } from '../storage/runs.ts';
import type { Store } from '../storage/store.ts';
import { readReportedRow } from './reported-row.ts';
import { readReportedTrace } from './reported-trace.ts';
import { type IngestScope, type OpenedRun, requireRun, startRun } from './run-opening.ts';

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
): AppendedRows {
  return store.transaction(() => addRows(store, requireRun(store, projectId, runId), results));
}

/** Ends a run by its criteria; one that has ended stays as it is. Throws ApiFailure. */
export function finalizeRun(
  store: Store,
  projectId: string,
  { runId, externalRunId }: IngestFinalize,
): RunRecord {
  return store.transaction(() => {
    const run = requireRun(store, projectId, runId);
    if (run.externalRunId === storedId(externalRunId)) return endRun(store, run);
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
): OpenedRun {
  return store.transaction(() => {
    const { run, reused } = startRun(store, scope, request);
    if (!hasEnded(run)) addRows(store, run, results);
    return { run: endRun(store, requireRun(store, scope.projectId, run.id)), reused };
  });
}

const hasEnded = ({ status }: RunRecord) => TERMINAL_STATUSES.includes(status);

function addRows(store: Store, run: RunRecord, rows: readonly ReadRow[]): AppendedRows {
  requireOneIdentity(rows);
  if (hasEnded(run)) requireKnownRows(store, run, rows);
  const counts = { passed: 0, failed: 0 };
  for (const row of rows) {
    const iteration = readReportedRow(run, row);
    const id = store.ingestedIterations.add(iteration);
    if (id === null) continue;
    counts[iteration.result] += 1;
    const trace = readReportedTrace(row.trace);
    if (trace !== null) store.traces.save(id, trace);
  }
  store.runs.countIterations(run.id, counts);
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

function requireKnownRows(store: Store, run: RunRecord, rows: readonly ReadRow[]): void {
  const isKnown = ({ externalIterationId: id }: ReadRow) =>
    typeof id === 'string' && store.ingestedIterations.isKnown(run.id, id);
  const unknown = rows.findIndex((row) => !isKnown(row));
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
function endRun(store: Store, run: RunRecord): RunRecord {
  const total = run.passedIterations + run.failedIterations;
  store.runs.end(run.id, {
    status: total === 0 ? 'failed' : 'completed',
    result: judgeRun(run),
  });
  return requireRun(store, run.projectId, run.id);
}

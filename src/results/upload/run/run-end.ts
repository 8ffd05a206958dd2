import type { IngestResult } from '../../../contract/resources/ingest.ts';
import type { Problem } from '../../../model/run-report.ts';
import type { ResultRow } from '../../report/result-row.ts';
import type { RowCounts } from '../rows/row-audit.ts';
import { readStoredRows } from '../rows/stored-rows.ts';
import type { UploadContext } from '../upload-context.ts';
import type { OpenRun } from './open-run.ts';

/** What became of the results of a job. */
export interface UploadedResults {
  readonly run: Pick<OpenRun, 'runId' | 'suiteId'> & { readonly projectId: string | null };
  /** `running` where the run is left open. */
  readonly status: string;
  /** Judgement of the service; null where the run is open or holds superseded rows. */
  readonly result: string | null;
  /** Counts of the service, where they are those of `rows`. */
  readonly declared: RowCounts | null;
  /** The rows that count: of this job, or of all shards where this job found them complete. */
  readonly rows: readonly ResultRow[];
  readonly problems: readonly Problem[];
  readonly warnings: readonly string[];
}

export async function rowsOfEarlierRuns(
  context: UploadContext,
  { projectId, earlierRunIds }: OpenRun,
): Promise<ResultRow[]> {
  const rows: ResultRow[] = [];
  for (const runId of earlierRunIds) {
    const stored = await readStoredRows(context, { projectId, runId });
    for (const row of stored.rows) rows.push(row);
  }
  return rows;
}

export async function finalize(
  { client, project, options }: UploadContext,
  { runId, externalRunId }: OpenRun,
): Promise<IngestResult> {
  return client.ingest.finalize(project, { runId, externalRunId }, options);
}

type RunEnd = NonNullable<OpenRun['finished']>;

/** `whole`: the rows that count are all the run has, so that its own judgement is about them. */
export function judgementOf(
  { status, result, summary }: RunEnd,
  { whole }: { whole: boolean },
): Pick<UploadedResults, 'status' | 'result' | 'declared'> {
  return {
    status: status ?? 'completed',
    result: whole ? (result ?? null) : null,
    declared: whole ? (summary ?? null) : null,
  };
}

export function ended(
  run: OpenRun,
  end: RunEnd,
  population: { whole: boolean },
): Pick<UploadedResults, 'run' | 'status' | 'result' | 'declared'> {
  return { run, ...judgementOf(end, population) };
}

export function openEnd(run: OpenRun, rows: readonly ResultRow[]): UploadedResults {
  const none = { problems: [], warnings: [] };
  return { run, status: 'running', result: null, declared: null, rows, ...none };
}

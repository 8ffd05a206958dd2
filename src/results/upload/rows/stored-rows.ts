import { z } from 'zod';
import type { CallOptions } from '../../../client/call-options.ts';
import type { EvalsClient } from '../../../client/client.ts';
import type { ReadIteration } from '../../../contract/resources/iteration.ts';
import type { ResultRow } from '../../report/result-row.ts';

/** Where to read rows back from. */
export interface RowStore {
  readonly client: EvalsClient;
  readonly options: CallOptions;
}

/** Rows of a run as the service has them. */
export interface StoredRows {
  readonly rows: readonly ResultRow[];
  /** Rows of the run, those included whose identity the service does not tell. */
  readonly total: number;
}

/** What the service may tell of an ingested row beside what the API documents. */
const extrasSchema = z.looseObject({
  externalIterationId: z.string().nullish().catch(null),
  externalCaseId: z.string().nullish().catch(null),
  errorDetails: z.string().nullish().catch(null),
  metadata: z
    .looseObject({
      status: z.enum(['passed', 'failed', 'error']).optional().catch(undefined),
      flaky: z.boolean().catch(false),
      attempts: z.number().catch(1),
      file: z.string().nullable().catch(null),
      line: z.number().nullable().catch(null),
      shard: z.number().nullable().catch(null),
      shardRows: z.number().nullable().catch(null),
      workflowAttempt: z.number().catch(1),
    })
    .nullish()
    .catch(null),
});

/** Reads a run back; every 200 rows cost a request. */
export async function readStoredRows(
  { client, options }: RowStore,
  ids: { projectId: string; runId: string },
): Promise<StoredRows> {
  const rows: ResultRow[] = [];
  let total = 0;
  const stored = client.runs.iterations(ids.projectId, ids.runId, {
    ...options,
    keptOf: storedRow,
  });
  for await (const iteration of stored) {
    total += 1;
    const row = storedRow(iteration);
    if (row !== null) rows.push(row);
  }
  return { rows, total };
}

/** Null where the service does not tell which row it is. */
function storedRow(iteration: ReadIteration): ResultRow | null {
  const { externalIterationId, externalCaseId, errorDetails, metadata } =
    extrasSchema.parse(iteration);
  if (!externalIterationId || !metadata) return null;
  return {
    caseId: externalCaseId ?? externalIterationId,
    id: externalIterationId,
    title: iteration.title ?? 'Untitled case',
    status: metadata.status ?? (iteration.result === 'passed' ? 'passed' : 'failed'),
    durationMs: iteration.durationMs ?? null,
    error: iteration.error ?? null,
    errorDetails: errorDetails ?? null,
    flaky: metadata.flaky,
    attempts: metadata.attempts,
    file: metadata.file,
    line: metadata.line,
    shard: metadata.shard,
    workflowAttempt: metadata.workflowAttempt,
    shardRows: metadata.shardRows,
  };
}

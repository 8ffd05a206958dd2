import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { openObjectSchema } from '../../contract/resources/ingest.ts';
import { toolCallSchema, usageSchema } from '../../contract/resources/iteration.ts';
import { RUN_STATUSES } from '../../contract/resources/run.ts';
import type { IterationOutcome } from '../engine/plan.ts';
import { newId } from './identifiers.ts';
import {
  cutSlice,
  jsonColumn,
  optionalTimeColumn,
  prepareCommand,
  prepareQuery,
  type Slice,
  type SliceResult,
} from './query.ts';

/** What an ingested row told beyond the fields every iteration has. */
export const reportedDetailsSchema = z.object({
  metadata: openObjectSchema.nullish(),
  query: z.string().nullish(),
  expectedOutput: z.string().nullish(),
  errorDetails: z.string().nullish(),
  isNegativeTest: z.boolean().nullish(),
  /** Members of the row that have not the shape of the API. */
  leftOut: z.array(z.string()).optional(),
  caseId: z.string().nullish(),
});
export type ReportedDetails = z.infer<typeof reportedDetailsSchema>;

/** With the id of an iteration where the column has only its hash. */
const storedDetailsSchema = reportedDetailsSchema.extend({
  externalIterationId: z.string().optional(),
});

const iterationRow = z.object({
  seq: z.number(),
  id: z.string(),
  runId: z.string(),
  testCaseId: z.string().nullable(),
  title: z.string(),
  iterationNumber: z.number(),
  status: z.enum(RUN_STATUSES),
  result: z.enum(['passed', 'failed']).nullable(),
  model: z.string().nullable(),
  provider: z.string().nullable(),
  startedAt: optionalTimeColumn,
  durationMs: z.number().nullable(),
  tokensUsed: z.number().nullable(),
  usage: jsonColumn(usageSchema).nullable(),
  actualToolCalls: jsonColumn(z.array(toolCallSchema)),
  expectedToolCalls: jsonColumn(z.array(toolCallSchema)),
  error: z.string().nullable(),
  /** Null on iterations executed here, as are the three after it. */
  externalIterationId: z.string().nullable(),
  externalCaseId: z.string().nullable(),
  ingestedCaseId: z.string().nullable(),
  reported: jsonColumn(storedDetailsSchema).nullable(),
});
export type IterationRecord = z.infer<typeof iterationRow>;

export interface NewIteration {
  runId: string;
  testCaseId: string;
  title: string;
  iterationNumber: number;
  model: string | null;
  provider: string | null;
}

const UNFINISHED = `status IN ('pending', 'running')`;

export function createIterations(database: DatabaseSync) {
  const byId = prepareQuery(
    database,
    iterationRow,
    'SELECT * FROM iterations WHERE runId = :runId AND id = :id',
  );
  const ofRun = prepareQuery(
    database,
    iterationRow,
    'SELECT * FROM iterations WHERE runId = :runId AND seq > :after ORDER BY seq LIMIT :count',
  );
  const insert = prepareCommand(
    database,
    `INSERT INTO iterations (id, runId, testCaseId, title, iterationNumber, status, model,
       provider, actualToolCalls, expectedToolCalls)
     VALUES (:id, :runId, :testCaseId, :title, :iterationNumber, 'pending', :model,
       :provider, '[]', '[]')`,
  );
  const start = prepareCommand(
    database,
    `UPDATE iterations SET status = 'running', startedAt = :startedAt
     WHERE id = :id AND status = 'pending'`,
  );
  const finish = prepareCommand(
    database,
    `UPDATE iterations SET status = :status, result = :result, durationMs = :durationMs,
       tokensUsed = :tokensUsed, usage = :usage, actualToolCalls = :actualToolCalls,
       expectedToolCalls = :expectedToolCalls, error = :error
     WHERE id = :id AND ${UNFINISHED}`,
  );
  const endUnfinished = prepareCommand(
    database,
    `UPDATE iterations SET status = :status, error = :error WHERE runId = :runId AND ${UNFINISHED}`,
  );

  return {
    find: (runId: string, id: string): IterationRecord | undefined => byId.one({ runId, id }),
    ofRun(runId: string, { after, limit }: Slice): SliceResult<IterationRecord> {
      return cutSlice(ofRun.all({ runId, after: after ?? 0, count: limit + 1 }), limit);
    },
    /** Returns the ids of the iterations, which are pending, in their order. */
    addAll: (iterations: readonly NewIteration[]): string[] =>
      iterations.map((iteration) => {
        const id = newId('iteration');
        insert({ ...iteration, id });
        return id;
      }),
    start(id: string, startedAt: number): void {
      start({ id, startedAt });
    },
    /** False: the iteration had ended before, and stays as it was. */
    finish(id: string, outcome: Omit<IterationOutcome, 'trace'>): boolean {
      const { usage, actualToolCalls, expectedToolCalls, ...columns } = outcome;
      const changed = finish({
        id,
        status: columns.status,
        result: columns.result,
        durationMs: columns.durationMs,
        tokensUsed: columns.tokensUsed,
        usage: usage === null ? null : JSON.stringify(usage),
        actualToolCalls: JSON.stringify(actualToolCalls),
        expectedToolCalls: JSON.stringify(expectedToolCalls),
        error: columns.error,
      });
      return changed > 0;
    },
    /** Ends what has not ended of a run, with no result. */
    endUnfinished(
      runId: string,
      { status, error }: { status: 'failed' | 'cancelled'; error: string },
    ): void {
      endUnfinished({ runId, status, error });
    },
  };
}

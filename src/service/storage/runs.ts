import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { ciMetadataSchema } from '../../contract/resources/ingest.ts';
import { RUN_STATUSES } from '../../contract/resources/run.ts';
import { storedId } from './external-id.ts';
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

/** What the reporter of an ingested run told about it. Fields not named here are not stored. */
export const runOriginSchema = z.object({
  framework: z.string().optional(),
  ci: z.object(ciMetadataSchema.shape).optional(),
  expectedIterations: z.number().optional(),
  tags: z.array(z.string()).optional(),
  serverNames: z.array(z.string()).optional(),
  hostConfigHash: z.string().optional(),
  evaluationConfigHash: z.string().optional(),
});

/** With the id of the run where the column has only its hash. */
const storedOriginSchema = runOriginSchema.extend({ externalRunId: z.string().optional() });
export type RunOrigin = z.infer<typeof runOriginSchema>;

const runRow = z.object({
  seq: z.number(),
  id: z.string(),
  organizationId: z.string(),
  projectId: z.string(),
  suiteId: z.string(),
  runNumber: z.number(),
  status: z.enum(RUN_STATUSES),
  result: z.enum(['passed', 'failed']).nullable(),
  minimumPassRatePercent: z.number(),
  plannedIterations: z.number(),
  /** Finished iterations only; the two counts grow while the run goes on. */
  passedIterations: z.number(),
  failedIterations: z.number(),
  source: z.enum(['api', 'sdk']),
  notes: z.string().nullable(),
  /** Set on ingested runs only, as is `origin`. */
  externalRunId: z.string().nullable(),
  origin: jsonColumn(storedOriginSchema).nullable(),
  createdAt: z.number(),
  completedAt: optionalTimeColumn,
});
export type RunRecord = z.infer<typeof runRow>;

const totalsRow = z.object({ runs: z.number(), passed: z.number(), failed: z.number() });
const numberRow = z.object({ value: z.number() });

export interface NewRun {
  organizationId: string;
  projectId: string;
  suiteId: string;
  minimumPassRatePercent: number;
  plannedIterations: number;
  notes: string | null;
  /** Present: the run is executed elsewhere and its results are ingested. */
  ingested?: { externalRunId: string; origin: RunOrigin };
}

function storedOrigin({ externalRunId, origin }: NonNullable<NewRun['ingested']>) {
  return { ...origin, ...(storedId(externalRunId) !== externalRunId && { externalRunId }) };
}

const ACTIVE = `status IN ('pending', 'running')`;
/** Ingested runs are not executed here: they take no slot, and a stopped service does not end them. */
const EXECUTING = `${ACTIVE} AND source = 'api'`;

export function createRuns(database: DatabaseSync, now: () => number) {
  const byId = prepareQuery(
    database,
    runRow,
    'SELECT * FROM runs WHERE projectId = :projectId AND id = :id',
  );
  const byExternalId = prepareQuery(
    database,
    runRow,
    'SELECT * FROM runs WHERE projectId = :projectId AND externalRunId = :externalRunId',
  );
  const ofSuite = prepareQuery(
    database,
    runRow,
    'SELECT * FROM runs WHERE suiteId = :suiteId AND seq < :before ORDER BY seq DESC LIMIT :count',
  );
  const everyExecuting = prepareQuery(database, runRow, `SELECT * FROM runs WHERE ${EXECUTING}`);
  const oneExecuting = prepareQuery(
    database,
    runRow,
    `SELECT * FROM runs WHERE id = :id AND ${EXECUTING}`,
  );
  const executingCount = prepareQuery(
    database,
    numberRow,
    `SELECT count(*) AS value FROM runs WHERE organizationId = :organizationId AND ${EXECUTING}`,
  );
  const nextNumber = prepareQuery(
    database,
    numberRow,
    'SELECT coalesce(max(runNumber), 0) + 1 AS value FROM runs WHERE suiteId = :suiteId',
  );
  const totals = prepareQuery(
    database,
    totalsRow,
    `SELECT count(*) AS runs, coalesce(sum(passedIterations), 0) AS passed,
       coalesce(sum(failedIterations), 0) AS failed
     FROM runs WHERE suiteId = :suiteId`,
  );
  const insert = prepareCommand(
    database,
    `INSERT INTO runs (id, organizationId, projectId, suiteId, runNumber, status,
       minimumPassRatePercent, plannedIterations, source, notes, externalRunId, origin, createdAt)
     VALUES (:id, :organizationId, :projectId, :suiteId, :runNumber, 'running',
       :minimumPassRatePercent, :plannedIterations, :source, :notes, :externalRunId, :origin,
       :createdAt)`,
  );
  const count = prepareCommand(
    database,
    `UPDATE runs SET passedIterations = passedIterations + :passed,
       failedIterations = failedIterations + :failed
     WHERE id = :id`,
  );
  const end = prepareCommand(
    database,
    `UPDATE runs SET status = :status, result = :result, completedAt = :completedAt
     WHERE id = :id AND ${ACTIVE}`,
  );

  return {
    find: (projectId: string, id: string): RunRecord | undefined => byId.one({ projectId, id }),
    findByExternalId: (projectId: string, externalRunId: string): RunRecord | undefined =>
      byExternalId.one({ projectId, externalRunId: storedId(externalRunId) }),
    /** Newest first. */
    ofSuite(suiteId: string, { after, limit }: Slice): SliceResult<RunRecord> {
      const before = after ?? Number.MAX_SAFE_INTEGER;
      return cutSlice(ofSuite.all({ suiteId, before, count: limit + 1 }), limit);
    },
    /** Runs of every organisation that this service executes and that have not ended. */
    executing: (): RunRecord[] => everyExecuting.all(),
    /** The run, where this service executes it and it has not ended. */
    findExecuting: (id: string): RunRecord | undefined => oneExecuting.one({ id }),
    countExecuting: (organizationId: string): number =>
      executingCount.one({ organizationId })?.value ?? 0,
    /** Iteration counts over all runs of a suite. */
    totals: (suiteId: string) => totals.one({ suiteId }) ?? { runs: 0, passed: 0, failed: 0 },
    /** Returns the id of the run, which goes on from now. */
    add({ ingested, ...run }: NewRun): string {
      const id = newId('run');
      const runNumber = nextNumber.one({ suiteId: run.suiteId })?.value ?? 1;
      insert({
        ...run,
        id,
        runNumber,
        source: ingested === undefined ? 'api' : 'sdk',
        externalRunId: ingested === undefined ? null : storedId(ingested.externalRunId),
        origin: ingested === undefined ? null : JSON.stringify(storedOrigin(ingested)),
        createdAt: now(),
      });
      return id;
    },
    /** Adds to the counts of finished iterations. */
    countIterations(id: string, finished: { passed: number; failed: number }): void {
      count({ id, ...finished });
    },
    /** False: the run had ended before. */
    end: (
      id: string,
      outcome: { status: 'completed' | 'failed' | 'cancelled'; result: 'passed' | 'failed' | null },
    ): boolean => end({ ...outcome, id, completedAt: now() }) > 0,
  };
}

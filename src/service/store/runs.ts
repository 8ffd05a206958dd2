import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { RUN_STATUSES } from '../../contract/run.ts';
import { newId } from './identifiers.ts';
import {
  cutSlice,
  optionalTimeColumn,
  prepareCommand,
  prepareQuery,
  type Slice,
  type SliceResult,
} from './query.ts';

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
  source: z.string(),
  notes: z.string().nullable(),
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
  source: 'api';
  notes: string | null;
}

const ACTIVE = `status IN ('pending', 'running')`;

export function createRuns(database: DatabaseSync, now: () => number) {
  const byId = prepareQuery(
    database,
    runRow,
    'SELECT * FROM runs WHERE projectId = :projectId AND id = :id',
  );
  const ofSuite = prepareQuery(
    database,
    runRow,
    'SELECT * FROM runs WHERE suiteId = :suiteId AND seq < :before ORDER BY seq DESC LIMIT :count',
  );
  const everyActive = prepareQuery(database, runRow, `SELECT * FROM runs WHERE ${ACTIVE}`);
  const activeCount = prepareQuery(
    database,
    numberRow,
    `SELECT count(*) AS value FROM runs WHERE organizationId = :organizationId AND ${ACTIVE}`,
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
       minimumPassRatePercent, plannedIterations, source, notes, createdAt)
     VALUES (:id, :organizationId, :projectId, :suiteId, :runNumber, 'running',
       :minimumPassRatePercent, :plannedIterations, :source, :notes, :createdAt)`,
  );
  const countPassed = prepareCommand(
    database,
    'UPDATE runs SET passedIterations = passedIterations + 1 WHERE id = :id',
  );
  const countFailed = prepareCommand(
    database,
    'UPDATE runs SET failedIterations = failedIterations + 1 WHERE id = :id',
  );
  const end = prepareCommand(
    database,
    `UPDATE runs SET status = :status, result = :result, completedAt = :completedAt
     WHERE id = :id AND ${ACTIVE}`,
  );

  return {
    find: (projectId: string, id: string): RunRecord | undefined => byId.one({ projectId, id }),
    /** Newest first. */
    ofSuite(suiteId: string, { after, limit }: Slice): SliceResult<RunRecord> {
      const before = after ?? Number.MAX_SAFE_INTEGER;
      return cutSlice(ofSuite.all({ suiteId, before, count: limit + 1 }), limit);
    },
    /** Runs of every organisation that have not ended. */
    active: (): RunRecord[] => everyActive.all(),
    countActive: (organizationId: string): number =>
      activeCount.one({ organizationId })?.value ?? 0,
    /** Iteration counts over all runs of a suite. */
    totals: (suiteId: string) => totals.one({ suiteId }) ?? { runs: 0, passed: 0, failed: 0 },
    /** Returns the id of the run, which is executing from now on. */
    add(run: NewRun): string {
      const id = newId('run');
      const runNumber = nextNumber.one({ suiteId: run.suiteId })?.value ?? 1;
      insert({ ...run, id, runNumber, createdAt: now() });
      return id;
    },
    countIteration(id: string, result: 'passed' | 'failed'): void {
      if (result === 'passed') countPassed({ id });
      else countFailed({ id });
    },
    /** False: the run had ended before. */
    end: (
      id: string,
      outcome: { status: 'completed' | 'failed' | 'cancelled'; result: 'passed' | 'failed' | null },
    ): boolean => end({ ...outcome, id, completedAt: now() }) > 0,
  };
}

import { sql } from 'kysely';
import { sleep } from '../../lib/sleep.ts';
import { describeRunEnd, type RunEnd } from '../../words/messages.ts';
import type { RunPlan } from '../engine/plan.ts';
import type { IterationOutcome } from '../engine/run.ts';
import type { Core } from '../request.ts';
import type { Database, Queries } from '../storage/database.ts';
import { hasEnded, resultOf } from './outcome.ts';

/** Between attempts to store something. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5_000;

/** Most characters of the traces that are kept in memory. Passed iterations get half of it. */
const MEMORY_BUDGET = 256 * 2 ** 20;

export type RunQueue = ReturnType<typeof runQueue>;

/**
 * Runs that go on in the background of this process.
 *
 * @param isInMemory whether the database is. Then there is a budget for traces
 */
export function runQueue({ database, surroundings }: Core, isInMemory: boolean) {
  const active = new Map<string, { cancel: AbortController; ended: Promise<void> }>();
  const stopping = new AbortController();
  let traceBudget = isInMemory ? MEMORY_BUDGET : Number.POSITIVE_INFINITY;

  /**
   * Stores something of a run, as often as it takes: a full disk or a lock of another process passes.
   * A service that stops gives up, and ends the run at its next start.
   */
  const store = async (work: (queries: Queries) => Promise<void>): Promise<void> => {
    const { signal } = stopping;
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      try {
        await database.transaction().execute(work);
        return;
      } catch (error) {
        if (signal.aborted) throw error;
        surroundings.onBug(error);
        await sleep(waitMs, signal);
      }
    }
  };
  /** Stores the outcome of an iteration and counts it, unless it has one already. */
  const record = (runId: string, iterationId: string, outcome: IterationOutcome) =>
    store(async (queries) => {
      const { status, result, startedAt, durationMs, usage, failures } = outcome;
      const { numUpdatedRows } = await queries
        .updateTable('iterations')
        .set({
          status,
          result,
          startedAt,
          durationMs,
          tokensUsed: usage?.totalTokens ?? null,
          usage: usage && JSON.stringify(usage),
          actualToolCalls: JSON.stringify(outcome.toolCalls),
          expectedToolCalls: JSON.stringify(outcome.expectedToolCalls),
          failures: JSON.stringify(failures),
        })
        .where('id', '=', iterationId)
        .where('status', '=', 'pending')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      if (result !== null) {
        const counted = sql`SET ${sql.ref(result)} = ${sql.ref(result)} + 1`;
        await sql`UPDATE runs ${counted} WHERE id = ${runId}`.execute(queries);
        const suiteId = sql`(SELECT suiteId FROM runs WHERE id = ${runId})`;
        await sql`UPDATE suites ${counted} WHERE id = ${suiteId}`.execute(queries);
      }
      // Traces explain and decide nothing: without room, one is left out.
      const trace = JSON.stringify(outcome.trace);
      const reserved = result === 'passed' ? MEMORY_BUDGET / 2 : 0;
      if (traceBudget - reserved < trace.length) return;
      traceBudget -= trace.length;
      await queries.insertInto('traces').values({ iterationId, trace }).execute();
    });
  const execute = async (runId: string, plan: RunPlan): Promise<void> => {
    const { executeRun } = await import('../engine/run.ts');
    await executeRun(plan, surroundings, (id, outcome) => record(runId, id, outcome));
    const status = plan.cancel.signal.aborted ? 'cancelled' : 'completed';
    const end = stopping.signal.aborted ? ({ reason: 'service-stopped' } as const) : null;
    await store((queries) => endRun(queries, runId, status, end, surroundings.now()));
  };
  return {
    start: (runId: string, plan: RunPlan): void => {
      const ended = execute(runId, plan)
        .catch(surroundings.onBug)
        .finally(() => active.delete(runId));
      active.set(runId, { cancel: plan.cancel, ended });
    },
    /** Cancels a run and waits until its servers have ended. A run that has ended stays as it is. */
    cancel: async (runId: string): Promise<void> => {
      const run = active.get(runId);
      run?.cancel.abort();
      await run?.ended;
      await database
        .transaction()
        .execute((queries) => endRun(queries, runId, 'cancelled', null, surroundings.now()));
    },
    /** Lets runs end for a while, cancels the others, and waits for their end. */
    close: async (graceMs: number): Promise<void> => {
      const cancelAll = () => {
        stopping.abort();
        for (const { cancel } of active.values()) cancel.abort();
      };
      const timer = setTimeout(cancelAll, graceMs);
      if (graceMs === 0) cancelAll();
      await Promise.all([...active.values()].map(({ ended }) => ended));
      clearTimeout(timer);
    },
  };
}

/**
 * Ends a run that is active, and its unfinished iterations. A completed run without results for all
 * that was planned is `failed`, and has no result.
 *
 * @param end why it ended without a result; null if its status says it
 */
export async function endRun(
  queries: Queries,
  runId: string,
  wanted: 'completed' | 'cancelled' | 'failed',
  end: RunEnd | null,
  now: number,
): Promise<void> {
  const run = await queries
    .selectFrom('runs')
    .select(['status', 'planned', 'passed', 'failed', 'minimumPassRate', 'createdAt'])
    .where('id', '=', runId)
    .executeTakeFirst();
  if (run === undefined || hasEnded(run)) return;
  const { passed, failed } = run;
  // The clock of the machine may go back.
  const completedAt = Math.max(now, run.createdAt);
  const missing = run.planned - passed - failed;
  const isWhole = wanted === 'completed' && missing === 0;
  const status = wanted === 'completed' && !isWhole ? 'failed' : wanted;
  const result = isWhole ? resultOf(passed, failed, run.minimumPassRate) : null;
  const lack: RunEnd | null = status === 'failed' ? { reason: 'no-results', missing } : null;
  const reason = end ?? lack;
  const statusReason = reason === null ? null : describeRunEnd(reason);
  await queries
    .updateTable('runs')
    .set({ status, result, statusReason, completedAt, touchedAt: now })
    .where('id', '=', runId)
    .execute();
  await queries
    .updateTable('iterations')
    .set({ status: 'cancelled' })
    .where('runId', '=', runId)
    .where('status', '=', 'pending')
    .execute();
}

/** Ends the runs of a service that stopped before they did. Ingested runs go on. */
export async function endLeftRuns(database: Database, now: number): Promise<void> {
  await database.transaction().execute(async (queries) => {
    const left = await queries
      .selectFrom('runs')
      .select('id')
      .where('status', 'in', ['pending', 'running'])
      .where('source', '=', 'api')
      .execute();
    for (const { id } of left) {
      await endRun(queries, id, 'failed', { reason: 'service-stopped' }, now);
    }
  });
}

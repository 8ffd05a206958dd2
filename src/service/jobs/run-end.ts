import type { RunExecution } from '../engine/plan.ts';
import { judgeRun } from '../evals/run-criteria.ts';
import type { Store } from '../storage/store.ts';

/** A run, and the instance that carries it out. */
export interface HeldRun {
  runId: string;
  instanceId: string;
}

/**
 * Ends a run whose executor came back, with what that tells of it, if anything does. Returns its
 * outcome in words, null where it had ended, or is held no more.
 */
export function completeRun(
  store: Store,
  { runId, instanceId }: HeldRun,
  execution: RunExecution | null,
): Promise<string | null> {
  return store.transaction(async (tx) => {
    await tx.lock('runs', runId);
    const run = await tx.runs.findHeld(runId, instanceId);
    if (run === undefined) return null;
    await tx.iterations.endUnfinished(runId, {
      status: 'failed',
      error: 'The run ended before this iteration did.',
    });
    const { passedIterations, failedIterations, plannedIterations } = run;
    // What has no verdict, as where a model gave no answer, must not count for or against.
    const isWhole = passedIterations + failedIterations === plannedIterations;
    const status = isWhole ? 'completed' : 'failed';
    await tx.runs.end(runId, { status, result: isWhole ? judgeRun(run) : null, execution });
    return `${status}: ${passedIterations} of ${plannedIterations} iteration(s) passed`;
  });
}

/** Ends a run and what has not ended of it, with no result. False: it had ended before. */
export function endRun(
  store: Store,
  runId: string,
  status: 'failed' | 'cancelled',
  reason: string,
): Promise<boolean> {
  return store.transaction(async (tx) => {
    await tx.lock('runs', runId);
    await tx.iterations.endUnfinished(runId, { status, error: reason });
    return tx.runs.end(runId, { status, result: null });
  });
}

import type { EventLog } from '../../ports/logger.ts';
import { settlesWithin } from '../../resilience/time-limit.ts';
import { errorMessage } from '../../trouble/errors.ts';
import type { Inspection, RunAccess, RunExecutor, RunPlan, RunRecorder } from '../engine/plan.ts';
import type { Store } from '../storage/store.ts';
import { judgeRun } from './run-criteria.ts';

/** How long a closing service waits for executions to let go. */
const CLOSE_GRACE_MS = 5_000;

/** Looks after the runs of this process from their start to their end. */
export interface RunSupervisor {
  /** Looks at the servers of a run that is to be; rejects where the signal or the service ends. */
  inspect(access: RunAccess, signal: AbortSignal): Promise<Inspection>;
  /** Executes a created run in the background. */
  start(plan: RunPlan): void;
  /** Ends a run as cancelled; what it had finished stays. */
  cancel(runId: string): Promise<void>;
  /** Cancels every run and waits until they have let go, for a few seconds at most. */
  close(): Promise<void>;
}

export function createRunSupervisor({
  store,
  executor,
  log,
}: {
  store: Store;
  executor: RunExecutor;
  log: EventLog;
}): RunSupervisor {
  const closing = new AbortController();
  const inspections = new Set<Promise<Inspection>>();
  const executions = new Map<string, { controller: AbortController; ended: Promise<void> }>();

  async function carryOut(plan: RunPlan, signal: AbortSignal): Promise<void> {
    const { runId } = plan;
    try {
      // It may have been cancelled between its creation and now.
      if ((await store.runs.findExecuting(runId)) === undefined) return;
      await executor.execute(plan, createRecorder(store, runId), signal);
      const outcome = await completeRun(store, runId);
      if (outcome !== null) log.info(`run ${runId} ${outcome}`);
    } catch (error) {
      if (signal.aborted) return;
      log.error(`run ${runId} could not go on: ${errorMessage(error)}`);
      await failRun(store, runId, 'The run could not go on, so this iteration did not finish.');
    }
  }

  const cancel = async (runId: string) => {
    const isEnded = await endRun(store, runId, 'cancelled', 'The run was cancelled.');
    executions.get(runId)?.controller.abort();
    if (isEnded) log.info(`run ${runId} cancelled`);
  };

  const cancelClosing = (runId: string) =>
    cancel(runId).catch((error: unknown) =>
      log.error(`run ${runId} could not be cancelled: ${errorMessage(error)}`),
    );

  return {
    async inspect(access, signal) {
      const inspection = executor.inspect(access, AbortSignal.any([signal, closing.signal]));
      inspections.add(inspection);
      try {
        return await inspection;
      } finally {
        inspections.delete(inspection);
      }
    },
    start(plan) {
      const controller = new AbortController();
      if (closing.signal.aborted) controller.abort();
      log.info(`run ${plan.runId} started: ${plan.iterations.length} iteration(s)`);
      const ended = carryOut(plan, controller.signal)
        .catch((error: unknown) =>
          log.error(`run ${plan.runId} could not be ended: ${errorMessage(error)}`),
        )
        .finally(() => executions.delete(plan.runId));
      executions.set(plan.runId, { controller, ended });
    },
    cancel,
    async close() {
      closing.abort(new Error('The service is closing.'));
      const ended = [...executions.values()].map((execution) => execution.ended);
      for (const runId of executions.keys()) void cancelClosing(runId);
      await settlesWithin(CLOSE_GRACE_MS, Promise.allSettled([...ended, ...inspections]));
    },
  };
}

/** Ends the runs a stopped process left behind; they keep what they had. Returns how many. */
export async function failInterruptedRuns(store: Store): Promise<number> {
  const interrupted = await store.runs.executing();
  for (const { id } of interrupted) {
    await failRun(store, id, 'The service stopped before this iteration finished.');
  }
  return interrupted.length;
}

function createRecorder(store: Store, runId: string): RunRecorder {
  return {
    iterationStarted: (iterationId, startedAt) => store.iterations.start(iterationId, startedAt),
    async iterationFinished(iterationId, { trace, ...outcome }) {
      const { result } = outcome;
      await store.transaction(async (tx) => {
        if (!(await tx.iterations.finish(iterationId, outcome))) return;
        if (trace !== null) await tx.traces.saveAll([{ iterationId, trace }]);
        if (result === null) return;
        const passed = result === 'passed' ? 1 : 0;
        await tx.runs.countIterations(runId, { passed, failed: 1 - passed });
      });
    },
  };
}

/** Ends a run whose executor came back. Returns its outcome in words, null where it had ended. */
function completeRun(store: Store, runId: string): Promise<string | null> {
  return store.transaction(async (tx) => {
    await tx.lock('runs', runId);
    const run = await tx.runs.findExecuting(runId);
    if (run === undefined) return null;
    await tx.iterations.endUnfinished(runId, {
      status: 'failed',
      error: 'The run ended before this iteration did.',
    });
    const { passedIterations, failedIterations, plannedIterations } = run;
    // What has no verdict, as where a model gave no answer, must not count for or against.
    const isWhole = passedIterations + failedIterations === plannedIterations;
    const status = isWhole ? 'completed' : 'failed';
    await tx.runs.end(runId, { status, result: isWhole ? judgeRun(run) : null });
    return `${status}: ${passedIterations} of ${plannedIterations} iteration(s) passed`;
  });
}

const failRun = (store: Store, runId: string, reason: string) =>
  endRun(store, runId, 'failed', reason);

/** Ends a run and what has not ended of it, with no result. False: it had ended before. */
function endRun(
  store: Store,
  runId: string,
  status: 'failed' | 'cancelled',
  reason: string,
): Promise<boolean> {
  return store.transaction(async (tx) => {
    await tx.iterations.endUnfinished(runId, { status, error: reason });
    return tx.runs.end(runId, { status, result: null });
  });
}

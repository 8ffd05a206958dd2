import { settlesWithin } from '../../resilience/time-limit.ts';
import type { RunPlan } from '../engine/plan.ts';

/** How long a closing queue waits for jobs to let go. */
const CLOSE_GRACE_MS = 5_000;

/** Where created runs go to be carried out. */
export interface JobQueue {
  /** Takes on a run. */
  add(plan: RunPlan): void;
  /** Stops what goes on of a run here. */
  abort(runId: string): void;
  /** Of the runs that go on here. */
  runIds(): string[];
  /** Lets no more run begin, and waits until all have let go, for a few seconds at most. */
  close(): Promise<void>;
}

/** Carries out each run in this process, as soon as it comes. */
export function createLocalQueue(
  carryOut: (plan: RunPlan, controller: AbortController) => Promise<void>,
): JobQueue {
  const jobs = new Map<string, { controller: AbortController; ended: Promise<void> }>();
  let isClosing = false;

  return {
    add(plan) {
      const controller = new AbortController();
      if (isClosing) controller.abort();
      const ended = carryOut(plan, controller).finally(() => jobs.delete(plan.runId));
      jobs.set(plan.runId, { controller, ended });
    },
    abort: (runId) => jobs.get(runId)?.controller.abort(),
    runIds: () => [...jobs.keys()],
    async close() {
      isClosing = true;
      await settlesWithin(
        CLOSE_GRACE_MS,
        Promise.allSettled([...jobs.values()].map((job) => job.ended)),
      );
    },
  };
}

import { systemClock } from '../../ports/clock.ts';
import { retry } from '../../resilience/retry.ts';
import type { RetryPolicy } from '../../resilience/retry-policy.ts';
import type { RunRecorder } from '../engine/plan.ts';
import type { Store } from '../storage/store.ts';
import type { HeldRun } from './run-end.ts';

/** Some 20 s in all: about what a database takes to start again, and longer than a lease. */
const UNTIL_STORED: RetryPolicy = {
  maxAttempts: 10,
  backoff: { firstMs: 250, growth: 2, longestMs: 4_000, jitter: 0.5 },
};

/**
 * Records what is found of a run while it is held. From the moment it has ended, or its instance is
 * taken for dead, nothing is written any more. A database that is away for a moment is waited for:
 * what is written twice is there once.
 * @param signal ends the waiting
 * @param onEnded told where that is found out
 */
export function createRecorder(
  store: Store,
  { runId, instanceId }: HeldRun,
  { signal, onEnded }: { signal: AbortSignal; onEnded: () => void },
): RunRecorder {
  const stored = <Result>(work: () => Promise<Result>): Promise<Result> =>
    retry(work, {
      policy: UNTIL_STORED,
      // Asked after a failure only: of a run that was cancelled, the first try finds that it has ended.
      judge: () => (signal.aborted ? null : {}),
      ...{ clock: systemClock, random: Math.random },
    });
  return {
    // With its run, all that has not ended of it has: then there is nothing to start.
    iterationStarted: (iterationId, startedAt) =>
      stored(() => store.iterations.start(iterationId, startedAt)),
    async iterationFinished(iterationId, { trace, ...outcome }) {
      const { result } = outcome;
      const isHeld = await stored(() =>
        store.transaction(async (tx) => {
          await tx.lock('runs', runId);
          if ((await tx.runs.findHeld(runId, instanceId)) === undefined) return false;
          if (!(await tx.iterations.finish(iterationId, outcome))) return true;
          if (trace !== null) await tx.traces.saveAll([{ iterationId, trace }]);
          if (result === null) return true;
          const passed = result === 'passed' ? 1 : 0;
          await tx.runs.countIterations(runId, { passed, failed: 1 - passed });
          return true;
        }),
      );
      if (!isHeld) onEnded();
    },
  };
}

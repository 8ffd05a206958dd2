import type { RunRecorder } from '../engine/plan.ts';
import type { Store } from '../storage/store.ts';
import type { Patience } from './patience.ts';
import type { HeldRun } from './run-end.ts';

/**
 * Records what is found of a run while it is held. From the moment it has ended, or its instance is
 * taken for dead, nothing is written any more. What is written twice is there once.
 * @param patiently waits for the database
 * @param onEnded told where that is found out
 */
export function createRecorder(
  store: Store,
  { runId, instanceId }: HeldRun,
  { patiently, onEnded }: { patiently: Patience; onEnded: () => void },
): RunRecorder {
  return {
    // With its run, all that has not ended of it has: then there is nothing to start.
    iterationStarted: (iterationId, startedAt) =>
      patiently(() => store.iterations.start(iterationId, startedAt)),
    async iterationFinished(iterationId, { trace, ...outcome }) {
      const { result } = outcome;
      const isHeld = await patiently(() =>
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

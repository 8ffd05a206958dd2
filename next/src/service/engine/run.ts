import type { Surroundings } from '../surroundings.ts';
import { type IterationOutcome, runIteration } from './iteration.ts';
import type { PlannedIteration, RunPlan } from './plan.ts';
import { Run, Slot } from './slot.ts';

/**
 * Runs iterations in slots, which reuse connections as the isolation allows. Servers end before it
 * resolves. Never rejects.
 *
 * @param record stores the outcome of an iteration
 */
export async function executeRun(
  plan: RunPlan,
  surroundings: Surroundings,
  record: (id: string, outcome: IterationOutcome) => Promise<void>,
): Promise<void> {
  const { iterations, servers, execution, cancel } = plan;
  const slots = Math.min(execution.concurrency ?? surroundings.concurrency, iterations.length);
  const run = new Run(plan, surroundings, slots === 1);
  const queue = byRound(iterations).values();
  const work = async () => {
    const slot = new Slot(run);
    try {
      for (const iteration of queue) {
        const outcome = await runIteration(iteration, slot, execution, cancel.signal, surroundings);
        await slot.end(outcome.result === 'passed');
        await record(iteration.id, outcome);
      }
    } finally {
      await slot.close();
    }
  };
  await Promise.all(Array.from({ length: slots }, () => work().catch(surroundings.onBug)));
  await run.close(servers.flatMap((server) => server.takeInspected() ?? []));
  await run.closings.settle();
}

/** The first iterations of all cases, then the second ones: a run that ends early has some of each. */
function byRound(iterations: readonly PlannedIteration[]): PlannedIteration[] {
  const rounds: PlannedIteration[][] = [];
  const planned = new Map<unknown, number>();
  for (const iteration of iterations) {
    // The iterations of a case share it.
    const round = planned.get(iteration.test) ?? 0;
    planned.set(iteration.test, round + 1);
    rounds[round] ??= [];
    rounds[round].push(iteration);
  }
  return rounds.flat();
}

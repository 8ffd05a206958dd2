import type { Surroundings } from '../surroundings.ts';
import { type IterationOutcome, runIteration } from './iteration.ts';
import type { PlannedIteration, RunPlan } from './plan.ts';
import { Run, Slot } from './slot.ts';

/** What may be closing while the next iterations run. */
const MAX_CLOSING = 16;

/**
 * Runs iterations in slots, which reuse connections as the isolation allows. Servers end before it
 * resolves. Never rejects.
 *
 * @param signal cancels what is left
 * @param record stores the outcome of an iteration
 */
export async function executeRun(
  plan: RunPlan,
  signal: AbortSignal,
  surroundings: Surroundings,
  record: (id: string, outcome: IterationOutcome) => Promise<void>,
): Promise<void> {
  const { iterations, servers, execution } = plan;
  const { onBug, concurrency } = surroundings;
  const run = new Run(plan, signal, surroundings);
  const closeInspected = (server: (typeof servers)[number]) => {
    if (server.inspected !== null) run.closeLater(server.inspected.close());
    server.inspected = null;
  };
  // It has another folder, and may hold what those of the iterations need.
  for (const server of servers) if (run.needsFolder(server)) closeInspected(server);
  const queue = byRound(iterations).values();
  const work = async () => {
    const slot = new Slot(run);
    try {
      for (const { id, steps } of queue) {
        const outcome = await runIteration(steps, slot, execution, signal, surroundings);
        await slot.end(outcome.result === 'passed');
        await run.waitForClosing(MAX_CLOSING);
        await record(id, outcome);
      }
    } finally {
      await slot.close();
    }
  };
  const slots = Math.min(execution.concurrency ?? concurrency, iterations.length);
  await Promise.all(Array.from({ length: slots }, () => work().catch(onBug)));
  for (const server of servers) closeInspected(server);
  await run.waitForClosing(0);
}

/** The first iterations of all cases, then the second ones: a run that ends early has some of each. */
function byRound(iterations: readonly PlannedIteration[]): PlannedIteration[] {
  const rounds: PlannedIteration[][] = [];
  const planned = new Map<unknown, number>();
  for (const iteration of iterations) {
    // The iterations of a case share its steps.
    const round = planned.get(iteration.steps) ?? 0;
    planned.set(iteration.steps, round + 1);
    rounds[round] ??= [];
    rounds[round].push(iteration);
  }
  return rounds.flat();
}

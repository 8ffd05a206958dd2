import type { Clock } from '../../../ports/clock.ts';
import type { IterationPlan } from '../plan.ts';
import type { CaseServer } from '../servers/case-servers.ts';
import { IterationQueue } from './iteration-queue.ts';
import type { Lane } from './lane.ts';
import type { Place } from './place.ts';

/** By how much an iteration may be late for a server that is started for it, and no more. */
const PATIENCE = 2;

export interface LanesOptions {
  /** How many lanes there are. */
  concurrency: number;
  openLane: () => Lane;
  /** The servers that an iteration uses; none where it is not carried out, by what is known now. */
  serversOf: (iteration: IterationPlan) => readonly CaseServer[];
  /** Whether an iteration needs a place for itself. */
  needsPlace: (iteration: IterationPlan) => boolean;
  /** Whether it has turned out since that it is not carried out. */
  isForegone: (iteration: IterationPlan) => boolean;
  /** Must not reject. */
  carryOut: (iteration: IterationPlan, lane: LaneForIteration) => Promise<{ passed: boolean }>;
  /** How long a start of a server takes as a rule. */
  usualStartMs: () => number;
  clock: Pick<Clock, 'alarm'>;
  signal: AbortSignal;
}

/** A lane, as one iteration sees it. */
export interface LaneForIteration extends Pick<Lane, 'connect' | 'isUp'> {
  /** What the iteration has for itself; null where it needs nothing. */
  place: Place | null;
  /** Has the servers of the next iteration come up, where it would have to wait for them. */
  lookAhead(): void;
}

/**
 * Carries out iterations in lanes, each one iteration at a time. Resolves when all are carried out
 * and the processes of all servers are gone.
 */
export async function runLanes(
  iterations: readonly IterationPlan[],
  options: LanesOptions,
): Promise<void> {
  const { concurrency, clock } = options;
  const keysOf = (iteration: IterationPlan) => options.serversOf(iteration).map(({ key }) => key);
  const queue = new IterationQueue<Lane>(iterations, keysOf, clock);
  await Promise.all(Array.from({ length: concurrency }, () => runLane(queue, options)));
}

async function runLane(queue: IterationQueue<Lane>, options: LanesOptions): Promise<void> {
  const { openLane, serversOf, needsPlace, isForegone, carryOut, usualStartMs, signal } = options;
  const lane = openLane();
  const lookAhead = () => {
    const next = queue.peek(lane);
    if (signal.aborted || next === null || isForegone(next)) return;
    const missing = lane.missing(serversOf(next));
    if (missing.length === 0) return;
    queue.putAside(lane);
    lane.getReady(missing);
  };
  lane.onWornOut = lookAhead;
  const forIteration = {
    connect: (server: CaseServer) => lane.connect(server),
    isUp: (server: CaseServer) => lane.isUp(server),
    lookAhead,
  };
  try {
    for (;;) {
      const iteration = await queue.take(lane, { ms: PATIENCE * usualStartMs(), signal });
      if (iteration === null) return;
      const own = new Set(serversOf(iteration).map(({ key }) => key));
      lane.letGo((key) => own.has(key) || queue.needs(key));
      const place = lane.enter(needsPlace(iteration) && !isForegone(iteration));
      const { passed } = await carryOut(iteration, { ...forIteration, place });
      lane.finish(passed);
    }
  } finally {
    await lane.close();
  }
}

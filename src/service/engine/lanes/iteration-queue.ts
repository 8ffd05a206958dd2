import type { Clock } from '../../../ports/clock.ts';
import type { IterationPlan } from '../plan.ts';

/** What an iteration needs of the run's servers, by their ids. */
export type ServersOf = (iteration: IterationPlan) => readonly string[];

/**
 * Iterations with the same servers one after the other, so that servers which are up are used up
 * before others are started. The order is that of the plan otherwise.
 */
export function besideTheirLike(
  iterations: readonly IterationPlan[],
  serversOf: ServersOf,
): IterationPlan[] {
  const groups = Map.groupBy(iterations, (iteration) => serversOf(iteration).toSorted().join());
  return [...groups.values()].flat();
}

/** How long a lane without work leaves to another one what that has put aside. */
export interface Patience {
  ms: number;
  signal: AbortSignal;
}

/**
 * Hands out the iterations of a run, each once. A lane may put one aside, for which it then makes
 * servers ready. Others leave it that for a while, but no iteration waits for a lane that hangs.
 */
export class IterationQueue<Lane extends object> {
  /** The next one last. */
  readonly #waiting: IterationPlan[];
  readonly #putAside = new Map<Lane, IterationPlan>();
  readonly #serversOf: ServersOf;
  readonly #clock: Pick<Clock, 'alarm'>;
  /** How many iterations that nobody has taken need a server. */
  readonly #demand = new Map<string, number>();
  readonly #idle = new Set<() => void>();

  constructor(
    iterations: readonly IterationPlan[],
    serversOf: ServersOf,
    clock: Pick<Clock, 'alarm'>,
  ) {
    this.#waiting = besideTheirLike(iterations, serversOf).reverse();
    this.#serversOf = serversOf;
    this.#clock = clock;
    for (const iteration of iterations) this.#count(iteration, 1);
  }

  /** Whether an iteration that nobody has taken needs that server. */
  needs(serverId: string): boolean {
    return (this.#demand.get(serverId) ?? 0) > 0;
  }

  /** What that lane would get now; null where nothing is left for it. */
  peek(lane: Lane): IterationPlan | null {
    return this.#putAside.get(lane) ?? this.#waiting.at(-1) ?? null;
  }

  /** Keeps what the lane would get now for it. */
  putAside(lane: Lane): void {
    if (this.#putAside.has(lane)) return;
    const iteration = this.#waiting.pop();
    if (iteration !== undefined) this.#putAside.set(lane, iteration);
  }

  /** The next iteration for a lane; null where there is none any more. */
  async take(lane: Lane, { ms, signal }: Patience): Promise<IterationPlan | null> {
    const own = this.peek(lane);
    if (own !== null) return this.#handOut(own, lane);
    while (this.#putAside.size > 0) {
      if (!signal.aborted && (await this.#changesWithin(ms, signal))) continue;
      const [oldest] = this.#putAside;
      if (oldest !== undefined) return this.#handOut(oldest[1], oldest[0]);
    }
    return null;
  }

  #handOut(iteration: IterationPlan, holder: Lane): IterationPlan {
    if (!this.#putAside.delete(holder)) this.#waiting.pop();
    this.#count(iteration, -1);
    for (const wake of this.#idle) wake();
    return iteration;
  }

  #count(iteration: IterationPlan, change: 1 | -1): void {
    for (const id of this.#serversOf(iteration)) {
      this.#demand.set(id, (this.#demand.get(id) ?? 0) + change);
    }
  }

  /** Whether an iteration is handed out before the time is over or the signal aborts. */
  #changesWithin(ms: number, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isChanged: boolean) => {
        this.#idle.delete(wake);
        turnOff();
        signal.removeEventListener('abort', giveUp);
        resolve(isChanged);
      };
      const wake = () => end(true);
      const giveUp = () => end(false);
      const turnOff = this.#clock.alarm(ms, giveUp);
      this.#idle.add(wake);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }
}

import type { IterationPlan } from '../plan.ts';

/** A run that begins its iterations in turns with others. */
export interface RunTurn {
  /** Resolves when an iteration may begin, or the run is aborted. */
  begin(): Promise<void>;
  /** Holds up no other run any more. */
  leave(): void;
}

interface Taker {
  begun: number;
  planned: number;
  follows: boolean;
}

/**
 * Has runs that go on at once begin their iterations in turns: the one that has begun fewer goes
 * first, so that whatever changes meanwhile, such as a model, its provider or the load of the
 * machine, is met by all of them alike. The first iteration of a run waits for others that are just
 * being created, and that of a run that follows for one that leads: where none comes about, since it
 * is refused, nothing of those that follow is begun.
 */
export class RunTurns {
  readonly #takers = new Set<Taker>();
  #looks = 0;
  #isLed = false;
  #change = Promise.withResolvers<void>();

  /** Looks at the servers of a run that is to be. */
  async look<Found>(look: () => Promise<Found>): Promise<Found> {
    this.#looks += 1;
    try {
      return await look();
    } finally {
      this.#looks -= 1;
      this.#tell();
    }
  }

  /** A run that others follow has come about; those that come after it need not wait for another. */
  lead(): void {
    this.#isLed = true;
    this.#tell();
  }

  /**
   * @param signal aborts with the run.
   * @param follows whether it is nothing without a run that leads.
   */
  join(planned: number, signal: AbortSignal, follows = false): RunTurn {
    const own: Taker = { begun: 0, planned, follows };
    this.#takers.add(own);
    const wake = () => this.#tell();
    signal.addEventListener('abort', wake, { once: true });
    return {
      begin: async () => {
        while (!signal.aborted && !this.#mayBegin(own)) await this.#change.promise;
        own.begun += 1;
        this.#tell();
      },
      leave: () => {
        signal.removeEventListener('abort', wake);
        this.#takers.delete(own);
        this.#tell();
      },
    };
  }

  #mayBegin(own: Taker): boolean {
    if (own.begun === 0 && this.#looks > 0) return false;
    if (own.follows && !this.#isLed) return false;
    return [...this.#takers].every(({ begun, planned }) => begun >= planned || begun >= own.begun);
  }

  #tell(): void {
    const { resolve } = this.#change;
    this.#change = Promise.withResolvers();
    resolve();
  }
}

/** The first iteration of each case, then the second of each: no case has a time of its own. */
export function byRound(iterations: readonly IterationPlan[]): IterationPlan[] {
  return iterations.toSorted((one, other) => one.iterationNumber - other.iterationNumber);
}

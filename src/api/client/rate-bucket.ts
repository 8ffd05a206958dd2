export interface Clock {
  /** Epoch milliseconds, for dates that a service names. */
  epoch: () => number;
  /** Milliseconds that never go back. Deadlines are times of this clock. */
  now: () => number;
  /** Ends early when the signal aborts. Never rejects. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** Requests that can go out at once after a pause, and how many a second after that. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** What a request may wait for its turn. */
export interface Patience {
  /** Whether its answer decides nothing. */
  isOptional: boolean;
  /** A time of the clock; infinity without. */
  deadline: number;
  signal: AbortSignal | undefined;
  /** Of a request that is not optional. */
  maxAttempts?: number | undefined;
}

/** The service is asked again after this time, however long it says. */
const LONGEST_PAUSE_MS = 10 * 60_000;
/** Share of the burst that optional requests leave to others. */
const KEPT_SHARE = 1 / 3;

/** The rate of a key. Requests go out in the order in which they ask. */
export class RateBucket {
  readonly #clock: Clock;
  readonly #intervalMs: number;
  readonly #burst: number;
  /** When a whole burst can go out again, in time without pauses. */
  #freeAt = Number.NEGATIVE_INFINITY;
  /** All pauses, and when the last one ends. */
  #pausesMs = 0;
  #pausedUntil = Number.NEGATIVE_INFINITY;

  constructor({ burst, perSecond }: Rate, clock: Clock) {
    this.#clock = clock;
    this.#intervalMs = 1_000 / perSecond;
    this.#burst = burst;
  }

  /**
   * Waits for the turn of a request. An optional one goes out if enough is left for others.
   *
   * @returns false, as soon as it is known, if its turn comes after its deadline
   * @throws the reason of the signal
   */
  async take({ isOptional, deadline, signal }: Patience): Promise<boolean> {
    signal?.throwIfAborted();
    if (this.#clock.now() >= deadline) return false;
    let due = this.#dueAt(isOptional);
    if (!isOptional) this.#reserve();
    for (;;) {
      signal?.throwIfAborted();
      const waitMs = Math.ceil(due - this.#elapsed());
      if (waitMs <= 0) {
        if (isOptional) this.#reserve();
        return true;
      }
      if (this.#clock.now() + waitMs > deadline) {
        // It has not waited, so no later request has its time yet. That of a cancelled request is
        // lost: the next request would overtake those that wait.
        if (!isOptional) this.#freeAt -= this.#intervalMs;
        return false;
      }
      await this.#clock.sleep(waitMs, signal);
      if (isOptional) due = this.#dueAt(true);
    }
  }

  /** The service refused a request for its rate: none goes out for a while, then one. */
  pause(ms: number): void {
    this.#freeAt = Math.max(this.#freeAt, this.#elapsed() + (this.#burst - 1) * this.#intervalMs);
    const from = Math.max(this.#pausedUntil, this.#clock.now());
    this.#pausedUntil = Math.max(from, this.#clock.now() + Math.min(ms, LONGEST_PAUSE_MS));
    this.#pausesMs += this.#pausedUntil - from;
  }

  #elapsed = () => this.#clock.now() - this.#pausesMs;

  #dueAt(isOptional: boolean): number {
    const kept = isOptional ? Math.floor(this.#burst * KEPT_SHARE) : 0;
    return this.#freeAt - (this.#burst - 1 - kept) * this.#intervalMs;
  }

  #reserve(): void {
    this.#freeAt = Math.max(this.#freeAt, this.#elapsed()) + this.#intervalMs;
  }
}

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

/** The token bucket of a key. Each request takes a token, in the order in which they ask. */
export class RateBucket {
  readonly #rate: Rate;
  readonly #clock: Clock;
  /** Negative: so many requests wait for theirs. */
  #tokens: number;
  /** All that were ever added, also those that did not fit. */
  #added = 0;
  #refilledAt: number;
  /** No tokens are added until then. */
  #pausedUntil = Number.NEGATIVE_INFINITY;
  #optionalPausedUntil = Number.NEGATIVE_INFINITY;

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate;
    this.#clock = clock;
    this.#tokens = rate.burst;
    this.#refilledAt = clock.now();
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
    this.#refill();
    if (!isOptional) this.#tokens -= 1;
    const due = this.#added - Math.min(0, this.#tokens);
    for (;;) {
      signal?.throwIfAborted();
      const waitMs = isOptional ? this.#optionalWaitMs() : this.#waitMs(due - this.#added);
      if (waitMs <= 0) {
        if (isOptional) this.#tokens -= 1;
        return true;
      }
      if (this.#clock.now() + waitMs > deadline) {
        // It has not waited, so no later request has its time yet. The token of a cancelled request
        // is lost: the next request would overtake those that wait.
        if (!isOptional) this.#tokens += 1;
        return false;
      }
      await this.#clock.sleep(waitMs, signal);
      this.#refill();
    }
  }

  /** The service refused a request for its rate: none goes out for a while, then one. */
  pause(ms: number, isOptional: boolean): void {
    this.#refill();
    const until = this.#clock.now() + Math.min(ms, LONGEST_PAUSE_MS);
    if (isOptional) this.#optionalPausedUntil = Math.max(this.#optionalPausedUntil, until);
    else {
      this.#tokens = Math.min(this.#tokens, 1);
      this.#pausedUntil = Math.max(this.#pausedUntil, until);
    }
  }

  /** Until the pause is over and so many tokens are added. */
  #waitMs(tokens: number): number {
    const refillMs = (Math.max(0, tokens) / this.#rate.perSecond) * 1_000;
    return Math.ceil(refillMs + Math.max(0, this.#pausedUntil - this.#clock.now()));
  }

  #optionalWaitMs(): number {
    const kept = Math.floor(this.#rate.burst * KEPT_SHARE);
    const pauseMs = this.#optionalPausedUntil - this.#clock.now();
    return Math.max(pauseMs, this.#waitMs(1 + kept - this.#tokens));
  }

  #refill(): void {
    const now = this.#clock.now();
    const elapsedMs = Math.max(0, now - Math.max(this.#refilledAt, this.#pausedUntil));
    const tokens = (elapsedMs / 1_000) * this.#rate.perSecond;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + tokens);
    this.#added += tokens;
    this.#refilledAt = now;
  }
}

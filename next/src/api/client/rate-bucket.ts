/** How the client measures and spends time. */
export interface Clock {
  /** Epoch milliseconds, for dates that a service names. */
  epoch: () => number;
  /** Milliseconds that never go back. */
  now: () => number;
  /** Ends early when the signal aborts. Never rejects. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** Requests that can go out at once after a pause, and how many a second after that. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** The service is asked again after this time, however long it says. */
const LONGEST_PAUSE_MS = 10 * 60_000;
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

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate;
    this.#clock = clock;
    this.#tokens = rate.burst;
    this.#refilledAt = clock.now();
  }

  /** Waits for the turn of a request. Throws the reason of the signal. */
  async take(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    this.#refill();
    // The token of a request that is cancelled later is lost: the next one would overtake others.
    this.#tokens -= 1;
    const due = this.#added - Math.min(0, this.#tokens);
    for (;;) {
      const waitMs = this.#waitMs(due - this.#added);
      if (waitMs <= 0) return;
      await this.#clock.sleep(waitMs, signal);
      signal?.throwIfAborted();
      this.#refill();
    }
  }

  /** The service refused a request for its rate: none goes out for a while, then one. */
  pause(ms: number): void {
    this.#refill();
    const until = this.#clock.now() + Math.min(ms, LONGEST_PAUSE_MS);
    this.#tokens = Math.min(this.#tokens, 1);
    this.#pausedUntil = Math.max(this.#pausedUntil, until);
  }

  /** Until the pause is over and so many tokens are added. */
  #waitMs(tokens: number): number {
    const refillMs = (Math.max(0, tokens) / this.#rate.perSecond) * 1_000;
    return Math.ceil(refillMs + Math.max(0, this.#pausedUntil - this.#clock.now()));
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

import type { Clock } from '../clock.ts';
import { DeadlineError } from './api-error.ts';

export interface RateBucketOptions {
  /** Requests that may go out at once after a pause. */
  burst: number;
  /** Requests a second that may be sustained. */
  perSecond: number;
  clock: Clock;
}

/** The rate is never slowed below this share of what was agreed. */
const SLOWEST_SHARE = 1 / 8;
/** After this long without a further rejection the rate doubles again, up to the agreed one. */
const RECOVERY_MS = 30_000;
/** However long the service asks, its word is put to the test again after this. */
const LONGEST_BLOCK_MS = 10 * 60_000;
/** Requests that were under way together are rejected together; that counts once. */
const SAME_REJECTION_MS = 1_000;

/** Token bucket that all requests of a process draw from, in the order they ask. */
export class RateBucket {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #clock: Clock;
  #tokens: number;
  #refilledAtMs: number;
  #share = 1;
  #shareSinceMs = Number.NEGATIVE_INFINITY;
  #blockedUntilMs = 0;
  #lastTurn: Promise<void> = Promise.resolve();

  constructor({ burst, perSecond, clock }: RateBucketOptions) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#clock = clock;
    this.#tokens = burst;
    this.#refilledAtMs = clock.now();
  }

  /**
   * Resolves when a request may go out.
   * @throws the signal's reason on abort; DeadlineError when its turn comes after `deadlineAtMs`.
   */
  async take(signal?: AbortSignal, deadlineAtMs = Number.POSITIVE_INFINITY): Promise<void> {
    signal?.throwIfAborted();
    const turn = this.#lastTurn.then(() => this.#takeInTurn(deadlineAtMs, signal));
    // Whoever asked is told of a failure below; the next in line only needs to know it is over.
    this.#lastTurn = turn.catch(() => undefined);
    await (signal ? Promise.race([turn, rejectionOnAbort(signal, turn)]) : turn);
  }

  /** How many times slower than agreed requests go out for now. */
  slowdown(): number {
    this.#refill(this.#clock.now());
    return 1 / this.#share;
  }

  /**
   * The service rejected a request for its rate: nobody sends for `retryAfterMs`, and the rate is
   * halved for a while.
   */
  penalize(retryAfterMs: number): void {
    const nowMs = this.#clock.now();
    this.#refill(nowMs);
    this.#tokens = Math.min(this.#tokens, 0);
    this.#blockedUntilMs = Math.max(
      this.#blockedUntilMs,
      nowMs + Math.min(retryAfterMs, LONGEST_BLOCK_MS),
    );
    if (nowMs - this.#shareSinceMs >= SAME_REJECTION_MS) {
      this.#share = Math.max(SLOWEST_SHARE, this.#share / 2);
    }
    this.#shareSinceMs = nowMs;
  }

  async #takeInTurn(deadlineAtMs: number, signal?: AbortSignal): Promise<void> {
    for (;;) {
      signal?.throwIfAborted();
      const nowMs = this.#clock.now();
      const waitMs = this.#waitMs(nowMs);
      if (waitMs <= 0) {
        this.#tokens -= 1;
        return;
      }
      if (nowMs + waitMs > deadlineAtMs) throw new DeadlineError();
      await this.#clock.sleep(waitMs, signal);
    }
  }

  #waitMs(nowMs: number): number {
    this.#refill(nowMs);
    const missing = Math.max(0, 1 - this.#tokens);
    const refillMs = Math.ceil((missing / (this.#perSecond * this.#share)) * 1000);
    return Math.max(this.#blockedUntilMs - nowMs, refillMs);
  }

  #refill(nowMs: number): void {
    const elapsedSeconds = Math.max(0, nowMs - this.#refilledAtMs) / 1000;
    this.#tokens = Math.min(
      this.#burst,
      this.#tokens + elapsedSeconds * this.#perSecond * this.#share,
    );
    this.#refilledAtMs = nowMs;
    while (this.#share < 1 && nowMs - this.#shareSinceMs >= RECOVERY_MS) {
      this.#share = Math.min(1, this.#share * 2);
      this.#shareSinceMs += RECOVERY_MS;
    }
  }
}

/** Rejects when the signal aborts; forgets the signal once `settled` is over. */
function rejectionOnAbort(signal: AbortSignal, settled: Promise<void>): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason);
    const forget = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort, { once: true });
    settled.then(forget, forget);
  });
}

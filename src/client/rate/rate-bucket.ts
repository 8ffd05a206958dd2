import type { Clock } from '../../ports/clock.ts';
import { TimeLimitError, withTimeLimit } from '../../resilience/time-limit.ts';
import { DeadlineError } from '../errors/api-error.ts';

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
/** Share of the burst that requests which decide nothing leave to those that do. */
const KEPT_SHARE = 1 / 3;
/** A request that decides nothing is not worth a longer wait for its turn. */
const SPARE_PATIENCE_MS = 15_000;
/** How soon it looks again whether those before it are gone. */
const SPARE_LOOK_MS = 250;
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
  /** Until when only requests that decide something go out. */
  #spareBlockedUntilMs = 0;
  #lastSpareTurn: Promise<unknown> = Promise.resolve();
  /** Those who asked and have had neither a turn nor a refusal. */
  #inLine = 0;

  constructor({ burst, perSecond, clock }: RateBucketOptions) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#clock = clock;
    this.#tokens = burst;
    this.#refilledAtMs = clock.now();
  }

  /** How long so many requests take from now on, if nobody else sends any: at the agreed rate. */
  timeForMs(requests: number): number {
    this.#refill(this.#clock.now());
    return (Math.max(0, requests - this.#tokens) / this.#perSecond) * 1000;
  }

  /**
   * Resolves when a request may go out.
   * @throws the signal's reason on abort; DeadlineError when its turn comes after `deadlineAtMs`.
   */
  async take(signal?: AbortSignal, deadlineAtMs = Number.POSITIVE_INFINITY): Promise<void> {
    signal?.throwIfAborted();
    const hasCompany = this.#inLine > 0;
    this.#inLine += 1;
    const turn = this.#lastTurn
      .then(() => this.#takeInTurn(deadlineAtMs, signal))
      .finally(() => {
        this.#inLine -= 1;
      });
    // Whoever asked is told of a failure below; the next in line only needs to know it is over.
    this.#lastTurn = turn.catch(() => undefined);
    // The first in line sees to it; the others wait for those before them, however long it takes.
    await (hasCompany ? this.#orNoLonger(turn, deadlineAtMs, signal) : turn);
  }

  /**
   * As `take`, for a request that decides nothing: it goes out when nobody else wants to and enough
   * is left for those who may come.
   * @throws the signal's reason on abort; DeadlineError where its turn comes too late or never.
   */
  async takeSpare(signal?: AbortSignal, deadlineAtMs = Number.POSITIVE_INFINITY): Promise<void> {
    const latestMs = Math.min(deadlineAtMs, this.#clock.now() + SPARE_PATIENCE_MS);
    const turn = this.#lastSpareTurn.then(() => this.#takeSpareInTurn(latestMs, signal));
    // As in `take`: the next in line only needs to know it is over.
    this.#lastSpareTurn = turn.catch(() => undefined);
    await turn;
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

  /**
   * The service rejected a request that decides nothing: no other of that kind goes out for
   * `retryAfterMs`. Those that decide something go on, and hear for themselves where they may not.
   */
  penalizeSpare(retryAfterMs: number): void {
    const untilMs = this.#clock.now() + Math.min(retryAfterMs, LONGEST_BLOCK_MS);
    this.#spareBlockedUntilMs = Math.max(this.#spareBlockedUntilMs, untilMs);
  }

  /** The turn, unless the deadline or an abort comes before it. */
  async #orNoLonger(
    turn: Promise<void>,
    deadlineAtMs: number,
    signal?: AbortSignal,
  ): Promise<void> {
    const leftMs = Math.max(0, deadlineAtMs - this.#clock.now());
    try {
      await withTimeLimit(leftMs, signal, () => turn, this.#clock);
    } catch (error) {
      throw error instanceof TimeLimitError && error !== signal?.reason
        ? new DeadlineError()
        : error;
    }
  }

  async #takeInTurn(deadlineAtMs: number, signal?: AbortSignal): Promise<void> {
    for (;;) {
      signal?.throwIfAborted();
      const nowMs = this.#clock.now();
      if (nowMs > deadlineAtMs) throw new DeadlineError();
      const waitMs = this.#waitMs(nowMs);
      if (waitMs <= 0) {
        this.#tokens -= 1;
        return;
      }
      if (nowMs + waitMs > deadlineAtMs) throw new DeadlineError();
      await this.#clock.sleep(waitMs, signal);
    }
  }

  async #takeSpareInTurn(latestMs: number, signal?: AbortSignal): Promise<void> {
    for (;;) {
      signal?.throwIfAborted();
      const nowMs = this.#clock.now();
      const blockedMs = this.#spareBlockedUntilMs - nowMs;
      const freeMs = this.#waitMs(nowMs, 1 + Math.floor(this.#burst * KEPT_SHARE));
      const waitMs = Math.max(blockedMs, freeMs, this.#inLine > 0 ? SPARE_LOOK_MS : 0);
      if (waitMs <= 0) {
        this.#tokens -= 1;
        return;
      }
      if (nowMs + waitMs > latestMs) {
        throw new DeadlineError(
          'Left out: it decides nothing, and the rate of the service leaves no room for it now.',
        );
      }
      await this.#clock.sleep(waitMs, signal);
    }
  }

  /** Until so many tokens are there. */
  #waitMs(nowMs: number, tokens = 1): number {
    this.#refill(nowMs);
    const missing = Math.max(0, tokens - this.#tokens);
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

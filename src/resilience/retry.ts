import type { Clock } from '../ports/clock.ts';
import { type Backoff, backoffMs, type RetryPolicy } from './retry-policy.ts';

/** How a try that failed is repeated. */
export interface Repeat {
  /** In place of the policy's. */
  backoff?: Backoff;
  /** What the other side asked to wait, where it did; never cut short by the backoff. */
  askedMs?: number | undefined;
  /** Whether the wait may go beyond the policy's budget. */
  beyondBudget?: boolean;
  /** What is counted, in place of the tries. */
  count?: string;
}

/** A wait before a further try. */
export interface Wait {
  /** Of the try that failed. */
  error: unknown;
  waitMs: number;
  /** Such as `try 2 of 6`. */
  count: string;
}

export interface RetryOptions {
  policy: RetryPolicy;
  /**
   * Decides whether, and how, a try that failed is worth another: null for not. Asked after every
   * failure, the last one included; may throw another error in place of this one.
   */
  judge(error: unknown, attempt: number): Repeat | null;
  /** Told before each wait. */
  onWait?(wait: Wait): void;
  clock: Clock;
  /** Uniform in [0, 1), for the jitter of waits. */
  random: () => number;
  signal?: AbortSignal | undefined;
  /** Epoch milliseconds that no wait may pass. */
  deadlineAtMs?: number | undefined;
}

/**
 * Result of the first try of `work` that succeeds; all that is tried again here goes through this.
 * @param work gets the number of the try, from 1.
 * @throws the error of the last try where none is to follow; the signal's reason on abort.
 */
export async function retry<Result>(
  work: (attempt: number) => Promise<Result>,
  options: RetryOptions,
): Promise<Result> {
  const { policy, clock, signal } = options;
  let waitedMs = 0;
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      return await work(attempt);
    } catch (error) {
      signal?.throwIfAborted();
      const repeat = options.judge(error, attempt);
      const waitMs = repeat === null ? null : waitBefore(repeat, { attempt, waitedMs }, options);
      if (repeat === null || waitMs === null) throw error;
      const { count = `try ${attempt + 1} of ${policy.maxAttempts}` } = repeat;
      options.onWait?.({ error, waitMs, count });
      await clock.sleep(waitMs, signal);
      waitedMs += waitMs;
    }
  }
}

/** How the log tells of a wait, whatever it is that is tried again. */
export function retryText(what: string, { waitMs, count }: Wait): string {
  return `${what}; trying again in ${(waitMs / 1000).toFixed(1)} s (${count}).`;
}

/** Null where the policy or the deadline leaves no room for another try. */
function waitBefore(
  { backoff, askedMs = 0, beyondBudget = false }: Repeat,
  { attempt, waitedMs }: { attempt: number; waitedMs: number },
  { policy, clock, random, deadlineAtMs = Number.POSITIVE_INFINITY }: RetryOptions,
): number | null {
  const { maxAttempts, budgetMs = Number.POSITIVE_INFINITY, lastTryBeforeDeadlineMs } = policy;
  if (attempt >= maxAttempts) return null;
  const waitMs = Math.max(askedMs, backoffMs(backoff ?? policy.backoff, attempt, random));
  if (!beyondBudget && waitedMs + waitMs > budgetMs) return null;
  const leftMs = deadlineAtMs - clock.now();
  if (lastTryBeforeDeadlineMs === undefined) return waitMs < leftMs ? waitMs : null;
  const untilLastMs = leftMs - lastTryBeforeDeadlineMs;
  return untilLastMs > 0 ? Math.min(waitMs, untilLastMs) : null;
}

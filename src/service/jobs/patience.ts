import { systemClock } from '../../ports/clock.ts';
import { retry } from '../../resilience/retry.ts';
import type { RetryPolicy } from '../../resilience/retry-policy.ts';

/**
 * How long a run waits for its database. That keeps the run from nobody: who cannot write either takes
 * nobody for dead, and who can ends what this instance did not renew, after which nothing is written.
 */
export const DEFAULT_PATIENCE_MS = 3 * 60_000;

const WHILE_AWAY: Omit<RetryPolicy, 'budgetMs'> = {
  maxAttempts: Number.POSITIVE_INFINITY,
  backoff: { firstMs: 250, growth: 2, longestMs: 4_000, jitter: 0.5 },
};

/** Does work on the database, again where it failed, since a database may be away for a while. */
export type Patience = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Waits as long for the database as it may be away at a stretch, whatever is to be done meanwhile.
 * @param signal after it, what fails is not done again
 * @param onAway told of the first failure of a stretch
 */
export function createPatience({
  limitMs,
  signal,
  onAway,
}: {
  limitMs: number;
  signal: AbortSignal;
  onAway: (error: unknown) => void;
}): Patience {
  let awaySinceMs: number | null = null;
  const isWaitedFor = (error: unknown): boolean => {
    if (awaySinceMs === null) onAway(error);
    awaySinceMs ??= systemClock.now();
    return !signal.aborted && systemClock.now() - awaySinceMs < limitMs;
  };
  return async (work) => {
    const result = await retry(work, {
      policy: WHILE_AWAY,
      // Asked after a failure only: of a run that was cancelled, the first try finds that it has ended.
      judge: (error) => (isWaitedFor(error) ? {} : null),
      ...{ clock: systemClock, random: Math.random },
      // For what fails each time, while others go well.
      deadlineAtMs: systemClock.now() + limitMs,
    });
    awaySinceMs = null;
    return result;
  };
}

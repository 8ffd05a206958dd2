/** How long to wait between the tries of something that failed. */
export interface Backoff {
  /** Upper bound of the first wait. */
  readonly firstMs: number;
  /** By how much it grows with every further one. */
  readonly growth: number;
  readonly longestMs: number;
  /**
   * Share of the bound that chance decides: 1 for anywhere between nothing and the bound ("full
   * jitter"), so that those who failed together do not return together; 0 for the bound itself.
   */
  readonly jitter: number;
}

/** How often something is tried, and how long in all. */
export interface RetryPolicy {
  /** Tries in all, the first one included. */
  readonly maxAttempts: number;
  readonly backoff: Backoff;
  /** Waiting in all; without bound where absent. */
  readonly budgetMs?: number;
  /**
   * Where given, a wait that would pass the deadline is cut short for a last try so long before it.
   * Otherwise there is no further try then.
   */
  readonly lastTryBeforeDeadlineMs?: number;
}

/** Waits of one length. */
export function constantBackoff(ms: number): Backoff {
  return { firstMs: ms, growth: 1, longestMs: ms, jitter: 0 };
}

/** The wait before the next try after `attempt` tries. */
export function backoffMs(backoff: Backoff, attempt: number, random: () => number): number {
  const { firstMs, growth, longestMs, jitter } = backoff;
  const boundMs = Math.min(longestMs, firstMs * growth ** (attempt - 1));
  return Math.round(boundMs * (1 - jitter + jitter * random()));
}

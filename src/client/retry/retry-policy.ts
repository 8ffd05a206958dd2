/** Which failures are tried again, how often and how long. */
export interface RetryPolicy {
  /** HTTP statuses worth another try. */
  readonly statuses: readonly number[];
  /** Tries in all, the first one included. */
  readonly maxAttempts: number;
  /** Upper bound of the first wait; it doubles with every further one. */
  readonly baseDelayMs: number;
  readonly maxDelayMs: number;
  /** Waiting in all. A wait the service asks for may exceed it where the call has a deadline. */
  readonly budgetMs: number;
}

export const DEFAULT_RETRY_POLICY: RetryPolicy = {
  statuses: [429, 500, 502, 503, 504],
  maxAttempts: 6,
  baseDelayMs: 500,
  maxDelayMs: 20_000,
  budgetMs: 60_000,
};

/** Of calls that decide nothing: one that does not come back soon is left out. */
export const OPTIONAL_RETRIES: Partial<RetryPolicy> = { maxAttempts: 2, budgetMs: 5_000 };

/**
 * Wait before the next try after `attempt` tries: anywhere between nothing and the exponential
 * bound ("full jitter"), so that clients that failed together do not return together.
 */
export function backoffMs(policy: RetryPolicy, attempt: number, random: () => number): number {
  const boundMs = Math.min(policy.maxDelayMs, policy.baseDelayMs * 2 ** (attempt - 1));
  return Math.round(random() * boundMs);
}

import type { RetryPolicy } from '../../resilience/retry-policy.ts';

/** A wait the service asks for may exceed the budget where the call has a deadline. */
export const DEFAULT_RETRY_POLICY = {
  maxAttempts: 6,
  backoff: { firstMs: 500, growth: 2, longestMs: 20_000, jitter: 1 },
  budgetMs: 60_000,
} as const satisfies RetryPolicy;

/** Of calls that decide nothing: one that does not come back soon is left out. */
export const OPTIONAL_RETRIES: Partial<RetryPolicy> = { maxAttempts: 2, budgetMs: 5_000 };

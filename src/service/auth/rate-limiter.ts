import type { Store } from '../storage/store.ts';

/** How many requests a key may send. */
export interface RateLimit {
  requestsPerMinute: number;
  /** Requests that may come at once. */
  burst: number;
}

export interface RateLimiter {
  /** Takes a token of the key's bucket. Returns 0, or the whole seconds to wait for the next one. */
  take(keyId: string): Promise<number>;
}

/** A token bucket for each key, whichever service on the database its requests come to. */
export function createRateLimiter(
  { requestsPerMinute, burst }: RateLimit,
  { rateBuckets }: Pick<Store, 'rateBuckets'>,
): RateLimiter {
  const tokensPerMs = requestsPerMinute / 60_000;
  return {
    async take(keyId) {
      const { granted, tokens } = await rateBuckets.take(keyId, { tokensPerMs, burst });
      return granted ? 0 : Math.max(1, Math.ceil((1 - tokens) / tokensPerMs / 1000));
    },
  };
}

/** How many requests a key may send. */
export interface RateLimit {
  requestsPerMinute: number;
  /** Requests that may come at once. */
  burst: number;
}

export interface RateLimiter {
  /** Takes a token of the key's bucket. Returns 0, or the whole seconds to wait for the next one. */
  take(keyId: string): number;
}

/** A token bucket for each key, kept in this process only. */
export function createRateLimiter(
  { requestsPerMinute, burst }: RateLimit,
  now: () => number,
): RateLimiter {
  const tokensPerMs = requestsPerMinute / 60_000;
  const buckets = new Map<string, { tokens: number; filledAtMs: number }>();

  return {
    take(keyId) {
      const nowMs = now();
      const bucket = buckets.get(keyId) ?? { tokens: burst, filledAtMs: nowMs };
      // A wall clock may be set back; that must not empty the bucket.
      const elapsedMs = Math.max(0, nowMs - bucket.filledAtMs);
      const tokens = Math.min(burst, bucket.tokens + elapsedMs * tokensPerMs);
      const granted = tokens >= 1;
      buckets.set(keyId, { tokens: granted ? tokens - 1 : tokens, filledAtMs: nowMs });
      if (granted) return 0;
      return Math.max(1, Math.ceil((1 - tokens) / tokensPerMs / 1000));
    },
  };
}

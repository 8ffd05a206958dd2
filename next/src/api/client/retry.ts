import type { Clock, Patience } from './rate-bucket.ts';
import { ServiceError } from './service-error.ts';

const MAX_ATTEMPTS = 6;
const MAX_OPTIONAL_ATTEMPTS = 2;
/** Longest first wait. Each further one can be twice as long. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
/** Most waiting of a call. */
const WAITING_MS = 60_000;

interface Retries extends Patience {
  /** Whether the request may arrive twice. */
  isRepeatable: boolean;
  clock: Clock;
  /** From 0 to 1. */
  random: () => number;
}

/**
 * Repeats an attempt that fails for a reason that may pass.
 *
 * @throws the last error other than the end of the time, or the reason of the signal
 */
export async function retry<T>(work: () => Promise<T>, options: Retries): Promise<T> {
  const { clock, signal } = options;
  let waitedMs = 0;
  let last: ServiceError | null = null;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (error.failure.reason === 'deadline') throw last ?? error;
      const waitMs = waitAfter(error, attempt, waitedMs, options);
      if (waitMs === null) throw error;
      last = error;
      waitedMs += waitMs;
      await clock.sleep(waitMs, signal);
      signal?.throwIfAborted();
    }
  }
}

/** Null if there is no further attempt. */
function waitAfter(
  { repeat, retryAfterMs }: ServiceError,
  attempt: number,
  waitedMs: number,
  { isRepeatable, isOptional, deadline, clock, random }: Retries,
): number | null {
  if (repeat === 'none' || (repeat === 'repeatable' && !isRepeatable)) return null;
  if (attempt === (isOptional ? MAX_OPTIONAL_ATTEMPTS : MAX_ATTEMPTS)) return null;
  const bound = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
  const waitMs = Math.max(retryAfterMs ?? 0, Math.round(bound * random()));
  // Only a deadline bounds what a service can ask for.
  const isBounded = retryAfterMs !== null && Number.isFinite(deadline);
  if (!isBounded && waitedMs + waitMs > WAITING_MS) return null;
  return clock.now() + waitMs < deadline ? waitMs : null;
}

import { type ApiRequest, attempt, type Link, type Success } from './attempt.ts';
import { ServiceError } from './service-error.ts';

const MAX_ATTEMPTS = 6;
const MAX_OPTIONAL_ATTEMPTS = 2;
/** Longest first wait. Each further one can be twice as long. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
/** Most waiting of a call. */
const WAITING_MS = 60_000;

/**
 * Sends a request, and repeats it if it fails for a reason that may pass.
 *
 * @throws ServiceError, of the last failure other than the end of the time; the reason of the signal
 */
export async function sendPatiently(link: Link, request: ApiRequest): Promise<Success> {
  const { signal, isOptional } = request;
  let waitedMs = 0;
  let last: ServiceError | null = null;
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt(link, request);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const { failure, repeat, retryAfterMs } = error;
      if (failure.reason === 'deadline') throw last ?? error;
      const isRate = failure.status === 429 && repeat === 'all';
      if (isRate) link.bucket.pause(retryAfterMs ?? 0, isOptional);
      const waitMs = waitAfter(error, attempts, waitedMs, link, request);
      if (waitMs === null) throw error;
      last = error;
      waitedMs += waitMs;
      await link.clock.sleep(waitMs, signal);
      signal?.throwIfAborted();
    }
  }
}

/** Null if there is no further attempt. */
function waitAfter(
  { repeat, retryAfterMs }: ServiceError,
  attempts: number,
  waitedMs: number,
  { clock, random }: Link,
  { isRepeatable, isOptional, deadline }: ApiRequest,
): number | null {
  if (repeat === 'none' || (repeat === 'repeatable' && !isRepeatable)) return null;
  if (attempts === (isOptional ? MAX_OPTIONAL_ATTEMPTS : MAX_ATTEMPTS)) return null;
  const bound = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
  const waitMs = Math.max(retryAfterMs ?? 0, Math.round(bound * random()));
  // Only a deadline bounds what a service can ask for.
  if (!Number.isFinite(deadline) && waitedMs + waitMs > WAITING_MS) return null;
  return clock.now() + waitMs < deadline ? waitMs : null;
}

import { type Clock, systemClock } from '../ports/clock.ts';

/** Thrown where work took longer than it may. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
  readonly limitMs: number;

  constructor(limitMs: number) {
    super(`no answer within ${limitMs / 1000} s`);
    this.limitMs = limitMs;
  }
}

/** A time that has begun to run. */
export interface TimeLimit {
  /** Aborts at the limit with a TimeLimitError, or with the outer signal's reason. */
  readonly signal: AbortSignal;
  /** Whether the limit was reached, and not the outer signal aborted before. */
  isReached(): boolean;
  /** Lets go of timer and outer signal: what is over is not aborted any more. */
  end(): void;
}

/** Longest time a timer of Node can be set to; it takes a longer one for none at all. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Starts a time for several pieces of work, whoever starts it ends it; for a single one take
 * `withTimeLimit`.
 * @param clock what the time is measured by, where that is not the time of this process
 */
export function startTimeLimit(
  limitMs: number,
  outer?: AbortSignal,
  clock: Clock = systemClock,
): TimeLimit {
  const controller = new AbortController();
  const { signal } = controller;
  const follow = () => controller.abort(outer?.reason);
  if (outer?.aborted) follow();
  // Not AbortSignal.any, which would still abort later: libraries take that for their own affair.
  else outer?.addEventListener('abort', follow, { once: true });
  const reach = () => controller.abort(new TimeLimitError(limitMs));
  const turnOff = Number.isFinite(limitMs)
    ? clock.alarm(Math.min(limitMs, LONGEST_TIMER_MS), reach)
    : () => {};
  return {
    signal,
    isReached: () => signal.reason instanceof TimeLimitError && signal.reason !== outer?.reason,
    end: () => {
      turnOff();
      outer?.removeEventListener('abort', follow);
    },
  };
}

/**
 * Result of the work, which gets a signal that aborts at its limit or with the outer signal, but
 * never after the work has ended. Does not wait for work that ignores its signal.
 * @throws TimeLimitError at the limit; the outer signal's reason when that aborts first
 */
export async function withTimeLimit<Result>(
  limitMs: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
  clock?: Clock,
): Promise<Result> {
  outer?.throwIfAborted();
  const limit = startTimeLimit(limitMs, outer, clock);
  const { signal } = limit;
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([work(signal), stopped]);
  } catch (error) {
    // A library may wrap the reason of the abort in an error of its own.
    throw signal.aborted ? signal.reason : error;
  } finally {
    limit.end();
  }
}

/** Whether something settles within a time; what does not is left to itself. */
export async function settlesWithin(
  limitMs: number,
  pending: Promise<unknown>,
  clock?: Clock,
): Promise<boolean> {
  const settled = pending.then(
    () => true,
    () => true,
  );
  try {
    return await withTimeLimit(limitMs, undefined, () => settled, clock);
  } catch (error) {
    if (error instanceof TimeLimitError) return false;
    throw error;
  }
}

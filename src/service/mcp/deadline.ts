/** Thrown where work took longer than it may. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
  readonly limitMs: number;

  constructor(limitMs: number) {
    super(`no answer within ${limitMs / 1000} s`);
    this.limitMs = limitMs;
  }
}

/**
 * Result of the work, which gets a signal that aborts at its limit or with the outer signal, but
 * never after the work has ended. Does not wait for work that ignores its signal.
 *
 * @throws DeadlineError at the limit; the outer signal's reason when that aborts first
 */
export async function within<Result>(
  limitMs: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  outer.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const timer = setTimeout(() => controller.abort(new DeadlineError(limitMs)), limitMs);
  // Not AbortSignal.any, which would still abort later: libraries take that for their own affair.
  const follow = () => controller.abort(outer.reason);
  outer.addEventListener('abort', follow, { once: true });
  try {
    return await Promise.race([work(signal), stopped]);
  } catch (error) {
    // A library may wrap the reason of the abort in an error of its own.
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', follow);
  }
}

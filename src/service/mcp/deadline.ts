/** Thrown where work took longer than it may. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
  readonly limitMs: number;

  constructor(limitMs: number) {
    super(`no answer within ${limitMs} ms`);
    this.limitMs = limitMs;
  }
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * Result of the work, which gets a signal that aborts at its limit or with the outer signal.
 * Does not wait for work that ignores its signal.
 *
 * @throws DeadlineError at the limit; the outer signal's reason when that aborts first
 */
export async function within<Result>(
  limitMs: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  outer.throwIfAborted();
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new DeadlineError(limitMs)), limitMs);
  const signal = AbortSignal.any([outer, deadline.signal]);
  try {
    return await Promise.race([work(signal), rejection(signal)]);
  } catch (error) {
    // A library may wrap the reason of the abort in an error of its own.
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

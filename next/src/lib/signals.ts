/** Runs work with a signal that follows another one until the work ends, and not after it. */
export async function following<T>(
  signal: AbortSignal,
  work: (own: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const own = new AbortController();
  const abort = () => own.abort(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await work(own.signal);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

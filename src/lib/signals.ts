import { MAX_TIMER_MS } from './limits.ts';

/** Runs work with a signal that follows another one until the work ends, and aborts after `limitMs`. */
export async function following<T>(
  signal: AbortSignal,
  work: (own: AbortSignal) => Promise<T>,
  limitMs?: number,
): Promise<T> {
  signal.throwIfAborted();
  const own = new AbortController();
  const abort = () => own.abort(signal.reason);
  const timer =
    limitMs === undefined ? undefined : setTimeout(abort, Math.min(limitMs, MAX_TIMER_MS));
  signal.addEventListener('abort', abort);
  try {
    return await work(own.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

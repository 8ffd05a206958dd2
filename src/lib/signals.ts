import { MAX_TIMER_MS } from './limits.ts';

/** Parts of a limit. While this process gets no time, at most one of them ends. */
export const PARTS = 10;

/**
 * Runs work with a signal that follows another one until the work ends, and aborts after `limitMs`
 * in which this process gets time: what has come while it was busy is seen before.
 */
export async function following<T>(
  signal: AbortSignal,
  work: (own: AbortSignal) => Promise<T>,
  limitMs = Infinity,
): Promise<T> {
  signal.throwIfAborted();
  const own = new AbortController();
  const abort = () => own.abort(signal.reason);
  let left = PARTS;
  const count = () => --left === 0 && abort();
  const timer = setInterval(count, Math.min(limitMs / PARTS, MAX_TIMER_MS));
  signal.addEventListener('abort', abort);
  try {
    return await work(own.signal);
  } finally {
    clearInterval(timer);
    signal.removeEventListener('abort', abort);
  }
}

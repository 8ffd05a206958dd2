import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/**
 * Waits, or ends early when the signal aborts. Never rejects. What has come while this process was
 * busy is seen before the end of the wait.
 */
export async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  // The only rejection is that of the signal.
  const options = signal === undefined ? {} : { signal };
  await wait(ms, undefined, options).then(
    () => turn(),
    () => {},
  );
}

/** Waits until promises settle, at most for a time. Never rejects. */
export async function settle(promises: Iterable<Promise<unknown>>, limitMs: number): Promise<void> {
  const settled = new AbortController();
  void Promise.allSettled(promises).then(() => settled.abort());
  await sleep(limitMs, settled.signal);
}

/** Rejects if a promise takes longer than a time. What it waits for may go on. */
export async function within<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  await settle([promise], limitMs);
  return Promise.race([promise, Promise.reject(new Error(`no end after ${limitMs / 1_000} s`))]);
}

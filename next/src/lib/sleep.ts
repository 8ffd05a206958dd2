import { setTimeout as wait } from 'node:timers/promises';

/** Waits, or ends early when the signal aborts. Never rejects. */
export async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  // The only rejection is that of the signal.
  await wait(ms, undefined, signal === undefined ? {} : { signal }).catch(() => {});
}

/** Waits until promises settle, at most for a time. Never rejects. */
export async function settle(promises: Iterable<Promise<unknown>>, limitMs: number): Promise<void> {
  const settled = new AbortController();
  void Promise.allSettled(promises).then(() => settled.abort());
  await sleep(limitMs, settled.signal);
}

import { setTimeout as wait } from 'node:timers/promises';

/** Waits, or ends early when the signal aborts. Never rejects. */
export async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  // The only rejection is that of the signal.
  await wait(ms, undefined, signal === undefined ? {} : { signal }).catch(() => {});
}

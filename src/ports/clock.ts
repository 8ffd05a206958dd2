import { setTimeout as delay } from 'node:timers/promises';

/** Wall clock and sleeping, handed in so that time is a parameter. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Resolves after `ms`, or rejects with the signal's reason as soon as it aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /**
   * Calls `ring` after `ms`, once. Most alarms are turned off before they ring, which costs less
   * than a sleep that is broken off.
   * @returns what turns it off.
   */
  alarm(ms: number, ring: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  async sleep(ms, signal) {
    signal?.throwIfAborted();
    try {
      await delay(ms, undefined, signal ? { signal } : {});
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  },
  alarm(ms, ring) {
    const timer = setTimeout(ring, ms);
    return () => clearTimeout(timer);
  },
};

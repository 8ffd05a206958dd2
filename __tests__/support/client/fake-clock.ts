import type { Clock } from '../../../src/ports/clock.ts';

interface Sleeper {
  wakesAtMs: number;
  wake(): void;
}

/**
 * Time that passes only while somebody sleeps, and then at once: whoever wakes first is woken, then
 * all that follows from it happens, then the next.
 */
export class FakeClock implements Clock {
  readonly sleeps: number[] = [];
  #nowMs: number;
  #sleepers: Sleeper[] = [];

  constructor(nowMs = Date.UTC(2026, 0, 1)) {
    this.#nowMs = nowMs;
  }

  now(): number {
    return this.#nowMs;
  }

  advance(ms: number): void {
    this.#nowMs += ms;
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.sleeps.push(ms);
    await new Promise<void>((resolve, reject) => {
      const sleeper = { wakesAtMs: this.#nowMs + ms, wake: resolve };
      this.#sleepers.push(sleeper);
      signal?.addEventListener('abort', () => {
        this.#sleepers = this.#sleepers.filter((other) => other !== sleeper);
        reject(signal.reason);
      });
      setImmediate(() => this.#wakeNext());
    });
  }

  alarm(ms: number, ring: () => void): () => void {
    const off = new AbortController();
    // Turned off, it rejects, which is no news to whoever did that.
    this.sleep(ms, off.signal).then(ring, () => undefined);
    return () => off.abort();
  }

  #wakeNext(): void {
    this.#sleepers.sort((one, other) => one.wakesAtMs - other.wakesAtMs);
    const next = this.#sleepers.shift();
    if (!next) return;
    this.#nowMs = Math.max(this.#nowMs, next.wakesAtMs);
    next.wake();
  }
}

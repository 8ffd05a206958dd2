import type { Clock } from '../../../src/clock.ts';

/** Time that passes only while somebody sleeps, and then at once. */
export class FakeClock implements Clock {
  readonly sleeps: number[] = [];
  #nowMs: number;

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
    await new Promise((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
    this.#nowMs += ms;
  }
}

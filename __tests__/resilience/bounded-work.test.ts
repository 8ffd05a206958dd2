import { describe, expect, it } from '@jest/globals';
import { workInTime } from '../../src/resilience/bounded-work.ts';

describe('work in bounded time', () => {
  it('is begun once more where the machine had no time for it', () => {
    let attempts = 0;
    const worked = workInTime(() => {
      attempts += 1;
      // The thread stands still, and uses no processor.
      if (attempts === 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
      return 'done';
    }, 200);
    expect(worked).toEqual({ value: 'done' });
    expect(attempts).toBe(2);
  });

  it('is given up where the machine never has time for it', () => {
    const worked = workInTime(() => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
    }, 100);
    expect(worked).toEqual({ refused: 'it took more than 100 ms' });
  });

  it('that does not end is refused', () => {
    const worked = workInTime(() => {
      for (;;);
    }, 100);
    expect(worked).toEqual({ refused: 'it took more than 100 ms' });
  });
});

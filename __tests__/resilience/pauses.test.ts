import { describe, expect, it } from '@jest/globals';
import { createPauses } from '../../src/resilience/pauses.ts';

/** Keeps the process to itself for so long. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('pauses of a long loop', () => {
  it('let other work go on in between', async () => {
    const pause = createPauses();
    let others = 0;
    const other = setInterval(() => {
      others += 1;
    }, 1);
    for (let round = 0; round < 5; round += 1) {
      work(30);
      await pause();
    }
    clearInterval(other);
    expect(others).toBeGreaterThan(0);
  });
});

import { jest } from '@jest/globals';
import { PARTS } from '../../src/lib/signals.ts';

/** Changes all limits of time in this process, until mocks are restored. */
export function shortenLimits(change: (ms: number) => number): void {
  const { setTimeout: wait, setInterval: repeat } = globalThis;
  jest
    .spyOn(globalThis, 'setTimeout')
    // What Node returns has more members than the mock needs.
    .mockImplementation(((work: () => void, ms = 0) => wait(work, change(ms))) as never);
  jest
    .spyOn(globalThis, 'setInterval')
    .mockImplementation(((work: () => void, ms = 0) =>
      repeat(work, change(Math.round(ms * PARTS)) / PARTS)) as never);
}

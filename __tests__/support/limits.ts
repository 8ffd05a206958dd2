import { jest } from '@jest/globals';

/** Changes all limits of time in this process, until mocks are restored. */
export function shortenLimits(change: (ms: number) => number): void {
  const { setTimeout: wait } = globalThis;
  jest
    .spyOn(globalThis, 'setTimeout')
    // What Node returns has more members than the mock needs.
    .mockImplementation(((work: () => void, ms = 0) => wait(work, change(ms))) as never);
}

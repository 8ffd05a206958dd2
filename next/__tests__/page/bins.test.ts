/** Bars of the histogram. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { binsOf } from '../../src/page/tabs/bins.ts';

test.each([
  [[], [], 0.05, 21],
  [[100], [], 5, 21],
  [[199], [320], 20, 17],
  [[...Array.from({ length: 99 }, () => 90), 9_000], [], 5, 19],
])('bars of %#', (now, before, width, count) => {
  const bins = binsOf(now, before);
  expect([bins.width, bins.now.length, bins.before.length]).toEqual([width, count, count]);
});

test('all values are in a bar', () => {
  const durations = fc.array(fc.nat(1e9), { minLength: 1 }).map((all) => all.sort((a, b) => a - b));
  fc.assert(
    fc.property(durations, durations, (now, before) => {
      const bins = binsOf(now, before);
      expect(bins.now.length).toBeLessThanOrEqual(21);
      for (const shares of [bins.now, bins.before])
        expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100);
    }),
    { numRuns: 50 },
  );
});

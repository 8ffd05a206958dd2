/** Bars of the histogram. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { binsOf } from '../../src/page/tabs/bins.ts';

test.each([
  [[], [], 0, 1, 2, false],
  [[1], [], 0, 1, 2, false],
  [[100], [], 74, 2, 14, false],
  [[199], [320], 190, 10, 14, false],
  [[1_620], [1_823], 1_350, 50, 10, false],
  [[...Array.from({ length: 99 }, () => 90), 9_000], [], 66, 2, 13, true],
])('bars of %#', (now, before, start, width, count, isOpen) => {
  const bins = binsOf(now, before);
  expect(bins).toMatchObject({ start, width, isOpen });
  expect([bins.now.length, bins.before.length]).toEqual([count, count]);
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

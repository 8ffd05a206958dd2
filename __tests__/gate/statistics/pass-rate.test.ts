import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as passRate from '../../../src/gate/statistics/pass-rate.ts';
import { reaches } from '../../../src/gate/statistics/tally.ts';
import { choose, ratio } from '../../support/strata.ts';

const DIGITS = 10n ** 12n;

/** P(X >= passed), exactly, for a rate of twelve digits. */
function tail(passed: number, total: number, rate: number): number {
  const pass = BigInt(Math.round(rate * Number(DIGITS)));
  let sum = 0n;
  for (let x = passed; x <= total; x += 1) {
    sum += choose(total, x) * pass ** BigInt(x) * (DIGITS - pass) ** BigInt(total - x);
  }
  return ratio(sum, DIGITS ** BigInt(total));
}

test('has a lower bound at which as many passes are just likely enough', () => {
  fc.assert(
    fc.property(fc.nat(39), fc.nat(20), fc.constantFrom(0.9, 0.95, 0.995), (x, failed, level) => {
      const [passed, total] = [x + 1, x + 1 + failed];
      const bound = passRate.lowerBound(passed, total, level);
      expect(tail(passed, total, bound - 1e-9)).toBeLessThan(1 - level);
      expect(tail(passed, total, bound + 1e-9)).toBeGreaterThan(1 - level);
    }),
    { numRuns: 40 },
  );
});

test.each([
  [13, 16, 0.5435, 0.9595, 4],
  [0, 0, 0, 1, 12],
  [0, 20, 0, 1 - 0.025 ** (1 / 20), 12],
  [20, 20, 0.025 ** (1 / 20), 1, 12],
  [1e6, 1e6, 0.025 ** 1e-6, 1, 12],
])('%d of %d is %d to %d by Clopper and Pearson', (passed, total, lower, upper, digits) => {
  const interval = passRate.passRateInterval(passed, total, 0.95);
  expect(interval[0]).toBeCloseTo(lower, digits);
  expect(interval[1]).toBeCloseTo(upper, digits);
});

test.each([
  [0.8, 0.95, 14],
  [0.9, 0.95, 29],
  [0.95, 0.95, 59],
  [0.99, 0.95, 299],
  [0.5, 0.875, 3], // exactly
])('a bound of %d needs passes of all', (threshold, level, needed) => {
  expect(passRate.neededForBound(threshold, level)).toBe(needed);
  const reached = (count: number) =>
    reaches(passRate.lowerBound(count, count, level), 1, threshold);
  expect([reached(needed), reached(needed - 1)]).toEqual([true, false]);
  expect([0, 1].map((end) => passRate.neededForBound(end, level))).toEqual([1, null]);
});

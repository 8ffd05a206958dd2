import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  bestMidP,
  neededIterations,
  stratifiedTest,
} from '../../../src/gate/statistics/stratified-test.ts';
import type { Stratum } from '../../../src/gate/statistics/tally.ts';
import { anyStrata, choose, ratio, strataOf } from '../../support/strata.ts';

/** Counts all ways in which as many passes can fall on both sides. */
function counted(strata: readonly Stratum[]): { exact: number; mid: number } {
  let ways = [1n];
  for (const { before, after } of strata) {
    const passed = before.passed + after.passed;
    const sums = Array.from({ length: ways.length + after.total }, () => 0n);
    for (const [x, way] of ways.entries()) {
      for (let more = 0; more <= after.total; more += 1) {
        const here = choose(after.total, more) * choose(before.total, passed - more);
        sums[x + more] = (sums[x + more] ?? 0n) + way * here;
      }
    }
    ways = sums;
  }
  const sum = (all: bigint[]) => all.reduce((total, one) => total + one, 0n);
  const observed = strata.reduce((all, { after }) => all + after.passed, 0);
  const [below, here] = [sum(ways.slice(0, observed)), ways[observed] ?? 0n];
  return { exact: ratio(below + here, sum(ways)), mid: ratio(2n * below + here, 2n * sum(ways)) };
}

test.each([
  ['Rabbits of R', '0/6 0/5, 3/6 0/6, 6/6 2/6, 5/6 6/6, 2/2 5/5', 0.0199725, 0.0106749, 7],
  ['McNemar 6/16', '16 × 1/1 0/1, 6 × 0/1 1/1, 9 × 1/1 1/1', 0.052479 / 2, 0.03469 / 2, 6],
  ['McNemar 1/7', '7 × 1/1 0/1, 1 × 0/1 1/1', 0.070313 / 2, 0.039063 / 2, 6],
])('%s', (_, text, exact, mid, digits) => {
  const result = stratifiedTest(strataOf(text));
  expect(result.exact).toBeCloseTo(exact, digits);
  expect(result.mid).toBeCloseTo(mid, digits);
});

test.each([
  ['any cases', 8, 8],
  ['one case (Fisher)', 30, 1],
  ['one iteration a case (McNemar)', 1, 40],
])('is exact for %s', (_, maxTotal, maxCases) => {
  fc.assert(
    fc.property(anyStrata(maxTotal, maxCases), (strata) => {
      const [actual, expected] = [stratifiedTest(strata), counted(strata)];
      expect(Math.abs(actual.exact - expected.exact)).toBeLessThan(1e-12);
      expect(Math.abs(actual.mid - expected.mid)).toBeLessThan(1e-12);
      const worst = strata.map(({ before, after: { total } }) => {
        return { before, after: { passed: 0, total } };
      });
      expect(bestMidP(strata)).toBeCloseTo(counted(worst).mid, 12);
    }),
    { numRuns: 50 },
  );
});

test('takes 10,000 cases, and a case of a million iterations', () => {
  expect(stratifiedTest(strataOf('10000 × 7/10 7/10')).mid).toBeCloseTo(0.5, 9);
  expect(stratifiedTest(strataOf('10000 × 10/10 0/10')).exact).toBe(0);
  const { exact } = stratifiedTest(strataOf('900000/1000000 899000/1000000'));
  expect(exact).toBeCloseTo(0.0094, 4);
});

test.each([
  ['3 × 1/1 1/1', 0.0625, 2], // cannot fail
  ['1/1 1/1', 0.25, 3],
  ['5 × 1/1 0/1', 1 / 64, 1],
  ['1/2 0/2', 0.25, 6],
  ['50 × 0/5 0/5', 0.5, null],
  ['', 0.5, null],
])('"%s" has %d at best, and needs more iterations', (text, best, needed) => {
  expect(bestMidP(strataOf(text))).toBeCloseTo(best, 12);
  expect(neededIterations(strataOf(text), 0.05)).toBe(needed);
});

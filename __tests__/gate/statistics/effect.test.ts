import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { differenceInterval, effectOf, wilson } from '../../../src/gate/statistics/effect.ts';
import { type Interval, isCompared, type Stratum } from '../../../src/gate/statistics/tally.ts';
import { anyStrata, strataOf } from '../../support/strata.ts';

const NONE: Stratum = { before: { passed: 0, total: 1 }, after: { passed: 0, total: 1 } };
/** Both sides of one case. */
const sidesOf = (text: string): Stratum => strataOf(text)[0] ?? NONE;
const written = (interval: Interval) => interval.map((end) => end.toFixed(4)).join(' ');

test.each([
  [81, 263, '0.2553 0.3662'],
  [15, 148, '0.0624 0.1605'],
  [0, 20, '0.0000 0.1611'],
  [1, 29, '0.0061 0.1718'],
])('%d of %d is %s by Wilson', (passed, total, interval) => {
  expect(written(wilson({ passed, total }, 0.95))).toBe(interval);
});

test.each([
  ['56/70 48/80', '0.0524 0.3339'],
  ['9/10 3/10', '0.1705 0.8090'],
  ['7/34 1/34', '0.0189 0.3404'],
])('%s is %s by Newcombe', (text, interval) => {
  const { before, after } = sidesOf(text);
  expect(written(differenceInterval(before, after, 0.95))).toBe(interval);
});

test('weights cases by their iterations', () => {
  const effect = effectOf(strataOf('10/10 4/10, 0/1 1/1'), 0.9);
  expect(effect?.change.toFixed(3)).toBe('-0.455'); // without weights it is +.2
});

test('has the normal interval if cases varied', () => {
  // Weights 2.5 and 5, and variances .04/4 + .06/4 and .09/9 + .25/9.
  const error = Math.sqrt(3 * 2.5 ** 2 * 0.1 + 2 * 5 ** 2 * (0.34 / 9)) / 17.5;
  const effect = effectOf(strataOf('3 × 4/5 2/5, 2 × 9/10 5/10'), 0.9);
  expect(effect?.change).toBeCloseTo(-0.4, 12);
  expect(effect?.low).toBeCloseTo(-0.4 - 1.6448536269514722 * error, 12);
  expect(effect?.high).toBeCloseTo(-0.4 + 1.6448536269514722 * error, 12);
});

test.each([
  ['20 × 5/5 5/5', '100/100 100/100'],
  ['20 × 5/5 0/5', '100/100 0/100'],
  ['3 × 4/5 7/10, 2 × 1/1 1/2', '14/17 23/34'], // pooled: both sides have the same ratio
])('%s has the interval of %s', (text, pooled) => {
  const { before, after } = sidesOf(pooled);
  const effect = effectOf(strataOf(text), 0.9);
  expect(effect?.low).toBeCloseTo(differenceInterval(after, before, 0.9)[0], 9);
});

test('mirrors, and is null without a case on both sides', () => {
  fc.assert(
    fc.property(anyStrata(8, 8), (strata) => {
      const effect = effectOf(strata, 0.9);
      expect(effect === null).toBe(!strata.some(isCompared));
      const swapped = strata.map(({ before, after }) => ({ before: after, after: before }));
      const mirrored = effectOf(swapped, 0.9);
      expect(effect?.change ?? 0).toBeCloseTo(-(mirrored?.change ?? 0), 12);
      expect(effect?.low ?? 0).toBeCloseTo(-(mirrored?.high ?? 0), 12);
    }),
    { numRuns: 50 },
  );
});

import { expect, test } from '@jest/globals';
import { formulaDrop, rowOf } from '../../../scripts/smallest-drops.ts';
import { smallestDrop } from '../../../src/gate/statistics/smallest-drop.ts';
import ROWS from '../../../src/gate/statistics/smallest-drops.json' with { type: 'json' };
import { strataOf } from '../../support/strata.ts';

/** The rate of a case if all 20 pass as many of 5, drawn a little to the rate of all. */
const drawn = (passed: number) => (passed + (2 * (20 * passed + 0.5)) / 101) / 7;

test.each([
  [0.8, '15.7'],
  [0.9, '13.0'],
  [0.95, '10.6'],
  [0.98, '8.5'],
  [drawn(5), '6.19'],
  [drawn(4), '15.69'],
])('20 × 5 at %d see %s points', (rate, points) => {
  const digits = points.split('.')[1]?.length;
  expect((100 * (formulaDrop(20, 5, rate) ?? 0)).toFixed(digits)).toBe(points);
});

test.each([
  [5, 1, 0.6],
  [5, 5, 0.95],
  [10, 3, 0.9],
])('the row of %d × %d at %d is computed again', (cases, iterations, rate) => {
  expect(ROWS).toContainEqual(rowOf(cases, iterations, rate));
  expect(ROWS.length).toBeLessThanOrEqual(80);
});

test.each([
  ['20 × 4/5 0/5', 20, 5, 0.8, 0.1568, 0.164],
  ['49 × 5/5 0/9, 0/0 1/1', 20, 5, 0.98, 0.0845, 0.379], // seen as among 50
  ['30 × 3/4 0/3', 20, 3, 0.6, 0.2249, 0.07],
  ['6 × 2/2 0/9', 5, 1, 0.98, 0.6797, 0],
])('%s has the row of %d × %d at %d', (text, _cases, _iterations, _rate, drop, seen) => {
  expect(smallestDrop(strataOf(text))).toEqual({ drop, seen });
});

const BEYOND = ['4 × 5/5 5/5', '201 × 9/10 9/10', '20 × 2/5 0/5', '20 × 0/0 5/5', ''];
test.each(BEYOND)('has no row for "%s"', (text) => expect(smallestDrop(strataOf(text))).toBeNull());

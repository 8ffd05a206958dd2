import { expect, test } from '@jest/globals';
import { normalCdf, normalQuantile } from '../../../src/gate/statistics/distributions.ts';

test.each([
  [0, 0.5],
  [1, 0.8413447460685429],
  [-1.6448536269514722, 0.05],
  [1.959963984540054, 0.975],
  [-4, 3.167124183311986e-5],
])('the normal at %d is %d', (z, p) => {
  expect(Math.abs(normalCdf(z) - p)).toBeLessThan(1e-14);
  expect(normalQuantile(p)).toBeCloseTo(z, 9);
  expect(normalCdf(40)).toBe(1);
});

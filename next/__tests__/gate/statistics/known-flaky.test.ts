import { expect, test } from '@jest/globals';
import { failureRate, historyOf } from '../../../src/gate/statistics/known-flaky.ts';
import { seededRandom } from '../../support/seeded-random.ts';

test.each([
  ['', 'unknown', 0],
  ['f', 'broken', 1],
  ['fffff', 'broken', 5],
  ['ppppp', 'steady', 0],
  ['ppfpp', 'steady', 1],
  ['ppfff', 'steady', 3], // a break
  ['fffpp', 'steady', 3], // repaired
  ['pfffp', 'steady', 3],
  ['fpfpp', 'flaky', 2],
  ['pffpf', 'flaky', 3],
  [`fpf${'p'.repeat(29)}`, 'steady', 1], // older than 30 runs
])('"%s" is %s', (text, stability, failed) => {
  const history = historyOf(Array.from(text, (letter) => letter === 'p'));
  expect(history).toMatchObject({ stability, failed });
});

test.each([
  [0.05, 0.029, 0.45],
  [0.1, 0.027, 0.82],
  [0.3, 0.09, 1],
])('a flake of %d is red %d a push, and hides a break in %d', (rate, red, hidden) => {
  const random = seededRandom(5);
  let flaky = 0;
  for (let round = 0; round < 4_000; round += 1) {
    const history = historyOf(Array.from({ length: 30 }, () => random() >= rate));
    if (history.stability === 'flaky') flaky += 1 / 4_000;
  }
  expect(Math.abs(flaky - hidden)).toBeLessThan(0.03);
  // A flake that is known is red if it fails at another commit too.
  expect(rate * (1 - flaky + flaky * rate)).toBeCloseTo(red, 2);
});

test('has a rate with its interval', () => {
  const { rate, interval } = failureRate({ stability: 'flaky', failed: 2, runs: 20 });
  expect(rate).toBe(2.5 / 21);
  expect([interval.lower.toFixed(4), interval.upper.toFixed(4)]).toEqual(['0.0123', '0.3170']);
});

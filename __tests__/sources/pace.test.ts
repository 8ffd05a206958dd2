/** When runs are looked at, on a clock that is not real. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { nextLook } from '../../src/sources/evals/watch.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Looks at a run until its end or the deadline. `notice` is the time from the end to the last look. */
function simulate(end: number, isHosted = true, deadline = 4 * 60 * MINUTE) {
  const looks: number[] = [];
  for (let now = 0; now < end; ) {
    const next = nextLook(isHosted, now, deadline);
    if (next === null) return { looks, notice: null };
    now = next;
    looks.push(now);
  }
  return { looks, notice: (looks.at(-1) ?? 0) - end };
}

const gaps = (looks: readonly number[]) => looks.map((at, index) => at - (looks[index - 1] ?? 0));
const mostInAMinute = (looks: readonly number[]) =>
  Math.max(0, ...looks.map((at) => looks.filter((one) => one > at - MINUTE && one <= at).length));

test('the first looks and the steady pace', () => {
  const { looks } = simulate(MINUTE);
  expect(gaps(looks).slice(0, 6)).toEqual([1_200, 1_200, 1_680, 2_856, 3_300, 3_300]);
  expect(simulate(25 * SECOND).looks.length).toBeLessThanOrEqual(12);
});

test.each([0.3, 2, 10, 300])('the service of this process, a run of %d s', (seconds) => {
  const { looks, notice } = simulate(seconds * SECOND, false);
  expect(looks[0]).toBe(20);
  expect(notice).toBeLessThanOrEqual(Math.min(2_000, 50 + seconds * 50));
});

const anyTime = fc.integer({ min: 1, max: 45 * MINUTE });

test('looks are few, before the deadline, and the last is close to the end', () => {
  const law = fc.property(anyTime, anyTime, (end, deadline) => {
    const { looks, notice } = simulate(end, true, deadline);
    expect(mostInAMinute(looks)).toBeLessThanOrEqual(20);
    expect(looks.every((at) => at < deadline)).toBe(true);
    expect(notice ?? 0).toBeLessThanOrEqual(3_300);
    if (end <= deadline - 2 * SECOND) expect(notice).not.toBeNull();
  });
  fc.assert(law, { numRuns: 100 });
});

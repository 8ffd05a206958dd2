import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CasePair } from '../../../../src/gate/statistics/comparison/case-pair.ts';
import { smallestDrop } from '../../../../src/gate/statistics/comparison/smallest-drop.ts';
import { samples } from '../../../support/effort.ts';
import { anyPairs } from '../../../support/gate/statistics/arbitrary-pairs.ts';
import { alike, casePair, figuresOfPairs } from '../../../support/gate/statistics/figures.ts';

const USUAL = { alpha: 0.05, power: 0.8 };
/** What was not seen is no drop at all, and more than any. */
const drop = (pairs: readonly CasePair[]) => smallestDrop(pairs, USUAL) ?? Number.POSITIVE_INFINITY;

describe('the smallest drop that could have been seen', () => {
  it('is 6.19 points of 20 cases that all passed 5 of 5, and 15.69 where all passed 4', () => {
    expect((100 * drop(alike(20, casePair([5, 5], [5, 5])))).toFixed(2)).toBe('6.19');
    expect((100 * drop(alike(20, casePair([4, 5], [0, 5])))).toFixed(2)).toBe('15.69');
  });

  it.each([
    [0.8, '15.7'],
    [0.9, '13.0'],
    [0.95, '10.6'],
    [0.98, '8.5'],
  ])('of 20 cases by 5 at a known rate of %d is %s points', (rate, points) => {
    expect((100 * dropAtKnownRate(rate)).toFixed(1)).toBe(points);
  });

  it('agrees with a search of numpy on a fine grid', () => {
    const rows = figuresOfPairs('drops');
    expect(rows.length).toBeGreaterThan(100);
    for (const { pairs, results } of rows) {
      const [expected = '-'] = results;
      const actual = smallestDrop(pairs, USUAL);
      if (expected === '-') expect(actual).toBeNull();
      else expect(Math.abs((actual ?? Number.NaN) - Number(expected))).toBeLessThan(3e-5);
    }
  });

  it('is never lowered by fewer iterations of the head, or by fewer of which as many pass', () => {
    const fewer = ({ baseline, head }: CasePair, total: number) => ({
      baseline,
      head: { passed: Math.min(head.passed, total), total },
    });
    fc.assert(
      fc.property(anyPairs(), fc.nat(20), (pairs, place) => {
        const compared = pairs.filter(({ baseline, head }) => baseline.total > 0 && head.total > 1);
        const cut = compared.map((pair, index) =>
          index === place % compared.length ? fewer(pair, pair.head.total - 1) : pair,
        );
        expect(drop(cut)).toBeGreaterThanOrEqual(drop(compared) - 1e-9);
      }),
      samples({ ci: 300, soak: 10_000 }),
    );
    for (const [passed, total] of [
      [1, 1],
      [2, 4],
      [4, 5],
      [5, 5],
      [9, 10],
    ] as const) {
      const at = (times: number) =>
        drop(alike(20, casePair([passed * times, total * times], [0, total * times])));
      const drops = [1, 2, 3, 5, 10].map(at);
      expect(drops).toEqual(drops.toSorted((one, other) => other - one));
    }
  });

  it('is unknown where nothing is compared, and where nothing can be seen', () => {
    expect(smallestDrop([], USUAL)).toBeNull();
    expect(smallestDrop([casePair([5, 5], [0, 0])], USUAL)).toBeNull();
    expect(smallestDrop([casePair([1, 1], [1, 1])], USUAL)).toBeNull();
    expect(smallestDrop(alike(20, casePair([0, 5], [0, 5])), USUAL)).toBeNull();
  });
});

/** With passes, in fractions, that are drawn towards each other to just the given rate. */
function dropAtKnownRate(rate: number): number {
  const general = (passed: number) => (passed + 0.5) / 101;
  let passed = 5 * rate;
  for (let step = 0; step < 60; step += 1) {
    const shrunken = (passed + 2 * general(20 * passed)) / 7;
    passed += 5 * (rate - shrunken);
  }
  return drop(alike(20, casePair([passed, 5], [0, 5])));
}

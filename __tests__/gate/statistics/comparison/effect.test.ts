import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  clusteredStandardError,
  type Effect,
  effectOnTheseCases,
  effectOnUnseenCases,
} from '../../../../src/gate/statistics/comparison/effect.ts';
import { newcombeInterval } from '../../../../src/gate/statistics/comparison/score-intervals.ts';
import { samples } from '../../../support/effort.ts';
import { anyPairs, swapped } from '../../../support/gate/statistics/arbitrary-pairs.ts';
import { alike, casePair, figuresOfPairs } from '../../../support/gate/statistics/figures.ts';

const rows = figuresOfPairs('effects').map(({ pairs, results }) => {
  const [delta = 0, standardError = 0, lower = 0, upper = 0] = results.map(Number);
  return { pairs, delta, standardError, interval: { lower, upper } };
});

/** What has to hold of every effect. */
function expectSound({ delta, standardError, interval }: Effect): void {
  expect(standardError).toBeGreaterThanOrEqual(0);
  expect(interval.lower).toBeGreaterThanOrEqual(-1);
  expect(interval.lower).toBeLessThanOrEqual(delta + 1e-9);
  expect(interval.upper).toBeGreaterThanOrEqual(delta - 1e-9);
  expect(interval.upper).toBeLessThanOrEqual(1);
}

describe('the effect on these cases', () => {
  it('is not turned round by one case that ran but once', () => {
    const pairs = [casePair([10, 10], [4, 10]), casePair([0, 1], [1, 1])];
    const effect = effectOnTheseCases(pairs, 0.05);
    expect(effect?.delta.toFixed(3)).toBe('-0.455');
    expect(effect?.method).toBe('newcombe');
    expect(effectOnUnseenCases(pairs, 0.05)?.delta).toBeCloseTo(0.2, 12);
  });

  it('agrees with figures of numpy, within an interval of the normal', () => {
    expect(rows.length).toBeGreaterThan(100);
    for (const { pairs, delta, standardError } of rows) {
      const effect = effectOnTheseCases(pairs, 0.05);
      expect(effect?.delta).toBeCloseTo(delta, 10);
      expect(effect?.standardError).toBeCloseTo(standardError, 10);
      if (effect?.method !== 'normal') continue;
      const reach = 1.6448536269514722 * standardError;
      expect(effect.interval.lower).toBeCloseTo(Math.max(-1, delta - reach), 9);
      expect(effect.interval.upper).toBeCloseTo(Math.min(1, delta + reach), 9);
    }
  });

  it("has Newcombe's interval of all iterations where no case varied, or one ran once", () => {
    const still = effectOnTheseCases(alike(20, casePair([5, 5], [5, 5])), 0.05);
    const pooled = newcombeInterval({ rate: 1, trials: 100 }, { rate: 1, trials: 100 }, 0.05);
    expect(still).toEqual({
      delta: 0,
      standardError: 0,
      interval: expect.anything(),
      method: 'newcombe',
    });
    expect(still?.interval.lower).toBeCloseTo(pooled.lower, 12);
    expect(still?.interval.upper).toBeCloseTo(pooled.upper, 12);

    const twice = [...alike(3, casePair([4, 5], [7, 10])), ...alike(2, casePair([1, 1], [1, 2]))];
    const weighted = effectOnTheseCases(twice, 0.05);
    const all = newcombeInterval(
      { rate: 23 / 34, trials: 34 },
      { rate: 14 / 17, trials: 17 },
      0.05,
    );
    expect(weighted?.delta).toBeCloseTo(23 / 34 - 14 / 17, 12);
    expect(weighted?.interval.lower).toBeCloseTo(all.lower, 12);
    expect(weighted?.interval.upper).toBeCloseTo(all.upper, 12);
  });

  it('is sound whatever ran, mirrors when the sides are swapped, and is null where none is on both', () => {
    fc.assert(
      fc.property(anyPairs(), (pairs) => {
        const effect = effectOnTheseCases(pairs, 0.05);
        const shared = pairs.filter(({ baseline, head }) => baseline.total * head.total > 0);
        expect(effect === null).toBe(shared.length === 0);
        if (effect === null) return;
        expectSound(effect);
        const mirrored = effectOnTheseCases(swapped(pairs), 0.05);
        expect(mirrored?.delta).toBeCloseTo(-effect.delta, 12);
        expect(mirrored?.interval.lower).toBeCloseTo(-effect.interval.upper, 12);
      }),
      samples({ ci: 300, soak: 10_000 }),
    );
  });
});

describe('the effect on unseen cases', () => {
  it("agrees with scipy's paired t interval", () => {
    for (const { pairs, interval } of rows) {
      const effect = effectOnUnseenCases(pairs, 0.05);
      expect(effect?.method).toBe('t');
      expect(effect?.interval.lower).toBeCloseTo(Math.max(-1, interval.lower), 9);
      expect(effect?.interval.upper).toBeCloseTo(Math.min(1, interval.upper), 9);
    }
  });

  it('has an interval with a width where all cases differ alike', () => {
    const effect = effectOnUnseenCases(alike(20, casePair([5, 5], [5, 5])), 0.05);
    const byCases = newcombeInterval({ rate: 1, trials: 20 }, { rate: 1, trials: 20 }, 0.05);
    expect(effect?.method).toBe('newcombe');
    expect(effect?.interval.lower).toBeCloseTo(byCases.lower, 12);
  });

  it('is sound whatever ran, and is null with less than two cases', () => {
    fc.assert(
      fc.property(anyPairs(), (pairs) => {
        const effect = effectOnUnseenCases(pairs, 0.05);
        const shared = pairs.filter(({ baseline, head }) => baseline.total * head.total > 0);
        expect(effect === null).toBe(shared.length < 2);
        if (effect !== null) expectSound(effect);
      }),
      samples({ ci: 300, soak: 10_000 }),
    );
  });
});

describe('the standard error of values in clusters', () => {
  it('is .645 of 0 to 19 in four clusters, one after another', () => {
    const clusters = [0, 1, 2, 3].map((first) => [0, 4, 8, 12, 16].map((step) => first + step));
    expect(clusteredStandardError(clusters)?.toFixed(3)).toBe('0.645');
  });

  it('is that of the mean where each cluster is one value, and unknown with one cluster', () => {
    expect(clusteredStandardError([[1], [2], [4], [9]])).toBeCloseTo(Math.sqrt(38 / 3 / 4), 12);
    expect(clusteredStandardError([[1, 2, 3]])).toBeNull();
    expect(clusteredStandardError([[], []])).toBeNull();
  });
});

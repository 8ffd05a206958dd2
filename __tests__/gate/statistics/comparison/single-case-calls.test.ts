import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { callSingleCases } from '../../../../src/gate/statistics/comparison/single-case-calls.ts';
import { pseudoRandom } from '../../../../src/gate/statistics/false-alarms/pseudo-random.ts';
import { byEffort, samples } from '../../../support/effort.ts';
import { anyPairs } from '../../../support/gate/statistics/arbitrary-pairs.ts';
import { alike, casePair, figuresOfPairs } from '../../../support/gate/statistics/figures.ts';

const called = (pairs: Parameters<typeof callSingleCases>[0]) =>
  callSingleCases(pairs, 0.05).cases.flatMap((one, index) => (one.called ? [index] : []));

describe('calls of single cases', () => {
  it('know the smallest p that 5 against 5 can have, by how many passed in all', () => {
    const smallest = Array.from({ length: 11 }, (_, passed) => {
      const pair = casePair([Math.min(5, passed), 5], [Math.max(0, passed - 5), 5]);
      return callSingleCases([pair], 0.05).cases[0]?.smallest ?? 0;
    });
    const half = ['1.0000', '0.5000', '0.2222', '0.0833', '0.0238'];
    expect(smallest.map((m) => m.toFixed(4))).toEqual([...half, '0.0040', ...half.toReversed()]);
    expect(smallest[5]).toBeCloseTo(1 / 252, 12);
  });

  it('agree with those that were made straight from the definition', () => {
    const rows = figuresOfPairs('calls');
    expect(rows.some(({ results }) => results[1] !== '-')).toBe(true);
    for (const { pairs, results } of rows) {
      const [divisor, list] = results;
      expect(0.05 / callSingleCases(pairs, 0.05).level).toBeCloseTo(Number(divisor), 9);
      expect(called(pairs).join(',') || '-').toBe(list);
    }
  });

  it('take a p that is exactly the level', () => {
    expect(called([casePair([3, 3], [0, 3])])).toEqual([0]);
    expect(called([casePair([0, 3], [3, 3])])).toEqual([]);
  });

  it('find one broken case beside any number that always pass, and none among no cases', () => {
    const broken = casePair([5, 5], [0, 5]);
    expect(called([...alike(500, casePair([5, 5], [5, 5])), broken])).toEqual([500]);
    expect(callSingleCases([], 0.05)).toEqual({ cases: [], level: 0.05 });
  });

  it('find one broken case of 20 and of 200 nearly always, and seldom one that is not', () => {
    const random = pseudoRandom(7);
    const draw = (rate: number) => random.binomial(5, rate);
    const rounds = byEffort({ ci: 300, soak: 5000 });
    for (const count of [20, 200]) {
      let [found, wrong] = [0, 0];
      for (let round = 0; round < rounds; round += 1) {
        const pairs = alike(count - 1, 0.95).map((rate) =>
          casePair([draw(rate), 5], [draw(rate), 5]),
        );
        const calls = called([...pairs, casePair([draw(1), 5], [draw(0), 5])]);
        if (calls.includes(count - 1)) found += 1;
        if (calls.some((index) => index !== count - 1)) wrong += 1;
      }
      expect(found / rounds).toBeGreaterThan(0.97);
      expect(wrong / rounds).toBeLessThan(0.05);
    }
  });

  it('leave a level at which no more cases can be called than it allows for', () => {
    fc.assert(
      fc.property(anyPairs(8, 40), (pairs) => {
        const { cases, level } = callSingleCases(pairs, 0.05);
        const divisor = Math.round(0.05 / level);
        expect(0.05 / level).toBeCloseTo(divisor, 9);
        expect(cases.filter(({ smallest }) => smallest <= level).length).toBeLessThanOrEqual(
          divisor,
        );
        for (const { pValue, smallest } of cases) {
          expect(pValue).toBeGreaterThanOrEqual(smallest * (1 - 1e-9));
        }
      }),
      samples({ ci: 200, soak: 5000 }),
    );
  });
});

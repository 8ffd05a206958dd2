import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  clearByHeadAlone,
  confirmRegression,
  evidenceOfPairs,
  type FreshResults,
  findSuspicion,
} from '../../../src/gate/statistics/confirmation.ts';
import { pseudoRandom } from '../../../src/gate/statistics/false-alarms/pseudo-random.ts';
import { byEffort, samples } from '../../support/effort.ts';
import { alike, casePair } from '../../support/gate/statistics/figures.ts';

const POLICY = { alpha: 0.05, minEffect: 0.01, maxIterations: 400 };
const steady = casePair([5, 5], [5, 5]);
const slightly = casePair([5, 5], [4, 5]);

/** Results of which the first so many passed. */
const results = (passed: number, total: number) =>
  Array.from({ length: total }, (_, index) => index < passed);
const fresh = (base: [number, number], head: [number, number]): FreshResults => ({
  baseline: results(...base),
  head: results(...head),
});

describe('a suspicion', () => {
  it('falls on every case that passed less where all of them together did, the worst first', () => {
    const pairs = [
      steady,
      slightly,
      casePair([5, 5], [1, 5]),
      casePair([4, 5], [5, 5]),
      casePair([4, 5], [2, 5]),
    ];
    expect(findSuspicion(pairs, POLICY)).toEqual({ trigger: 'all-cases', suspects: [2, 4, 1] });
  });

  it('falls on the called cases alone where all of them together did not', () => {
    const pairs = [
      ...alike(6, slightly),
      ...alike(10, casePair([4, 5], [5, 5])),
      casePair([5, 5], [0, 5]),
    ];
    expect(findSuspicion(pairs, POLICY)).toEqual({ trigger: 'single-cases', suspects: [16] });
  });

  it('falls on no case that only one side ran', () => {
    const pairs = [...alike(9, slightly), casePair([5, 5], [0, 0]), casePair([5, 5], [1, 5])];
    expect(findSuspicion(pairs, POLICY)?.suspects).toEqual([10, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('takes a drop that is just as large as one that matters', () => {
    const third = alike(20, casePair([3, 3], [2, 3]));
    expect(findSuspicion(third, { ...POLICY, minEffect: 1 / 3 })).not.toBeNull();
  });

  it('is none of a drop that does not matter, nor without one', () => {
    const many = alike(40, slightly);
    expect(findSuspicion(many, POLICY)?.suspects).toHaveLength(20);
    expect(findSuspicion(many, { ...POLICY, minEffect: 0.25 })).toBeNull();
    expect(findSuspicion(alike(20, steady), POLICY)).toBeNull();
    expect(findSuspicion(alike(20, casePair([0, 5], [5, 5])), POLICY)).toBeNull();
    expect(findSuspicion([], POLICY)).toBeNull();
  });

  it('falls on as many cases as two looks may run, and on as many as are alike in their order', () => {
    const many = alike(40, slightly);
    expect(findSuspicion(many, { ...POLICY, maxIterations: 79 })?.suspects).toEqual([0, 1, 2]);
    expect(findSuspicion(many, { ...POLICY, maxIterations: 19 })?.suspects).toEqual([]);
  });
});

describe('the first look', () => {
  it('fails a case that broke, at a fifth of α', () => {
    const look = confirmRegression([fresh([5, 5], [0, 5])], 0.05);
    expect(look).toMatchObject({ outcome: 'failed', look: 1, level: 0.01 });
    expect(look).toHaveProperty('pValue', expect.closeTo(1 / 252, 12));
  });

  it('passes what looks harmless, and what is better', () => {
    expect(confirmRegression([fresh([5, 5], [4, 5])], 0.05)).toMatchObject({
      outcome: 'passed',
      look: 1,
      pValue: expect.closeTo(0.5, 12),
    });
    expect(confirmRegression([fresh([0, 5], [5, 5])], 0.05)).toMatchObject({ outcome: 'passed' });
  });

  it('says what it lacks', () => {
    expect(confirmRegression([fresh([5, 5], [0, 3]), fresh([2, 2], [5, 5])], 0.05)).toEqual({
      outcome: 'incomplete',
      look: 1,
      missing: [
        { baseline: 0, head: 2 },
        { baseline: 3, head: 0 },
      ],
    });
    expect(confirmRegression([], 0.05)).toEqual({ outcome: 'incomplete', look: 1, missing: [] });
  });

  it('does not look at more than five', () => {
    const more = confirmRegression([fresh([5, 9], [0, 9])], 0.05);
    expect(more).toMatchObject({ outcome: 'failed', look: 1 });
  });
});

describe('the second look', () => {
  /** 5 of 5 against 3 of 5 has a p of .22, which asks for it. */
  const doubtful = (base: boolean[], head: boolean[]): FreshResults => ({
    baseline: [...results(5, 5), ...base],
    head: [...results(3, 5), ...head],
  });

  it('is asked for between the levels of the first, and lacks five more of each', () => {
    expect(confirmRegression([doubtful([], [true])], 0.05)).toEqual({
      outcome: 'incomplete',
      look: 2,
      missing: [{ baseline: 5, head: 4 }],
    });
  });

  it('fails over all ten at three fifths of α, and passes above', () => {
    const failed = confirmRegression([doubtful(results(5, 5), results(2, 5))], 0.05);
    expect(failed).toMatchObject({
      outcome: 'failed',
      look: 2,
      level: expect.closeTo(0.03, 12),
      pValue: expect.closeTo(0.016254, 6),
    });
    expect(confirmRegression([doubtful(results(5, 5), results(3, 5))], 0.05)).toMatchObject({
      outcome: 'passed',
      look: 2,
      pValue: expect.closeTo(0.043344, 6),
    });
  });
});

describe('both looks', () => {
  const sides = fc.array(fc.boolean(), { maxLength: 12 });
  const anySuspects = fc.array(fc.record({ baseline: sides, head: sides }), { maxLength: 6 });

  it('keep what they have decided, whatever runs after', () => {
    fc.assert(
      fc.property(anySuspects, fc.boolean(), (suspects, later) => {
        const before = confirmRegression(suspects, 0.05);
        fc.pre(before.outcome !== 'incomplete');
        const more = suspects.map(({ baseline, head }) => ({
          baseline: [...baseline, later],
          head: [...head, !later],
        }));
        expect(confirmRegression(more, 0.05)).toEqual(before);
      }),
      samples({ ci: 200, soak: 5000 }),
    );
  });

  it('block without a change at most .8 α of the time, for one suspect of any pass rate', () => {
    for (const rate of [0.1, 0.5, 0.8, 0.9, 0.95]) {
      expect(chanceToBlock(rate, rate)).toBeLessThanOrEqual(0.04);
    }
    expect(chanceToBlock(0.95, 0)).toBeGreaterThan(0.98);
  });

  it.each([
    ['nothing changed', 0, 0.9, 0.9, 0.0007],
    ['all fall from .9 to .7', 20, 0.9, 0.7, 0.94],
    ['2 of 20 break', 2, 0.955, 0, 1],
    ['1 of 20 breaks', 1, 0.955, 0, 0.95],
    ['6 of 20 fall from .95 to .6', 6, 0.95, 0.6, 0.8],
  ])('block after a suspicion as often as is told: %s', (_title, count, before, after, told) => {
    const random = pseudoRandom(11);
    const rounds = byEffort({ ci: 400, soak: 10_000 });
    const results = (rate: number) => Array.from({ length: 10 }, () => random.uniform() < rate);
    const tally = (rate: number) => ({ passed: random.binomial(5, rate), total: 5 });
    const afterOf = (place: number) => (place < count ? after : before);
    let blocked = 0;
    for (let round = 0; round < rounds; round += 1) {
      const pairs = Array.from({ length: 20 }, (_, place) => ({
        baseline: tally(before),
        head: tally(afterOf(place)),
      }));
      const suspects = findSuspicion(pairs, POLICY)?.suspects.map((place) => ({
        baseline: results(before),
        head: results(afterOf(place)),
      }));
      if (suspects && confirmRegression(suspects, 0.05).outcome === 'failed') blocked += 1;
    }
    const tolerance = 3.5 * Math.sqrt((told * (1 - told)) / rounds) + 0.005;
    expect(Math.abs(blocked / rounds - told)).toBeLessThan(tolerance);
  });

  /** Over all outcomes of 10 + 10 iterations, of which the first five count by themselves. */
  function chanceToBlock(base: number, head: number): number {
    const counts = [0, 1, 2, 3, 4, 5];
    const ways = [1, 5, 10, 10, 5, 1];
    const chance = (passed: number, rate: number) =>
      (ways[passed] ?? 0) * rate ** passed * (1 - rate) ** (5 - passed);
    let blocked = 0;
    for (const a of counts) {
      for (const b of counts) {
        for (const c of counts) {
          for (const d of counts) {
            const { outcome } = confirmRegression(
              [
                {
                  baseline: [...results(a, 5), ...results(c, 5)],
                  head: [...results(b, 5), ...results(d, 5)],
                },
              ],
              0.05,
            );
            const all = chance(a, base) * chance(c, base) * chance(b, head) * chance(d, head);
            if (outcome === 'failed') blocked += all;
          }
        }
      }
    }
    return blocked;
  }
});

describe('the head alone', () => {
  it('clears a suspicion, and never confirms one', () => {
    expect(clearByHeadAlone([casePair([5, 5], [5, 5])], 0.05)).toEqual({
      outcome: 'passed',
      pValue: 1,
    });
    expect(clearByHeadAlone([casePair([5, 5], [0, 5])], 0.05)).toEqual({
      outcome: 'undecided',
      pValue: expect.closeTo(1 / 252, 12),
    });
    expect(clearByHeadAlone([casePair([3, 3], [0, 3])], 0.05).outcome).toBe('undecided');
  });
});

describe('the evidence of pairs', () => {
  it('is what is told of 0 to 8 pairs that all went one way', () => {
    const evidence = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((lost) => evidenceOfPairs(lost, 0));
    const told = [1, 1.5, 2.33, 3.75, 6.2, 10.5, 18.14, 31.88, 56.78];
    expect(evidence.map((e) => Number(e.toFixed(2)))).toEqual(told);
  });

  it('is 1 on average where nothing has changed', () => {
    for (const n of [1, 5, 12]) {
      const chances = Array.from({ length: n + 1 }, (_, lost) => lost);
      const ways = (k: number) => chances.slice(0, k).reduce((c, i) => (c * (n - i)) / (i + 1), 1);
      const mean = chances.reduce(
        (sum, b) => sum + (ways(b) / 2 ** n) * evidenceOfPairs(b, n - b),
        0,
      );
      expect(mean).toBeCloseTo(1, 10);
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  bestAttainableMid,
  neededIterations,
  stratifiedTest,
} from '../../../../src/gate/statistics/comparison/stratified-test.ts';
import { samples } from '../../../support/effort.ts';
import { anyPairs, anyTally, swapped } from '../../../support/gate/statistics/arbitrary-pairs.ts';
import {
  alike,
  casePair,
  figuresOfPairs,
  relativeError,
} from '../../../support/gate/statistics/figures.ts';

/** Sides that differ in so many cases of one iteration. */
const discordant = (lost: number, won: number) => [
  ...alike(lost, casePair([1, 1], [0, 1])),
  ...alike(won, casePair([0, 1], [1, 1])),
  ...alike(9, casePair([1, 1], [1, 1])),
];

/** C(n, k) in floating point, for n of some dozens. */
function choose(n: number, k: number): number {
  let ways = k < 0 || k > n ? 0 : 1;
  for (let index = 0; index < k; index += 1) ways *= (n - index) / (index + 1);
  return ways;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, index) => index);

describe('the exact stratified test', () => {
  it("gives what R's mantelhaen.test gives of its Rabbits", () => {
    const rabbits = [
      casePair([0, 6], [0, 5]),
      casePair([3, 6], [0, 6]),
      casePair([6, 6], [2, 6]),
      casePair([5, 6], [6, 6]),
      casePair([2, 2], [5, 5]),
    ];
    const { headPassed, worse, better } = stratifiedTest(rabbits);
    const passed = sum(rabbits.map(({ baseline, head }) => baseline.passed + head.passed));
    expect(passed - headPassed).toBe(16);
    expect(worse.exact).toBeCloseTo(0.0199725, 7);
    expect(2 * Math.min(worse.exact, better.exact)).toBeCloseTo(0.0399449, 7);
    expect(worse.mid).toBeCloseTo(0.0106749, 7);
  });

  it("gives McNemar's p of 6 against 16 and of 1 against 7, and his mid-p", () => {
    const first = stratifiedTest(discordant(16, 6)).worse;
    expect([2 * first.exact, 2 * first.mid].map((p) => p.toFixed(6))).toEqual([
      '0.052479',
      '0.034690',
    ]);
    const second = stratifiedTest(discordant(1, 7)).better;
    expect([2 * second.exact, 2 * second.mid].map((p) => p.toFixed(6))).toEqual([
      '0.070313',
      '0.039063',
    ]);
  });

  it('finds a fall that is hidden by one case that ran but once', () => {
    const { mid } = stratifiedTest([casePair([10, 10], [4, 10]), casePair([0, 1], [1, 1])]).worse;
    expect(mid.toFixed(3)).toBe('0.020');
  });

  it('agrees with thousands of random tables that were counted in whole numbers', () => {
    const rows = figuresOfPairs('stratified');
    const errors = rows.flatMap(({ pairs, results }) => {
      const { worse, better } = stratifiedTest(pairs);
      const expected = results.map(Number);
      return [worse.exact, worse.mid, better.exact].map((p, index) =>
        relativeError(p, expected[index] ?? Number.NaN),
      );
    });
    expect(rows.length).toBeGreaterThan(3000);
    expect(Math.max(...errors)).toBeLessThan(1e-9);
  });

  it("is McNemar's with one iteration a case", () => {
    const once = fc.record({ passed: fc.nat(1), total: fc.constant(1) });
    const pairs = fc.array(fc.record({ baseline: once, head: once }), { maxLength: 40 });
    fc.assert(
      fc.property(pairs, (cases) => {
        const won = cases.filter(({ baseline, head }) => head.passed > baseline.passed).length;
        const lost = cases.filter(({ baseline, head }) => head.passed < baseline.passed).length;
        const chances = upTo(won).map((wins) => choose(won + lost, wins) / 2 ** (won + lost));
        const { exact, mid } = stratifiedTest(cases).worse;
        expect(exact).toBeCloseTo(sum(chances), 10);
        expect(mid).toBeCloseTo(sum(chances) - (chances.at(-1) ?? 0) / 2, 10);
      }),
      samples({ ci: 200, soak: 5000 }),
    );
  });

  it("is Fisher's with one case", () => {
    fc.assert(
      fc.property(anyTally(25), anyTally(25), (baseline, head) => {
        const passed = baseline.passed + head.passed;
        const ways = upTo(head.passed).map(
          (x) => choose(head.total, x) * choose(baseline.total, passed - x),
        );
        const p = sum(ways) / choose(baseline.total + head.total, passed);
        expect(relativeError(stratifiedTest([{ baseline, head }]).worse.exact, p)).toBeLessThan(
          1e-9,
        );
      }),
      samples({ ci: 200, soak: 5000 }),
    );
  });

  it('mirrors when the sides are swapped, and keeps to what chances are', () => {
    fc.assert(
      fc.property(anyPairs(), (pairs) => {
        const { worse, better } = stratifiedTest(pairs);
        const mirrored = stratifiedTest(swapped(pairs));
        expect(mirrored.better.exact).toBeCloseTo(worse.exact, 12);
        expect(mirrored.worse.mid).toBeCloseTo(better.mid, 12);
        expect(worse.mid + better.mid).toBeCloseTo(1, 12);
        for (const { exact, mid } of [worse, better]) {
          expect(mid).toBeGreaterThan(0);
          expect(exact).toBeGreaterThan(mid);
          expect(exact).toBeLessThanOrEqual(1);
        }
      }),
      samples({ ci: 300, soak: 10_000 }),
    );
  });

  it('says nothing where nothing ran, all passed, all failed, or a side is missing', () => {
    const empty = { exact: 1, mid: 0.5 };
    for (const pairs of [
      [],
      [casePair([0, 0], [0, 0])],
      alike(20, casePair([5, 5], [5, 5])),
      alike(20, casePair([0, 5], [0, 5])),
      [casePair([3, 5], [0, 0]), casePair([0, 0], [0, 4])],
    ]) {
      const { headPassed, expected, ...tails } = stratifiedTest(pairs);
      expect(tails).toEqual({ worse: empty, better: empty });
      expect(expected).toBe(headPassed);
    }
  });

  it('holds for counts that factorials would overflow on', () => {
    const { worse, better, expected } = stratifiedTest([
      casePair([900_000, 1_000_000], [899_000, 1_000_000]),
    ]);
    expect(expected).toBeCloseTo(899_500, 4);
    // The normal with the variance of the hypergeometric, and a continuity correction: z = −2.3494.
    expect(worse.exact).toBeCloseTo(0.0094, 4);
    expect(worse.exact + better.exact).toBeGreaterThan(1);
    const huge = stratifiedTest([casePair([4e8, 1e9], [4e8, 1e9])]);
    expect(huge.worse.mid).toBeCloseTo(0.5, 9);
  });

  it('holds for 10,000 cases of 10 iterations, however far apart their sides are', () => {
    const even = stratifiedTest(
      Array.from({ length: 10_000 }, (_, index) =>
        casePair([index % 11, 10], [10 - (index % 11), 10]),
      ),
    );
    expect(even.worse.mid).toBeCloseTo(0.5, 1);
    const { worse, better } = stratifiedTest(alike(10_000, casePair([10, 10], [0, 10])));
    expect(worse).toEqual({ exact: 0, mid: 0 });
    expect(better).toEqual({ exact: 1, mid: 1 });
  });

  it('refuses counts that cannot be', () => {
    expect(() => stratifiedTest([casePair([6, 5], [5, 5])])).toThrow(RangeError);
    expect(() => stratifiedTest([casePair([0.5, 5], [5, 5])])).toThrow(RangeError);
    expect(() => stratifiedTest([casePair([Number.NaN, 5], [5, 5])])).toThrow(RangeError);
  });
});

describe('the least mid-p that could have been', () => {
  it('of three cases that ran once is .0625, so that they cannot fail', () => {
    expect(bestAttainableMid(alike(3, casePair([1, 1], [1, 1])))).toBeCloseTo(0.0625, 12);
  });

  it('is the mid-p of a head of which nothing passed, and no head has less', () => {
    fc.assert(
      fc.property(anyPairs(), (pairs) => {
        const worst = pairs.map(({ baseline, head }) => ({
          baseline,
          head: { ...head, passed: 0 },
        }));
        const best = bestAttainableMid(pairs);
        expect(relativeError(stratifiedTest(worst).worse.mid, best)).toBeLessThan(1e-9);
        expect(stratifiedTest(pairs).worse.mid).toBeGreaterThanOrEqual(best * (1 - 1e-9));
      }),
      samples({ ci: 200, soak: 5000 }),
    );
  });
});

describe('the iterations that a case needs', () => {
  it('are two where three cases ran once, and three where one did', () => {
    expect(neededIterations(alike(3, casePair([1, 1], [1, 1])), 0.05)).toBe(2);
    expect(neededIterations([casePair([1, 1], [1, 1])], 0.05)).toBe(3);
  });

  it('are unknown where nothing passed on the baseline', () => {
    expect(neededIterations(alike(50, casePair([0, 5], [0, 5])), 0.05)).toBeNull();
    expect(neededIterations([], 0.05)).toBeNull();
  });

  it('are the first with which the test could fail', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.double({ min: 0.001, max: 0.2, noNaN: true }),
        (cases, alpha) => {
          const needed = neededIterations(alike(cases, casePair([1, 1], [1, 1])), alpha) ?? 0;
          const best = (n: number) => bestAttainableMid(alike(cases, casePair([n, n], [0, n])));
          expect(best(needed)).toBeLessThanOrEqual(alpha * (1 + 1e-9));
          expect(best(needed - 1)).toBeGreaterThan(alpha);
        },
      ),
      samples({ ci: 100, soak: 2000 }),
    );
  });
});

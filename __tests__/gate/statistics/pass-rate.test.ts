import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exactInterval, neededSampleSize } from '../../../src/gate/statistics/pass-rate.ts';
import { samples } from '../../support/effort.ts';

/** P(X ≤ passed) of a binomial, one term after another. */
function binomialCdf(passed: number, total: number, rate: number): number {
  let [term, sum] = [(1 - rate) ** total, 0];
  for (let x = 0; x <= passed; x += 1) {
    sum += term;
    term *= ((total - x) * rate) / ((x + 1) * (1 - rate));
  }
  return sum;
}

describe('the exact interval of a pass rate', () => {
  it("is Clopper and Pearson's of 13 of 16", () => {
    const { lower, upper } = exactInterval(13, 16, 0.025);
    expect([lower.toFixed(4), upper.toFixed(4)]).toEqual(['0.5435', '0.9595']);
  });

  it('has the ends that tell nothing passed, nothing failed, and nothing ran', () => {
    expect(exactInterval(0, 20, 0.05).lower).toBe(0);
    expect(exactInterval(0, 20, 0.05).upper).toBeCloseTo(1 - 0.05 ** (1 / 20), 12);
    expect(exactInterval(20, 20, 0.05).upper).toBe(1);
    expect(exactInterval(20, 20, 0.05).lower).toBeCloseTo(0.05 ** (1 / 20), 12);
    expect(exactInterval(0, 0, 0.05)).toEqual({ lower: 0, upper: 1 });
    expect(exactInterval(1_000_000, 1_000_000, 0.05).lower).toBeCloseTo(0.05 ** 1e-6, 12);
  });

  it('has ends at which what was seen, or more, has just the chance of the tail', () => {
    const counts = fc
      .integer({ min: 2, max: 60 })
      .chain((total) => fc.tuple(fc.integer({ min: 1, max: total - 1 }), fc.constant(total)));
    const tails = fc.constantFrom(0.005, 0.025, 0.05, 0.1);
    fc.assert(
      fc.property(counts, tails, ([passed, total], tail) => {
        const { lower, upper } = exactInterval(passed, total, tail);
        expect(1 - binomialCdf(passed - 1, total, lower)).toBeCloseTo(tail, 9);
        expect(binomialCdf(passed, total, upper)).toBeCloseTo(tail, 9);
        const mirrored = exactInterval(total - passed, total, tail);
        expect(mirrored.lower).toBeCloseTo(1 - upper, 10);
      }),
      samples({ ci: 200, soak: 5000 }),
    );
  });

  it('takes pass rates of cases, whose sum is no whole number, and rises with it', () => {
    const lowers = [9, 9.5, 10, 10.25, 11].map((sum) => exactInterval(sum, 12, 0.05).lower);
    expect(lowers).toEqual(lowers.toSorted((one, other) => one - other));
    expect(new Set(lowers).size).toBe(5);
  });
});

describe('the sample that a lower bound needs', () => {
  it.each([
    [0.8, 14],
    [0.9, 29],
    [0.95, 59],
    [0.99, 299],
  ])('of %d is %d that all pass', (rate, needed) => {
    expect(neededSampleSize(rate, 0.05)).toBe(needed);
    expect(exactInterval(needed, needed, 0.05).lower).toBeGreaterThanOrEqual(rate);
    expect(exactInterval(needed - 1, needed - 1, 0.05).lower).toBeLessThan(rate);
  });

  it('is one where any rate will do, a whole number where it comes out even, and none for all', () => {
    expect(neededSampleSize(0, 0.05)).toBe(1);
    expect(neededSampleSize(0.5, 0.125)).toBe(3);
    expect(neededSampleSize(1, 0.05)).toBeNull();
  });
});

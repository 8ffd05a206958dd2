import { describe, expect, it } from '@jest/globals';
import {
  betaCdf,
  betaQuantile,
  studentQuantile,
} from '../../../../src/gate/statistics/distributions/beta.ts';
import {
  chiSquareQuantile,
  logGamma,
  upperGamma,
} from '../../../../src/gate/statistics/distributions/gamma.ts';
import { normalCdf, normalQuantile } from '../../../../src/gate/statistics/distributions/normal.ts';
import { figureRows, relativeError } from '../../../support/gate/statistics/figures.ts';

const FUNCTIONS: Record<string, (first: number, second: number, third: number) => number> = {
  beta: betaQuantile,
  normal: normalQuantile,
  student: studentQuantile,
  'chi-square': chiSquareQuantile,
  'normal-cdf': normalCdf,
};

describe('quantiles and distribution functions', () => {
  const rows = Map.groupBy(figureRows('quantiles'), ({ subject }) => subject);

  it.each(Object.keys(FUNCTIONS))("agree with scipy's: %s", (name) => {
    const errors = (rows.get(name) ?? []).map(({ results }) => {
      const [first = 0, second = 0, third = 0] = results.map(Number);
      const expected = Number(results.at(-1));
      const actual = FUNCTIONS[name]?.(first, second, third) ?? Number.NaN;
      return Math.min(Math.abs(actual - expected), relativeError(actual, expected));
    });
    expect(errors.length).toBeGreaterThan(80);
    expect(Math.max(...errors)).toBeLessThan(1e-9);
  });

  it('have their ends', () => {
    expect([betaQuantile(0, 2, 3), betaQuantile(1, 2, 3)]).toEqual([0, 1]);
    expect([betaCdf(0, 2, 3), betaCdf(1, 2, 3)]).toEqual([0, 1]);
    expect(upperGamma(2, 0)).toBe(1);
    expect([normalQuantile(0), normalQuantile(1)]).toEqual([-Infinity, Infinity]);
    expect(studentQuantile(0.5, 4)).toBe(0);
  });

  it('know factorials', () => {
    expect(logGamma(1)).toBeCloseTo(0, 14);
    expect(logGamma(11)).toBeCloseTo(Math.log(3_628_800), 12);
    expect(logGamma(0.25)).toBeCloseTo(1.2880225246980774, 13);
  });
});

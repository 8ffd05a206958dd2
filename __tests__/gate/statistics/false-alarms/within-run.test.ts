import { describe, expect, it } from '@jest/globals';
import type { CasePair } from '../../../../src/gate/statistics/comparison/case-pair.ts';
import { stratifiedTest } from '../../../../src/gate/statistics/comparison/stratified-test.ts';
import { confirmRegression, findSuspicion } from '../../../../src/gate/statistics/confirmation.ts';
import { pseudoRandom } from '../../../../src/gate/statistics/false-alarms/pseudo-random.ts';
import { falseAlarmsWithin } from '../../../../src/gate/statistics/false-alarms/within-run.ts';
import { alike } from '../../../support/gate/statistics/figures.ts';

const suite = alike(20, { seen: { passed: 9, total: 10 }, baseline: 5, head: 5 });
const byMidP = (pairs: readonly CasePair[]) => stratifiedTest(pairs).worse.mid <= 0.05;

describe('false alarms within a run', () => {
  it('are those of the policy: at most α of the exact test, and of mid-p hardly more', () => {
    const alarms = falseAlarmsWithin(suite, byMidP, { seed: 1 });
    expect(alarms.runs).toBe(2000);
    expect(alarms.rate).toBe(alarms.alarms / 2000);
    expect(alarms.rate).toBeGreaterThan(0.02);
    expect(alarms.rate).toBeLessThan(0.06);
    expect(alarms.interval.lower).toBeLessThan(alarms.rate);
    expect(alarms.interval.upper).toBeGreaterThan(alarms.rate);
  });

  it('are few where every suspicion is confirmed in the same session', () => {
    let suspicions = 0;
    const { rate } = falseAlarmsWithin(
      suite,
      (pairs, rerun) => {
        const suspicion = findSuspicion(pairs, {
          alpha: 0.05,
          minEffect: 0.01,
          maxIterations: 400,
        });
        if (suspicion === null) return false;
        suspicions += 1;
        const fresh = suspicion.suspects.map((place) => rerun(place, 10));
        expect(fresh.every(({ baseline, head }) => baseline.length + head.length === 20)).toBe(
          true,
        );
        return confirmRegression(fresh, 0.05).outcome === 'failed';
      },
      { seed: 2, runs: 1000 },
    );
    expect(suspicions).toBeGreaterThan(20);
    expect(rate).toBeLessThan(0.006);
  });

  it('are the same for the same seed, and others for another', () => {
    const sums: number[][] = [];
    for (const seed of [4, 4, 5]) {
      const seen: number[] = [];
      falseAlarmsWithin(
        suite,
        (pairs) => {
          seen.push(pairs.reduce((sum, { head }) => sum + head.passed, 0));
          return false;
        },
        { seed, runs: 20 },
      );
      sums.push(seen);
    }
    expect(sums[1]).toEqual(sums[0]);
    expect(sums[2]).not.toEqual(sums[0]);
  });

  it('are judged on as many iterations of each side as are planned', () => {
    const planned = [{ seen: { passed: 3, total: 4 }, baseline: 2, head: 7 }];
    const totals = new Set<string>();
    const { rate } = falseAlarmsWithin(
      planned,
      ([pair]) => {
        totals.add(`${pair?.baseline.total} ${pair?.head.total}`);
        return true;
      },
      { seed: 1, runs: 10 },
    );
    expect([...totals]).toEqual(['2 7']);
    expect(rate).toBe(1);
    expect(falseAlarmsWithin(suite, () => true, { seed: 1, runs: 0 }).rate).toBe(0);
  });
});

describe('numbers that look like chance', () => {
  const moments = (draw: () => number) => {
    const values = Array.from({ length: 20_000 }, draw);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return { mean, variance };
  };

  it.each([
    [0.5, 5.5],
    [3, 4],
    [10.5, 0.5],
    [200, 50],
  ])('have the mean and the variance of the beta distribution of %d and %d', (a, b) => {
    const random = pseudoRandom(3);
    const { mean, variance } = moments(() => random.beta(a, b));
    const expected = (a * b) / ((a + b) ** 2 * (a + b + 1));
    expect(Math.abs(mean - a / (a + b))).toBeLessThan(4 * Math.sqrt(expected / 20_000));
    expect(Math.abs(variance / expected - 1)).toBeLessThan(0.1);
  });

  it('have those of the binomial distribution, and go from 0 up to 1', () => {
    const random = pseudoRandom(3);
    const { mean, variance } = moments(() => random.binomial(10, 0.3));
    expect(mean).toBeCloseTo(3, 1);
    expect(variance).toBeCloseTo(2.1, 1);
    expect(moments(random.uniform).mean).toBeCloseTo(0.5, 1);
    expect([random.binomial(5, 0), random.binomial(5, 1)]).toEqual([0, 5]);
  });
});

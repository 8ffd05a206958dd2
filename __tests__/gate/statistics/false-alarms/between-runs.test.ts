import { describe, expect, it } from '@jest/globals';
import type { Tally } from '../../../../src/gate/statistics/comparison/case-pair.ts';
import { stratifiedTest } from '../../../../src/gate/statistics/comparison/stratified-test.ts';
import {
  type DriftBetweenRuns,
  driftBetweenRuns,
} from '../../../../src/gate/statistics/false-alarms/between-runs.ts';
import { pseudoRandom } from '../../../../src/gate/statistics/false-alarms/pseudo-random.ts';
import { byEffort } from '../../../support/effort.ts';

/** Whether the test blocks a run with another as its baseline. */
const byMidP =
  (runs: readonly (readonly Tally[])[]) =>
  (baseline: number, head: number): boolean => {
    const pairs = (runs[baseline] ?? []).map((tally, place) => ({
      baseline: tally,
      head: runs[head]?.[place] ?? tally,
    }));
    return stratifiedTest(pairs).worse.mid <= 0.05;
  };
const never = () => false;
/** Of runs of which it is known. */
function known(...args: Parameters<typeof driftBetweenRuns>): DriftBetweenRuns {
  const drift = driftBetweenRuns(...args);
  if (typeof drift === 'string') throw new Error(drift);
  return drift;
}
/** Runs of cases that ran five times each. */
const runsOf = (...runs: number[][]): Tally[][] =>
  runs.map((run) => run.map((passed) => ({ passed, total: 5 })));

const eight = runsOf([5, 3], [4, 2], [5, 4], [3, 3], [5, 5], [4, 3], [5, 1], [5, 3]);

describe('drift between runs', () => {
  it('is the variance of their passes over that of chance', () => {
    const drift = known(eight, never, 0.05);
    // S = 8 6 9 6 10 7 6 8, whose variance is 16/7; 36/40 and 24/40 passed.
    const byChance = ((5 * 0.09 + 5 * 0.24) * 40) / 39;
    const dispersion = 16 / 7 / byChance;
    expect(drift.runs).toBe(8);
    expect(drift.dispersion).toBeCloseTo(dispersion, 12);
    // χ² of 7 degrees of freedom: 2.16735 and 14.06714.
    expect(drift.interval.lower).toBeCloseTo((7 * dispersion) / 14.06714, 5);
    expect(drift.interval.upper).toBeCloseTo((7 * dispersion) / 2.16735, 5);
    // Φ(−1.644854/√1.350649), by scipy.
    expect(drift.falseAlarmRate).toBeCloseTo(0.0784867, 7);
  });

  it('shows what the policy says of every run against every other', () => {
    const seen: string[] = [];
    const drift = known(
      eight,
      (baseline, head) => {
        seen.push(`${baseline}>${head}`);
        return head === 6;
      },
      0.05,
    );
    expect(seen).toHaveLength(56);
    expect(seen.slice(0, 2)).toEqual(['0>1', '0>2']);
    expect(drift.observed).toMatchObject({ runs: 56, alarms: 7, rate: 0.125 });
  });

  it('blocks at α where runs vary no more than by chance', () => {
    const calm = runsOf([5, 3], [4, 4], [4, 4], [5, 3], [5, 3], [4, 4], [5, 3], [4, 4]);
    const drift = known(calm, never, 0.05);
    expect(drift.dispersion).toBe(0);
    expect(drift.falseAlarmRate).toBeCloseTo(0.05, 9);
  });

  it('is unknown with less than eight runs, with runs that are not alike, and where nothing varied', () => {
    const obstacle = (runs: Tally[][]) => driftBetweenRuns(runs, never, 0.05);
    expect(obstacle(eight.slice(1))).toBe('too-few-runs');
    expect(obstacle([])).toBe('too-few-runs');
    expect(obstacle([...eight, [{ passed: 5, total: 5 }]])).toBe('unlike-runs');
    const shorter = [...eight, [5, 3].map((passed) => ({ passed, total: 6 }))];
    expect(obstacle(shorter)).toBe('unlike-runs');
    expect(obstacle(runsOf(...eight.map(() => [5, 0])))).toBe('nothing-varied');
  });

  it('predicts how often the test blocks where each run has a shock of its own', () => {
    const random = pseudoRandom(5);
    const rounds = byEffort({ ci: 60, soak: 1000 });
    const normal = () => {
      let sum = -6;
      for (let index = 0; index < 12; index += 1) sum += random.uniform();
      return sum;
    };
    let [predicted, observed] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const logits = Array.from({ length: 20 }, () => {
        const rate = Math.min(0.999, Math.max(0.001, random.beta(2, 0.5)));
        return Math.log(rate / (1 - rate));
      });
      const runs = Array.from({ length: 8 }, () => {
        const shock = 0.5 * normal();
        return logits.map((logit) => ({
          passed: random.binomial(5, 1 / (1 + Math.exp(-logit - shock))),
          total: 5,
        }));
      });
      const drift = known(runs, byMidP(runs), 0.05);
      predicted += drift.falseAlarmRate;
      observed += drift.observed.rate;
    }
    expect(Math.abs(predicted / rounds - 0.186)).toBeLessThan(0.03);
    expect(Math.abs(observed / rounds - 0.19)).toBeLessThan(0.03);
  });
});

import { describe, expect, it } from '@jest/globals';
import { calibrate, type DatedReport } from '../../../src/gate/calibration/calibrate.ts';
import { pseudoRandom } from '../../../src/gate/statistics/false-alarms/pseudo-random.ts';
import type { Policy, RegressionPolicy } from '../../../src/model/policy.ts';
import type { RunReport } from '../../../src/model/run-report.ts';
import { byEffort } from '../../support/effort.ts';
import { outcomes } from '../../support/gate/judged-reports.ts';
import { caseOf, runReport } from '../../support/render/sample-reports.ts';

const OTHER_SESSION = { isOneSession: false, mostRuns: byEffort({ ci: 200, soak: 2000 }) };

const regression: RegressionPolicy = {
  ...{ mode: 'gate', confidence: 0.95, minEffect: 0.01 },
  ...{ confirm: 'never', maxConfirmIterations: 400 },
};
const policyOf = (changes: Partial<RegressionPolicy> = {}): Policy => ({
  minPassRate: null,
  regression: { ...regression, ...changes },
});

/** Cases of five iterations, by how many of them pass. */
const suiteOf = (passed: readonly number[]): RunReport =>
  runReport(passed.map((count, place) => caseOf(`case ${place}`, outcomes(count, 5 - count))));
const dated = (...reports: RunReport[]): DatedReport[] =>
  reports.map((report, place) => ({ report, generatedAtMs: place * 1000 }));

const EIGHT = [5, 4, 5, 5, 3, 5, 5, 4];

/** Runs of the suite, each of which passes more, or less, in all of its cases. */
function shakenRuns(count: number): RunReport[] {
  const random = pseudoRandom(8);
  return Array.from({ length: count }, (_, run) =>
    suiteOf(EIGHT.map(() => random.binomial(5, run % 2 === 0 ? 0.95 : 0.7))),
  );
}

describe('a calibration', () => {
  it('says how often the test of regressions blocks where nothing changed: about α', () => {
    const { within, cases, iterations, byIterations } = calibrate(
      dated(suiteOf(EIGHT)),
      policyOf(),
      OTHER_SESSION,
    );
    expect(cases).toEqual({ sampled: 8, fixed: 0 });
    expect(iterations).toEqual({ least: 5, most: 5 });
    expect(within.judged).toBe(OTHER_SESSION.mostRuns);
    expect(within.rate).toBe(within.blocked / within.judged);
    expect(within.rate).toBeGreaterThan(0.005);
    expect(within.rate).toBeLessThan(0.08);
    expect(within.interval.low).toBeLessThan(within.rate);
    expect(within.checks).toContainEqual(
      expect.objectContaining({ id: 'no-regression', gates: true, failed: within.blocked }),
    );
    expect(byIterations.map((row) => row.iterations)).toEqual([1, 3, 5, 10, 20]);
    expect(byIterations[2]?.alarms).toEqual(within);
    const drops = byIterations.map(({ smallestDrop }) => smallestDrop ?? 1);
    expect(drops).toEqual(drops.toSorted((one, other) => other - one));
  });

  it('blocks much less where a suspicion is confirmed, and as often within one session', () => {
    const report = dated(suiteOf(EIGHT));
    const confirmed = calibrate(report, policyOf({ confirm: 'auto' }), OTHER_SESSION).within;
    expect(confirmed.rate).toBeLessThan(0.02);
    expect(confirmed.undecided).toBe(0);
    const together = calibrate(report, policyOf({ confirm: 'auto' }), {
      ...OTHER_SESSION,
      isOneSession: true,
    });
    expect(together.within).toEqual(calibrate(report, policyOf(), OTHER_SESSION).within);
  });

  it('gives the same answer for the same reports, in whatever order, and another for others', () => {
    const [one, other] = dated(suiteOf(EIGHT), suiteOf([5, 5, 5, 5, 3, 5, 5, 4]));
    if (one === undefined || other === undefined) throw new Error('two reports');
    const first = calibrate([one, other], policyOf(), OTHER_SESSION);
    expect(calibrate([other, one], policyOf(), OTHER_SESSION)).toEqual(first);
    expect(calibrate([one], policyOf(), OTHER_SESSION).within).not.toEqual(first.within);
  });

  it('counts the whole policy, and says which min-pass-rate is met often enough', () => {
    const asked: Policy = { minPassRate: 0.95 };
    const { within, advice } = calibrate(dated(suiteOf(EIGHT)), asked, OTHER_SESSION);
    expect(within.rate).toBeGreaterThan(0.5);
    expect(within.checks).toContainEqual(
      expect.objectContaining({ id: 'min-pass-rate', failed: within.blocked }),
    );
    const told = advice.find(({ code }) => code === 'min-pass-rate');
    if (told?.code !== 'min-pass-rate') throw new Error('no advice');
    const followed = { minPassRate: told.highest };
    const after = calibrate(dated(suiteOf(EIGHT)), followed, OTHER_SESSION);
    expect(after.within.rate).toBeLessThanOrEqual(0.05);
    expect(after.advice.map(({ code }) => code)).not.toContain('min-pass-rate');
  });

  it('leaves cases alone that nothing is left to chance of', () => {
    const deterministic = suiteOf([5, 0]).cases.map((testCase) => ({
      ...testCase,
      iterations: testCase.iterations.map((iteration) => ({
        ...iteration,
        ...{ model: null, provider: null, tokens: { input: null, output: null, total: null } },
      })),
    }));
    const report = runReport(deterministic, { source: 'ingest', run: null });
    const { within, cases, byIterations, advice } = calibrate(
      dated(report),
      policyOf(),
      OTHER_SESSION,
    );
    expect(cases).toEqual({ sampled: 0, fixed: 2 });
    expect(within).toMatchObject({ judged: 1, blocked: 0 });
    expect([byIterations, advice]).toEqual([[], []]);
  });
});

describe('the drift between sessions', () => {
  it('is unknown with less than eight reports, and with reports that are not alike', () => {
    const few = calibrate(dated(...shakenRuns(7)), policyOf(), OTHER_SESSION);
    expect(few.between).toEqual({ code: 'too-few-runs', runs: 7, needed: 8 });
    expect(few.advice).toContainEqual({ code: 'more-runs', count: 1 });
    const unlike = [...shakenRuns(8), suiteOf([5])];
    expect(calibrate(dated(...unlike), policyOf(), OTHER_SESSION).between).not.toHaveProperty(
      'code',
      'too-few-runs',
    );
    const others = [...shakenRuns(8).map((run) => ({ ...run, cases: run.cases.slice(1) }))];
    const mixed = calibrate(dated(...others, suiteOf(EIGHT)), policyOf(), OTHER_SESSION);
    expect(mixed.between).toEqual({ code: 'unlike-runs' });
  });

  it('is told of eight, with what it does to the policy, and what to set', () => {
    const { between, advice } = calibrate(dated(...shakenRuns(8)), policyOf(), OTHER_SESSION);
    if ('code' in between) throw new Error(between.code);
    expect(between.dispersion).toBeGreaterThan(2);
    expect(between.falseAlarmRate).toBeGreaterThan(0.1);
    expect(between.observed.judged).toBe(56);
    expect(between.observed.blocked).toBeGreaterThan(5);
    const told = advice.find(({ code }) => code === 'drift');
    if (told?.code !== 'drift') throw new Error('no advice');
    expect(told.leastConfidence ?? 1).toBeGreaterThan(0.97);
  });
});

import { describe, expect, it } from '@jest/globals';
import { gate } from '../../../src/gate/gate.ts';
import { invalidVerdict } from '../../../src/gate/without-report.ts';
import type { Check, Sample, Verdict } from '../../../src/model/verdict.ts';
import { describeSample } from '../../../src/render/words/check-words.ts';
import { headlineOf, worded } from '../../../src/render/words/verdict-words.ts';
import { caseOf, runFacts, runReport } from '../../support/render/sample-reports.ts';

const cases = [caseOf('a', ['passed', 'passed', 'failed'])];

describe('a verdict with its words', () => {
  it('keeps each number of a check, and says the same beside it', () => {
    const { checks, headline, judged } = worded(gate(runReport(cases), { minPassRate: 0.7 }));
    const sample = { sampleOf: 'iteration', sampleSize: 3, observed: 2 / 3 };
    const found = '2 of 3 iterations passed (66.6%)';
    expect(judged).toEqual(sample);
    expect(headline).toBe(`${found}, at least 70% wanted.`);
    expect(checks).toEqual([
      {
        ...{ id: 'run-result', gates: false, outcome: 'failed', unit: 'fraction', threshold: null },
        ...{ ...sample, stated: { status: 'completed', result: 'failed' } },
        words: {
          ...{ title: 'Result of the run', expected: "the suite's pass criteria met" },
          ...{ actual: 'the run counted as failed', reason: null },
        },
      },
      {
        ...{ id: 'min-pass-rate', gates: true, outcome: 'failed', unit: 'fraction' },
        ...{ ...sample, threshold: 0.7 },
        interval: { low: expect.closeTo(0.0943), high: expect.closeTo(0.9916), confidence: 0.95 },
        words: {
          ...{ title: 'Pass rate', expected: 'at least 70%', reason: null },
          actual: `${found}; 95% interval 9.4% to 99.1%`,
        },
      },
    ]);
  });

  it('says of a run with cases of others what was asked of its own', () => {
    const run = runFacts({ criterion: 0.5, foreignCases: ['theirs'], result: 'failed' });
    const [check] = worded(gate(runReport(cases, { run }), { minPassRate: null })).checks;
    expect(check?.words).toMatchObject({
      expected: 'at least 50% of the cases that count',
      actual: '2 of 3 iterations passed (66.6%)',
    });
  });

  it('has something to say of a configuration of which nothing is known', () => {
    expect(headlineOf(invalidVerdict(['\n']))).toBe(
      'The configuration is wrong: no details were given',
    );
  });

  it('goes by the checks that gate', () => {
    const sample: Sample = { sampleOf: 'test', sampleSize: 4, observed: 0.75 };
    const check: Check = {
      ...{ id: 'min-pass-rate', gates: false, outcome: 'failed', unit: 'fraction', threshold: 1 },
      ...sample,
    };
    const gating: Check = { ...check, id: 'all-passed', gates: true };
    const verdict: Verdict = {
      ...{ value: 'failed', checks: [check, gating], judged: sample, troubles: [] },
    };
    expect(headlineOf(verdict)).toBe('3 of 4 tests passed (75%), all wanted.');
  });
});

describe('a sample in words', () => {
  it.each([0, 1, 7, 999_999_999_998, 999_999_999_999])('tells %d of very many', (passed) => {
    const sampleSize = 999_999_999_999;
    const told = describeSample({
      ...{ sampleOf: 'test', sampleSize, observed: passed / sampleSize },
    });
    expect(told.replaceAll(',', '')).toMatch(`${passed} of ${sampleSize} tests passed (`);
  });

  it('tells where there is nothing', () => {
    expect(describeSample({ sampleOf: 'iteration', sampleSize: 0, observed: null })).toBe(
      'no iterations',
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { gate } from '../../../src/gate/gate.ts';
import type { Policy } from '../../../src/model/policy.ts';
import type { CaseReport, RunReport } from '../../../src/model/run-report.ts';
import type { CheckId } from '../../../src/model/verdict.ts';
import { checkWords } from '../../../src/render/words/check-words.ts';
import { headlineOf } from '../../../src/render/words/verdict-words.ts';
import { declared, ingest, NETWORK, outcomes, run } from '../../support/gate/judged-reports.ts';
import { caseOf, runReport } from '../../support/render/sample-reports.ts';

const checkOf = (report: RunReport, policy: Partial<Policy>, id: CheckId = 'min-pass-rate') => {
  const check = gate(report, { minPassRate: null, ...policy }).checks.find((one) => one.id === id);
  if (check === undefined) throw new Error(`There is no check ${id}.`);
  return check;
};

const SURE = { minPassRate: 0.9, passRateConfidence: 0.95 };

describe('what is asked for decides', () => {
  const failing = run(outcomes(19, 1), { result: 'failed' });

  it('in place of what the service says, which is still shown', () => {
    const { value, checks } = gate(failing, { minPassRate: 0.9 });
    expect(value).toBe('passed');
    expect(checks.map(({ id, gates, outcome }) => [id, gates, outcome])).toEqual([
      ['run-result', false, 'failed'],
      ['min-pass-rate', true, 'passed'],
    ]);
    const strict = gate(run(outcomes(1, 1), { result: 'passed' }), { minPassRate: 0.9 });
    expect(strict.value).toBe('failed');
  });

  it('in place of all that had to pass of result files', () => {
    const { value, checks } = gate(ingest(outcomes(19, 1)), { minPassRate: 0.9 });
    expect(value).toBe('passed');
    expect(checks.map(({ id, gates, outcome }) => [id, gates, outcome])).toEqual([
      ['all-passed', false, 'failed'],
      ['min-pass-rate', true, 'passed'],
    ]);
  });

  it('by a rate of each case alone, too', () => {
    const minCasePassRate = { others: 0.9, byCase: NONE, byTag: NONE, byModel: NONE };
    expect(gate(failing, { minPassRate: null, minCasePassRate }).value).toBe('passed');
  });

  it('but a rate by model does not say enough to do so', () => {
    const minPassRateByModel = { others: 0.9, named: NONE };
    const { value, checks } = gate(failing, { minPassRate: null, minPassRateByModel });
    expect(value).toBe('failed');
    expect(checks.every(({ gates }) => gates)).toBe(true);
  });
});

const NONE: ReadonlyMap<string, number> = new Map();

describe('a pass rate with a lower bound', () => {
  it.each([
    [0.8, 14],
    [0.9, 29],
    [0.95, 59],
    [0.99, 299],
  ])('of %d is met by %d that all pass, and by no fewer', (minPassRate, needed) => {
    const wanted = { ...SURE, minPassRate };
    expect(checkOf(run(outcomes(needed)), wanted).outcome).toBe('passed');
    const { outcome, reason } = checkOf(run(outcomes(needed - 1)), wanted);
    expect(outcome).toBe('undecided');
    expect(reason).toEqual({ code: 'sample-too-small', size: needed - 1, needed });
  });

  it('is missed where the rate is met and the bound is not', () => {
    const report = run(outcomes(29, 1));
    const check = checkOf(report, SURE);
    expect(check).toMatchObject({ outcome: 'failed', heldBy: 'lower-bound' });
    expect(check.interval).toEqual({ low: expect.closeTo(0.8514, 4), high: 1, confidence: 0.95 });
    expect(headlineOf(gate(report, SURE))).toBe(
      'Pass rate: 29 of 30 iterations passed (96.6%), which shows at least 85.1%, at least 90% with 95% confidence wanted.',
    );
  });

  it('is missed in a sample too small to meet it, where so few passed that it is clear', () => {
    expect(checkOf(run(outcomes(0, 5)), SURE).outcome).toBe('failed');
    expect(checkOf(run(outcomes(3, 2)), SURE).outcome).toBe('undecided');
  });

  it('tells the size that a sample would need', () => {
    expect(headlineOf(gate(run(outcomes(5)), SURE))).toBe(
      'Undecided: 5 iterations are too few to show a rate of 90%, whatever they say: 29 are needed; 5 of 5 iterations passed (100%).',
    );
    const reason = checkOf(run(outcomes(5)), { ...SURE, minPassRate: 1 }).reason;
    expect(reason).toEqual({ code: 'sample-too-small', size: 5, needed: null });
    expect(checkOf(run(outcomes(500, 1)), { ...SURE, minPassRate: 1 }).outcome).toBe('failed');
  });

  it('counts what is missing both ways', () => {
    const enough = run(outcomes(58), declared(59, 59, 0));
    expect(checkOf(enough, { ...SURE, minPassRate: 0.92 }).outcome).toBe('passed');
    expect(checkOf(enough, { ...SURE, minPassRate: 0.95 }).outcome).toBe('undecided');
    const hopeless = run(outcomes(40, 18), declared(59, 41, 18), [NETWORK]);
    expect(checkOf(hopeless, { ...SURE, minPassRate: 0.9 }).outcome).toBe('failed');
  });
});

describe('unseen cases', () => {
  const many = (cases: CaseReport[]) => runReport(cases);
  const unseen = { ...SURE, inference: 'unseen-cases' as const };

  it('are judged by the pass rates of the cases, however often each ran', () => {
    const report = many([caseOf('a', outcomes(9)), caseOf('b', outcomes(0, 1))]);
    const { observed, sampleSize, sampleOf } = checkOf(report, {
      ...{ minPassRate: 0.6, inference: 'unseen-cases' },
    });
    expect({ observed, sampleSize, sampleOf }).toEqual({
      ...{ observed: 0.5, sampleSize: 2, sampleOf: 'case' },
    });
    expect(checkOf(report, { minPassRate: 0.6 }).observed).toBe(0.9);
  });

  it('need as many cases as these cases need iterations', () => {
    const cases = (count: number) =>
      many(Array.from({ length: count }, (_, index) => caseOf(`${index}`, outcomes(10))));
    expect(checkOf(cases(29), unseen).outcome).toBe('passed');
    expect(checkOf(cases(28), unseen)).toMatchObject({
      outcome: 'undecided',
      reason: { code: 'sample-too-small', size: 28, needed: 29 },
    });
  });

  it('have a bound by the sum of their rates', () => {
    const cases = Array.from({ length: 16 }, (_, index) =>
      caseOf(`${index}`, index < 13 ? outcomes(4) : outcomes(0, 4)),
    );
    const check = checkOf(many(cases), { ...unseen, minPassRate: 0.5, passRateConfidence: 0.975 });
    expect(check).toMatchObject({ outcome: 'passed', sampleSize: 16 });
    expect(check.interval?.low).toBeCloseTo(0.5435, 4);
  });

  it('count what is missing of a case both ways, and what is of none in particular', () => {
    const short = { ...caseOf('a', outcomes(3)), planned: 4 };
    const report = many([short, caseOf('b', outcomes(4))]);
    const wanted = (minPassRate: number) => ({ minPassRate, inference: 'unseen-cases' as const });
    expect(checkOf(report, wanted(0.875)).outcome).toBe('passed');
    expect(checkOf(report, wanted(0.9)).outcome).toBe('undecided');
    const unread = run(outcomes(4, 1), declared(10, 9, 1));
    expect(checkOf(unread, wanted(0.1)).outcome).toBe('undecided');
    expect(checkOf(unread, wanted(0.99)).outcome).toBe('undecided');
    expect(checkOf(unread, wanted(1)).outcome).toBe('failed');
  });
});

describe('the interval of an observed rate', () => {
  it('is told where the rate that is wanted lies within it', () => {
    const check = checkOf(run(outcomes(13, 3)), { minPassRate: 0.8 });
    expect(check.outcome).toBe('passed');
    expect(check.interval?.low).toBeCloseTo(0.5435, 4);
    expect(check.interval?.high).toBeCloseTo(0.9595, 4);
    expect(checkWords(check).actual).toBe(
      '13 of 16 iterations passed (81.2%); 95% interval 54.3% to 95.9%',
    );
    const clear = checkOf(run(outcomes(13, 3)), { minPassRate: 0.5 });
    expect(checkWords(clear).actual).toBe('13 of 16 iterations passed (81.2%)');
  });

  it('says nothing of tests that do the same each time', () => {
    const report = ingest(outcomes(13));
    for (const one of report.cases.flatMap(({ iterations }) => iterations)) {
      Object.assign(one, { model: null, tokens: { input: null, output: null, total: null } });
    }
    expect(checkOf(report, { minPassRate: 1 }).interval).toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { gate } from '../../../src/gate/gate.ts';
import type { CaseRates } from '../../../src/model/policy.ts';
import type { CaseReport, Problem, RunReport } from '../../../src/model/run-report.ts';
import { checkWords } from '../../../src/render/words/check-words.ts';
import { headlineOf } from '../../../src/render/words/verdict-words.ts';
import { declared, NETWORK, outcomes } from '../../support/gate/judged-reports.ts';
import { caseOf, iteration, runFacts, runReport } from '../../support/render/sample-reports.ts';

const NONE: ReadonlyMap<string, number> = new Map();
const rates = (others: number | null, named: Partial<CaseRates> = {}): CaseRates => ({
  ...{ others, byCase: NONE, byTag: NONE, byModel: NONE },
  ...named,
});

const judged = (report: RunReport, minCasePassRate: CaseRates) => {
  const verdict = gate(report, { minPassRate: null, minCasePassRate });
  const check = verdict.checks.find(({ id }) => id === 'min-case-pass-rate');
  if (check === undefined) throw new Error('There is no such check.');
  return { ...check, headline: headlineOf(verdict), value: verdict.value };
};

describe('a pass rate of each case', () => {
  it('is missed by one case, which is named, whatever the others do', () => {
    const report = runReport([caseOf('a', outcomes(20)), caseOf('b', outcomes(2, 3))]);
    const { outcome, observed, sampleSize, reason, headline } = judged(report, rates(0.8));
    expect({ outcome, observed, sampleSize }).toEqual({
      ...{ outcome: 'failed', observed: 0.4, sampleSize: 2 },
    });
    expect(reason).toEqual({
      ...{ code: 'cases-below', more: 0 },
      cases: [{ title: 'b', passed: 2, total: 5, least: 4 }],
    });
    expect(headline).toBe(
      'Pass rate of each case: 2 cases, the lowest at 40%, at least 80% wanted; 1 case misses it: "b" (2 of 5, 4 wanted).',
    );
  });

  it.each([
    [0.8, 4, 'passed'],
    [0.8, 3, 'failed'],
    [0.81, 4, 'failed'],
    [0, 0, 'passed'],
    [1, 5, 'passed'],
  ])('of %d is met by %d of 5: %s', (rate, passed, outcome) => {
    const report = runReport([caseOf('a', outcomes(passed, 5 - passed))]);
    expect(judged(report, rates(rate)).outcome).toBe(outcome);
  });

  it('leaves skipped cases out, and what is skipped of a case', () => {
    const report = runReport([
      caseOf('a', ['skipped', 'skipped']),
      caseOf('b', ['passed', 'skipped']),
    ]);
    expect(judged(report, rates(1))).toMatchObject({ outcome: 'passed', sampleSize: 1 });
  });

  it('names the worst, and counts the others', () => {
    const cases = Array.from({ length: 50 }, (_, index) => caseOf(`case ${index}`, outcomes(1, 4)));
    const worst = caseOf('worst', outcomes(0, 5));
    const { reason } = judged(runReport([...cases, worst]), rates(0.8));
    expect(reason).toMatchObject({ code: 'cases-below', more: 31 });
    expect(reason?.code === 'cases-below' && reason.cases[0]?.title).toBe('worst');
  });
});

describe('the rate that is named most closely counts', () => {
  const tagged: CaseReport = { ...caseOf('a', outcomes(3, 2)), tags: ['slow', 'flaky'] };
  const report = runReport([tagged]);

  it.each<[string, CaseRates, string]>([
    ['of all others', rates(0.8), 'failed'],
    [
      'of its model',
      rates(0.8, { byModel: new Map([['anthropic/claude-sonnet-4-5', 0.6]]) }),
      'passed',
    ],
    [
      'of a tag before that of its model',
      rates(null, {
        byModel: new Map([['anthropic/claude-sonnet-4-5', 1]]),
        byTag: new Map([['flaky', 0.6]]),
      }),
      'passed',
    ],
    [
      'of two tags, the one that asks for more',
      rates(null, {
        byTag: new Map([
          ['flaky', 0.6],
          ['slow', 0.8],
        ]),
      }),
      'failed',
    ],
    [
      'of the case before that of a tag',
      rates(null, { byCase: new Map([['a', 0.6]]), byTag: new Map([['slow', 1]]) }),
      'passed',
    ],
  ])('%s', (_, wanted, outcome) => {
    expect(judged(report, wanted).outcome).toBe(outcome);
  });

  it('of a case by its id, or by the title of its test', () => {
    const variant = { title: 'a test', model: 'm', provider: null };
    const named = runReport([
      { ...caseOf('one', outcomes(1, 4)), serviceCaseId: 'case_1' },
      { ...caseOf('a test (m)', outcomes(1, 4)), variant },
    ]);
    const byCase = new Map([
      ['case_1', 0.2],
      ['a test', 0.2],
    ]);
    expect(judged(named, rates(1, { byCase })).outcome).toBe('passed');
  });

  it('tells no one threshold where cases have several', () => {
    const others = runReport([tagged, caseOf('b', outcomes(5))]);
    const check = judged(others, rates(1, { byCase: new Map([['a', 0.6]]) }));
    expect(check).toMatchObject({ outcome: 'passed', threshold: null, observed: 0.6 });
    expect(checkWords(check).expected).toBe('of each what is asked');
  });

  it('is undecided where it is asked of no case that ran', () => {
    const check = judged(report, rates(null, { byCase: new Map([['b', 1]]) }));
    expect(check).toMatchObject({ outcome: 'undecided', reason: { code: 'no-case-rated' } });
  });

  it('tells of names that no case has, and of none where some cases have lost theirs', () => {
    const byCase = new Map([
      ['a', 0.2],
      ['A', 0.9],
    ]);
    const wanted = rates(0.2, { byCase, byTag: new Map([['slwo', 0.5]]) });
    expect(judged(report, wanted)).toMatchObject({
      outcome: 'passed',
      reason: { code: 'rated-unknown', names: ['A', 'slwo'], more: 0 },
    });
    const others = { cases: 3, passed: 3, durationMs: null };
    const folded = runReport([...report.cases, { ...caseOf('', []), folded: others }]);
    expect(judged(folded, wanted)).not.toHaveProperty('reason');
  });
});

describe('what is missing of a case', () => {
  const SHORT: Problem = { kind: 'evidence', message: 'One did not run.', isShortfall: true };
  const short = { ...caseOf('a', outcomes(4)), planned: 5 };

  it('counts both ways', () => {
    const report = runReport([short], { problems: [SHORT] });
    expect(judged(report, rates(0.8))).toMatchObject({
      outcome: 'passed',
      reason: { code: 'counted-as-failed', count: 1 },
    });
    expect(judged(report, rates(0.9)).outcome).toBe('undecided');
  });

  it('does not make up for what failed too often already', () => {
    const failing = { ...caseOf('b', outcomes(1, 3)), planned: 5 };
    const report = runReport([failing], { problems: [SHORT] });
    expect(judged(report, rates(0.8))).toMatchObject({
      outcome: 'failed',
      reason: { cases: [{ title: 'b', passed: 1, total: 5, least: 4 }] },
    });
  });

  it('may be of any case where nobody knows', () => {
    const unread = (problems: Problem[]) =>
      runReport([caseOf('a', outcomes(4, 1)), caseOf('b', outcomes(5))], {
        ...{ problems, run: runFacts({ result: 'failed', ...declared(12, 11, 1) }) },
      });
    expect(judged(unread([]), rates(0.8)).outcome).toBe('undecided');
    expect(judged(unread([NETWORK]), rates(0.99)).outcome).toBe('failed');
    expect(judged(unread([NETWORK]), rates(0.85)).outcome).toBe('undecided');
  });

  it('lets a case that did not run at all pass only where nothing is asked of it', () => {
    const absent = { ...caseOf('absent', []), planned: 5 };
    const report = runReport([{ ...caseOf('a', outcomes(5)), planned: 5 }, absent], {
      problems: [SHORT],
    });
    expect(judged(report, rates(0.2)).outcome).toBe('undecided');
    expect(judged(report, rates(0)).outcome).toBe('passed');
  });
});

it('holds folded cases, which passed, against the rate of all others', () => {
  const folded = { cases: 9_000, passed: 9_000, durationMs: null };
  const report = runReport([
    { ...caseOf('a', []), iterations: [iteration({ outcome: 'failed' }), iteration()] },
    { ...caseOf('many', []), folded },
  ]);
  const ingested: RunReport = { ...report, source: 'ingest', run: null };
  expect(judged(ingested, rates(0.5))).toMatchObject({ outcome: 'passed', sampleSize: 9_001 });
  expect(judged(ingested, rates(null, { byCase: new Map([['a', 1]]) }))).toMatchObject({
    ...{ outcome: 'failed', sampleSize: 1 },
  });
});

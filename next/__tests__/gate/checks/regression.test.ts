import { expect, test } from '@jest/globals';
import { compare } from '../../../src/gate/comparison/comparison.ts';
import { collectEvidence } from '../../../src/gate/evidence.ts';
import type { BaselineFacts } from '../../../src/report/baseline.ts';
import type { Policy } from '../../../src/report/policy.ts';
import type { Check, Comparison } from '../../../src/report/verdict.ts';
import { casesIn, compared, FOUND, policyIn, rowsOf, sampled } from '../../support/comparisons.ts';
import { judge } from '../../support/gate.ts';
import { reportOf } from '../../support/reports.ts';

const outcomeOf = (check: Check | undefined) =>
  [check?.gates ? '' : 'informs', check?.outcome, check?.reason?.code].filter(Boolean).join(' ');

test.each(
  rowsOf(`
    pass as before           | =p =4*p      | =p =4*p      | gate        | passed
    fail that passed         | =p =4*p      | =f =4*p      | gate        | failed
    fail once of twice       | =pp =4*p     | =pf =4*p     | gate        | failed
    fail on both sides       | =f =4*p      | =f =4*p      | gate        | passed
    pass that failed         | =f =4*p      | =p =4*p      | gate        | passed
    failed once before       | =pf =4*p     | =ff =4*p     | gate        | passed
    are new                  | =4*p         | =4*p =f      | gate        | passed
    are gone                 | =4*p =p      | =4*p         | gate        | passed
    all failed before        | =f           | =f           | gate        | undecided cannot-fail
    are all others           | =a:p         | =b:p         | gate        | undecided no-common-case
    lack results             | =p =4*p      | =/1 =4*p     | gate        | undecided missing-results
    lack some, and had failed| =f =4*p      | =/1 =4*p     | gate        | passed
    fail, and lack a result  | =pp =4*p     | =f/2 =4*p    | gate        | failed
    are tested together      | =p =4*p      | =f =4*p      | statistical | passed
    by default only inform   | =p =4*p      | =f =4*p      |             | informs failed
    inform next to sampled   | =p 20*ppp    | =f 20*ppp    |             | passed
    gate next to sampled     | =p 20*ppp    | =f 20*ppp    | gate        | failed
    inform with sampled      | =p 20*ppp    | =f 20*ppp    | inform      | informs failed
    are left alone           | =p =4*p      | =f =4*p      | off         | informs
  `),
)('deterministic cases that %s', (_, before = '', after = '', mode = '', outcome) => {
  const policy = policyIn(mode && `regression=${mode}`);
  const { regression, comparison } = compared(casesIn(before), casesIn(after), policy);
  expect(outcomeOf(regression)).toBe(outcome);
  if (mode === 'off') expect(comparison.regressed).toHaveLength(1);
});

test.each(
  rowsOf(`
    as often                | 20*ppppf   | 20*ppppf            |                   | passed
    much less often         | 20*ppppp   | 20*pppff            |                   | failed not-confirmed
    by chance less often    | 20*ppppf   | 19*ppppf pppff      |                   | passed
    less, and not enough    | 20*ppppp   | 20*pppff            | min-effect=41     | passed
    less, just enough       | 20*ppppp   | 20*pppff            | min-effect=40     | failed not-confirmed
    never, one by itself    | ppp        | fff                 |                   | failed not-confirmed
    and are too few         | 3*p        | 3*p                 | regression=gate   | undecided cannot-fail
    too few, by default     | 3*p        | 3*p                 |                   | notApplicable cannot-fail
    never, and are too few  | 3*p        | 3*f                 |                   | notApplicable cannot-fail
    never on both sides     | 5*fff      | 5*fff               | regression=gate   | undecided cannot-fail
    never, next to others   | 5*fff =p   | 5*fff =p            | regression=gate   | passed
    too rarely to drop      | 20*pffff   | 20*pffff            | min-effect=30     | notApplicable cannot-fail
    not always, strictly    | 3*p        | 2*p f               | regression=strict | failed
    less, however one ended | 20*ppppp   | 19*pppff pppp/5     |                   | failed not-confirmed
    perhaps less            | 10*p       | 6*p 3*f /1          |                   | undecided missing-results
    as often, however it is | 20*ppppp   | 19*ppppp pppp/5     |                   | passed
    less, if five will do   | 10*p       | 5*p 5*f             |                   | failed not-confirmed
    as often at 99 %        | 10*p       | 5*p 5*f             | regression-confidence=99 | passed
    and informs             | 20*ppppp   | 20*pppff            | regression=inform | informs failed not-confirmed
  `),
)('sampled cases that pass %s', (_, before = '', after = '', policy = '', outcome) => {
  const { regression } = compared(casesIn(before), casesIn(after), policyIn(policy));
  expect(outcomeOf(regression)).toBe(outcome);
});

test.each([
  ['too few to compare', '3*p', '3*p', 'passed'],
  ['too few, one fails', '3*p', '2*p f', 'failed'],
  ['failed before as well', '5*fff =p', '5*fff =p', 'passed'],
  ['failed before, and more do', '5*fff ppp =p', '5*fff fff =p', 'failed'],
])('by default: %s', (_, before, after, value) => {
  const baseline = { facts: FOUND, report: reportOf(casesIn(before)) };
  expect(judge(reportOf(casesIn(after)), {}, baseline).value).toBe(value);
});

test.each([
  ['known to be flaky', 'pfpf', [], 'passed'],
  ['failed at another commit of the pull request', 'pfpf', ['flaky'], 'failed'],
  ['not known to be flaky', 'pppp', [], 'failed'],
])('a case that fails is %s', (_, outcomes, failedBefore, value) => {
  const [identity = ''] = casesIn('=a:p').map((one) => one.identity);
  const history = [{ identity, definition: null, outcomes }];
  const report = reportOf(casesIn('=a:p =p'), { history });
  const baseline = {
    facts: FOUND,
    report,
    failedBefore: new Set(failedBefore.map(() => identity)),
  };
  expect(judge(reportOf(casesIn('=a:f =p')), {}, baseline).value).toBe(value);
});

test('the check has the numbers of the test', () => {
  const { regression, comparison } = compared(casesIn('20*ppppp'), casesIn('20*pppff'));
  const counts = { passed: 60, failed: 40, missing: 0 };
  expect(regression).toMatchObject({ unit: 'share', threshold: 0, counts, subjectCount: 20 });
  expect(regression?.observed).toBeCloseTo(-0.4);
  expect(regression?.pValue).toBeLessThan(1e-9);
  expect(regression?.interval?.[1]).toBeLessThan(-0.3);
  expect(comparison.effect?.change).toBeCloseTo(-0.4);
  expect(compared(casesIn('3*p'), casesIn('3*p')).regression?.reason?.count).toBe(2);
});

test('only a test that failed has a chance', () => {
  const cells = ['=ppp 5*p', '=fff 5*p', '=fff 5*f'].map(casesIn);
  const [before = [], ...after] = cells;
  const chances = after.map((one) => compared(before, one, { regression: 'gate' }).regression);
  expect(chances).toMatchObject([{ pValue: null }, { pValue: 0.015_625 }]);
});

test('a list has 1,000 cases, and the number of the others', () => {
  const { comparison } = compared(casesIn('=1200*p'), casesIn('=1200*f'));
  expect(comparison.regressed).toHaveLength(1_000);
  expect(comparison.unlisted).toEqual({ regressed: 200 });
});

test('the check names the case that breaks', () => {
  const after = casesIn('18*ppppp ppppf fffff');
  const { regression, comparison } = compared(casesIn('20*ppppp'), after);
  expect(regression?.subjects).toEqual([{ name: '19', threshold: 1, observed: 0 }]);
  expect(comparison.regressed).toMatchObject([{ title: '19', pValue: expect.closeTo(1 / 252) }]);
  expect(comparison.newlyFailing).toMatchObject([{ title: '18' }]);
});

test.each<[keyof Comparison, string, string]>([
  ['fixed', '=f', '=p'],
  ['stillFailing', '=f', '=f'],
  ['fixed', 'fffp', 'pppp'],
  ['stillFailing', 'fffp', 'ffff'],
  ['newlyFailing', 'pppp', 'pppf'],
  ['stopped', 'ppppp 20*pf', 'fffff 20*pf'],
  ['newlyFailing', 'p 20*pf', 'f 20*pf'],
])('lists a case as %s', (list, before, after) => {
  expect(compared(casesIn(before), casesIn(after)).comparison[list]).toMatchObject([
    { title: '0' },
  ]);
});

test('only sampled cases that changed leave nothing to compare, which others judge', () => {
  const [before, after] = ['0', '1'].map((definition) => [sampled('a', 'p', { definition })]);
  const { regression, checkOf } = compared(before ?? [], after ?? []);
  expect(regression).toMatchObject({ outcome: 'notApplicable', gates: true });
  expect(checkOf('new-and-changed-cases')?.outcome).toBe('passed');
});

test('a damaged result file never passes, and fails by what is there', () => {
  const damaged = (outcomes: string) =>
    reportOf(casesIn(`=4*p =${outcomes}`), {
      source: 'results',
      failures: [{ kind: 'results', reason: 'damaged' } as never],
    });
  expect(
    compared(casesIn('=5*p'), damaged('p'), policyIn('regression=gate')).regression?.outcome,
  ).toBe('undecided');
  expect(
    compared(casesIn('=5*p'), damaged('f'), policyIn('regression=gate')).regression?.outcome,
  ).toBe('failed');
});

test.each<['none' | 'unknown' | 'unusable', Policy, string | null, boolean]>([
  ['none', {}, 'notApplicable', true],
  ['unknown', { regression: 'gate' }, 'notApplicable', true],
  ['none', { 'on-missing-baseline': 'incomplete' }, 'undecided', true],
  ['unusable', {}, 'undecided', true],
  ['unusable', { regression: 'inform' }, 'undecided', false],
  ['unusable', { regression: 'off' }, null, true],
])('without a baseline: %s, %j', (state, policy, outcome, gates) => {
  const evidence = collectEvidence(reportOf(casesIn('=f')), () => false);
  const facts: BaselineFacts = {
    state,
    reason: 'no-run',
    source: 'auto',
    detail: '',
    permission: null,
    origin: null,
  };
  const { checks, comparison } = compare(evidence, { facts, report: null }, policy);
  expect(comparison).toMatchObject({ baseline: { state }, compared: 0 });
  expect(checks).toMatchObject(
    outcome === null ? [] : [{ outcome, gates, reason: { code: 'no-baseline' } }],
  );
  expect(compare(evidence, null, policy)).toEqual({ checks: [], comparison: null });
  // Where everything fails, no missing baseline makes it pass.
  for (const cases of [casesIn('=4*f'), casesIn('4*fff'), casesIn('4*fff =f')]) {
    const { value } = judge(reportOf(cases), policy, { facts, report: null });
    expect(value).toBe('failed');
  }
});

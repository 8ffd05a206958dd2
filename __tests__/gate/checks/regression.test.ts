import { expect, test } from '@jest/globals';
import { compare } from '../../../src/gate/comparison/comparison.ts';
import { collectEvidence } from '../../../src/gate/evidence.ts';
import { baselineFacts } from '../../../src/report/baseline.ts';
import type { Check, Comparison } from '../../../src/report/verdict.ts';
import { casesIn, compared, FOUND, policyIn, rowsOf, sampled } from '../../support/comparisons.ts';
import { failureOf } from '../../support/failures.ts';
import { checkIn, judge } from '../../support/gate.ts';
import { reportOf } from '../../support/reports.ts';

const outcomeOf = (check: Check | undefined) =>
  [check?.gates === false ? 'informs' : '', check?.outcome ?? 'absent', check?.reason?.code]
    .filter(Boolean)
    .join(' ');

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
    all failed before        | =f =pf       | =f =p        | gate        | notApplicable all-failed-before
    the only one is mended   | =f           | =p           | strict      | notApplicable all-failed-before
    are mended by default    | =f           | =p           |             | absent
    are all others           | =a:p         | =b:p         | gate        | undecided no-common-case
    lack results             | =p =4*p      | =/1 =4*p     | gate        | undecided missing-results
    lack some, and had failed| =f =4*p      | =/1 =4*p     | gate        | passed
    fail, and lack a result  | =pp =4*p     | =f/2 =4*p    | gate        | failed
    are tested together      | =p =4*p      | =f =4*p      | statistical | passed
    by default only inform   | =p =4*p      | =f =4*p      |             | informs failed
    inform next to sampled   | =p 20*ppp    | =f 20*ppp    |             | passed
    gate next to sampled     | =p 20*ppp    | =f 20*ppp    | gate        | failed
    inform with sampled      | =p 20*ppp    | =f 20*ppp    | inform      | informs failed
    are left alone           | =p =4*p      | =f =4*p      | off         | absent
  `),
)('deterministic cases that %s', (_, before = '', after = '', mode = '', outcome) => {
  const policy = policyIn(mode && `regression=${mode}`);
  const { regression, comparison } = compared(casesIn(before), casesIn(after), policy);
  expect(outcomeOf(regression)).toBe(outcome);
  if (mode === 'off') expect(comparison).toMatchObject({ regressed: [], compared: 0 });
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
    never on both sides     | 5*fff      | 5*fff               | regression=gate   | notApplicable all-failed-before
    never, next to others   | 5*fff =p   | 5*fff =p            | regression=gate   | passed
    too rarely to drop      | 20*pffff   | 20*pffff            | min-effect=30     | notApplicable cannot-fail
    not always, strictly    | 3*p        | 2*p f               | regression=strict | failed
    never any more, strictly| ppp 2*ppf  | ppp 2*fff           | regression=strict | failed
    now and then, strictly  | ppp 2*ppf  | ppp 2*pff           | regression=strict | passed
    perhaps never, strictly | ppp 2*ppf  | ppp ppf ff/3        | regression=strict | undecided missing-results
    first, strictly         | 2*fff      | fff pff             | regression=strict | notApplicable all-failed-before
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
  ['passed once before', '3*ff pff', '3*ff fff', 'failed'],
  ['failed before, only informing', '5*fff =p', '5*fff =p', 'failed', 'inform'],
  ['failed before, not compared', '5*fff =p', '5*fff =p', 'failed', 'off'],
] as const)('by default: %s', (_, before, after, value, regression = undefined) => {
  const baseline = { facts: FOUND, report: reportOf(casesIn(before)) };
  const policy = regression === undefined ? {} : { regression };
  expect(judge(reportOf(casesIn(after)), policy, baseline).value).toBe(value);
});

test('a check says which cases it leaves out', () => {
  const baseline = { facts: FOUND, report: reportOf(casesIn('f p =p')) };
  const check = checkIn(judge(reportOf(casesIn('f p =p')), {}, baseline), 'sampled-cases');
  const reason = { code: 'still-failing', names: ['0'] };
  expect(check).toMatchObject({ outcome: 'passed', reason });
});

const STRICT = { regression: 'strict' } as const;
type Flaky = [name: string, word: string, policy: string, before: string[] | null, found: string];
test.each<Flaky>([
  ['known to be flaky', 'pfpf p', '', [], 'passed, passed, known-flaky, 1 listed'],
  ['flaky, and failed last', 'pfpf f', '', [], 'passed, passed, known-flaky, 1 listed'],
  ['flaky by its last run', 'fp f', '', [], 'passed, passed, known-flaky, 1 listed'],
  ['flaky, and failed at another commit', 'pfpf p', '', ['a'], 'failed, failed, 0 listed'],
  ['flaky, another failed there', 'pfpf p', '', ['b'], 'passed, passed, known-flaky, 1 listed'],
  ['not flaky', 'pppp p', '', [], 'failed, failed, 0 listed'],
  ['flaky, other commits are not known', 'pfpf p', '', null, 'failed, failed, 1 listed'],
  ['the same with a rate', 'pfpf p', 'min-pass-rate=50', null, 'failed, 1 listed'],
  ['flaky, with a rate', 'pfpf p', 'min-pass-rate=50', [], 'passed, 1 listed'],
  ['flaky, only informing', 'pfpf p', 'regression=inform', [], 'failed, failed, 1 listed'],
  ['flaky, not compared', 'pfpf p', 'regression=off', [], 'failed, failed, 0 listed'],
])('a case that fails is %s', (_, word, policy, before, expected) => {
  const [outcomes = '', last] = word.split(' ');
  const identityOf = (title: string) => casesIn(`=${title}:p`)[0]?.identity ?? '';
  const history = [{ identity: identityOf('a'), definition: null, outcomes }];
  const report = reportOf(casesIn(`=a:${last} =p`), { history });
  const failedBefore = before && { failedBefore: new Set(before.map(identityOf)) };
  const terms = { ...(/rate/.test(policy) ? STRICT : {}), ...policyIn(policy) };
  const baseline = { facts: FOUND, report, ...failedBefore };
  const verdict = judge(reportOf(casesIn('=a:f =p')), terms, baseline);
  const check = verdict.checks.find(({ id }) => id === 'all-passed');
  const listed = `${verdict.comparison?.knownFlaky.length} listed`;
  const found = [verdict.value, check?.outcome, check?.reason?.code, listed];
  expect(found.filter(Boolean).join(', ')).toBe(expected);
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
  const { comparison } = compared(casesIn(before), casesIn(after));
  expect(comparison[list]).toMatchObject([{ title: '0' }]);
});

test('only sampled cases that changed leave nothing to compare, which others judge', () => {
  const [before, after] = ['0', '1'].map((definition) => [sampled('a', 'p', { definition })]);
  const { regression, checkOf } = compared(before ?? [], after ?? []);
  expect(regression).toMatchObject({ outcome: 'notApplicable', gates: true });
  expect(checkOf('new-and-changed-cases')?.outcome).toBe('passed');
});

test.each([
  ['=5*p', 'undecided'],
  ['=4*p =f', 'failed'],
])('a damaged result file never passes, and fails by what is there: %s', (after, outcome) => {
  const failures = [failureOf('a damaged file')];
  const damaged = reportOf(casesIn(after), { source: 'results', failures });
  const { regression } = compared(reportOf(casesIn('=5*p')), damaged, { regression: 'gate' });
  expect(regression?.outcome).toBe(outcome);
});

test('only what is excused ran', () => {
  const [one] = casesIn('=a:p');
  const history = [{ identity: one?.identity ?? '', definition: null, outcomes: 'pfpf' }];
  const report = reportOf(casesIn('=a:pp p'), { history });
  const baseline = { facts: FOUND, report, failedBefore: new Set<string>() };
  const reason = { code: 'known-flaky', names: ['a'] };
  for (const regression of ['gate', undefined] as const) {
    const policy = regression === undefined ? {} : { regression };
    const alone = judge(reportOf(casesIn('=a:pf')), policy, baseline);
    expect(alone.value).toBe('incomplete');
    expect(checkIn(alone, 'all-passed')).toMatchObject({ outcome: 'undecided', reason });
  }
  const both = judge(reportOf(casesIn('=a:pf p')), {}, baseline);
  expect(both.value).toBe('passed');
  expect(checkIn(both, 'all-passed')).toMatchObject({ outcome: 'notApplicable', reason });
});

test('cases that go on purpose leave nothing to compare', () => {
  const policy = { ...STRICT, 'allow-removed': true };
  const { regression } = compared(casesIn('=9*p'), casesIn('=x:p'), policy);
  expect(outcomeOf(regression)).toBe('notApplicable no-common-case');
});

test.each(
  rowsOf(`
    none      | no-run        | auto  |                                | notApplicable
    unknown   | timeout       | auto  | regression=gate                | notApplicable
    none      | no-run        | auto  | on-missing-baseline=incomplete | undecided
    unknown   | no-permission | auto  | on-missing-baseline=incomplete | undecided
    unusable  | other-suite   | auto  |                                | notApplicable
    unusable  | other-suite   | auto  | regression=strict              | undecided
    unusable  | unreachable   | run:1 |                                | notApplicable
    unusable  | unreachable   | run:1 | regression=statistical         | undecided
    unusable  | missing       | run:1 |                                | undecided
    unusable  | missing       | run:1 | regression=inform              | informs undecided
    unusable  | missing       | run:1 | regression=off                 | absent
    unwanted  |               |       |                                | absent
    unwanted  |               |       | regression=inform              | absent
    unwanted  |               |       | regression=gate                | notApplicable
    unwanted  |               |       | regression=gate on-missing-baseline=incomplete | undecided
  `),
)('without a baseline: %s, %s, %s, %s: %s', (state, reason, source, terms = '', outcome = '') => {
  const policy = policyIn(terms);
  const evidence = collectEvidence(reportOf(casesIn('=f')), () => false);
  const facts = { state, reason, source, detail: '', permission: null, origin: null };
  const baseline =
    state === 'unwanted' ? null : { facts: baselineFacts.parse(facts), report: null };
  const { checks, comparison } = compare(evidence, baseline, policy);
  expect(comparison?.baseline).toEqual(baseline?.facts);
  const code = outcome === 'absent' ? '' : ' no-baseline';
  expect(outcomeOf(checks[0])).toBe(outcome + code);
  // Where everything fails, no missing baseline makes it pass.
  for (const cases of [casesIn('=4*f'), casesIn('4*fff'), casesIn('4*fff =f')]) {
    expect(judge(reportOf(cases), policy, baseline).value).toBe('failed');
  }
});

test.each([
  ['ppf', 'undecided'],
  ['ppp', 'notApplicable'],
  ['=f', 'notApplicable'],
])('a checkout that cannot run, and %s: %s', (cases, outcome) => {
  const known = { source: 'checkout:base', detail: '', permission: null, origin: null };
  const facts = { state: 'unusable', reason: 'cannot-run', ...known } as const;
  const evidence = collectEvidence(reportOf(casesIn(cases)), () => false);
  const { checks } = compare(evidence, { facts, report: null }, {});
  expect(checks[0]?.outcome).toBe(outcome);
});

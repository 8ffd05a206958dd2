import { expect, test } from '@jest/globals';
import type { Policy } from '../../../src/report/policy.ts';
import type { ReportCase, RunReport } from '../../../src/report/report.ts';
import { casesIn, compared, policyIn, rowsOf } from '../../support/comparisons.ts';
import { caseOf, reportOf, serverOf } from '../../support/reports.ts';

const [WAS, IS] = ['0123456789abcdef', 'fedcba9876543210'];

const rest = casesIn('4*ppp');
const newly = (text: string, members: Partial<ReportCase> = {}) =>
  casesIn(`4*ppp ${text}`).map((one, at) => (at < 4 ? one : { ...one, ...members }));
const checkOf = (before: ReportCase[], after: ReportCase[], policy: Policy = {}) =>
  compared(before, after, policy).checkOf('new-and-changed-cases');

test.each(
  rowsOf(`
    none                    |          | null
    never passes            | a:fff    | failed
    passes once             | a:fpf    | passed
    never passed yet        | a:ff/3   | undecided
    has no result           | a:/3     | undecided
    passed, and is not whole| a:p/3    | passed
    is deterministic        | =a:f     | null
    has a name twice        | a:p a:f  | failed
  `),
)('new: %s', (_, after = '', outcome) => {
  expect(`${checkOf(rest, newly(after))?.outcome ?? null}`).toBe(outcome);
});

test.each<[string, Policy, boolean]>([
  ['with all', { 'min-pass-rate': 50 }, true],
  ['of each case', { 'min-case-pass-rate': 0 }, true],
  ['of its own', { 'min-case-pass-rate': { cases: { a: 0 } } }, true],
  ['of its tag', { 'min-case-pass-rate': { tags: { t: 0 } } }, true],
  ['of another case', { 'min-case-pass-rate': { cases: { b: 0 } } }, false],
])('a case with a rate %s is left to that check', (_, policy, isLeft) => {
  const check = checkOf(rest, newly('a:fff', { tags: ['t'] }), policy);
  expect(check?.outcome).toBe(isLeft ? undefined : 'failed');
});

test.each(
  rowsOf(`
    deterministic, and fails | gate   | =a:f     | failed
    sampled, half of it      | gate   | a:pf     | passed
    sampled, less            | gate   | a:pff    | failed
    whole together           | strict | a:fff =b:ppp | passed
    not known yet            | gate   | a:f/2    | undecided
    left alone               | inform | =a:f     | null
  `),
)('next to a pass rate: %s', (_, regression, after = '', outcome) => {
  const policy = policyIn(`min-pass-rate=50 regression=${regression}`);
  expect(`${checkOf(rest, newly(after), policy)?.outcome ?? null}`).toBe(outcome);
});

test.each(
  rowsOf(`
    passed                  | a:p      | a:f      | failed
    never passed            | a:ff     | a:f      | null
    lost its results        | a:/3     | a:f      | failed
  `),
)('changed that %s', (_, before = '', after = '', outcome) => {
  const check = checkOf(newly(before, { definition: WAS }), newly(after, { definition: IS }));
  expect(`${check?.outcome ?? null}`).toBe(outcome);
});

test('a case that was skipped is as good as new, and a failure is named', () => {
  const check = checkOf(newly('a:', { skipped: 'slow' }), newly('a:fff'));
  const because = { subjects: [{ name: 'a' }], reason: { code: 'not-confirmed' } };
  expect(check).toMatchObject({ gates: true, outcome: 'failed', ...because });
  expect(checkOf(rest, newly('a:fff'), { regression: 'inform' })?.gates).toBe(false);
});

test('a new title does not hide a regression', () => {
  const [before, after] = ['a:ppp', 'b:fff'].map((text) => newly(text, { definition: WAS }));
  const { regression, checkOf: find } = compared(before ?? [], after ?? []);
  expect(regression).toMatchObject({ outcome: 'failed', subjects: [{ name: 'b' }] });
  expect(find('new-and-changed-cases')).toBeUndefined();
});

test.each(
  rowsOf(`
    none                    | =20*p    | =20*p     | passed
    a quarter               | =20*p    | =15*p     | passed
    more                    | =20*p    | =14*p     | undecided
    more, and few           | =6*p     | =2*p      | passed
    all of few              | =2*p     | =x:p      | undecided
    failed before           | =20*f    | =x:p      | passed
    passed now and then     | 20*pf    | =x:p      | undecided
  `),
)('gone cases: %s', (_, before = '', after = '', outcome) => {
  const check = compared(casesIn(before), casesIn(after)).checkOf('gone-cases');
  expect(check).toMatchObject({ outcome, gates: true });
  expect(check?.reason?.code).toBe(outcome === 'passed' ? undefined : 'gone');
});

test.each<[string, Partial<ReportCase>, Partial<RunReport>, Policy, string]>([
  ['by a new title', { definition: WAS }, {}, {}, 'passed'],
  ['not chosen', {}, { isPart: true }, {}, 'absent'],
  ['on purpose', {}, {}, { 'allow-removed': true }, 'passed'],
  ['of a file', {}, { source: 'results' }, {}, 'informs undecided'],
  ['of a counted file', {}, { source: 'results' }, { 'expected-tests': 1 }, 'undecided'],
])('gone cases: all but one, %s', (_, members, facts, policy, outcome) => {
  const { definition = null } = members;
  const before = casesIn('=20*p').map((one) => ({ ...one, definition }));
  const after = reportOf([caseOf('x', 'p', members)], facts);
  const check = compared(before, after, policy).checkOf('gone-cases');
  const gates = check?.gates === false ? 'informs ' : '';
  expect(gates + (check?.outcome ?? 'absent')).toBe(outcome);
});

test('gone cases: skipped cases are there', () => {
  const skipped = casesIn('=2*p').map((one) => ({ ...one, skipped: 'slow' }));
  expect(compared(casesIn('=2*p'), skipped).checkOf('gone-cases')?.outcome).toBe('passed');
});

const server = (tools: string[], name = 'library') =>
  serverOf(Object.fromEntries(tools.map((one) => [one, `{"title":"${one}"}`])), name);
const UNKNOWN = { name: 'library', tools: null };
const FEE = { server: 'library', name: 'fee' };
const BOTH = server(['fee', 'loan']);

test.each<[string, RunReport['servers'], RunReport['servers'], string]>([
  ['is there', [BOTH], [BOTH], 'passed'],
  ['is gone', [BOTH], [server(['loan'])], 'failed'],
  ['has another name', [BOTH], [server(['fees', 'loan'])], 'failed'],
  ['never was there', [server(['loan'])], [server(['loan'])], 'passed'],
  ['is new', [server(['loan'])], [BOTH], 'passed'],
  ['moved', [BOTH, server([], 'x')], [server([]), server(['fee'], 'x')], 'failed'],
  ['has no server any more', [BOTH], [server(['loan'], 'x')], 'notApplicable'],
  ['is in no list there', [UNKNOWN], [BOTH], 'notApplicable'],
  ['is in no list here', [BOTH], [UNKNOWN], 'notApplicable'],
])('a needed tool %s', (title, before, after, outcome) => {
  const side = (servers: RunReport['servers'], tools = [FEE]) =>
    reportOf([caseOf('a', 'p', { tools }), caseOf('b', 'p')], { servers });
  const { comparison, checkOf } = compared(side(before), side(after));
  const check = checkOf('no-removed-tools');
  expect(check?.outcome).toBe(outcome);
  if (outcome === 'failed') {
    const { newName } = comparison.toolChanges.find(({ tool }) => tool === FEE.name) ?? {};
    const subject = { name: 'library/fee', ...(newName ? { newName } : {}) };
    expect(check).toMatchObject({ observed: 1, subjects: [subject] });
    expect(newName).toBe(title === 'has another name' ? 'fees' : null);
  }
  expect(compared(side(before), side(after, [])).checkOf('no-removed-tools')).toBeUndefined();
});

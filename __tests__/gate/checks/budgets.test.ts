import { expect, test } from '@jest/globals';
import type { Policy } from '../../../src/report/policy.ts';
import type { Baseline, ReportCase, RunReport } from '../../../src/report/report.ts';
import { FOUND, missingBaseline } from '../../support/comparisons.ts';
import { judge } from '../../support/gate.ts';
import { caseOf, iterationWith, reportOf } from '../../support/reports.ts';

type Given = Partial<ReportCase['iterations'][number]>;

function caseWith(title: string, given: Given[], isSampled = true): ReportCase {
  const iterations = given.map((one, at) => iterationWith({ id: `${at}`, number: at + 1, ...one }));
  return caseOf(title, '', { isSampled, planned: iterations.length, iterations });
}

const tokens = (total: number | null): Given => ({ tokens: { input: null, output: null, total } });
const incomplete = (one: Given): Given => ({ ...one, outcome: 'incomplete' });
const took = (durationMs: number | null): Given => ({ durationMs });
const calls = (toolCalls: number | null): Given => ({ toolCalls });
const spent = (input: number | null, output: number | null, model = 'p/m'): Given => {
  return { tokens: { input, output, total: null }, model };
};
const many = (count: number, one: Given) => Array.from({ length: count }, () => one);

/** The one check of a budget. */
function decide(report: RunReport, policy: Policy, baseline: Baseline | null = null) {
  const check = judge(report, policy, baseline).checks.find(({ id }) => Object.hasOwn(policy, id));
  if (check === undefined) throw new Error('no check of a budget');
  return check;
}

const FREE = caseWith('free', [{}, {}], false);

const tokensTo = (limit: number): Policy => ({ 'max-total-tokens': limit });
const prices = { 'p/m': { input: 3, output: 15 } };
const costTo = (limit: number): Policy => ({ 'max-cost': limit, prices });
test.each<[Given[], Policy, string, ...unknown: string[]]>([
  [[tokens(600), tokens(400)], tokensTo(1_000), 'passed'],
  [[tokens(600), tokens(400)], tokensTo(999), 'failed'],
  [[tokens(600), tokens(null)], tokensTo(599), 'failed'], // the known ones are too many
  [[tokens(600), tokens(null)], tokensTo(600), 'undecided'],
  [[tokens(600), {}], tokensTo(600), 'undecided'],
  [[incomplete(tokens(600))], tokensTo(600), 'undecided'],
  [[incomplete(tokens(600))], tokensTo(599), 'failed'],
  [[spent(1_000_000, 100_000), spent(500_000, 0)], costTo(6), 'passed'],
  [[spent(1_000_000, 100_000), spent(500_000, 0)], costTo(5.99), 'failed'],
  [[spent(1_000_000, 0), spent(1, 1, 'p/other')], costTo(3), 'undecided', 'p/other'],
  [[spent(1_000_000, 0), spent(1, 1, 'p/other')], costTo(2), 'failed'],
  [[spent(1_000_000, 0), spent(5, null)], costTo(10), 'undecided'],
  [[spent(1, 1, 'constructor')], costTo(10), 'undecided', 'constructor'],
])('%j with %j: %s', (given, policy, outcome, ...names) => {
  const check = decide(reportOf([caseWith('a', given), FREE]), policy);
  expect(check.outcome).toBe(outcome);
  const reason = { code: names.length > 0 ? 'no-price' : 'unknown-values', names };
  if (outcome === 'undecided') expect(check.reason).toMatchObject(reason);
  else expect(check.reason).toBeNull();
});

test('a budget of tokens names the cases that used most', () => {
  const cases = ['b', 'a', 'c'].map((title, at) => caseWith(title, many(2, tokens(10 * (at + 1)))));
  const budget = { 'max-total-tokens': 100 };
  const c = { name: 'c', threshold: null, observed: 60 };
  const a = { name: 'a', threshold: null, observed: 40 };
  expect(decide(reportOf(cases), budget)).toMatchObject({ subjects: [c, a, {}], subjectCount: 3 });
  expect(decide(reportOf(cases.slice(1)), budget)).toMatchObject({ subjectCount: 0 });
});

test.each<[Given[], number, string, string[]]>([
  [[calls(3), calls(9)], 9, 'passed', []],
  [[calls(3), calls(9)], 3, 'failed', ['a', 'b']],
  [[calls(9), calls(null)], 9, 'undecided', []],
  [[calls(2), incomplete(calls(5))], 5, 'undecided', []],
  [[calls(2), incomplete(calls(5))], 4, 'failed', ['a']],
])('calls %j, at most %i: %s', (given, limit, outcome, names) => {
  const report = reportOf([caseWith('a', given), caseWith('b', [calls(4)], false)]);
  const check = decide(report, { 'max-tool-calls': limit });
  expect(check.outcome).toBe(outcome);
  expect(check.subjects.map(({ name }) => name)).toEqual(names);
});

test.each<[Given[], string]>([
  [[...many(19, took(10)), took(90)], 'passed'],
  [[...many(17, took(10)), ...many(3, took(90))], 'passed'], // p = .0755
  [[...many(16, took(10)), ...many(4, took(90))], 'failed'], // p = .0159
  [[...many(17, took(10)), ...many(2, took(90)), took(null)], 'passed'],
  [[...many(16, took(10)), ...many(3, took(90)), incomplete({})], 'undecided'],
  [[...many(15, took(10)), ...many(4, took(90)), took(null)], 'failed'],
  [[took(90)], 'failed'], // p = .05
  [[took(null)], 'undecided'],
])('the 95th percentile, row %#: %s', (given, outcome) => {
  const check = decide(reportOf([caseWith('a', given)]), { 'max-p95-latency-ms': 10 });
  expect(check.outcome).toBe(outcome);
});

const runOf = (status: string, durationMs: number | null) => {
  return { id: 'r', status, result: null, durationMs };
};
test.each([
  [runOf('completed', 120_000), 'passed'],
  [runOf('completed', 120_001), 'failed'],
  [runOf('running', 1), 'undecided'],
  [runOf('completed', null), 'undecided'],
  [null, 'undecided'],
])('two minutes: %j: %s', (run, outcome) => {
  const report = reportOf([caseOf('a', 'p')], { run });
  expect(decide(report, { 'max-duration-minutes': 2 })).toMatchObject({ outcome, unit: 'ms' });
});

test.each<[Policy, string]>([
  [{ 'max-total-tokens': 1 }, 'notApplicable'],
  [{ 'max-total-tokens': '+1%' }, 'notApplicable'],
  [{ 'max-tool-calls': 1 }, 'notApplicable'],
  [{ 'max-duration-minutes': 1 }, 'notApplicable'],
  [{ 'max-cost': 1 }, 'notApplicable'],
  [{ 'max-p95-latency-ms': 1 }, 'passed'],
  [{ 'expected-tests': 2 }, 'passed'],
  [{ 'expected-tests': 3 }, 'undecided'],
])('result files: %j: %s', (policy, outcome) => {
  const cases = [caseOf('a', 'p'), caseOf('b', 'p'), caseOf('c', '', { skipped: '' })];
  expect(decide(reportOf(cases, { source: 'results' }), policy).outcome).toBe(outcome);
  if (policy['expected-tests']) expect(decide(reportOf(cases), policy).outcome).not.toBe(outcome);
  expect(decide(reportOf([]), { 'max-cost': 1 }).reason).toMatchObject({ code: 'no-results' });
});

/** Eight cases with five iterations each. */
const grid = (factor: number, of: (value: number) => Given, lost = 0) => {
  const given = (at: number) =>
    [0, 1, 2, 3, 4].map((index) =>
      index < lost ? incomplete({}) : of((1_000 * (at + 1) + 10 * index) * factor),
    );
  return reportOf(Array.from({ length: 8 }, (_, at) => caseWith(`${at}`, given(at))));
};
const GROWTH = { 'max-total-tokens': '+10%' };
const GONE = { ...GROWTH, 'allow-removed': true };
const SLOWER = { 'max-p95-latency-ms': '+10%' };

test.each<[string, RunReport, Policy, string, string | null]>([
  ['30 % more', grid(1.3, tokens), GROWTH, 'failed', null],
  ['5 % more', grid(1.05, tokens), GROWTH, 'passed', null],
  ['twice as many, one lost', grid(2, tokens, 1), GROWTH, 'failed', null],
  ['as many, most lost', grid(1, tokens, 4), GROWTH, 'undecided', 'unknown-values'],
  ['no case of the baseline', reportOf([FREE]), GROWTH, 'undecided', 'no-common-case'],
  ['all went on purpose', reportOf([FREE]), GONE, 'notApplicable', 'no-common-case'],
  ['50 % slower', grid(1.5, took), SLOWER, 'undecided', 'not-confirmed'],
  ['as slow', grid(1, took), SLOWER, 'passed', null],
])('growth: %s', (_name, report, policy, outcome, code) => {
  const before = grid(1, (value) => ({ ...tokens(value), ...took(value) }));
  const check = decide(report, policy, { facts: FOUND, report: before });
  expect(check).toMatchObject({ outcome, unit: 'growth', threshold: 0.1 });
  expect(check.reason?.code ?? null).toBe(code);
});

test('growth of a sample that cannot show it', () => {
  const few = reportOf([caseWith('0', [tokens(1_000)])]);
  const check = decide(few, GROWTH, { facts: FOUND, report: few });
  expect(check).toMatchObject({ outcome: 'undecided', reason: { code: 'cannot-fail' } });
});

test.each<['none' | 'unusable' | null, Policy, string]>([
  [null, GROWTH, 'notApplicable'],
  ['none', GROWTH, 'notApplicable'],
  ['none', { ...GROWTH, 'on-missing-baseline': 'incomplete' }, 'undecided'],
  ['unusable', GROWTH, 'undecided'],
])('growth without a baseline: %s, %j: %s', (state, policy, outcome) => {
  const baseline = state && { facts: missingBaseline({ state }), report: null };
  const check = decide(grid(1, tokens), policy, baseline);
  expect(check).toMatchObject({ outcome, reason: { code: 'no-baseline' } });
});

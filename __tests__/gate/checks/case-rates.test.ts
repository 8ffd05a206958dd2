import { expect, test } from '@jest/globals';
import type { Policy } from '../../../src/report/policy.ts';
import type { ReportCase } from '../../../src/report/report.ts';
import { checkIn, judge } from '../../support/gate.ts';
import { caseOf, reportOf } from '../../support/reports.ts';

type CaseRates = NonNullable<Policy['min-case-pass-rate']>;
type ModelRates = NonNullable<Policy['min-pass-rate-by-model']>;

const ofCases = (cases: ReportCase[], rates: CaseRates, isPart = false) => {
  const verdict = judge(reportOf(cases, { isPart }), { 'min-case-pass-rate': rates });
  return checkIn(verdict, 'min-case-pass-rate');
};

function on(model: string | null, outcomes: string, members: Partial<ReportCase> = {}): ReportCase {
  const one = caseOf(`on ${model}`, outcomes, { isSampled: true, ...members });
  for (const iteration of one.iterations) iteration.model = model;
  return one;
}

test.each([
  [80, 'ppppf', 'passed'],
  [80, 'pppff', 'failed'],
  [81, 'ppppf', 'failed'],
  [100, 'ppppp', 'passed'],
  [80, 'pppp?', 'passed'],
  [81, 'pppp?', 'undecided'],
  [0, '??', 'undecided'],
])('%d of a case with %s: %s', (rate, outcomes, outcome) => {
  expect(ofCases([caseOf('a', outcomes), caseOf('b', 'p')], rate).outcome).toBe(outcome);
});

const TAGS = { tags: ['slow', 'flaky'] };
test.each<[string, CaseRates, string, number | null]>([
  ['of all', { all: 80 }, 'failed', 0.8],
  ['of its model', { all: 80, models: { 'p/m': 60 } }, 'passed', 0.6],
  ['of a tag before its model', { models: { 'p/m': 100 }, tags: { flaky: 60 } }, 'passed', 0.6],
  ['of the strictest tag', { tags: { flaky: 60, slow: 80 } }, 'failed', 0.8],
  ['of the case', { cases: { 'on p/m': 60 }, tags: { slow: 100 } }, 'passed', 0.6],
])('the closest rule counts: %s', (_name, rates, outcome, threshold) => {
  expect(ofCases([on('p/m', 'pppff', TAGS)], rates)).toMatchObject({ outcome, threshold });
});

test('the 20 worst are named, and several thresholds are none', () => {
  const cases = Array.from({ length: 50 }, (_, at) => caseOf(`${at}`, 'pffff'));
  cases.push(caseOf('worst', 'fffff'), caseOf('other', 'p'));
  const check = ofCases(cases, { all: 80, cases: { other: 10 } });
  expect(check).toMatchObject({ threshold: null, observed: 0, subjectCount: 51 });
  expect(check.subjects).toHaveLength(20);
  expect(check.subjects[0]).toEqual({ name: 'worst', threshold: 0.8, observed: 0 });
});

test.each<[string, CaseRates, string]>([
  ['a case', { all: 0, cases: { A: 50 } }, 'A'],
  ['a tag', { all: 0, tags: { slwo: 50 } }, 'slwo'],
  ['a member of each object', { all: 0, tags: { constructor: 50 } }, 'constructor'],
])('%s that does not exist did not run', (_name, rates, name) => {
  const cases = [caseOf('a', 'p'), caseOf('toString', 'p', TAGS)];
  const reason = { code: 'not-run', count: 1, names: [name] };
  expect(ofCases(cases, rates)).toMatchObject({ outcome: 'undecided', reason });
  expect(ofCases(cases, rates, true).outcome).toBe('passed');
});

test('cases of which no rate is asked must pass', () => {
  const cases = [caseOf('a', 'pf', { tags: ['flaky'] }), caseOf('b', 'f')];
  const verdict = judge(reportOf(cases), { 'min-case-pass-rate': { tags: { flaky: 50 } } });
  expect(verdict).toMatchObject({ value: 'failed', rule: 'policy' });
  expect(checkIn(verdict, 'all-passed').counts).toEqual({ passed: 0, failed: 1, missing: 0 });
});

const GOOD = on('p/good', 'pp');
const WEAK = on('p/weak', 'pf');
const FREE = caseOf('without a model', 'f');
test.each<[string, ReportCase[], ModelRates, string, string[]]>([
  ['each reaches it; others count for none', [GOOD, WEAK, FREE], 50, 'passed', []],
  ['one misses it', [GOOD, WEAK], 80, 'failed', ['p/weak']],
  ['one of which none is asked', [GOOD, WEAK], { 'p/good': 80 }, 'passed', []],
  ['a named one never ran', [GOOD], { 'p/god': 0 }, 'undecided', ['p/god']],
  ['no model ran', [FREE], 0, 'undecided', []],
  ['a model can be unknown', [GOOD, on(null, 'p')], 0, 'undecided', []],
  ['results of another model are missing', [GOOD, on('p/weak', 'p?')], 50, 'passed', []],
  ['its own results are missing', [GOOD, on('p/weak', 'p?')], 60, 'undecided', ['p/weak']],
  ['not all ran', [on('p/good', 'p', { planned: 3 })], 60, 'undecided', ['p/good']],
])('by model: %s', (_name, cases, rates, outcome, names) => {
  const verdict = judge(reportOf(cases), { 'min-pass-rate-by-model': rates });
  const check = checkIn(verdict, 'min-pass-rate-by-model');
  expect(check.outcome).toBe(outcome);
  expect(check.subjects.map(({ name }) => name)).toEqual(names);
});

test('results without a model count both ways for the models of their case', () => {
  const mixed = caseOf('mixed', 'pf', { isSampled: true });
  for (const one of mixed.iterations.slice(0, 1)) one.model = 'p/m';
  const outcomes = [50, 80].map((rate) => {
    const verdict = judge(reportOf([mixed]), { 'min-pass-rate-by-model': rate });
    return checkIn(verdict, 'min-pass-rate-by-model').outcome;
  });
  expect(outcomes).toEqual(['passed', 'undecided']);
});

test.each<[Policy, string]>([
  [{ 'min-pass-rate-by-model': 90 }, 'notApplicable'],
  [{ 'min-pass-rate-by-model': { 'p/m': 90 } }, 'notApplicable'],
  [{ 'min-case-pass-rate': { tags: { slow: 90 }, models: { 'p/m': 90 } } }, 'notApplicable'],
  [{ 'min-case-pass-rate': { all: 90, tags: { slow: 90 } } }, 'passed'],
  [{ 'min-case-pass-rate': { cases: { A: 90 } } }, 'undecided'],
])('result files, which have no models and tags: %j: %s', (policy, outcome) => {
  const verdict = judge(reportOf([caseOf('a', 'p')], { source: 'results' }), policy);
  const check = verdict.checks.find(({ id }) => Object.hasOwn(policy, id));
  expect(check?.outcome).toBe(outcome);
  expect(verdict.value).toBe(outcome === 'undecided' ? 'incomplete' : 'passed');
});

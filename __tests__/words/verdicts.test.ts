import { expect, test } from '@jest/globals';
import type { QuarantineState } from '../../src/report/verdict.ts';
import * as words from '../../src/words/verdicts.ts';
import { checkWith, verdictOf } from '../support/reports.ts';

const { describeCase, describeLooks, describeOthers, describePolicyChanges } = words;
const ONCE = 'No pass rate is set: each case with a model must pass at least once.';
const { describeQuarantine, describeRule, percent } = words;

test.each([
  [1, '100 %'],
  [0.7, '70 %'],
  [2 / 3, '66.66 %'],
  [0.999999, '99.99 %'],
])('%p is %s', (share, text) => {
  expect(percent(share)).toBe(text);
});

test('skipped and flaky tests', () => {
  const flaky = '2 flaky, passed after a retry: a, b';
  expect(describeOthers(2, ['a', 'b'])).toEqual(['2 skipped', flaky]);
  expect(describeOthers(0, [])).toEqual([]);
  const leftOut = '1 suspected, and beyond `max-confirm-iterations`: c';
  expect(describeOthers(0, [], ['c'])).toEqual([leftOut]);
});

test.each([
  [[2, 0, 0], '✓ t (2/2)'],
  [[1, 0, 0], '✓ t'],
  [[0, 1, 0], '✗ t'],
  [[1, 1, 1], '✗ t (1/3, 1 without a result)'],
  [[1, 0, 1], '? t (1/2, 1 without a result)'],
  [[0, 0, 2], '? t (no result)'],
] as const)('a case with %j', ([passed, failed, missing], line) => {
  expect(describeCase('t', { passed, failed, missing })).toBe(line);
});

test.each([
  [['all-passed'], 'results', 'No pass rate is set: each test must pass.'],
  [
    ['all-passed', 'no-regression'],
    'evals',
    'No pass rate is set: each case must pass; cases with a model must not get worse than the baseline.',
  ],
  [['sampled-cases', 'max-cost'], 'evals', ONCE],
  [['max-cost'], 'evals', ''],
] as const)('the default: %j of %s', (ids, source, sentence) => {
  const checks = ids.map((id) => checkWith(id, { outcome: 'passed' }));
  expect(describeRule(verdictOf('passed', checks), source)).toBe(sentence);
});

test.each([
  [null, null, 'The inputs set what is required.'],
  ['g.yml', null, 'The gate file `g.yml` sets what is required.'],
  ['g.yml', 'abc', 'The gate file `g.yml` of the base commit sets what is required.'],
])('the policy: %p at %p', (file, base, sentence) => {
  const policy = { file, base, changes: [] };
  expect(describeRule({ ...verdictOf('passed'), rule: 'policy', policy }, 'evals')).toBe(sentence);
});

test.each([
  [null, null, ''],
  ['absent', 'not-needed', ''],
  ['ran', 'confirmed', '10 fresh iterations of base and head: they confirm the regression.'],
  ['absent', 'failed-again', '10 fresh iterations of the head alone: all failed again.'],
  ['failed', null, '10 fresh iterations of the head alone, because the base cannot be used.'],
] as const)('fresh iterations: %p, %p', (base, code, sentence) => {
  const iterations = code === 'not-needed' ? 0 : 10;
  const looks = base && { base, iterations, leftOut: [] };
  const checks =
    code === null ? [] : [checkWith('no-regression', { reason: { code, count: 1, names: [] } })];
  expect(describeLooks({ ...verdictOf('failed', checks), looks })).toBe(sentence);
});

test('changes of the policy', () => {
  const changes = [
    { setting: 'min-pass-rate', subject: null, from: '90', to: '50' },
    { setting: 'max-cost', subject: null, from: '5', to: null },
    { setting: 'quarantine', subject: 's › b', from: null, to: '2099-01-01' },
  ];
  expect(describePolicyChanges({ file: null, base: null, changes })).toBe(
    'This change alters the gate file: `min-pass-rate` 90 → 50, `max-cost` removed, `quarantine` of `s › b` added: 2099-01-01. The version of the base counts.',
  );
  expect(describePolicyChanges({ file: null, base: null, changes: [] })).toBe('');
});

test.each<[QuarantineState['state'], string]>([
  [
    'active',
    'Quarantined until 2026-01-31, not counted: c (1 of 2 iterations passed; provider; @o).',
  ],
  ['expired', 'The quarantine of c ended on 2026-01-31. It counts again. Owner: @o.'],
  ['unknown', 'The quarantine names c, which does not exist. Remove the entry.'],
  ['repeated', 'The quarantine names c twice. Remove one entry.'],
])('quarantine: %s', (state, sentence) => {
  const entry = { case: 'c', reason: 'provider', owner: '@o', expires: '2026-01-31', state };
  expect(describeQuarantine(entry, { passed: 1, failed: 1, missing: 0 }, 'evals')).toBe(sentence);
  expect(describeQuarantine(entry, { passed: 0, failed: 1, missing: 0 }, 'results')).toBe(
    sentence.replace('1 of 2 iterations', '0 of 1 test'),
  );
});

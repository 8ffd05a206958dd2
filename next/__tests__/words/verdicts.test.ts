import { expect, test } from '@jest/globals';
import type { Outcome } from '../../src/report/report.ts';
import {
  describeCase,
  describeCheck,
  describeNews,
  describeOthers,
  percent,
} from '../../src/words/verdicts.ts';

test.each([
  [1, '100 %'],
  [0.7, '70 %'],
  [2 / 3, '66.66 %'],
  [0.999999, '99.99 %'],
])('%p is %s', (share, text) => {
  expect(percent(share)).toBe(text);
});

test('checks', () => {
  const counts = { passed: 8, failed: 1, missing: 1 };
  const check = { id: 'min-pass-rate' as const, threshold: 0.9, observed: 8 / 9, counts };
  expect(describeCheck({ ...check, outcome: 'undecided' }, { source: 'evals', total: 5 })).toBe(
    '`min-pass-rate`: 8 of 10 iterations passed, 1 without a result; at least 90 % must pass; missing results can change this',
  );
  expect(
    describeCheck(
      { ...check, id: 'run-result', threshold: 1, outcome: 'failed' },
      { source: 'evals', total: 5 },
    ),
  ).toBe('`run-result`: 8 of 10 iterations passed, 1 without a result; all must pass');
});

test('news', () => {
  const counts = { passed: 1, failed: 2, missing: 0 };
  const cases = { total: 3, broken: 2 };
  expect(describeNews('failed', counts, cases, ['A.', 'B.', 'C.'], 'evals')).toBe(
    '2 of 3 cases failed: A. And 2 more causes.',
  );
  expect(describeNews('incomplete', counts, cases, ['A.'], 'evals')).toBe('Not decided: A.');
  expect(describeNews('invalid', counts, cases, ['A.'], 'evals')).toBe('Invalid configuration: A.');
  expect(describeNews('passed', counts, cases, ['A.'], 'evals')).toBe(
    'Passed: 1 of 3 iterations passed',
  );
  const all = { passed: 1, failed: 0, missing: 0 };
  expect(describeNews('passed', all, { total: 1, broken: 0 }, [], 'evals')).toBe('1 case passed');
});

test('result files have tests', () => {
  const counts = { passed: 1, failed: 1, missing: 0 };
  const check = { id: 'run-result' as const, threshold: 1, observed: 0.5, counts };
  expect(describeCheck({ ...check, outcome: 'failed' }, { source: 'results', total: 2 })).toBe(
    '`run-result`: 1 of 2 tests passed; all must pass',
  );
  expect(
    describeCheck(
      { ...check, threshold: 0.5, outcome: 'undecided' },
      { source: 'results', total: 1 },
    ),
  ).toBe(
    '`run-result`: 1 of 2 results passed; at least 50 % must pass; missing results can change this',
  );
  const news = (value: Outcome, total: number, ...causes: string[]) =>
    describeNews(value, counts, { total, broken: 1 }, causes, 'results');
  expect(news('failed', 2, 'no', 'B.')).toBe('1 of 2 tests failed: no. And 1 more cause.');
  expect(news('passed', 2)).toBe('Passed: 1 of 2 tests passed');
  expect(news('passed', 1)).toBe('Passed: 1 of 2 results passed');
  expect(news('incomplete', 0)).toBe('Not decided: no test ran');
  expect(describeOthers(2, ['a', 'b'])).toEqual([
    '2 skipped',
    '2 flaky, passed after a retry: a, b',
  ]);
  expect(describeOthers(0, [])).toEqual([]);
});

test.each([
  [[2, 0, 0], true, '✓ t (2/2)'],
  [[1, 0, 0], true, '✓ t'],
  [[0, 1, 0], true, '✗ t'],
  [[0, 0, 1], true, '? t (0/1, 1 without a result)'],
  [[1, 1, 1], true, '✗ t (1/3, 1 without a result)'],
  [[1, 0, 1], true, '? t (1/2, 1 without a result)'],
  [[0, 0, 2], false, '- t (not run)'],
] as const)('a case with %j', ([passed, failed, missing], hasRun, line) => {
  expect(describeCase('t', { passed, failed, missing }, hasRun)).toBe(line);
});

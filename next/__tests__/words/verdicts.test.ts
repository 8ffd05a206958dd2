import { expect, test } from '@jest/globals';
import { describeCheck, describeNews, percent } from '../../src/words/verdicts.ts';

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
  expect(describeCheck({ ...check, outcome: 'undecided' })).toBe(
    '`min-pass-rate`: 8 of 10 iterations passed, 1 missing; at least 90 % must pass; missing results can change this',
  );
  expect(describeCheck({ ...check, id: 'run-result', threshold: 1, outcome: 'failed' })).toBe(
    '`run-result`: 8 of 10 iterations passed, 1 missing; all must pass',
  );
});

test('news', () => {
  const counts = { passed: 1, failed: 2, missing: 0 };
  const cases = { total: 3, broken: 2 };
  expect(describeNews('failed', counts, cases, ['A.', 'B.', 'C.'])).toBe(
    '2 of 3 cases failed: A. And 2 more causes.',
  );
  expect(describeNews('incomplete', counts, cases, ['A.'])).toBe('Not decided: A.');
  expect(describeNews('invalid', counts, cases, ['A.'])).toBe('Invalid configuration: A.');
  expect(describeNews('passed', counts, cases, ['A.'])).toBe('Passed: 1 of 3 iterations passed');
  const all = { passed: 1, failed: 0, missing: 0 };
  expect(describeNews('passed', all, { total: 1, broken: 0 }, [])).toBe('1 case passed');
});

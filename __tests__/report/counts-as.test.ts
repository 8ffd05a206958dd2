import { expect, test } from '@jest/globals';
import { countsAs } from '../../src/report/counts-as.ts';
import { failure } from '../../src/report/failure.ts';
import { FAILURES } from '../support/failures.ts';

test.each(FAILURES)('$title counts as $counts', ({ counts, failure: data }) => {
  expect(countsAs(failure.parse(data))).toBe(counts);
});

test('the table has each kind', () => {
  const kinds = new Set(FAILURES.map(({ failure: data }) => data.kind));
  expect([...kinds].sort()).toEqual(failure.options.map(({ shape }) => shape.kind.value).sort());
});

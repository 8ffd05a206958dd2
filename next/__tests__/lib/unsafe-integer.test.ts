import { expect, test } from '@jest/globals';
import { findUnsafeInteger } from '../../src/lib/unsafe-integer.ts';

const deep = () => {
  let value: unknown = 2 ** 53;
  for (let level = 0; level < 5_000; level += 1) value = [value];
  return value;
};

test.each([
  ['a safe one', { a: [Number.MAX_SAFE_INTEGER, 0.5, null, '9007199254740993'] }, null],
  ['the value itself', -(2 ** 53), '$'],
  ['in a list', { a: [1, { b: 2 ** 60 }] }, '$.a[1].b'],
  ['under an odd name', { 'a b': 2 ** 60 }, '$["a b"]'],
])('%s', (_name, value, path) => {
  expect(findUnsafeInteger(value)).toBe(path);
});

test('a deep value is no trouble', () => {
  expect(findUnsafeInteger(deep())).toHaveLength(1 + 3 * 5_000);
});

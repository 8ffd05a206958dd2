import { expect, test } from '@jest/globals';
import { MAX_MESSAGE_DEPTH } from '../../src/lib/limits.ts';
import { findUnsafeInteger } from '../../src/lib/unsafe-integer.ts';

const levels = Array.from({ length: MAX_MESSAGE_DEPTH });
const deep = levels.reduce<unknown>((inner) => [inner], 2 ** 53);

test.each([
  ['a safe one', { a: [Number.MAX_SAFE_INTEGER, 0.5, null, '9007199254740993'] }, null],
  ['the value itself', -(2 ** 53), '$'],
  ['in a list', { a: [1, { b: 2 ** 60 }] }, '$.a[1].b'],
  ['under an odd name', { 'a b': 2 ** 60 }, '$["a b"]'],
  ['in the deepest message', deep, `$${'[0]'.repeat(MAX_MESSAGE_DEPTH)}`],
])('%s', (_name, value, path) => {
  expect(findUnsafeInteger(value)).toBe(path);
});

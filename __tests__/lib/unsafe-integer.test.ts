import { expect, test } from '@jest/globals';
import { findUnsafeInteger } from '../../src/lib/unsafe-integer.ts';

const deep = Array.from({ length: 5_000 }).reduce<unknown>((inner) => [inner], 2 ** 53);

test.each([
  ['a safe one', { a: [Number.MAX_SAFE_INTEGER, 0.5, null, '9007199254740993'] }, null],
  ['the value itself', -(2 ** 53), '$'],
  ['in a list', { a: [1, { b: 2 ** 60 }] }, '$.a[1].b'],
  ['under an odd name', { 'a b': 2 ** 60 }, '$["a b"]'],
  ['in a deep value', deep, `$${'[0]'.repeat(5_000)}`],
])('%s', (_name, value, path) => expect(findUnsafeInteger(value)).toBe(path));

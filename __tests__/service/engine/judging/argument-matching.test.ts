import { describe, expect, it } from '@jest/globals';
import {
  type Arguments,
  argumentsMatch,
  mismatchedArguments,
} from '../../../../src/service/engine/judging/argument-matching.ts';

describe('partial matching', () => {
  it.each<[string, Arguments, Arguments, boolean]>([
    ['equal values', { a: 1 }, { a: 1 }, true],
    ['extra actual keys', { a: 1 }, { a: 1, b: 2 }, true],
    ['empty expectations', {}, { a: 1 }, true],
    ['a missing key', { a: 1 }, {}, false],
    ['another value', { a: 1 }, { a: '1' }, false],
    ['nested extra keys', { a: { b: 1 } }, { a: { b: 1, c: 2 } }, true],
    ['nested mismatch', { a: { b: 1 } }, { a: { b: 2 } }, false],
    ['equal arrays', { a: [1, { b: 2 }] }, { a: [1, { b: 2, c: 3 }] }, true],
    ['longer arrays', { a: [1] }, { a: [1, 2] }, false],
    ['an array for an object', { a: {} }, { a: [] }, false],
    ['any', { a: 'any' }, { a: null }, true],
    ['any needs the key', { a: 'any' }, {}, false],
    ['string', { a: 'string' }, { a: 'x' }, true],
    ['no string', { a: 'string' }, { a: 1 }, false],
    ['number', { a: 'number' }, { a: 1.5 }, true],
    ['the word is no number', { a: 'number' }, { a: 'number' }, false],
    ['boolean', { a: 'boolean' }, { a: false }, true],
    ['object', { a: 'object' }, { a: { b: 1 } }, true],
    ['an array is no object', { a: 'object' }, { a: [] }, false],
    ['null is no object', { a: 'object' }, { a: null }, false],
    ['array', { a: 'array' }, { a: [1] }, true],
    ['null', { a: 'null' }, { a: null }, true],
    ['words inside', { a: [{ b: 'number' }] }, { a: [{ b: 2 }] }, true],
    ['a property of all objects', { toString: 'any' }, {}, false],
  ])('%s', (_what, expected, actual, matches) => {
    expect(argumentsMatch(expected, actual, 'partial')).toBe(matches);
  });
});

describe('exact matching', () => {
  it.each<[string, Arguments, Arguments, boolean]>([
    ['equal values', { a: { b: [1] } }, { a: { b: [1] } }, true],
    ['another order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
    ['extra actual keys', { a: 1 }, { a: 1, b: 2 }, false],
    ['nested extra keys', { a: { b: 1 } }, { a: { b: 1, c: 2 } }, false],
    ['empty expectations', {}, { a: 1 }, false],
    ['both empty', {}, {}, true],
    ['type words mean themselves', { a: 'any' }, { a: 1 }, false],
    ['type words as values', { a: 'any' }, { a: 'any' }, true],
  ])('%s', (_what, expected, actual, matches) => {
    expect(argumentsMatch(expected, actual, 'exact')).toBe(matches);
  });
});

describe('mismatchedArguments', () => {
  const expected = { same: 1, other: 2, missing: 3 };
  const actual = { same: 1, other: 9, extra: 4 };
  it.each([
    ['partial', ['other', 'missing']],
    ['exact', ['other', 'missing', 'extra']],
    ['ignore', []],
  ] as const)('of %s matching', (matching, names) => {
    expect(mismatchedArguments(expected, actual, matching)).toEqual(names);
  });
});

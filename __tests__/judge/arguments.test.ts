import { expect, test } from '@jest/globals';
import { matcherMistakes } from '../../src/api/cases/matchers.ts';
import { missedArguments } from '../../src/judge/calls.ts';

type Args = Record<string, unknown>;

test.each<[what: string, expected: Args, observed: Args, holds: boolean]>([
  ['equal values', { a: 1 }, { a: 1 }, true],
  ['more keys', { a: 1 }, { a: 1, b: 2 }, true],
  ['nothing expected', {}, { a: 1 }, true],
  ['a missing key', { a: 1 }, {}, false],
  ['a text for a number', { a: 1 }, { a: '1' }, false],
  ['more keys inside', { a: { b: 1 } }, { a: { b: 1, c: 2 } }, true],
  ['another value inside', { a: { b: 1 } }, { a: { b: 2 } }, false],
  ['more keys in a list', { a: [1, { b: 2 }] }, { a: [1, { b: 2, c: 3 }] }, true],
  ['a longer list', { a: [1] }, { a: [1, 2] }, false],
  ['a list for an object', { a: {} }, { a: [] }, false],
  ['any', { a: 'any' }, { a: null }, true],
  ['any, and no key', { a: 'any' }, {}, false],
  ['string', { a: 'string' }, { a: 'x' }, true],
  ['no string', { a: 'string' }, { a: 1 }, false],
  ['number', { a: 'number' }, { a: 1.5 }, true],
  ['the word for a number', { a: 'number' }, { a: 'number' }, false],
  ['boolean', { a: 'boolean' }, { a: false }, true],
  ['object', { a: 'object' }, { a: { b: 1 } }, true],
  ['a list is no object', { a: 'object' }, { a: [] }, false],
  ['null is no object', { a: 'object' }, { a: null }, false],
  ['array', { a: 'array' }, { a: [1] }, true],
  ['null', { a: 'null' }, { a: null }, true],
  ['a word inside', { a: [{ b: 'number' }] }, { a: [{ b: 2 }] }, true],
  ['a property of all objects', { toString: 'any' }, {}, false],
  ['2^53 + 1', { a: 2 ** 53 }, { a: 2 ** 53 }, false],
  ['2^53 + 1 as any number', { a: 'number' }, { a: 2 ** 53 }, true],
  ['contains, in another case', { a: { contains: 'ADA' } }, { a: 'with Ada' }, true],
  ['contains, not there', { a: { contains: 'Bob' } }, { a: 'with Ada' }, false],
  ['contains an item', { a: { contains: { b: 1 } } }, { a: [0, { b: 1 }] }, true],
  ['contains an item with more', { a: { contains: { b: 1 } } }, { a: [{ b: 1, c: 2 }] }, false],
  ['contains a number in a text', { a: { contains: 1 } }, { a: '1' }, false],
  ['matches', { a: { matches: '^\\d{4}-' } }, { a: '2026-01-01' }, true],
  ['matches a number', { a: { matches: '1' } }, { a: 1 }, false],
  ['oneOf', { a: { oneOf: [1, 'x'] } }, { a: 'x' }, true],
  ['oneOf, another type', { a: { oneOf: [1] } }, { a: '1' }, false],
  ['oneOf has no type words', { a: { oneOf: ['string'] } }, { a: 'x' }, false],
  ['type', { a: { type: 'array' } }, { a: [] }, true],
  ['type, another one', { a: { type: 'string' } }, { a: 1 }, false],
  ['a matcher inside', { a: [{ b: { contains: 'x' } }] }, { a: [{ b: 'axe' }] }, true],
  ['two keys are a literal', { a: { type: 'x', matches: 'y' } }, { a: { type: 'x' } }, false],
  ['equals', { a: { equals: { type: 'x' } } }, { a: { type: 'x' } }, true],
  ['equals a type word', { a: { equals: 'string' } }, { a: 'x' }, false],
  ['arguments named as matchers', { type: 'x' }, { type: 'x' }, true],
])('partial: %s', (_what, expected, observed, holds) => {
  expect(missedArguments(expected, observed, 'partial').length === 0).toBe(holds);
});

test.each<[what: string, expected: Args, observed: Args, holds: boolean]>([
  ['equal values', { a: { b: [1] } }, { a: { b: [1] } }, true],
  ['another order', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
  ['more keys', { a: 1 }, { a: 1, b: 2 }, false],
  ['more keys inside', { a: { b: 1 } }, { a: { b: 1, c: 2 } }, false],
  ['nothing expected', {}, { a: 1 }, false],
  ['nothing at all', {}, {}, true],
  ['a type word', { a: 'any' }, { a: 1 }, false],
  ['a type word as value', { a: 'any' }, { a: 'any' }, true],
  ['a matcher', { a: { contains: 'x' } }, { a: 'x' }, false],
  ['a matcher as value', { a: { contains: 'x' } }, { a: { contains: 'x' } }, true],
])('exact: %s', (_what, expected, observed, holds) => {
  expect(missedArguments(expected, observed, 'exact').length === 0).toBe(holds);
});

test.each([
  ['partial', ['other', 'missing']],
  ['exact', ['other', 'missing', 'more']],
  ['ignore', []],
] as const)('%s names what misses', (matching, names) => {
  const expected = { same: 1, other: 2, missing: 3 };
  expect(missedArguments(expected, { same: 1, other: 9, more: 4 }, matching)).toEqual(names);
});

const unknown = (key: string, nearest: string | null) => ({ code: 'unknown-key', key, nearest });

test.each<[args: Args, path: (string | number)[], data: object]>([
  [{ a: { type: 'strin' } }, ['a', 'type'], { code: 'value', nearest: 'string' }],
  [{ a: [{ oneOf: 'x' }] }, ['a', 0, 'oneOf'], { code: 'type', expected: 'array' }],
  [{ a: { oneOf: [] } }, ['a', 'oneOf'], { code: 'range', min: 1 }],
  [{ a: { matches: '(' } }, ['a', 'matches'], { code: 'syntax', format: 'regular expression' }],
  [{ a: { matches: 1 } }, ['a', 'matches'], { code: 'type', expected: 'string' }],
  [{ a: { $pattern: 'x' } }, ['a', '$pattern'], unknown('$pattern', 'matches')],
  [{ a: { b: { $contains: 'x' } } }, ['a', 'b', '$contains'], unknown('$contains', 'contains')],
  [{ a: { $type: 'string' } }, ['a', '$type'], unknown('$type', 'type')],
  [{ a: { $gt: 1, $lt: 3 } }, ['a', '$gt'], unknown('$gt', null)],
])('mistake %j', (args, path, data) => {
  expect(matcherMistakes(args, 'partial')[0]).toMatchObject({ path, data });
  expect(matcherMistakes(args, 'exact')).toEqual([]);
});

test.each<Args>([
  { a: { equals: { $gt: 1 } } },
  { $filter: 'x' },
  { a: { type: 'x', b: 1 } },
  { a: { contains: { $ref: 1 } } },
])('no mistake %j', (args) => expect(matcherMistakes(args, 'partial')).toEqual([]));

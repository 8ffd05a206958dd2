import { expect, test } from '@jest/globals';
import { nearestName } from '../../src/lib/nearest-name.ts';

test.each([
  { written: 'min_pass_rate', known: ['minPassRate'], nearest: 'minPassRate' },
  { written: 'ABCDEF', known: ['abcdef'], nearest: 'abcdef' },
  { written: 'ehco', known: ['exec', 'echo'], nearest: 'echo' }, // a swap: one slip of one
  { written: 'ech', known: ['echo'], nearest: 'echo' }, // one of one
  { written: 'ehca', known: ['echo'], nearest: undefined }, // two slips of one
  { written: 'suiet-fiel', known: ['suite-file'], nearest: 'suite-file' }, // two swaps: two of three
  { written: 'get-sun', known: ['get-soon', 'get-son', 'get-sum'], nearest: 'get-son' }, // the first
  { written: 'cals', known: ['call', 'calls', 'cal'], nearest: 'calls' }, // the longest
  { written: 'callTool', known: ['toolList', 'toolCall'], nearest: 'toolCall' },
  { written: 'tools/list', known: ['promptList', 'toolList'], nearest: 'toolList' },
  { written: 'list-tools', known: ['tools_list', 'list-tool'], nearest: 'tools_list' },
  { written: 'abcdefghijkl', known: ['abcdefghi'], nearest: 'abcdefghi' }, // three of three
  { written: 'abcdefghijkl', known: ['abcdefgh'], nearest: undefined },
  { written: 'v12', known: ['v34'], nearest: undefined }, // digits count
  { written: 'строка', known: ['число', 'строки'], nearest: 'строки' },
  { written: '', known: ['a'], nearest: undefined },
  { written: '--', known: ['-'], nearest: undefined },
])('$written of $known: $nearest', ({ written, known, nearest }) => {
  expect(nearestName(written, known)).toBe(nearest);
});

test('compares the first 128 characters', () => {
  const name = 'x'.repeat(123);
  expect(nearestName(`${name}abcde`, [`${name}vwxyz`])).toBeUndefined();
  expect(nearestName(`${name}abcdeabcd`, [`${name}abcdevwxyz`])).toBeDefined();
});

import { expect, it, test } from '@jest/globals';
import type { State } from '../../../src/page/state/address.ts';
import {
  filterBy,
  firstOpen,
  formatAddress,
  openIn,
  parseAddress,
} from '../../../src/page/state/address.ts';
import { causeOf, dataOf, rowOf } from '../../support/page-index.ts';

const DATA = dataOf(
  Array.from({ length: 5 }, () => rowOf({})),
  [causeOf([0])],
);
const START = parseAddress('', DATA);

test.each<Partial<State>>([
  {},
  { row: 4, iteration: 12 },
  { cause: 0, search: '"a & b" #x=%41 ü', filter: 'newly-failing' },
  { tab: 'numbers', view: 'matrix', search: ' ' },
])('an address leads to the same state again: %j', (part) => {
  const state = { ...START, ...part };
  expect(parseAddress(formatAddress(state), DATA)).toEqual(state);
});

test.each([
  ['#case=5', {}],
  ['#case=-1&iteration=1', {}],
  ['#case=1e0', {}],
  ['#case=&cause=0', { cause: 0 }],
  ['#case=3&iteration=0', { row: 3, iteration: 0 }],
  ['#case=3&iteration=1000000', { row: 3 }],
  ['#iteration=2', {}],
  ['#cause=1&view=odd&state=odd&tab=odd', {}],
  ['#tab=gate&case=1&cause=0', { tab: 'gate' }],
  ['#case=1&cause=0&iteration=3', { row: 1, iteration: 3 }],
  ['#detail', {}],
  ['#%', {}],
  ['#search=%E0%A4%A', { search: '\ufffd%A' }],
])('%s is read as far as it is known', (hash, part) => {
  expect(parseAddress(hash, DATA)).toEqual({ ...START, ...part });
});

test.each<[State['view'], State['filter'], State['view']]>([
  ['causes', 'failing', 'causes'],
  ['causes', 'passed', 'cases'],
  ['matrix', 'passed', 'matrix'],
  ['flaky', 'newly-failing', 'cases'],
  ['causes', null, 'causes'],
])('from %s the filter %s leads to %s', (view, filter, expected) => {
  expect(filterBy({ ...START, view }, filter).view).toBe(expected);
});

it('opens one thing at a time, and causes first', () => {
  const state = openIn({ ...START, row: 1, iteration: 2 }, { cause: 0 });
  expect(state).toEqual({ ...START, cause: 0 });
  expect(firstOpen(START, DATA).cause).toBe(0);
  // One that does not decide is no reason to look at causes.
  const idle = { ...causeOf([0]), isDeciding: false };
  for (const data of [dataOf([], []), dataOf([rowOf({})], [idle])]) {
    expect(firstOpen(START, data).tab).toBe('gate');
    expect(parseAddress('', data).view).toBe('cases');
  }
});

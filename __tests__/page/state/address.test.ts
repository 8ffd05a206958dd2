import { expect, it } from '@jest/globals';
import {
  formatAddress,
  isTurn,
  NOWHERE,
  type Place,
  parseAddress,
} from '../../../src/page/state/address.ts';
import { EVERYTHING } from '../../../src/page/state/selection.ts';

it.each<Place>([
  { selection: EVERYTHING, key: 'a1', iteration: null },
  { selection: EVERYTHING, key: 'n3', iteration: 12 },
  {
    selection: {
      query: '"a & b" #x=%41',
      filters: { state: ['failing', 'flaky'], tool: ['a,b', 'c=d&e'] },
      sort: 'slowest',
    },
    ...{ key: null, iteration: null },
  },
])('an address leads to the same place again', (place) => {
  expect(parseAddress(`#${formatAddress(place)}`)).toEqual(place);
});

it('is empty for what is shown at first, and leaves anchors alone', () => {
  expect(formatAddress({ selection: EVERYTHING, key: null, iteration: 4 })).toBe('');
  expect(parseAddress('')).toBeNull();
  expect(parseAddress('#causes')).toBeNull();
});

it('takes no iteration or order that cannot be', () => {
  expect(parseAddress('#case=a&iteration=-1&sort=odd')).toEqual({
    selection: EVERYTHING,
    ...{ key: 'a', iteration: null },
  });
});

it('is a turn where something else is filtered, not with every letter and every case', () => {
  const at = (hash: string) => parseAddress(hash) ?? NOWHERE;
  expect(isTurn(NOWHERE, at('#q=a'))).toBe(true);
  expect(isTurn(at('#q=a'), at('#q=ab&case=a1'))).toBe(false);
  expect(isTurn(at('#q=a'), at('#q=a&state=failing'))).toBe(true);
  expect(isTurn(at('#sort=title'), NOWHERE)).toBe(true);
});

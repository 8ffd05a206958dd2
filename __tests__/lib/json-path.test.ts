import { expect, test } from '@jest/globals';
import { findNodes, pathMistake, pathOf } from '../../src/lib/json-path.ts';

const book = (title: string, price: number, isbn?: string) => {
  return isbn === undefined ? { title, price } : { title, price, isbn };
};
const SHOP = {
  store: { book: [book('A', 9), book('B', 13), book('C', 8, '0-5'), book('D', 23, '0-3')] },
  'a b': [1, [2, 3]],
  __proto__: null,
};

test.each([
  // RFC 9535, 1.5 and 2.3
  ['$.store.book[*].title', ['A', 'B', 'C', 'D'], false],
  ['$..price', [9, 13, 8, 23], false],
  ['$.store.book[-1].title', ['D'], true],
  ['$.store.book[::-2].title', ['D', 'B'], false],
  ['$.store.book[?@.price<10 && !@.isbn].title', ['A'], false],
  ["$.store.book[?search(@.title, '[AB]')].price", [9, 13], false],
  ['$.store.book[?length(@.title)==1 && count(@.*)==3].title', ['C', 'D'], false],
  ['$["a b"][1][0]', [2], true],
  ["$['a b'][0]", [1], true],
  [`$['90071992547409921'][?@ == "90071992547409921" || @ == 9007199254740991]`, [], false],
  // Only what a value owns.
  ['$.store.book.length', [], true],
  ['$.store.book[0].title.length', [], true],
  ['$.store.book[0].title[0]', [], true],
  ['$.store.constructor', [], true],
  ['$.store.__proto__', [], true],
])('%s', (path, values, isSingular) => {
  const found = findNodes(path, SHOP);
  if ('limit' in found) throw new Error(found.limit);
  expect(pathMistake(path)).toBeNull();
  expect({ values: found.values, isSingular: found.isSingular }).toEqual({ values, isSingular });
  // Each location, written as a path, leads to its value.
  expect(found.locations.map((location) => findNodes(pathOf(location), SHOP))).toEqual(
    values.map((value, at) => {
      const locations = [found.locations[at]];
      return { values: [value], locations, isSingular: true, isRooted: true };
    }),
  );
});

test.each([
  ['', '`$`'],
  ['items[0]', '`$`'],
  [' $', '`$`'],
  ['$.', 'ends'],
  ['$..', 'ends'],
  ['$ ', 'ends'],
  ['$.items[0', 'closed'],
  ["$['a", 'closed'],
  ['$[?(@.a]', 'closed'],
  ['$.items.0', 'character 9, write an item of a list as `[0]`'],
  ['$..12.a', 'character 4, write an item of a list as `[12]`'],
  ['$.a b', '`b` at character 5'],
  ['$.a[?@.b=1]', '`=` at character 9'],
  ['$[01]', '`0` at character 3'],
  ['$[9007199254740992]', 'character 3: index out of range'],
  ['$[?@ == 9007199254740992]', '9007199254740992 in it is above 2^53'],
  ['$[?foo(@.a)]', "character 4: no such function 'foo'"],
  ['$[?length(@.*)>1]', 'character 11: length() argument 0'],
])('%j is no path: %s', (path, part) => expect(pathMistake(path)).toContain(part));

test('a path that leads to too many values, or too deep, ends with a limit', () => {
  const values = Array.from({ length: 10_001 }, (_, index) => index);
  expect(findNodes('$[*]', values)).toEqual({ limit: 'nodes' });
  expect(findNodes('$[:10000]', values)).toMatchObject({ isSingular: false });
  const deep = Array.from({ length: 1_000 }).reduce<unknown>((inner) => [inner], 1);
  expect(findNodes('$..a', deep)).toEqual({ limit: 'size' });
});

test('locations are written shortly', () => {
  expect(pathOf([])).toBe('$');
  expect(pathOf(['a', 0, 'b c', '0', '"'])).toBe(String.raw`$.a[0]["b c"]["0"]["\""]`);
});

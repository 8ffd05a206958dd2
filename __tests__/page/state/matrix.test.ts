import { expect, test } from '@jest/globals';
import { parseAddress } from '../../../src/page/state/address.ts';
import { findCases, itemsOf, matrixOf } from '../../../src/page/state/filter.ts';
import { dataOf, rowOf } from '../../support/page-index.ts';

const SIDES = ['a/one', 'b/two', 'b/two-mini'];
const TITLES = ['x [b/two]', 'y', 'x [a/one]', 'z [c/other]', 'x [b/two]', 'v [b/two-mini]'];
const passed = (share: number) => ({ strip: share === 1 ? 'p' : 'f', worst: 0 });
const data = dataOf(
  TITLES.map((title, at) =>
    rowOf({
      title,
      state: at === 0 ? 'failing' : 'passed',
      tallies: SIDES.map((side) => (title.includes(`[${side}]`) ? passed(at && 1) : null)),
    }),
  ),
  [],
);
data.sides = SIDES;

test('cases of `models` share a row, all others have their own', () => {
  const rows = [...new Set(matrixOf(data))].map(({ title, cases }) => [title, ...cases]);
  expect(rows).toEqual([
    ['x', 2, 0],
    ['y', 1, 1, 1],
    ['z [c/other]', 3, 3, 3],
    ['x', undefined, 4],
    ['v', undefined, undefined, 5],
  ]);
});

test.each([
  [{}, [0, 4, 5, 1, 3]],
  [{ search: 'one' }, [2]],
  [{ filter: 'failing' as const }, [0]],
])('%j lists rows by their first case', (part, expected) => {
  const state = { ...parseAddress('#view=matrix', data), ...part };
  const items = itemsOf(data, state, findCases(data, state), []);
  expect(items.map(({ at }) => at)).toEqual(expected);
});

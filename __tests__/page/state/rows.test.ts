import { expect, test } from '@jest/globals';
import { moveBy } from '../../../src/page/state/rows.ts';

test.each([
  ['ArrowDown', 0, 0, [1, 0]],
  ['ArrowDown', 4, 0, null],
  ['ArrowUp', 0, 0, null],
  ['ArrowRight', 1, 0, [1, 1]],
  ['ArrowRight', 1, 2, null],
  ['ArrowLeft', 1, 0, null],
  ['Home', 3, 2, [0, 2]],
  ['End', 3, 2, [4, 2]],
  ['a', 1, 1, null],
  ['toString', 1, 1, null],
])('%s from row %d, column %d leads to %j', (key, at, column, to) => {
  const moved = moveBy(key, { at, column }, 5, 3);
  expect(moved && [moved.at, moved.column]).toEqual(to);
});

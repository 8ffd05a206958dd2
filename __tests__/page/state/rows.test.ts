import { expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  MOST_DRAWN,
  moveBy,
  offsetsOf,
  rowsDrawn,
  rowsInView,
} from '../../../src/page/state/rows.ts';

const LONG = offsetsOf(Array.from({ length: 1_000 }, (_, at) => (at === 2 ? 500 : 10)));

it('draws all rows of a short list', () => {
  const offsets = offsetsOf(Array.from({ length: MOST_DRAWN }, () => 10));
  expect(rowsInView(offsets, 900, 10)).toEqual({ from: 0, end: MOST_DRAWN });
});

test.each([
  [0, 100, 0, 11],
  [-5_000, 100, 0, 8],
  [520, 20, 0, 13],
  [5_000, 100, 443, 469],
  [10_400, 200, 983, 1_000],
  [99_999, 100, 991, 1_000],
])('from pixel %d, of %d pixels, are rows %d to %d', (top, height, from, end) => {
  expect(rowsInView(LONG, top, height)).toEqual({ from, end });
});

it('keeps the room of what it does not draw, and the active row', () => {
  const heightLists = fc.array(fc.integer({ min: 1, max: 100 }), {
    minLength: 201,
    maxLength: 400,
  });
  const tops = fc.integer({ min: -500, max: 30_000 });
  const isWhole = (heights: number[], top: number, active: number) => {
    const offsets = offsetsOf(heights);
    const view = rowsInView(offsets, top, 700);
    const { drawn, below } = rowsDrawn(offsets, view, active);
    const sum = drawn.reduce((all, { at, gap }) => all + gap + (heights[at] ?? 0), below);
    const seen = heights.flatMap((height, at) => {
      const start = offsets[at] ?? 0;
      return start < top + 700 && start + height > top ? [at] : [];
    });
    const places = new Set(drawn.map(({ at }) => at));
    expect([...seen, active].filter((at) => !places.has(at))).toEqual([]);
    expect(sum).toBe(offsets.at(-1));
  };
  fc.assert(fc.property(heightLists, tops, fc.nat(200), isWhole), { numRuns: 50 });
});

it('draws what is left after a filter', () => {
  const offsets = offsetsOf([10, 10]);
  expect(rowsDrawn(offsets, { from: 0, end: 300 }, -1).drawn).toHaveLength(2);
  expect(rowsDrawn(offsetsOf([]), { from: 0, end: 300 }, -1)).toEqual({ drawn: [], below: 0 });
});

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

/** Longer lists draw only the rows in view. */
export const MOST_DRAWN = 200;
/** Rows that are drawn above and below of those in view. */
const AROUND = 8;

/** Where each row starts, in pixels, and where the last one ends. */
export function offsetsOf(heights: readonly number[]): number[] {
  const offsets = [0];
  for (const [at, height] of heights.entries()) offsets.push((offsets[at] ?? 0) + height);
  return offsets;
}

/** The first row in view, and the first below, with some around them. */
export function rowsInView(offsets: readonly number[], top: number, height: number) {
  const count = offsets.length - 1;
  if (count <= MOST_DRAWN) return { from: 0, end: count };
  const first = offsets.findLastIndex((offset) => offset <= Math.max(0, top));
  const below = offsets.findIndex((offset) => offset >= top + height);
  const end = below === -1 ? count : Math.min(below + AROUND, count);
  return { from: Math.max(0, Math.min(first, count - 1) - AROUND), end };
}

/** Rows to draw with the pixels that stay free above each. The active one keeps its focus. */
export function rowsDrawn(
  offsets: readonly number[],
  { from, end }: { from: number; end: number },
  active: number,
) {
  const count = offsets.length - 1;
  const inView = Array.from({ length: end - from }, (_, at) => from + at);
  const places = [...new Set([...inView, active])].filter((at) => at >= 0 && at < count);
  places.sort((a, b) => a - b);
  let bottom = 0;
  const drawn = places.map((at) => {
    const gap = (offsets[at] ?? 0) - bottom;
    bottom = offsets[at + 1] ?? 0;
    return { at, gap };
  });
  return { drawn, below: (offsets[count] ?? 0) - bottom };
}

/** Of what can have the focus in a table. */
export interface Place {
  at: number;
  column: number;
}

/** Where a key leads to. Null: nowhere. */
export function moveBy(key: string, { at, column }: Place, rows: number, columns: number) {
  const moves = new Map([
    ['ArrowUp', [at - 1, column]],
    ['ArrowDown', [at + 1, column]],
    ['ArrowLeft', [at, column - 1]],
    ['ArrowRight', [at, column + 1]],
    ['Home', [0, column]],
    ['End', [rows - 1, column]],
  ]);
  const [row = -1, to = -1] = moves.get(key) ?? [];
  return row >= 0 && row < rows && to >= 0 && to < columns ? { at: row, column: to } : null;
}

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
export function rowsInView(
  offsets: readonly number[],
  top: number,
  height: number,
): [from: number, end: number] {
  const count = offsets.length - 1;
  if (count <= MOST_DRAWN) return [0, count];
  const from = firstFrom(offsets, top) - 1 - AROUND;
  const end = firstFrom(offsets, top + height) + AROUND;
  return [Math.max(0, Math.min(from, count - 1)), Math.min(end, count)];
}

/** The first offset that is not above. */
function firstFrom(offsets: readonly number[], pixels: number): number {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) < pixels) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Rows to draw with the pixels that stay free above each. The active one always is, for its focus. */
export function rowsDrawn(
  offsets: readonly number[],
  [from, end]: readonly [number, number],
  active: number,
): { drawn: { at: number; gap: number }[]; below: number } {
  const places = Array.from({ length: end - from }, (_, at) => from + at);
  if (active < from && active >= 0) places.unshift(active);
  if (active >= end && active < offsets.length - 1) places.push(active);
  let bottom = 0;
  const drawn = places.map((at) => {
    const gap = (offsets[at] ?? 0) - bottom;
    bottom = offsets[at + 1] ?? 0;
    return { at, gap };
  });
  return { drawn, below: (offsets.at(-1) ?? 0) - bottom };
}

/** A place in a list, or in a table with columns. */
export interface Place {
  at: number;
  column: number;
}

/** Where a key leads to. Null: it does not move. */
export function moveBy(key: string, { at, column }: Place, rows: number, columns: number) {
  const moves: Record<string, Place> = {
    ArrowUp: { at: at - 1, column },
    ArrowDown: { at: at + 1, column },
    ArrowLeft: { at, column: column - 1 },
    ArrowRight: { at, column: column + 1 },
    Home: { at: 0, column },
    End: { at: rows - 1, column },
  };
  const to = Object.hasOwn(moves, key) ? moves[key] : undefined;
  const isInside =
    to !== undefined && to.at >= 0 && to.at < rows && to.column >= 0 && to.column < columns;
  return isInside ? to : null;
}

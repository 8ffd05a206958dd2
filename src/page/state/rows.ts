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

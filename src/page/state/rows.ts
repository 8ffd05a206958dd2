/** Which rows of a long list lie between two lines, and how much room the others take. */
export interface Rows<Row> {
  drawn: { one: Row; at: number }[];
  /** Pixels above the first that is drawn, and below the last. */
  above: number;
  below: number;
  /** How far down a row begins; null where it is not in the list. */
  offsetOf(key: string): number | null;
}

export interface RowsOptions<Row> {
  /** Undefined where it is as high as most. */
  heightOf(row: Row): number | undefined;
  rowHeight: number;
  from: number;
  to: number;
}

export function rowsIn<Row extends { key: string }>(
  rows: readonly Row[],
  { heightOf, rowHeight, from, to }: RowsOptions<Row>,
): Rows<Row> {
  const drawn: { one: Row; at: number }[] = [];
  let above = 0;
  let below = 0;
  let offset = 0;
  for (const [at, one] of rows.entries()) {
    const height = heightOf(one) ?? rowHeight;
    if (offset + height < from) above += height;
    else if (offset > to) below += height;
    else drawn.push({ one, at });
    offset += height;
  }
  const offsetOf = (key: string) => {
    let top = 0;
    for (const one of rows) {
      if (one.key === key) return top;
      top += heightOf(one) ?? rowHeight;
    }
    return null;
  };
  return { drawn, above, below, offsetOf };
}

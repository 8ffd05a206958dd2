import type { PageData } from '../../render/page-data.ts';

/** A row of the matrix. */
export interface MatrixRow {
  title: string;
  /** Places of its cases in the order of `PageData.sides`, with holes. */
  cases: number[];
}

/**
 * The row of each case. `models` of a suite makes a case for each, whose title ends with the model in
 * brackets: those share a row. Every other case has one of its own.
 */
export function matrixOf({ cases, sides }: Pick<PageData, 'cases' | 'sides'>): MatrixRow[] {
  const ends = sides.map((side) => ` [${side}]`);
  const rows = new Map<string, MatrixRow>();
  return cases.map(({ title: whole }, at) => {
    const side = ends.findIndex((end) => whole.endsWith(end));
    if (side === -1) return { title: whole, cases: sides.map(() => at) };
    const title = whole.slice(0, -(ends[side] ?? '').length);
    const known = rows.get(title);
    const row = known === undefined || side in known.cases ? { title, cases: [] } : known;
    rows.set(title, row);
    row.cases[side] = at;
    return row;
  });
}

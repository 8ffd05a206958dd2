import type { PageData } from '../../render/page-data.ts';

/**
 * The row of each case in the matrix: its title, and places of cases by their side, with holes. Cases
 * share one if `models` of a suite made them, so that their titles end with their model in brackets.
 */
export function matrixOf({ cases, sides }: PageData): { title: string; cases: number[] }[] {
  const rows = new Map<string, { title: string; cases: number[] }>();
  return cases.map(({ title: whole }, at) => {
    const side = sides.findIndex((name) => whole.endsWith(` [${name}]`));
    if (side === -1) return { title: whole, cases: sides.map(() => at) };
    const title = whole.slice(0, -` [${sides[side]}]`.length);
    const known = rows.get(title);
    const row = known === undefined || side in known.cases ? { title, cases: [] } : known;
    rows.set(title, row);
    row.cases[side] = at;
    return row;
  });
}

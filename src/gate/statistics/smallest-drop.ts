import type { Comparison } from '../../report/verdict.ts';
import ROWS from './smallest-drops.json' with { type: 'json' };
import { isCompared, reaches, type Stratum, type Tally } from './tally.ts';

type Row = (typeof ROWS)[number];

/**
 * What `scripts/smallest-drops.ts` computes for a sample or, between rows, for the nearest one that
 * sees less. One case among more is seen less. Null for a sample that is beyond the table.
 */
export function smallestDrop(strata: readonly Stratum[]): Comparison['smallestDrop'] {
  const compared = strata.filter(isCompared);
  const least = (all: number, { before, after }: Stratum) =>
    Math.min(all, before.total, after.total);
  const fewest = compared.reduce(least, Infinity);
  const sum = (of: keyof Tally) => compared.reduce((all, { before }) => all + before[of], 0);
  const [cases, passed, total] = [compared.length, sum('passed'), sum('total')];
  // The rows are in order, and each combination has one, so that the last one is the nearest.
  const sees = (row: Row) =>
    row.cases <= cases && row.iterations <= fewest && reaches(passed, total, row.rate);
  const found = ROWS.findLast(sees);
  const among = (row: Row) =>
    row.cases >= cases && row.iterations === found?.iterations && row.rate === found.rate;
  const [drop, seen] = [found?.drop ?? null, ROWS.find(among)?.seen ?? null];
  return drop === null || seen === null ? null : { drop, seen };
}

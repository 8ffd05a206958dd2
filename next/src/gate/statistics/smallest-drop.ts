import ROWS from './smallest-drops.json' with { type: 'json' };
import { isCompared, reaches, type Stratum, type Tally } from './tally.ts';

/** What a one-look comparison can see. `scripts/smallest-drops.ts` computes the rows. */
export interface SmallestDrop {
  cases: number;
  /** Of each case on each side. */
  iterations: number;
  /** Pass rate of all cases, from 0 to 1. */
  rate: number;
  /** The smallest mean drop that is seen with a power of .8, from 0 to 1. Null if none is. */
  drop: number | null;
  /** Share of runs in which one case that stops working fails the check. Null if not known. */
  seen: number | null;
}

/**
 * The row for a sample or, between rows, for the nearest one that sees less. One case among more is
 * seen less. Null for a sample with fewer cases or a lower pass rate than the table has.
 */
export function smallestDrop(strata: readonly Stratum[]): SmallestDrop | null {
  const compared = strata.filter(isCompared);
  const least = (all: number, { before, after }: Stratum) =>
    Math.min(all, before.total, after.total);
  const fewest = compared.reduce(least, Infinity);
  const sum = (of: keyof Tally) => compared.reduce((all, { before }) => all + before[of], 0);
  const [cases, passed, total] = [compared.length, sum('passed'), sum('total')];
  // The rows are in order, and each combination has one, so that the last one is the nearest.
  const sees = (row: SmallestDrop) =>
    row.cases <= cases && row.iterations <= fewest && reaches(passed, total, row.rate);
  const found = ROWS.findLast(sees);
  if (found === undefined) return null;
  const { iterations, rate } = found;
  const among = (row: SmallestDrop) =>
    row.cases >= cases && row.iterations === iterations && row.rate === rate;
  return {
    cases: found.cases,
    iterations,
    rate,
    drop: found.drop,
    seen: ROWS.find(among)?.seen ?? null,
  };
}

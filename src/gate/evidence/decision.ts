import type { Check, Reason } from '../../model/verdict.ts';

/**
 * What a check may build on. Each kind of check has its own: what leaves one undecided need not
 * touch another.
 */
export interface Evidence {
  /** Why the check cannot be decided at all; null where some evidence stands. */
  obstacle: Reason | null;
  /** Why it must not pass although what is there would let it; null where nothing is amiss. */
  doubt: Reason | null;
}

/** Whether a check would be met. */
export interface Prospects {
  /** If all that is missing were as good as it can be. */
  atBest: boolean;
  /** If it were as bad as it can be; not so where nobody knows what is missing. */
  atWorst: boolean;
}

/** What has yet to be said of a check where it is known how it came out. */
export type CheckBase = Omit<Check, 'outcome' | 'reason'>;

/** Decides a check where what is missing cannot turn it. */
export function decide(
  check: CheckBase,
  { obstacle, doubt }: Evidence,
  { atBest, atWorst }: Prospects,
): Check {
  if (obstacle !== null) return undecided(check, obstacle);
  if (!atBest) return { ...check, outcome: 'failed' };
  if (atWorst) return { ...check, outcome: 'passed' };
  return undecided(check, doubt ?? { code: 'nothing-to-judge' });
}

/** A check that nothing more can be said of than that its evidence is not there. */
export function undecided(check: CheckBase, reason: Reason): Check {
  return { ...check, outcome: 'undecided', reason };
}

import type { Counts } from '../../report/report.ts';
import type { Pair } from '../comparison/pairing.ts';
import { sumOf } from '../evidence.ts';
import { stratifiedTest } from '../statistics/stratified-test.ts';
import { isSignificant, type Stratum } from '../statistics/tally.ts';
import { type Fresh, LOOK } from './looking.ts';

/**
 * What fresh iterations say of suspects. `worse`: than the baseline, which drift can explain.
 * `drifted`: the base never passes them, although it did before. A number: so many results of each side are needed first.
 */
export type Judged = 'failed' | 'cleared' | 'worse' | 'drifted' | number;

/** If more than half of the cases are suspects, so many are looked at first. */
const FIRST = 5;
/** Above this p, the first look clears. */
const CLEARING = 0.3;

const tallyOf = ({ passed, failed }: Counts) => ({ passed, total: passed + failed });

export const stratumOf = ({ before, after }: Fresh): Stratum => ({
  before: tallyOf(before),
  after: tallyOf(after),
});

/**
 * Judges cases together by fresh iterations of base and head.
 *
 * @param limits the p up to which the first look fails, and the second
 */
export function judgeBoth(
  pairs: readonly Pair[],
  freshOf: (pair: Pair) => Fresh,
  limits: readonly [number, number],
): Judged {
  const strata = pairs.map((pair) => stratumOf(freshOf(pair)));
  const totals = strata.flatMap(({ before, after }) => [before.total, after.total]);
  const isSecond = totals.some((total) => total > LOOK);
  const needed = isSecond ? 2 * LOOK : LOOK;
  if (totals.some((total) => total < needed)) return needed;
  const { exact } = stratifiedTest(strata);
  if (isSignificant(exact, limits[isSecond ? 1 : 0])) return 'failed';
  if (!isSecond && exact <= CLEARING) return 2 * LOOK;
  // The model changed, or this base is not the one of before.
  const isDead = strata.every(({ before }) => before.passed === 0);
  return isDead && pairs.some(({ before }) => before.failed === 0) ? 'drifted' : 'cleared';
}

/** Judges a case that never passed by the head alone: one pass clears it, `most` failures fail it. */
export function judgeHead({ after: { passed, failed } }: Fresh, most: number): Judged {
  if (passed > 0) return 'cleared';
  if (failed >= most) return 'failed';
  return failed < LOOK ? LOOK : most;
}

/** Judges cases together by the head alone. That can only clear them: the baseline is of another time. */
export function judgeHeads(
  pairs: readonly Pair[],
  freshOf: (pair: Pair) => Fresh,
  alpha: number,
): Judged {
  const strata = pairs.map((pair) => {
    return { before: tallyOf(pair.before), after: tallyOf(freshOf(pair).after) };
  });
  if (strata.some(({ after }) => after.total < LOOK)) return LOOK;
  return isSignificant(stratifiedTest(strata).exact, alpha) ? 'worse' : 'cleared';
}

/** The suspects to look at before the others: of more than half of the cases, the first ones. */
export const firstOf = <One>(suspects: readonly One[], cases: number): readonly One[] =>
  2 * suspects.length > cases ? suspects.slice(0, FIRST) : [];

/** Whether the base fails as well what it passed before: the model or its provider changed. */
export function hasDrifted(fresh: readonly Fresh[]): boolean {
  const { passed, total } = tallyOf(sumOf(fresh.map(({ before }) => before)));
  return fresh.every(({ before }) => tallyOf(before).total >= LOOK) && 2 * passed < total;
}

import type { Check, Comparison, Reason } from '../../report/verdict.ts';
import { because } from '../checks/check.ts';
import type { Fresh } from '../looks/looking.ts';
import { effectOf } from '../statistics/effect.ts';
import { callSingleCases, type SingleCase } from '../statistics/single-case-calls.ts';
import { smallestDrop } from '../statistics/smallest-drop.ts';
import { neededIterations, stratifiedTest } from '../statistics/stratified-test.ts';
import { isSignificant, reaches, type Stratum } from '../statistics/tally.ts';
import type { Pair } from './pairing.ts';

/** The confidence for which `smallestDrop` has its table. */
const TABLE_ALPHA = 0.05;

/** The chance of a false alarm, and the smallest mean drop that counts, as a share. */
export type DropRule = Record<'alpha' | 'minEffect', number>;

type Decision = Pick<Check, 'outcome' | 'reason'>;
export interface SampledResult extends Decision, Pick<Comparison, 'effect' | 'smallestDrop'> {
  /** Mid-p, one-sided, of all cases together, or exact p of fresh iterations that confirm it. */
  pValue: number | null;
  /** The cases that are worse, if the outcome is `failed`, the least likely ones first. */
  regressed: Pair[];
  /** Of each case. */
  singles: Map<Pair, SingleCase>;
  /** Fresh iterations of those that were suspects. */
  fresh: Map<Pair, Fresh>;
}

/**
 * Tests whether cases that vary by themselves pass less than in the baseline, all of them together.
 * Missing results of the report count both ways. The numbers are those of what ended.
 *
 * @param pairs at least one
 */
export function compareSampled(pairs: readonly Pair[], rule: DropRule): SampledResult {
  const { outcome, reason } = decide(pairs, rule);
  const strata = strataOf(pairs, 'left out');
  const calls = callSingleCases(strata, rule.alpha);
  const singles = new Map(pairs.flatMap((pair, at) => (calls[at] ? [[pair, calls[at]]] : [])));
  const isOfTable = Math.abs(rule.alpha - TABLE_ALPHA) < 1e-9 && rule.minEffect === 0;
  return {
    outcome,
    reason,
    pValue: stratifiedTest(strata).mid,
    effect: effectOf(strata, 1 - 2 * rule.alpha),
    smallestDrop: isOfTable ? smallestDrop(strata) : null,
    regressed: outcome === 'failed' ? worseOf(singles) : [],
    singles,
    fresh: new Map(),
  };
}

function decide(pairs: readonly Pair[], rule: DropRule): Decision {
  const worst = strataOf(pairs, 'failed');
  if (!isWorse(worst, rule)) {
    const reason = whyCannotFail(worst, rule);
    return { outcome: reason === null ? 'passed' : 'undecided', reason };
  }
  const missing = pairs.reduce((sum, { after }) => sum + after.missing, 0);
  if (missing === 0 || isWorse(strataOf(pairs, 'passed'), rule)) {
    return { outcome: 'failed', reason: because('not-confirmed') };
  }
  return { outcome: 'undecided', reason: because('missing-results', missing) };
}

function isWorse(strata: readonly Stratum[], { alpha, minEffect }: DropRule): boolean {
  const drop = -(effectOf(strata, 1 - 2 * alpha)?.change ?? 0);
  return reaches(drop, 1, minEffect) && isSignificant(stratifiedTest(strata).mid, alpha);
}

/** Why no result could have failed the test; null if one could. */
function whyCannotFail(worst: readonly Stratum[], { alpha, minEffect }: DropRule): Reason | null {
  const nothing = worst.map(({ before, after }) => {
    return { before, after: { passed: 0, total: after.total } };
  });
  if (isWorse(nothing, { alpha, minEffect })) return null;
  // A case that never passed cannot get worse, however often it runs.
  const able = worst.filter(({ before }) => before.passed > 0);
  if (able.length === 0) return because('all-failed-before');
  const isTooSmall = !isWorse(nothing, { alpha, minEffect: 0 });
  return because('cannot-fail', isTooSmall ? neededIterations(able, alpha) : null);
}

/** The cases that show it alone. If none does, all that pass less: together they show it. */
function worseOf(singles: ReadonlyMap<Pair, SingleCase>): Pair[] {
  const pairs = ascending([...singles.keys()], singles);
  const called = pairs.filter((pair) => singles.get(pair)?.isCalled);
  return called.length > 0 ? called : pairs.filter(isLess);
}

/** Sorts cases by the chance of what they show alone. */
export function ascending(pairs: readonly Pair[], singles: ReadonlyMap<Pair, SingleCase>): Pair[] {
  const pOf = (pair: Pair) => singles.get(pair)?.pValue ?? 1;
  return pairs.toSorted((one, other) => pOf(one) - pOf(other));
}

/** Whether a case passes less often. */
export const isLess = ({ before, after }: Pair): boolean =>
  after.passed * (before.passed + before.failed) < before.passed * (after.passed + after.failed);

function strataOf(pairs: readonly Pair[], missing: 'passed' | 'failed' | 'left out'): Stratum[] {
  return pairs.map(({ before, after }) => ({
    before: { passed: before.passed, total: before.passed + before.failed },
    after: {
      passed: after.passed + (missing === 'passed' ? after.missing : 0),
      total: after.passed + after.failed + (missing === 'left out' ? 0 : after.missing),
    },
  }));
}

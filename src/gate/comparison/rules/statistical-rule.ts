import type { Inference } from '../../../model/policy.ts';
import type { CasePair } from '../../statistics/comparison/case-pair.ts';
import {
  type Effect,
  effectOnTheseCases,
  effectOnUnseenCases,
} from '../../statistics/comparison/effect.ts';
import {
  callSingleCases,
  type SingleCaseCalls,
} from '../../statistics/comparison/single-case-calls.ts';
import {
  bestAttainableMid,
  neededIterations,
  stratifiedTest,
} from '../../statistics/comparison/stratified-test.ts';
import { isSignificant, matters } from '../../statistics/significance.ts';
import type { CaseResults } from '../case-results.ts';
import { smallestPlannedDrop } from './planned-drop.ts';
import { isSampledByNature, passesAll, type RuledCase } from './rules.ts';

/** What is asked of sampled cases. */
export interface StatisticalPolicy {
  alpha: number;
  /** Least drop of the pass rate that matters, as a fraction. */
  minEffect: number;
  inference: Inference;
}

/** What the statistical rule found of the cases it applies to. */
export interface StatisticalFinding {
  cases: readonly RuledCase[];
  /** Of what is there. */
  pairs: readonly CasePair[];
  /** Mid-p, one-sided, that all of them pass less. */
  pValue: number;
  effect: Effect | null;
  calls: SingleCaseCalls;
  /** As a fraction; null where no drop would have been seen. */
  smallestDrop: number | null;
  /** Whether they got worse if all that is missing of the head had passed, and had failed. */
  isWorse: { atBest: boolean; atWorst: boolean };
  /** Whether missing results of the head could make the test of single cases call one. */
  mightCall: boolean;
  /** Set where the test could not have failed, and says nothing by passing. */
  tooSmall: TooSmall | null;
}

/** A sample in which nothing could have been seen. */
export interface TooSmall {
  /** The least mid-p that could have come out. */
  bestPValue: number;
  /** Iterations each case needs; null where it passes too rarely for any number. */
  needed: number | null;
}

/** Holds sampled cases against their baseline together. Null where there are none. */
export function applyStatisticalRule(
  all: readonly RuledCase[],
  policy: StatisticalPolicy,
): StatisticalFinding | null {
  const cases = all.filter(({ rule }) => rule === 'statistical');
  if (cases.length === 0) return null;
  const pairs = cases.map((one) => pairOf(one, { missing: 'left out' }));
  const pValue = stratifiedTest(pairs).worse.mid;
  const isWhole = cases.every(({ head }) => head.missing === 0);
  const joined = joining(all);
  return {
    ...{ cases, pairs },
    pValue,
    effect: effectOf(pairs, policy),
    calls: callSingleCases(pairs, policy.alpha),
    smallestDrop: smallestPlannedDrop(cases, policy.alpha),
    isWorse: worseEitherWay(all, policy, pValue),
    mightCall: !isWhole && mightCall(cases, policy.alpha),
    tooSmall:
      tooSmallFor(cases, policy) ??
      (joined.length > cases.length ? tooSmallFor(joined, policy) : null),
  };
}

/**
 * The level that single cases are held against only falls with every case that could reach one, so
 * those that are whole tell the highest.
 */
function mightCall(cases: readonly RuledCase[], alpha: number): boolean {
  const of = (some: readonly RuledCase[]) => some.map((one) => pairOf(one, { missing: 'failed' }));
  const { level, cases: called } = callSingleCases(
    of(cases.filter(({ head }) => head.missing === 0)),
    alpha,
  );
  const short = of(cases.filter(({ head }) => head.missing > 0));
  return (
    called.some((one) => one.called) ||
    short.some((pair) => isSignificant(stratifiedTest([pair]).worse.exact, level))
  );
}

/** Iterations of the head that are missing count as one or the other, or not at all. */
function pairOf(
  { baseline, head }: RuledCase,
  { missing }: { missing: 'passed' | 'failed' | 'left out' },
): CasePair {
  const tally = ({ passed, failed }: CaseResults) => ({ passed, total: passed + failed });
  const { passed, total } = tally(head);
  return {
    baseline: tally(baseline),
    head: {
      passed: passed + (missing === 'passed' ? head.missing : 0),
      total: total + (missing === 'left out' ? 0 : head.missing),
    },
  };
}

/**
 * Whether sampled cases got worse, however what is missing of the head came out. A deterministic case
 * may turn out to vary by it, and then is one of them. An interval of unseen cases may be widest
 * anywhere in between, so that there only the size of the drop decides.
 */
function worseEitherWay(
  all: readonly RuledCase[],
  policy: StatisticalPolicy,
  pValue: number,
): StatisticalFinding['isWorse'] {
  const cases = all.filter(({ rule }) => rule === 'statistical');
  const short = all.filter(({ head }) => head.missing > 0);
  const pairs = (of: readonly RuledCase[], missing: 'passed' | 'failed') =>
    of.map((one) => pairOf(one, { missing }));
  const worst = pairs(cases, 'failed');
  if (short.length === 0) {
    const isWorse = gotWorse(worst, policy, () => pValue);
    return { atBest: isWorse, atWorst: isWorse };
  }
  if (policy.inference === 'unseen-cases') {
    const drop = -(effectOf(worst, policy)?.delta ?? 0);
    return { atBest: false, atWorst: matters(drop, policy.minEffect) };
  }
  return {
    atBest:
      gotWorse(pairs(cases, 'passed'), policy) && gotWorse(pairs(joining(all), 'passed'), policy),
    atWorst: gotWorse(worst, policy),
  };
}

/** Sampled cases, and those that may be by what is missing of the head. */
function joining(all: readonly RuledCase[]): RuledCase[] {
  return all.filter(({ rule, head }) => rule === 'statistical' || head.missing > 0);
}

/** @param midP of these pairs. */
function gotWorse(
  pairs: readonly CasePair[],
  policy: StatisticalPolicy,
  midP: () => number = () => stratifiedTest(pairs).worse.mid,
): boolean {
  const effect = effectOf(pairs, policy);
  if (effect === null || !matters(-effect.delta, policy.minEffect)) return false;
  return policy.inference === 'unseen-cases'
    ? effect.interval.upper < 0
    : isSignificant(midP(), policy.alpha);
}

function effectOf(
  pairs: readonly CasePair[],
  { alpha, inference }: StatisticalPolicy,
): Effect | null {
  return inference === 'unseen-cases'
    ? effectOnUnseenCases(pairs, alpha)
    : effectOnTheseCases(pairs, alpha);
}

/**
 * Held against a head of which nothing passes. Where no case is sampled by what it is, those that
 * vary say nothing of a regression where they pass here, or are known to be flaky.
 */
function tooSmallFor(cases: readonly RuledCase[], policy: StatisticalPolicy): TooSmall | null {
  const pairs = cases.map((one) => pairOf(one, { missing: 'failed' }));
  const atWorst = pairs.map(({ baseline, head }) => ({ baseline, head: { ...head, passed: 0 } }));
  const bestPValue = bestAttainableMid(pairs);
  if (gotWorse(atWorst, policy, () => bestPValue)) return null;
  const isHarmless = (one: RuledCase) =>
    one.isKnownFlaky || !passesAll(one.baseline) || (one.head.missing === 0 && passesAll(one.head));
  const sampled = cases.filter(({ rule }) => rule === 'statistical');
  if (!sampled.some(isSampledByNature) && cases.every(isHarmless)) return null;
  return {
    bestPValue,
    needed: neededIterations(pairs, policy.alpha),
  };
}

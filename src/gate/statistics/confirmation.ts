import { type CasePair, isCompared, passShare } from './comparison/case-pair.ts';
import { effectOnTheseCases } from './comparison/effect.ts';
import { callSingleCases } from './comparison/single-case-calls.ts';
import { stratifiedTest } from './comparison/stratified-test.ts';
import { betaCdf, logBeta } from './distributions/beta.ts';
import { isSignificant, matters } from './significance.ts';

/** When a regression is suspected, and what may be spent on confirming it. */
export interface SuspicionPolicy {
  alpha: number;
  /** Least drop of the mean pass rate that matters, as a fraction. */
  minEffect: number;
  /** Most iterations of both sides together. */
  maxIterations: number;
}

/** A regression against a baseline of another session, and the cases that shall show it again. */
export interface Suspicion {
  trigger: 'all-cases' | 'single-cases';
  /** Places of the suspects in the list of cases, the most suspect first. */
  suspects: number[];
}

/** Fresh results of one suspect, in the order they were planned; without what did not run. */
export interface FreshResults {
  baseline: readonly boolean[];
  head: readonly boolean[];
}

/** How a look at fresh results ended, or what it lacks. */
export type Confirmation =
  | { outcome: 'failed' | 'passed'; look: 1 | 2; pValue: number; level: number }
  | { outcome: 'incomplete'; look: 1 | 2; missing: { baseline: number; head: number }[] };

export const ITERATIONS_PER_LOOK = 5;
/** What both looks together run of a suspect, on both sides. */
export const ITERATIONS_PER_SUSPECT = 20;
/** How many fifths of α each look is held against. */
const FIFTHS = { 1: 1, 2: 3 };
/** What looks as harmless as this at the first look is not looked at again. */
export const HARMLESS = 0.3;

/**
 * Whether a first sample makes a regression suspected: where all cases together do with a drop that
 * matters, every case that passed less is a suspect, and else the cases that do by themselves. The
 * regression that is found here is still to be confirmed, since drift of the model, the provider
 * or the machine between two sessions looks the same.
 *
 * @param isTriggered whether all together do, where another test tells.
 */
export function findSuspicion(
  pairs: readonly CasePair[],
  { alpha, minEffect, maxIterations }: SuspicionPolicy,
  isTriggered: boolean = areWorseTogether(pairs, { alpha, minEffect }),
): Suspicion | null {
  const { cases } = callSingleCases(pairs, alpha);
  const trigger = isTriggered ? 'all-cases' : 'single-cases';
  const isSuspect = (pair: CasePair, index: number) =>
    isTriggered
      ? isCompared(pair) && passShare(pair.head) < passShare(pair.baseline)
      : cases[index]?.called === true;
  const pValueOf = (index: number) => cases[index]?.pValue ?? 1;
  const suspects = pairs
    .flatMap((pair, index) => (isSuspect(pair, index) ? [index] : []))
    .sort((one, other) => pValueOf(one) - pValueOf(other));
  if (suspects.length === 0) return null;
  return {
    trigger,
    suspects: suspects.slice(0, Math.floor(maxIterations / ITERATIONS_PER_SUSPECT)),
  };
}

/** By the stratified test, with a drop that matters. */
function areWorseTogether(
  pairs: readonly CasePair[],
  { alpha, minEffect }: Pick<SuspicionPolicy, 'alpha' | 'minEffect'>,
): boolean {
  const drop = -(effectOnTheseCases(pairs, alpha)?.delta ?? 0);
  return matters(drop, minEffect) && isSignificant(stratifiedTest(pairs).worse.mid, alpha);
}

/**
 * What fresh results of the suspects say, the base and the head run in turns in one session. The
 * first look is at 5 + 5 of each: failed where the exact p over all of them is at most α/5, passed
 * where it is above .30. Else a second look at 10 + 10 fails at 3α/5 and passes above it. One test
 * over all suspects at each look, so the false alarms of both together are at most .8 α under
 * whatever drift both sides share. What more results there are is not looked at.
 */
export function confirmRegression(suspects: readonly FreshResults[], alpha: number): Confirmation {
  const first = lookAt(suspects, 1, alpha);
  if (first.outcome !== 'passed' || first.pValue > HARMLESS) return first;
  return lookAt(suspects, 2, alpha);
}

/** One look by itself; the second is at the results of both. */
export function lookAt(
  suspects: readonly FreshResults[],
  look: 1 | 2,
  alpha: number,
): Confirmation {
  const planned = look * ITERATIONS_PER_LOOK;
  const missing = suspects.map(({ baseline, head }) => ({
    baseline: Math.max(0, planned - baseline.length),
    head: Math.max(0, planned - head.length),
  }));
  const isWhole = missing.every(({ baseline, head }) => baseline + head === 0);
  if (!isWhole || suspects.length === 0) return { outcome: 'incomplete', look, missing };
  const tally = (results: readonly boolean[]) => ({
    passed: results.slice(0, planned).filter(Boolean).length,
    total: planned,
  });
  const pairs = suspects.map(({ baseline, head }) => ({
    baseline: tally(baseline),
    head: tally(head),
  }));
  const pValue = stratifiedTest(pairs).worse.exact;
  const level = (FIFTHS[look] * alpha) / 5;
  return { outcome: isSignificant(pValue, level) ? 'failed' : 'passed', look, pValue, level };
}

/**
 * What fresh results of the head say where the base cannot be run: they can clear a suspicion and
 * never confirm one, since suspects were picked for a baseline that was too good, and drift is
 * not excluded.
 */
export function clearByHeadAlone(
  suspects: readonly CasePair[],
  alpha: number,
): { outcome: 'passed' | 'undecided'; pValue: number } {
  const pValue = stratifiedTest(suspects).worse.exact;
  return { outcome: isSignificant(pValue, alpha) ? 'undecided' : 'passed', pValue };
}

/**
 * How much likelier fresh pairs are if the head is worse than if nothing has changed: an e-value,
 * E = 2^{n+1} B(b + 1, c + 1) (1 − I_½(b + 1, c + 1)), over the pairs that differ. At 1/α it may
 * block before a look is complete (Ville's inequality), if it was fixed beforehand which iteration
 * is paired with which.
 *
 * @param lost pairs of which only the base passed (b).
 * @param won pairs of which only the head passed (c).
 */
export function evidenceOfPairs(lost: number, won: number): number {
  const scale = (lost + won + 1) * Math.LN2 + logBeta(lost + 1, won + 1);
  return Math.exp(scale) * betaCdf(0.5, won + 1, lost + 1);
}

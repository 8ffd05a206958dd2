import type { Interval } from '../comparison/score-intervals.ts';
import { isSignificant } from '../significance.ts';
import {
  type MeasuredCase,
  rankSumTest,
  rankSumTestOfFarthest,
  type ShiftTest,
} from './rank-sum.ts';
import { signedRankTest } from './signed-rank.ts';

/** How the head's values differ from the baseline's: .1 is 10 % more. */
export interface RelativeChange {
  /** Hodges and Lehmann's: the change at which the test sees no difference. */
  estimate: number;
  /** All changes that the test does not rule out; from −1 and to infinity where it rules out none. */
  interval: Interval;
}

/** Tokens and milliseconds are whole; what is 0 has a logarithm too. */
const LEAST_VALUE = 0.5;
/** Of logarithms: a change is told to a ten millionth of a percent. */
const PRECISION = 1e-9;
/** Statistics that are this close to their mean are at it. */
const ROUNDING = 1e-9;

/** The values of both sides, compared. */
export interface RelativeUse {
  /**
   * One-sided p that the head's values are above a limit on how much greater than the baseline's they
   * may be.
   *
   * @param limit what is allowed: .1 for +10 %.
   */
  pValueAbove(limit: number): number;
  /**
   * How much greater the head's values are, by the same test: the median of the differences within
   * cases, and all changes that it does not rule out.
   *
   * @param tail chance to miss on each side.
   */
  change(tail: number): RelativeChange;
}

/**
 * Compares values case by case, by the ranks of logarithms: the head is moved back by a limit and
 * compared by midranks, or by signed ranks where every case ran once on each side. Null where no case
 * has values on both sides.
 */
export function relativeUse(cases: readonly MeasuredCase[]): RelativeUse | null {
  const measured = inLogarithms(cases);
  if (measured.length === 0) return null;
  const test = shiftTest(measured);
  return {
    pValueAbove: (limit) => test(Math.log1p(limit)).greater,
    change(tail) {
      const first = crossingIn(shiftsAround(measured));
      // Where values differ as those of models do, about a standard error.
      const step = 0.5 / Math.sqrt(measured.reduce((sum, { head }) => sum + head.length, 0));
      const least = first((shift) => test(shift).excess <= ROUNDING, {
        ...{ near: meanDifference(measured), step },
      });
      const most = first((shift) => test(shift).excess < -ROUNDING, {
        ...{ near: least, step: 8 * PRECISION },
      });
      const around = { near: (least + most) / 2, step };
      return {
        estimate: Math.expm1(rounded((least + most) / 2)),
        interval: {
          lower: Math.expm1(first((shift) => test(shift).greater > tail, around)),
          upper: Math.expm1(first((shift) => test(shift).less <= tail, around)),
        },
      };
    },
  };
}

/**
 * Whether anything that the head could have used would have been shown to be above a limit. A check
 * that passes where nothing could says nothing.
 */
export function couldBeAbove(cases: readonly MeasuredCase[], alpha: number): boolean {
  const isSure = !isPaired(cases) && isSignificant(rankSumTestOfFarthest(cases).greater, alpha);
  return isSure || isSignificant(relativeUse(cases.map(farAbove))?.pValueAbove(0) ?? 1, alpha);
}

/** The case, had the head used far more than the baseline each time. */
function farAbove({ baseline, head }: MeasuredCase): MeasuredCase {
  const most = baseline.reduce((one, other) => Math.max(one, other), 1);
  return { baseline, head: head.map((_, index) => most * 1e9 * (index + 1)) };
}

function inLogarithms(cases: readonly MeasuredCase[]): MeasuredCase[] {
  return cases
    .filter(({ baseline, head }) => baseline.length > 0 && head.length > 0)
    .map(({ baseline, head }) => ({ baseline: logarithms(baseline), head: logarithms(head) }));
}

function logarithms(values: readonly number[]): number[] {
  return values.map((value) => Math.log(Math.max(value, LEAST_VALUE)));
}

const isPaired = (cases: readonly MeasuredCase[]) =>
  cases.every(({ baseline, head }) => baseline.length + head.length === 2);

/** By signed ranks where each case ran once on both sides. */
function shiftTest(cases: readonly MeasuredCase[]): (shift: number) => ShiftTest {
  return isPaired(cases)
    ? signedRankTest(cases.map(({ baseline: [before = 0], head: [after = 0] }) => after - before))
    : rankSumTest(cases);
}

/** Shifts that are beyond every difference within a case. */
function shiftsAround(cases: readonly MeasuredCase[]): Interval {
  const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other));
  const most = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other));
  return {
    lower: least(cases.map(({ baseline, head }) => least(head) - most(baseline))) - 1,
    upper: most(cases.map(({ baseline, head }) => most(head) - least(baseline))) + 1,
  };
}

/** As far as it is told, so that what is the same on both sides has changed by 0. */
const rounded = (shift: number) => Math.round(shift / (10 * PRECISION)) * (10 * PRECISION);

/** About where the sides are alike: the nearer to it a search begins, the sooner it ends. */
function meanDifference(cases: readonly MeasuredCase[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return mean(cases.map(({ baseline, head }) => mean(head) - mean(baseline)));
}

/** Where something is looked for first, and how far from there next. */
interface Guess {
  near: number;
  step: number;
}

/**
 * The least shift from which on something holds; minus infinity where it holds for every one, and
 * infinity where for none. By doubled steps away from a guess, then by halves between the last two.
 */
function crossingIn({ lower, upper }: Interval) {
  return (holds: (shift: number) => boolean, { near, step }: Guess): number => {
    let low = Math.min(Math.max(near, lower), upper);
    let high = low;
    if (holds(low)) {
      for (let by = step; low === high || holds(low); by *= 2) {
        if (low === lower) return Number.NEGATIVE_INFINITY;
        high = low;
        low = Math.max(lower, low - by);
      }
    } else {
      for (let by = step; low === high || !holds(high); by *= 2) {
        if (high === upper) return Number.POSITIVE_INFINITY;
        low = high;
        high = Math.min(upper, high + by);
      }
    }
    while (high - low > PRECISION) {
      const middle = (low + high) / 2;
      if (holds(middle)) high = middle;
      else low = middle;
    }
    return (low + high) / 2;
  };
}

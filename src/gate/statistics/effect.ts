import type { Comparison } from '../../report/verdict.ts';
import { normalQuantile } from './distributions.ts';
import { type Interval, isCompared, type Stratum, type Tally } from './tally.ts';

/**
 * The mean difference of the pass rates over the cases that ran on both sides, weighted by
 * n_A n_B/(n_A + n_B). Negative is a drop. The interval is Δ ± z SE. It is Newcombe's of the weighted
 * rates if no case varied, or if one ran once. Null without such cases.
 *
 * @param confidence of the two-sided interval: .9 goes with a one-sided test at .05
 */
export function effectOf(strata: readonly Stratum[], confidence: number): Comparison['effect'] {
  const compared = strata.filter(isCompared);
  if (compared.length === 0) return null;
  const sum = (value: (stratum: Stratum) => number) =>
    compared.reduce((total, stratum) => total + value(stratum), 0);
  const weight = sum(weightOf);
  const spread = ({ passed, total }: Tally) =>
    total === 1 ? 0 : (passed * (total - passed)) / (total * total * (total - 1));
  const variance = sum((one) => weightOf(one) ** 2 * (spread(one.before) + spread(one.after)));
  const standardError = Math.sqrt(variance) / weight;
  /** A side's weighted rate, and how many independent iterations it is worth. */
  const pooled = (side: keyof Stratum): Tally => {
    const rate = sum((one) => (weightOf(one) * one[side].passed) / one[side].total) / weight;
    const total = weight ** 2 / sum((one) => weightOf(one) ** 2 / one[side].total);
    return { passed: Math.min(1, rate) * total, total };
  };
  const [before, after] = [pooled('before'), pooled('after')];
  const change = after.passed / after.total - before.passed / before.total;
  const isSingle = compared.some((one) => one.before.total === 1 || one.after.total === 1);
  if (standardError === 0 || isSingle) {
    const [low, high] = differenceInterval(after, before, confidence);
    return { change, low, high };
  }
  const reach = zOf(confidence) * standardError;
  return { change, low: Math.max(-1, change - reach), high: Math.min(1, change + reach) };
}

/**
 * Newcombe's interval of the difference of two independent rates, one − other (1998, method 10). The
 * numbers of passed need not be whole.
 */
export function differenceInterval(one: Tally, other: Tally, confidence: number): Interval {
  const [lowA, highA] = wilson(one, confidence);
  const [lowB, highB] = wilson(other, confidence);
  const [a, b] = [one.passed / one.total, other.passed / other.total];
  return [a - b - Math.hypot(a - lowA, highB - b), a - b + Math.hypot(highA - a, b - lowB)];
}

/** Wilson's score interval, for display and for Newcombe's. As a bound it is too often wrong. */
export function wilson({ passed, total }: Tally, confidence: number): Interval {
  const square = zOf(confidence) ** 2;
  const width = Math.sqrt(square * (square + (4 * passed * (total - passed)) / total));
  const end = (sign: number) => (2 * passed + square + sign * width) / (2 * (total + square));
  return [Math.max(0, end(-1)), Math.min(1, end(1))];
}

const weightOf = ({ before, after }: Stratum): number =>
  (before.total * after.total) / (before.total + after.total);

const zOf = (confidence: number): number => normalQuantile((1 + confidence) / 2);

import type { Interval } from './comparison/score-intervals.ts';
import { betaQuantile } from './distributions/beta.ts';

/**
 * The exact interval of a pass rate (Clopper & Pearson 1934): each end is missed with a chance of at
 * most `tail`, so that with a tail of α the lower end is the one-sided bound,
 * BetaInv(α; x, n − x + 1), which is 0 where nothing passed.
 *
 * These cases: x of n iterations. Unseen cases: n cases, and x the sum of their pass rates.
 */
export function exactInterval(passed: number, total: number, tail: number): Interval {
  const failed = total - passed;
  return {
    lower: passed <= 0 ? 0 : betaQuantile(tail, passed, failed + 1),
    upper: failed <= 0 ? 1 : betaQuantile(1 - tail, passed + 1, failed),
  };
}

/**
 * How many have to pass, without one that fails, before the exact lower bound is at least a rate:
 * n ≥ ln α/ln p₀. Null for a rate of 1, which no sample shows.
 */
export function neededSampleSize(rate: number, alpha: number): number | null {
  if (rate >= 1) return null;
  const needed = Math.log(alpha) / Math.log(rate);
  return Math.max(1, Math.ceil(needed * (1 - 1e-12)));
}

import { atMost, binomial, firstWhere } from './distributions.ts';
import type { Interval } from './tally.ts';

/**
 * The exact one-sided lower bound of a pass rate (Clopper and Pearson 1934).
 *
 * @param confidence from 0 to 1, such as .95
 */
export function lowerBound(passed: number, total: number, confidence: number): number {
  if (passed === 0) return 0;
  // From this rate on, as many passes or more are likely enough. Failures are the thin end.
  const isLikely = (rate: number) =>
    atMost(binomial(total, 1 - rate), total - passed) >= 1 - confidence;
  return firstWhere(isLikely, 0, 1);
}

/** The exact two-sided interval. Each end is missed with a chance of (1 − confidence)/2 at most. */
export function passRateInterval(passed: number, total: number, confidence: number): Interval {
  const oneSided = (1 + confidence) / 2;
  return [lowerBound(passed, total, oneSided), 1 - lowerBound(total - passed, total, oneSided)];
}

/**
 * How many iterations must run, and all pass, before the lower bound reaches a threshold. Null for a
 * threshold of 1, which no number reaches.
 */
export function neededForBound(threshold: number, confidence: number): number | null {
  if (threshold >= 1) return null;
  const needed = Math.log(1 - confidence) / Math.log(threshold);
  return Math.max(1, Math.ceil(needed * (1 - 1e-12)));
}

/** The chance that so many iterations show a flake: 1 − φ^K − (1 − φ)^K. */
export function chanceToShowFlake(rate: number, iterations: number): number {
  if (iterations === 0) return 0;
  return Math.max(0, 1 - rate ** iterations - (1 - rate) ** iterations);
}

/**
 * The highest rate of failure that so many passes in a row leave possible: φ ≤ 1 − α^{1/K}. Five
 * passes say no more than that it is below 45 %.
 */
export function failureRateBound(passes: number, alpha: number): number {
  return passes === 0 ? 1 : 1 - alpha ** (1 / passes);
}

/**
 * pass^k, the chance that k tries in a row pass, without bias: C(c, k)/C(n, k) with c of n passed
 * (Yao et al. 2024, arXiv 2406.12045). Null where there are less than k tries.
 */
export function passAllOf(passed: number, total: number, tries: number): number | null {
  if (tries > total) return null;
  let chance = 1;
  for (let index = 0; index < tries; index += 1) {
    chance *= Math.max(0, passed - index) / (total - index);
  }
  return chance;
}

/**
 * How surprising a failure is after H earlier runs of the same definition of which h passed:
 * p = (H − h + 1)/(H + 1), the rank of this failure among them all. Above α the case is known to be
 * flaky. Null without history, where that is unknown.
 */
export function surpriseOfFailure(earlierRuns: number, earlierPasses: number): number | null {
  return earlierRuns === 0 ? null : (earlierRuns - earlierPasses + 1) / (earlierRuns + 1);
}

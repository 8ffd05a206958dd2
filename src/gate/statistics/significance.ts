/** Sums of chances come out some last digits above what they are. */
const ROUNDING = 1e-9;

/**
 * Whether a probability is at most the level, where both may be the same number by other roads:
 * 3 of 3 against 0 of 3 is exactly .05.
 */
export function isSignificant(pValue: number, level: number): boolean {
  return pValue <= level * (1 + ROUNDING);
}

/** Whether a drop is at least as large as one that matters; a rise never is. */
export function matters(drop: number, minEffect: number): boolean {
  return drop > 0 && drop >= minEffect * (1 - ROUNDING);
}

/**
 * What is wrong with a percentage that reads like a fraction of 1: a gate at 0.9 % lets through
 * nearly everything. Null where nothing is.
 */
export function fractionMistake(percent: number): string | null {
  if (percent <= 0 || percent > 1) return null;
  // Doubles stray at the far end: 0.29 * 100 is 28.999999999999996.
  const meant = Number((percent * 100).toPrecision(12));
  return `is in percent: ${meant}, not ${percent}.`;
}

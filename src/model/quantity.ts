/** Numbers as people read them; shared by the gate's sentences and the surfaces. */

/** A whole number as `12,345`. Not by `Intl`, whose first formatter costs 14 ms of the cold start. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1 iteration`, `12,345 iterations`. */
export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/**
 * A measured fraction as percent, rounded down to one decimal so that it never reads better than
 * it is: `100%` only where all passed, and never the minimum where it was missed.
 */
export function formatPercent(fraction: number): string {
  if (fraction >= 1) return '100%';
  if (fraction <= 0) return '0%';
  // Doubles fall a hair short of the decimals they stand for: 0.29 * 1000 is 289.99999999999994.
  const permille = Math.min(Math.floor(fraction * 1000 + 1e-6), 999);
  return permille === 0 ? '<0.1%' : `${permille / 10}%`;
}

/** A wanted fraction as percent, with the digits its writer gave it. */
export function formatExactPercent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(6))}%`;
}

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

import { normalQuantile } from '../distributions/normal.ts';

/** Two ends, each with its own chance to be missed. */
export interface Interval {
  lower: number;
  upper: number;
}

/** A share of so many trials; neither needs to be a whole number. */
export interface Share {
  rate: number;
  trials: number;
}

/**
 * Wilson's score interval of a share (Wilson 1927; Newcombe 1998, Stat Med 17:857, method 3). For
 * display: as a bound it is missed more often than it says where nearly all passes.
 *
 * @param tail chance to miss on each side: .025 for an interval of 95 %.
 */
export function wilsonInterval({ rate, trials }: Share, tail: number): Interval {
  if (trials === 0) return { lower: 0, upper: 1 };
  const z = normalQuantile(1 - tail);
  const centre = 2 * trials * rate + z * z;
  const width = z * Math.sqrt(z * z + 4 * trials * rate * (1 - rate));
  const scale = 2 * (trials + z * z);
  return {
    lower: rate === 0 ? 0 : Math.max(0, (centre - width) / scale),
    upper: rate === 1 ? 1 : Math.min(1, (centre + width) / scale),
  };
}

/**
 * Newcombe's interval of the difference of two independent shares, one − other, from the score
 * intervals of both (Newcombe 1998, Stat Med 17:873, method 10).
 */
export function newcombeInterval(one: Share, other: Share, tail: number): Interval {
  const [first, second] = [wilsonInterval(one, tail), wilsonInterval(other, tail)];
  const difference = one.rate - other.rate;
  return {
    lower: difference - Math.hypot(one.rate - first.lower, second.upper - other.rate),
    upper: difference + Math.hypot(first.upper - one.rate, other.rate - second.lower),
  };
}

/** Trials that were made in pairs, counted by how both went. */
export interface PairedCounts {
  both: number;
  onlyFirst: number;
  onlySecond: number;
  neither: number;
}

/**
 * Newcombe's interval of the difference of two paired shares, first − second, with his continuity
 * correction of φ (Newcombe 1998, Stat Med 17:2635, method 10).
 */
export function pairedNewcombeInterval(
  { both, onlyFirst, onlySecond, neither }: PairedCounts,
  tail: number,
): Interval {
  const trials = both + onlyFirst + onlySecond + neither;
  const one = { rate: (both + onlyFirst) / trials, trials };
  const other = { rate: (both + onlySecond) / trials, trials };
  const [first, second] = [wilsonInterval(one, tail), wilsonInterval(other, tail)];
  const product = both * neither - onlyFirst * onlySecond;
  const numerator = product > 0 ? Math.max(product - trials / 2, 0) : product;
  const margins = one.rate * (1 - one.rate) * other.rate * (1 - other.rate);
  const phi = margins === 0 ? 0 : numerator / (trials * trials * Math.sqrt(margins));
  const reach = (a: number, b: number) => Math.sqrt(Math.max(0, a * a - 2 * phi * a * b + b * b));
  const difference = one.rate - other.rate;
  return {
    lower: difference - reach(one.rate - first.lower, second.upper - other.rate),
    upper: difference + reach(first.upper - one.rate, other.rate - second.lower),
  };
}

/** Bars of a chart: shares of the values in percent, of this run and of the baseline. */
export interface Bins {
  /** Milliseconds of a bar. The last one has all that is longer, too. */
  width: number;
  now: number[];
  before: number[];
}

const MOST = 20;
/** Rare values beyond it would press all others into one bar. */
const PERCENTILE = 0.99;

/** @param now durations in milliseconds, the shortest first */
export function binsOf(now: readonly number[], before: readonly number[]): Bins {
  const longest = Math.max(rankOf(now), rankOf(before), 1);
  const power = 10 ** Math.floor(Math.log10(longest / MOST));
  const factor = [1, 2, 5, 10].find((one) => one * power * MOST >= longest) ?? 10;
  const width = factor * power;
  const count = Math.floor(longest / width) + 1;
  const sharesOf = (values: readonly number[]) => {
    const shares = Array.from({ length: count }, () => 0);
    for (const value of values) {
      const at = Math.min(Math.floor(value / width), count - 1);
      shares[at] = (shares[at] ?? 0) + 100 / values.length;
    }
    return shares;
  };
  return { width, now: sharesOf(now), before: sharesOf(before) };
}

const rankOf = (values: readonly number[]) =>
  values[Math.ceil(PERCENTILE * values.length) - 1] ?? 0;

const MOST = 20;
/** Rare values beyond it would press all others into one bar. */
const PERCENTILE = 0.99;

/**
 * Bars of a chart: shares of the values in percent. The last bar has all that is longer, too.
 *
 * @param now durations in milliseconds, the shortest first
 * @param before the same of the baseline
 */
export function binsOf(now: readonly number[], before: readonly number[]) {
  const longest = Math.max(rankOf(now), rankOf(before), 1);
  const power = 10 ** Math.floor(Math.log10(longest / MOST));
  const width = power * ([1, 2, 5].find((one) => one * power * MOST >= longest) ?? 10);
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

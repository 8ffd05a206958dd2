const MOST = 20;
/** Rare values beyond it would press all others into one bar. */
const PERCENTILE = 0.99;
/** An axis that shows a smaller part of the values would make equal ones look different. */
const SHARE = 1 / 4;

/**
 * Bars of a chart: shares of the values in percent. The last bar has all greater ones, too.
 *
 * @param now whole numbers, the smallest first
 * @param before the same of the baseline
 */
export function binsOf(now: readonly number[], before: readonly number[]) {
  const high = Math.max(rankOf(now), rankOf(before), 1);
  const low = Math.min(now[0] ?? high, before[0] ?? high, (1 - SHARE) * high);
  const power = 10 ** Math.floor(Math.log10((high - low) / MOST));
  const fits = (one: number) => one * power * MOST >= high - low;
  const width = Math.max(1, power * ([1, 2, 5].find(fits) ?? 10));
  const start = Math.floor(low / width) * width;
  const count = Math.floor((high - start) / width) + 1;
  const sharesOf = (values: readonly number[]) => {
    const shares = Array.from({ length: count }, () => 0);
    for (const value of values) {
      const at = Math.min(Math.floor((value - start) / width), count - 1);
      shares[at] = (shares[at] ?? 0) + 100 / values.length;
    }
    return shares;
  };
  // Whether the last bar has greater values than its width says.
  const isOpen = [now, before].some((values) => (values.at(-1) ?? 0) >= start + count * width);
  return { start, width, isOpen, now: sharesOf(now), before: sharesOf(before) };
}

const rankOf = (values: readonly number[]) =>
  values[Math.ceil(PERCENTILE * values.length) - 1] ?? 0;

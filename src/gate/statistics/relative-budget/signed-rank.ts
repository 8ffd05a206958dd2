import { asNormal, type ShiftTest, TIE } from './rank-sum.ts';

/** From this many differences on, the normal is as good as counting. */
const MAX_COUNTED = 50;

/**
 * Wilcoxon's signed rank test of differences between two sides that ran once each: exact over all
 * signs, with midranks of tied differences and without those that are 0; as a normal where there
 * are many.
 *
 * @returns the test at a given shift.
 */
export function signedRankTest(differences: readonly number[]): (shift: number) => ShiftTest {
  const ascending = Float64Array.from(differences).sort();
  return (shift) => {
    const moved = byDistance(ascending, shift);
    const ranks = midranks(moved.map(Math.abs));
    const sum = ranks.reduce((total, rank) => total + rank, 0);
    const positive = ranks.reduce(
      (total, rank, index) => total + ((moved[index] ?? 0) > 0 ? rank : 0),
      0,
    );
    const excess = positive - sum / 2;
    if (ranks.length > MAX_COUNTED) {
      return asNormal(excess, ranks.reduce((total, rank) => total + rank ** 2, 0) / 4);
    }
    const atLeast = tailOfSigns(ranks);
    return { excess, greater: atLeast(positive), less: atLeast(sum - positive) };
  };
}

/** How far ascending values are from a shift, the nearest first, without those that are at it. */
function byDistance(ascending: Float64Array, shift: number): Float64Array {
  const moved = new Float64Array(ascending.length);
  let [count, start, end] = [0, 0, ascending.length - 1];
  // From the farthest on both ends.
  while (start <= end) {
    const [low, high] = [(ascending[start] ?? 0) - shift, (ascending[end] ?? 0) - shift];
    const isLow = Math.abs(low) > Math.abs(high);
    const distance = isLow ? low : high;
    if (Math.abs(distance) <= TIE) break;
    if (isLow) start += 1;
    else end -= 1;
    count += 1;
    moved[moved.length - count] = distance;
  }
  return moved.subarray(moved.length - count);
}

/** Ranks of ascending values; tied ones share the mean of theirs. */
function midranks(ascending: Float64Array): number[] {
  const ranks: number[] = [];
  while (ranks.length < ascending.length) {
    const start = ranks.length;
    const limit = (ascending[start] ?? 0) + TIE;
    let end = start;
    while (end < ascending.length && (ascending[end] ?? 0) <= limit) end += 1;
    for (let index = start; index < end; index += 1) ranks.push((start + 1 + end) / 2);
  }
  return ranks;
}

/**
 * P(the ranks that are positive sum to at least so much) over all signs, which is also that of the
 * negative ones. Midranks are doubled to be counted.
 */
function tailOfSigns(ranks: readonly number[]): (least: number) => number {
  const doubled = ranks.map((rank) => Math.round(2 * rank));
  const chances = new Float64Array(doubled.reduce((sum, rank) => sum + rank, 1));
  chances[0] = 1;
  let reached = 0;
  for (const rank of doubled) {
    reached += rank;
    for (let sum = reached; sum >= 0; sum -= 1) {
      const others = sum < rank ? 0 : (chances[sum - rank] ?? 0);
      chances[sum] = ((chances[sum] ?? 0) + others) / 2;
    }
  }
  return (least) =>
    chances.subarray(Math.round(2 * least)).reduce((total, chance) => total + chance, 0);
}

import { normalQuantile } from '../distributions/normal.ts';
import { type CasePair, isCompared, pooled } from './case-pair.ts';

/** How sure: α of a false alarm, and the chance to see what is there (80 % by custom). */
interface Sensitivity {
  alpha: number;
  power: number;
}

/** Cases that are alike: shrunken pass rate, iterations on both sides, and how many there are. */
interface Stratum {
  rate: number;
  baseline: number;
  head: number;
  cases: number;
}

const STEPS = 1000;
const HALVINGS = 50;

/**
 * The smallest mean drop of the pass rate that this sample would have seen with the given power;
 * null where it would have seen none.
 *
 * Pass rates of cases are drawn towards that of all, g = (Σx_A + ½)/(Σn_A + 1), as
 * p = (x_A + 2g)/(n_A + 2). Where every case drops by δ, as far as it can, to q = max(0, p − δ), the
 * mean drop D is seen if it is at least
 * [z_{1−α} √Σ m(1 − m)(1/n_A + 1/n_B) + z_{power} √Σ (p(1 − p)/n_A + q(1 − q)/n_B)]/C with
 * m = (n_A p + n_B q)/(n_A + n_B). It is told for the smallest such δ.
 */
export function smallestDrop(
  pairs: readonly CasePair[],
  { alpha, power }: Sensitivity,
): number | null {
  const strata = strataOf(pairs.filter(isCompared));
  const reach = { alpha: normalQuantile(1 - alpha), power: normalQuantile(power) };
  const isSeen = (drop: number) => margin(strata, drop, reach) >= 0;
  const steps = Array.from({ length: STEPS }, (_, index) => (index + 1) / STEPS);
  const seen = strata.length === 0 ? undefined : steps.find(isSeen);
  if (seen === undefined) return null;
  let [low, high] = [seen - 1 / STEPS, seen];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (isSeen(middle)) high = middle;
    else low = middle;
  }
  return totalDrop(strata, high) / strata.reduce((sum, { cases }) => sum + cases, 0);
}

function strataOf(pairs: readonly CasePair[]): Stratum[] {
  const { passed, total } = pooled(pairs).baseline;
  const general = (passed + 0.5) / (total + 1);
  const alike = Map.groupBy(pairs, ({ baseline, head }) =>
    [baseline.passed, baseline.total, head.total].join('/'),
  );
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { baseline, head } = first;
    const rate = (baseline.passed + 2 * general) / (baseline.total + 2);
    return [{ rate, baseline: baseline.total, head: head.total, cases: group.length }];
  });
}

function totalDrop(strata: readonly Stratum[], drop: number): number {
  return strata.reduce((sum, { rate, cases }) => sum + cases * Math.min(rate, drop), 0);
}

/** How far the sum of the drops is above what would be seen. */
function margin(
  strata: readonly Stratum[],
  drop: number,
  reach: { alpha: number; power: number },
): number {
  let unchanged = 0;
  let changed = 0;
  for (const { rate, baseline, head, cases } of strata) {
    const after = Math.max(0, rate - drop);
    const mean = (baseline * rate + head * after) / (baseline + head);
    unchanged += cases * mean * (1 - mean) * (1 / baseline + 1 / head);
    changed += cases * ((rate * (1 - rate)) / baseline + (after * (1 - after)) / head);
  }
  const needed = reach.alpha * Math.sqrt(unchanged) + reach.power * Math.sqrt(changed);
  return totalDrop(strata, drop) - needed;
}

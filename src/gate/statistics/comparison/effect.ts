import { studentQuantile } from '../distributions/beta.ts';
import { normalQuantile } from '../distributions/normal.ts';
import { type CasePair, isCompared, passShare, type Tally } from './case-pair.ts';
import { type Interval, newcombeInterval } from './score-intervals.ts';

/** How much more the head passes than the baseline, as a fraction; negative where it got worse. */
export interface Effect {
  delta: number;
  standardError: number;
  interval: Interval;
  method: 'normal' | 'newcombe' | 't';
}

/** What a case counts for, and its share of passes on both sides. */
interface Weighted {
  weight: number;
  pair: CasePair;
  baseline: number;
  head: number;
}

/**
 * The effect on these cases: Δ = Σ w (p̂_B − p̂_A)/Σ w with w = n_A n_B/(n_A + n_B), and
 * SE² = Σ w² [p̂_A q̂_A/(n_A − 1) + p̂_B q̂_B/(n_B − 1)]/(Σ w)². The interval is Δ ± z SE; where SE is
 * 0, or a case ran once on a side, it is Newcombe's of the weighted shares, which is conservative.
 * Null where no case has results on both sides.
 *
 * @param tail chance to miss on each side: .05 goes with a one-sided test at .05.
 */
export function effectOnTheseCases(pairs: readonly CasePair[], tail: number): Effect | null {
  const cases = pairs.filter(isCompared).map((pair) => weighted(pair, harmonicWeight(pair)));
  if (cases.length === 0) return null;
  const [one, other] = [weightedShare(cases, 'head'), weightedShare(cases, 'baseline')];
  const delta = one.rate - other.rate;
  const total = cases.reduce((sum, { weight }) => sum + weight, 0);
  const variance = cases.reduce(
    (sum, { weight, pair }) =>
      sum + weight ** 2 * (varianceOfShare(pair.baseline) + varianceOfShare(pair.head)),
    0,
  );
  const standardError = Math.sqrt(variance) / total;
  const isSingle = cases.some(({ pair }) => pair.baseline.total === 1 || pair.head.total === 1);
  if (standardError === 0 || isSingle) {
    const interval = newcombeInterval(one, other, tail);
    return { delta, standardError, interval, method: 'newcombe' };
  }
  return { delta, standardError, ...around(delta, standardError, normalQuantile(1 - tail)) };
}

/**
 * The effect on tasks like these, of which the cases are a sample: the mean of the cases'
 * differences, with Student's t of C − 1 degrees of freedom. Where all differ alike, which says
 * nothing of how tasks differ, the interval is Newcombe's with the cases as trials. Null with less
 * than two cases.
 */
export function effectOnUnseenCases(pairs: readonly CasePair[], tail: number): Effect | null {
  const cases = pairs.filter(isCompared).map((pair) => weighted(pair, 1));
  const count = cases.length;
  if (count < 2) return null;
  const differences = cases.map(({ head, baseline }) => head - baseline);
  const delta = mean(differences);
  const squares = differences.reduce((sum, difference) => sum + (difference - delta) ** 2, 0);
  const standardError = Math.sqrt(squares / (count - 1) / count);
  if (standardError === 0) {
    const [one, other] = [weightedShare(cases, 'head'), weightedShare(cases, 'baseline')];
    const trials = { trials: count };
    const interval = newcombeInterval({ ...one, ...trials }, { ...other, ...trials }, tail);
    return { delta, standardError, interval, method: 'newcombe' };
  }
  const reach = studentQuantile(1 - tail, count - 1);
  return { delta, standardError, ...around(delta, standardError, reach), method: 't' };
}

/**
 * The standard error of the mean of values that come in clusters, of which there is a sample:
 * √(C/(C − 1) Σ_c (Σ_{i in c} (y_i − ȳ))²)/n (Miller 2024, arXiv 2411.00640, with the correction
 * for few clusters). Null with less than two clusters.
 */
export function clusteredStandardError(clusters: readonly (readonly number[])[]): number | null {
  const values = clusters.flat();
  const count = clusters.length;
  if (count < 2 || values.length === 0) return null;
  const centre = mean(values);
  const squares = clusters.reduce(
    (sum, cluster) => sum + cluster.reduce((excess, value) => excess + value - centre, 0) ** 2,
    0,
  );
  return Math.sqrt((squares * count) / (count - 1)) / values.length;
}

function weighted(pair: CasePair, weight: number): Weighted {
  return { weight, pair, baseline: passShare(pair.baseline), head: passShare(pair.head) };
}

function harmonicWeight({ baseline, head }: CasePair): number {
  return (baseline.total * head.total) / (baseline.total + head.total);
}

/** p̂ q̂/(n − 1), without bias; a share of one trial has a p̂ q̂ of 0. */
function varianceOfShare(tally: Tally): number {
  const share = passShare(tally);
  return tally.total < 2 ? 0 : (share * (1 - share)) / (tally.total - 1);
}

/**
 * A side's weighted share, and of how many trials it is worth: (Σ w)²/Σ (w²/n). Where every case
 * has the same ratio of both sides' iterations, that is the pooled share of all of them.
 */
function weightedShare(cases: readonly Weighted[], side: keyof CasePair) {
  const total = cases.reduce((sum, { weight }) => sum + weight, 0);
  const passes = cases.reduce((sum, one) => sum + one.weight * one[side], 0);
  const spread = cases.reduce((sum, { weight, pair }) => sum + weight ** 2 / pair[side].total, 0);
  return { rate: Math.min(1, passes / total), trials: total ** 2 / spread };
}

function around(delta: number, standardError: number, reach: number) {
  const interval = {
    lower: Math.max(-1, delta - reach * standardError),
    upper: Math.min(1, delta + reach * standardError),
  };
  return { interval, method: 'normal' as const };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

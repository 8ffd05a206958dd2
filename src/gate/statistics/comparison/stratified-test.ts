import { type Discrete, hypergeometric, sumOf, sumOfAlike } from '../distributions/discrete.ts';
import { isSignificant } from '../significance.ts';
import { type CasePair, pooled } from './case-pair.ts';

/** The chance of what was seen or more, if nothing has changed. */
export interface TailProbability {
  exact: number;
  /** Without half the chance of exactly what was seen. */
  mid: number;
}

/** The exact stratified conditional test of a baseline and a head. */
export interface StratifiedTest {
  /** ΣX_B, the head's passes. */
  headPassed: number;
  /** How many they would be on average if nothing had changed. */
  expected: number;
  /** One-sided: the head passes less. */
  worse: TailProbability;
  /** One-sided: the head passes more. */
  better: TailProbability;
}

/** More iterations of a case than anyone runs. */
const MAX_ITERATIONS = 1000;

/**
 * How many of a case's passes would be the head's if nothing had changed: given t passes in all,
 * X_B is hypergeometric(n_A + n_B, t, n_B).
 */
export function headPassesUnchanged({ baseline, head }: CasePair): Discrete {
  const passed = baseline.passed + head.passed;
  return hypergeometric(baseline.total + head.total, passed, head.total);
}

/**
 * Whether the head passes less, or more, than the baseline, case by case: the exact conditional
 * test of a common odds ratio of 1 in 2 × 2 tables (Gart 1970; R's mantelhaen.test(exact = TRUE)).
 * The sum of the head's passes is held against the convolution of what each case would give. With
 * one iteration a case it is McNemar's exact test, with one case Fisher's. A probability of less
 * than 1e-140 or so is told as 0.
 */
export function stratifiedTest(pairs: readonly CasePair[]): StratifiedTest {
  const alike = Map.groupBy(pairs, ({ baseline, head }) =>
    [baseline.total, head.total, baseline.passed + head.passed].join('/'),
  );
  const unchanged = sumOf(
    [...alike.values()].flatMap((group) => {
      const [first] = group;
      return first === undefined ? [] : [sumOfAlike(headPassesUnchanged(first), group.length)];
    }),
  );
  const headPassed = pooled(pairs).head.passed;
  return { headPassed, expected: meanOf(unchanged), ...tails(unchanged, headPassed) };
}

function meanOf({ first, probabilities }: Discrete): number {
  return probabilities.reduce((sum, chance, index) => sum + chance * (first + index), 0);
}

/** Each side is summed by itself from its thin end, so that neither is what the other left over. */
function tails({ first, probabilities }: Discrete, observed: number) {
  const here = probabilities[observed - first] ?? 0;
  const sum = (chances: Float64Array) => chances.reduce((total, chance) => total + chance, 0);
  const split = Math.max(0, observed - first);
  const below = sum(probabilities.subarray(0, split));
  const above = sum(probabilities.subarray(split).toReversed()) - here;
  const tail = (beyond: number): TailProbability => ({
    exact: Math.min(1, beyond + here),
    mid: Math.min(1, beyond + here / 2),
  });
  return { worse: tail(below), better: tail(above) };
}

/**
 * The least mid-p that the head could have got, which is where nothing of it passes. Where that
 * exceeds α the test could not have failed, and says nothing by passing.
 */
export function bestAttainableMid(pairs: readonly CasePair[]): number {
  return Math.exp(pairs.reduce((sum, pair) => sum + logChanceOfNone(pair), 0)) / 2;
}

/** ln P(X_B = 0 | t = x_A) = Σ ln (n_A − j)/(n_A + n_B − j), j < x_A. */
function logChanceOfNone({ baseline, head }: CasePair): number {
  let sum = 0;
  for (let j = 0; j < baseline.passed; j += 1) {
    sum += Math.log((baseline.total - j) / (baseline.total + head.total - j));
  }
  return sum;
}

/**
 * How many iterations each case needs on both sides before the test can fail at all, if the
 * baseline goes on passing as often as it did; null where it passes too rarely for any number.
 */
export function neededIterations(pairs: readonly CasePair[], alpha: number): number | null {
  if (pairs.every(({ baseline }) => baseline.passed === 0)) return null;
  const isEnough = (count: number) =>
    isSignificant(bestAttainableMid(pairs.map((pair) => grown(pair, count))), alpha);
  for (let count = 1; count <= MAX_ITERATIONS; count += 1) {
    if (isEnough(count)) return count;
  }
  return null;
}

function grown({ baseline, head }: CasePair, count: number): CasePair {
  const total = Math.max(baseline.total, count);
  const passed = baseline.total === 0 ? 0 : Math.floor((total * baseline.passed) / baseline.total);
  return {
    baseline: { passed, total },
    head: { passed: 0, total: Math.max(head.total, count) },
  };
}

import { atMost, chanceOf, type Distribution, hypergeometric, sumOf } from './distributions.ts';
import { isSignificant, type Stratum } from './tally.ts';

/** One-sided probabilities that as few pass as were seen, if nothing has changed. */
export interface StratifiedTest {
  exact: number;
  /** Without half the chance of exactly what was seen. */
  mid: number;
}

/** More iterations of a case than a run may have. */
const MAX_ITERATIONS = 1_000;

/** How many of a case's passes are the change's if nothing has changed, given how many there are. */
export const unchanged = ({ before, after }: Stratum): Distribution =>
  hypergeometric(before.total + after.total, before.passed + after.passed, after.total);

/**
 * Whether less passes than in the baseline, case by case: the exact conditional test of a common
 * odds ratio of 1. With one iteration a case it is McNemar's exact test, with one case Fisher's.
 */
export function stratifiedTest(strata: readonly Stratum[]): StratifiedTest {
  const passes = sumOf(strata.map(unchanged));
  const observed = strata.reduce((sum, { after }) => sum + after.passed, 0);
  const exact = atMost(passes, observed);
  return { exact, mid: exact - chanceOf(passes, observed) / 2 };
}

/** The least mid-p that the strata could have: ½ Π P(X = 0). If it exceeds α, the test cannot fail. */
export function bestMidP(strata: readonly Stratum[]): number {
  let log = 0;
  for (const { before, after } of strata) {
    for (let at = 0; at < before.passed; at += 1) {
      log += Math.log((before.total - at) / (before.total + after.total - at));
    }
  }
  return Math.exp(log) / 2;
}

/**
 * How many iterations each case needs on both sides before the test can fail, if the baseline passes
 * at the same rates. Null if no number up to 1,000 is enough.
 */
export function neededIterations(strata: readonly Stratum[], alpha: number): number | null {
  for (let count = 1; count <= MAX_ITERATIONS; count += 1) {
    const best = bestMidP(strata.map((stratum) => grown(stratum, count)));
    if (isSignificant(best, alpha)) return count;
  }
  return null;
}

function grown({ before, after }: Stratum, count: number): Stratum {
  const total = Math.max(before.total, count);
  const passed = Math.floor((total * before.passed) / Math.max(1, before.total));
  return { before: { passed, total }, after: { passed: 0, total: Math.max(after.total, count) } };
}

import { isSignificant } from '../significance.ts';
import type { CasePair } from './case-pair.ts';
import { headPassesUnchanged, stratifiedTest } from './stratified-test.ts';

/** What one case says by itself. */
interface SingleCase {
  /** Exact one-sided p that the head passes less. */
  pValue: number;
  /** The smallest that p could be, given how often the case passed in all. */
  smallest: number;
  /** Whether it got worse, with the errors over all cases kept within α. */
  called: boolean;
}

/** The cases in their order, and the level that each was held against. */
export interface SingleCaseCalls {
  cases: SingleCase[];
  level: number;
}

/**
 * Which single cases got worse, with a family-wise error of at most α, by Tarone's correction
 * (Tarone 1990, Biometrics 46:515): cases that cannot reach a level do not count against it. k is
 * the smallest number with #{i: m_i ≤ α/k} ≤ k, and case i is called where p_i ≤ α/k.
 */
export function callSingleCases(pairs: readonly CasePair[], alpha: number): SingleCaseCalls {
  const alike = new Map<string, Omit<SingleCase, 'called'>>();
  const cases = pairs.map((pair) => {
    const { baseline, head } = pair;
    const key = [baseline.passed, baseline.total, head.passed, head.total].join('/');
    const known = alike.get(key) ?? byItself(pair);
    alike.set(key, known);
    return known;
  });
  const ascending = cases.map(({ smallest }) => smallest).toSorted((one, other) => one - other);
  const level = alpha / smallestDivisor(ascending, alpha);
  return {
    cases: cases.map((one) => ({ ...one, called: isSignificant(one.pValue, level) })),
    level,
  };
}

function byItself(pair: CasePair): Omit<SingleCase, 'called'> {
  return {
    pValue: stratifiedTest([pair]).worse.exact,
    smallest: headPassesUnchanged(pair).probabilities[0] ?? 1,
  };
}

/** Fewer cases reach a smaller level, so the count only falls while the divisor rises. */
function smallestDivisor(ascending: readonly number[], alpha: number): number {
  let reaching = ascending.length;
  for (let divisor = 1; divisor <= ascending.length; divisor += 1) {
    while (reaching > 0 && !isSignificant(ascending[reaching - 1] ?? 0, alpha / divisor))
      reaching -= 1;
    if (reaching <= divisor) return divisor;
  }
  return 1;
}

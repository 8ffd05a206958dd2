import { atMost } from './distributions.ts';
import { unchanged } from './stratified-test.ts';
import { isSignificant, type Stratum } from './tally.ts';

/** What one case says by itself. */
export interface SingleCase {
  /** Exact one-sided p that the case passes less. */
  pValue: number;
  /** Whether it got worse. The chance of any false call among all cases is at most α. */
  isCalled: boolean;
}

/**
 * Which cases got worse, by Tarone's rule (1990): a case whose p cannot reach a level does not count
 * against that level. The cases keep their order.
 */
export function callSingleCases(strata: readonly Stratum[], alpha: number): SingleCase[] {
  const all = strata.map((stratum) => ({ stratum, passes: unchanged(stratum) }));
  const smallest = all.map(({ passes }) => passes.chances[0] ?? 1);
  const ascending = smallest.sort((one, other) => one - other);
  // The least k of which at most k cases can reach α/k.
  let divisor = 1;
  while (isSignificant(ascending[divisor] ?? 1, alpha / divisor)) divisor += 1;
  return all.map(({ stratum, passes }) => {
    const pValue = atMost(passes, stratum.after.passed);
    return { pValue, isCalled: isSignificant(pValue, alpha / divisor) };
  });
}

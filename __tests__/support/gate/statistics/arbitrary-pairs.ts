import fc from 'fast-check';
import type { CasePair, Tally } from '../../../../src/gate/statistics/comparison/case-pair.ts';

/** Iterations of one case on one side, of which none may have run. */
export const anyTally = (maxTotal: number): fc.Arbitrary<Tally> =>
  fc
    .nat(maxTotal)
    .chain((total) => fc.record({ passed: fc.nat(total), total: fc.constant(total) }));

/** Cases with as many iterations on either side as it happens. */
export const anyPairs = (maxTotal = 8, maxCases = 12): fc.Arbitrary<CasePair[]> =>
  fc.array(fc.record({ baseline: anyTally(maxTotal), head: anyTally(maxTotal) }), {
    maxLength: maxCases,
  });

/** The same cases with the sides exchanged. */
export function swapped(pairs: readonly CasePair[]): CasePair[] {
  return pairs.map(({ baseline, head }) => ({ baseline: head, head: baseline }));
}

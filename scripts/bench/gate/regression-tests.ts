import {
  type CasePair,
  passShare,
  type Tally,
} from '../../../src/gate/statistics/comparison/case-pair.ts';
import { stratifiedTest } from '../../../src/gate/statistics/comparison/stratified-test.ts';
import { studentQuantile } from '../../../src/gate/statistics/distributions/beta.ts';
import { isSignificant } from '../../../src/gate/statistics/significance.ts';
import { ALPHA, CASES } from './suites.ts';

/** Whether a test takes the head for worse, by its name: the gate's, and those it was chosen over. */
export const REGRESSION_TESTS = {
  'exact stratified, mid-p': (pairs) => isSignificant(stratifiedTest(pairs).worse.mid, ALPHA),
  'exact stratified, exact p': (pairs) => isSignificant(stratifiedTest(pairs).worse.exact, ALPHA),
  'paired t on case means': isWorseByPairedT,
  'sign flips on cases': (pairs) => isSignificant(signFlipP(pairs), ALPHA),
  'majority vote, McNemar': (pairs) => isSignificant(majorityP(pairs), ALPHA),
} as const satisfies Record<string, (pairs: readonly CasePair[]) => boolean>;
export type RegressionTestName = keyof typeof REGRESSION_TESTS;

const T_LIMIT = studentQuantile(1 - ALPHA, CASES - 1);

function isWorseByPairedT(pairs: readonly CasePair[]): boolean {
  const drops = pairs.map(({ baseline, head }) => passShare(baseline) - passShare(head));
  const mean = drops.reduce((sum, drop) => sum + drop, 0) / drops.length;
  const squares = drops.reduce((sum, drop) => sum + (drop - mean) ** 2, 0);
  if (squares === 0) return mean > 0;
  return mean / Math.sqrt(squares / (drops.length - 1) / drops.length) >= T_LIMIT;
}

/** Over all ways to exchange the sides of cases, which have as many iterations on both. */
function signFlipP(pairs: readonly CasePair[]): number {
  const drops = pairs.map(({ baseline, head }) => baseline.passed - head.passed);
  const most = drops.reduce((sum, drop) => sum + Math.abs(drop), 0);
  let chances = new Float64Array(2 * most + 1);
  chances[most] = 1;
  for (const drop of drops) {
    const next = new Float64Array(chances.length);
    for (const [at, chance] of chances.entries()) {
      if (chance === 0) continue;
      next[at - drop] = (next[at - drop] ?? 0) + chance / 2;
      next[at + drop] = (next[at + drop] ?? 0) + chance / 2;
    }
    chances = next;
  }
  const observed = drops.reduce((sum, drop) => sum + drop, 0);
  return chances.subarray(most + observed).reduce((sum, chance) => sum + chance, 0);
}

/** A case passes where most of its iterations do. */
function majorityP(pairs: readonly CasePair[]): number {
  const vote = ({ passed, total }: Tally) => ({ passed: 2 * passed > total ? 1 : 0, total: 1 });
  const votes = pairs.map(({ baseline, head }) => ({ baseline: vote(baseline), head: vote(head) }));
  return stratifiedTest(votes).worse.exact;
}

import { OWN_LIMITS } from '../../limits.ts';

/** What is wrong with how many iterations cases have together; null where nothing is. */
export function tooManyIterations(iterations: readonly number[]): string | null {
  const most = OWN_LIMITS.iterationsPerRun;
  const wanted = iterations.reduce((sum, one) => sum + one, 0);
  return wanted <= most
    ? null
    : `the cases have ${wanted} iterations in all, and a run has at most ${most}`;
}

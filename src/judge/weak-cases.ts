import { assertionsOf, limitsCalls, promptChecks } from '../api/case-evidence.ts';
import type { TestCase } from '../api/cases/cases.ts';
import type { CaseMisfit } from '../api/resources/evals.ts';
import { runBounded } from './bounded.ts';

/** Finds patterns that match any text, unless something else judges the same prompt. */
export async function findWeakCases(tests: readonly TestCase[]): Promise<CaseMisfit[]> {
  const found: CaseMisfit[] = [];
  const data = { code: 'cannot-fail', reason: 'any-text' } as const;
  for (const [test, one] of tests.entries()) {
    const checks = new Set(promptChecks(one).map(({ assertion }) => assertion));
    const ofPrompt: CaseMisfit[] = [];
    for (const { assertion, step, path } of assertionsOf(one)) {
      if (assertion.type !== 'textMatches' && assertion.type !== 'responseMatches') continue;
      const matched = await runBounded('matchesAnyText', assertion.pattern);
      if (!('value' in matched) || !matched.value) continue;
      (checks.has(assertion) ? ofPrompt : found).push({ test, step, path, data });
    }
    if (ofPrompt.length === checks.size && !limitsCalls(one)) found.push(...ofPrompt);
  }
  return found;
}

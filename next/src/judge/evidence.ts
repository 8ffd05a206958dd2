import type { Assertion } from '../api/cases/assertions.ts';
import type { MatchRules } from '../api/cases/cases.ts';

const HOLD_ANYWAY = ['toolNeverCalled', 'noToolErrors', 'tokenBudgetUnder', 'turnCountUnder'];

/**
 * Whether part of a prompt, or of a whole case, holds only because nothing came.
 *
 * If it does and the view has a `noAnswer`, that is a failure of the iteration, which makes it
 * incomplete unless something else fails. A task, since patterns of users may take forever.
 */
export function needsAnswer({
  holding,
  rules,
  isNegativeTest,
}: {
  /** Assertions that hold. */
  holding: readonly Assertion[];
  rules: MatchRules;
  isNegativeTest: boolean;
}): boolean {
  return isNegativeTest || rules.maxExtraCalls !== null || holding.some(holdsWithoutAnswer);
}

const holdsWithoutAnswer = (assertion: Assertion): boolean =>
  HOLD_ANYWAY.includes(assertion.type ?? '') ||
  (assertion.type === 'responseMatches' && new RegExp(assertion.pattern).test(''));

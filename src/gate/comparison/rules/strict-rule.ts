import type { RegressionMode } from '../../../model/policy.ts';
import { passesAll, type RuledCase } from './rules.ts';

/** What the strict rule found. */
export interface StrictFinding {
  /** They passed there and fail here. */
  regressed: RuledCase[];
  /** They passed there, and what is missing here could turn them. */
  open: RuledCase[];
  /** Some passed there. */
  couldFail: boolean;
}

/**
 * No case of which all iterations passed there fails here. What is missing of a case here may have
 * failed; and where all that ended failed, it may have passed, and the case be one that varies,
 * unless all cases are held to this rule. A case that varies from run to run alone fails by it too
 * where that is rarer than is known of it.
 */
export function applyStrictRule(cases: readonly RuledCase[], mode: RegressionMode): StrictFinding {
  const strict = cases.filter(({ rule }) => rule === 'strict');
  const passing = strict.filter(({ baseline }) => passesAll(baseline));
  const wavering = cases.filter(
    ({ ground, baseline, head }) =>
      ground === 'varied-in-history' && passesAll(baseline) && head.passed + head.missing === 0,
  );
  const isOpen = ({ head }: RuledCase) =>
    head.missing > 0 && (head.failed === 0 || (head.passed === 0 && mode !== 'strict'));
  const fails = ({ head }: RuledCase) => head.failed > 0;
  return {
    regressed: [...passing, ...wavering].filter(
      (one) => fails(one) && !isOpen(one) && !one.isKnownFlaky,
    ),
    open: passing.filter((one) => isOpen(one) && !one.isKnownFlaky),
    couldFail: passing.length > 0,
  };
}

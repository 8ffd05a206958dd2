import type { AssertionResult } from '../../../contract/resources/trace.ts';
import type { Redacted, Redactor } from '../../../redaction/redactor.ts';

const ERROR_LENGTH = 4_000;

/** What a case that was carried out is judged by. */
export interface CaseEvidence {
  /** Failures of `toolCall` steps. */
  stepFailures: readonly string[];
  isNegativeTest: boolean;
  modelCallNames: readonly string[];
  assertions: readonly AssertionResult[];
  /** Broken match options of each prompt. */
  violations: readonly string[];
}

export interface CaseVerdict {
  result: 'passed' | 'failed';
  /** What failed, the decisive thing first; null for a passed case. */
  error: Redacted | null;
}

/** Passed only where nothing failed. */
export function judgeCase(evidence: CaseEvidence, redactor: Redactor): CaseVerdict {
  const { stepFailures, isNegativeTest, modelCallNames, assertions, violations } = evidence;
  // Without a model, the calls that failed are those of steps, which have told it.
  const toldBySteps = stepFailures.length > 0 && modelCallNames.length === 0;
  const problems = [
    ...stepFailures,
    ...(isNegativeTest && modelCallNames.length > 0
      ? [`Expected that no tool is called, but called were: ${modelCallNames.join(', ')}.`]
      : []),
    ...assertions.flatMap(({ passed, reason, predicate }) =>
      passed || (toldBySteps && predicate?.type === 'noToolErrors')
        ? []
        : `${predicate?.type ?? 'Assertion'}: ${reason ?? 'failed'}`,
    ),
    ...violations,
  ];
  if (problems.length === 0) return { result: 'passed', error: null };
  return { result: 'failed', error: redactor.excerpt(problems.join('\n'), ERROR_LENGTH) };
}

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
  /** Prompts that a model gave no answer to, and what holds there only because of that. */
  nonAnswers: readonly { promptIndex: number; reason: string; absent: readonly string[] }[];
}

export interface CaseVerdict {
  /** `failed`: nothing can be said of the servers. */
  status: 'completed' | 'failed';
  result: 'passed' | 'failed' | null;
  /** What failed, the decisive thing first; null for a passed case. */
  error: Redacted | null;
}

/**
 * Passed only where nothing failed, and where no part of it is that nothing came of a model which
 * gave no answer. What failed stays failed: no answer would mend it.
 */
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
  const tell = (lines: readonly string[]) => redactor.excerpt(lines.join('\n'), ERROR_LENGTH);
  if (problems.length > 0) return { status: 'completed', result: 'failed', error: tell(problems) };
  const empty = evidence.nonAnswers.filter(({ absent }) => absent.length > 0);
  if (empty.length === 0) return { status: 'completed', result: 'passed', error: null };
  const reasons = empty.map(
    ({ promptIndex, reason, absent }) =>
      `The model gave no answer to prompt ${promptIndex + 1}: ${reason}. So it proves nothing that this holds: ${absent.join(', ')}.`,
  );
  return { status: 'failed', result: null, error: tell(reasons) };
}

import {
  type ResultAssertion,
  resultAssertionSchema,
} from '../../../../src/contract/cases/result-assertion.ts';
import { createRedactor } from '../../../../src/redaction/redactor.ts';
import type { JudgedResult } from '../../../../src/service/engine/judging/results/judged-result.ts';
import { judgeResult } from '../../../../src/service/engine/judging/results/result-assertions.ts';

const redactor = createRedactor(['hunter2-is-secret']);

/** A result with that of it. */
export function resultOf(more: Partial<JudgedResult> = {}): JudgedResult {
  const { structured, text = 'The answer is 42.' } = more;
  return {
    subject: 'tool "ask"',
    isError: false,
    text,
    structured,
    raw: { content: [{ type: 'text', text }], structuredContent: structured },
    parts: [],
    durationMs: 40,
    outputSchema: async () => undefined,
    ...more,
  };
}

/** Judges an assertion as a suite has it. `hunter2-is-secret` is a secret. */
export const judge = (assertion: unknown, result = resultOf()) =>
  judgeResult(resultAssertionSchema.parse(assertion) as ResultAssertion, result, redactor);

/** An assertion on what a path leads to. */
export const at = (path: string, conditions: object) => ({ type: 'jsonPath', path, ...conditions });

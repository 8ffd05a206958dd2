import type { ResultAssertion } from '../api/cases/assertions.ts';
import type { Miss, StepResult } from './record.ts';

/** Judges an assertion about a result; null: it holds. */
export function judgeResult(assertion: ResultAssertion, result: StepResult): Miss | null {
  const { text } = result;
  const miss = (expected: string): Miss => ({
    kind: 'miss',
    condition: null,
    path: null,
    expected,
    observed: text,
  });
  switch (assertion.type) {
    case 'textContains': {
      const holds = assertion.caseSensitive
        ? text.includes(assertion.text)
        : text.toLowerCase().includes(assertion.text.toLowerCase());
      return holds ? null : miss(assertion.text);
    }
    case 'textEquals':
      return text === assertion.text ? null : miss(assertion.text);
    case 'textMatches':
      return new RegExp(assertion.pattern).test(text) ? null : miss(assertion.pattern);
    default:
      throw new Error(`not built: ${assertion.type}`);
  }
}

import { type Assertion, isOfResult, isOfTranscript } from '../api/cases/assertions.ts';
import type { MatchRules } from '../api/cases/cases.ts';
import { judgeTranscript } from './calls.ts';
import type { Miss, StepResult, TranscriptView } from './record.ts';
import { judgeResult } from './results.ts';

export interface Judged {
  assertion: Assertion;
  /** The last result; null: there is none. */
  result: StepResult | null;
  view: TranscriptView;
  rules: MatchRules;
}

/** Judges an assertion; null: it holds, or there is no result to judge. */
export function judge({ assertion, result, view, rules }: Judged): Miss | null {
  if (isOfResult(assertion)) return result === null ? null : judgeResult(assertion, result);
  if (isOfTranscript(assertion)) return judgeTranscript(assertion, view, rules);
  throw new Error(`the creation of the run did not refuse ${assertion.type}`);
}

import {
  type TranscriptAssertion,
  transcriptAssertionSchema,
} from '../../../contract/cases/assertion.ts';
import type { ArgumentMatching } from '../../../contract/cases/match-rules.ts';
import type { Redacted, Redactor } from '../../../redaction/redactor.ts';
import type { TranscriptView } from '../transcript/transcript.ts';
import * as response from './assertions-response.ts';
import * as tools from './assertions-tools.ts';
import type { Complaint } from './complaint.ts';

/** Longest reason that is kept (wire reference, 5.3). */
const REASON_LENGTH = 600;

export interface AssertionJudgement {
  passed: boolean;
  reason: Redacted | null;
}

function complaintOf(
  assertion: TranscriptAssertion,
  view: TranscriptView,
  argumentMatching: ArgumentMatching,
  redactor: Redactor,
): Complaint {
  switch (assertion.type) {
    case 'toolCalledWith':
      return tools.toolCalledWith(assertion, view, argumentMatching);
    case 'toolCalledAtLeastOnce':
      return tools.toolCalledAtLeastOnce(assertion, view);
    case 'toolNeverCalled':
      return tools.toolNeverCalled(assertion, view);
    case 'firstToolWas':
      return tools.firstToolWas(assertion, view);
    case 'noToolErrors':
      return tools.noToolErrors(view);
    case 'responseContains':
      return response.responseContains(assertion, view, redactor);
    case 'responseMatches':
      return response.responseMatches(assertion, view, redactor);
    case 'finalAssistantMessageNonEmpty':
      return response.finalAssistantMessageNonEmpty(view);
    case 'tokenBudgetUnder':
      return response.tokenBudgetUnder(assertion, view);
    case 'turnCountUnder':
      return response.turnCountUnder(assertion, view);
    case 'widgetRendered':
    case 'widgetRenderLatencyUnder':
    case 'widgetNoConsoleErrors':
      return `This service renders no widgets, so ${assertion.type} cannot hold.`;
  }
}

/**
 * Judges an assertion on a transcript, by what really came. A malformed one fails.
 *
 * @param argumentMatching how arguments are compared where the assertion does not say
 */
export function judgeAssertion(
  assertion: unknown,
  view: TranscriptView,
  argumentMatching: ArgumentMatching,
  redactor: Redactor,
): AssertionJudgement {
  const parsed = transcriptAssertionSchema.safeParse(assertion);
  const complaint = parsed.success
    ? complaintOf(parsed.data, view, argumentMatching, redactor)
    : 'The assertion is malformed or of an unknown type.';
  return complaint === null
    ? { passed: true, reason: null }
    : { passed: false, reason: redactor.excerpt(complaint, REASON_LENGTH) };
}

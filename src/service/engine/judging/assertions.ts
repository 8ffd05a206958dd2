import {
  type TranscriptAssertion,
  transcriptAssertionSchema,
} from '../../../contract/assertion.ts';
import type { ArgumentMatching } from '../../../contract/match-rules.ts';
import type { TranscriptView } from '../transcript/transcript.ts';
import * as response from './assertions-response.ts';
import * as tools from './assertions-tools.ts';
import type { Complaint } from './complaint.ts';

/** Longest reason that is kept (wire reference, 5.3). */
const REASON_LENGTH = 600;

export interface AssertionJudgement {
  passed: boolean;
  reason: string | null;
}

function complaintOf(
  assertion: TranscriptAssertion,
  view: TranscriptView,
  argumentMatching: ArgumentMatching,
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
      return response.responseContains(assertion, view);
    case 'responseMatches':
      return response.responseMatches(assertion, view);
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
 * Judges an assertion on a transcript. A malformed one fails.
 *
 * @param argumentMatching how arguments are compared where the assertion does not say
 */
export function judgeAssertion(
  assertion: unknown,
  view: TranscriptView,
  argumentMatching: ArgumentMatching,
): AssertionJudgement {
  const parsed = transcriptAssertionSchema.safeParse(assertion);
  const complaint = parsed.success
    ? complaintOf(parsed.data, view, argumentMatching)
    : 'The assertion is malformed or of an unknown type.';
  return complaint === null
    ? { passed: true, reason: null }
    : { passed: false, reason: complaint.slice(0, REASON_LENGTH) };
}

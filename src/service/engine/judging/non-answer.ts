import type { MatchRules } from '../../../contract/cases/match-rules.ts';
import type { AssertionResult } from '../../../contract/resources/trace.ts';
import { matchesAll } from './bounded/safe-regex.ts';

/** How a model ended its part of a prompt. */
export interface ModelEnd {
  finishReason: string;
  /** Of its last answer. */
  text: string;
  /** Whether its last answer called tools, so that it would have gone on. */
  callsTools: boolean;
  maxTurns: number;
}

/** Why the end of a model is no answer to its prompt; null where it is one. */
export function nonAnswerOf({ finishReason, text, callsTools, maxTurns }: ModelEnd): string | null {
  if (finishReason === 'content-filter') return 'its provider withheld the answer (content_filter)';
  if (finishReason === 'length') return 'its answer was cut off at a limit of length (length)';
  if (finishReason === 'error') return 'its answer broke off (error)';
  if (callsTools) {
    const turns = maxTurns === 1 ? 'turn' : 'turns';
    return `it had used up its ${maxTurns} ${turns} and would have called more tools`;
  }
  return text.trim() === '' ? 'its answer was empty' : null;
}

/** Assertions that hold where nothing came. */
const HOLD_ON_ABSENCE: readonly string[] = [
  ...['toolNeverCalled', 'noToolErrors', 'turnCountUnder', 'tokenBudgetUnder'],
];

/** Whether an assertion holds, and would hold as well had nothing come. */
export function restsOnAbsence({ passed, predicate }: AssertionResult): boolean {
  if (!passed || !predicate) return false;
  if (HOLD_ON_ABSENCE.includes(predicate.type ?? '')) return true;
  const { pattern } = predicate;
  return (
    predicate.type === 'responseMatches' && typeof pattern === 'string' && matchesAll(pattern, [''])
  );
}

/** What of a prompt, or of a whole case, holds only because nothing came. */
export function absentEvidence(
  assertions: readonly AssertionResult[],
  rules: Pick<MatchRules, 'maxExtraCalls'>,
  isNegativeTest: boolean,
): string[] {
  return [
    ...(isNegativeTest ? ['isNegativeTest'] : []),
    ...(rules.maxExtraCalls === null ? [] : ['the limit of extra calls']),
    ...assertions.filter(restsOnAbsence).map(({ predicate }) => String(predicate?.type)),
  ];
}

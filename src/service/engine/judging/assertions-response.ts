import type { TranscriptAssertion } from '../../../contract/cases/assertion.ts';
import type { Redactor } from '../../../redaction/redactor.ts';
import type { TranscriptView } from '../transcript/transcript.ts';
import { judgeRegex } from './bounded/safe-regex.ts';
import { containsText } from './bounded/text-search.ts';
import type { Complaint } from './complaint.ts';

type OfType<Type> = Extract<TranscriptAssertion, { type: Type }>;

const QUOTE_LENGTH = 200;

function quoted(text: string, redactor: Redactor): string {
  if (text.trim() === '') return 'the final response is empty';
  return `the final response is: ${redactor.excerpt(text, QUOTE_LENGTH)}`;
}

/** The final response contains a text. */
export function responseContains(
  { needle, caseSensitive = false }: OfType<'responseContains'>,
  { finalText }: TranscriptView,
  redactor: Redactor,
): Complaint {
  return containsText(finalText, needle, caseSensitive)
    ? null
    : `Expected the response to contain "${needle}", but ${quoted(finalText, redactor)}`;
}

/** The final response matches a pattern. */
export function responseMatches(
  { pattern }: OfType<'responseMatches'>,
  { finalText }: TranscriptView,
  redactor: Redactor,
): Complaint {
  const judgement = judgeRegex(pattern, finalText);
  if ('refused' in judgement) return `Pattern ${pattern} was not judged: ${judgement.refused}.`;
  if (judgement.matches) return null;
  return `Expected the response to match ${pattern}, but ${quoted(finalText, redactor)}`;
}

/** The final response is more than white space. */
export function finalAssistantMessageNonEmpty({ finalText }: TranscriptView): Complaint {
  return finalText.trim() === '' ? 'The final response is empty.' : null;
}

/** The turns took fewer tokens than the budget. */
export function tokenBudgetUnder(
  { tokens }: OfType<'tokenBudgetUnder'>,
  { totalTokens }: TranscriptView,
): Complaint {
  if (totalTokens === null) return 'The provider told no token usage, so no budget can be held.';
  if (totalTokens < tokens) return null;
  return `Expected fewer than ${tokens} tokens, but ${totalTokens} were used.`;
}

/** The model answered fewer times. */
export function turnCountUnder(
  { turns }: OfType<'turnCountUnder'>,
  { turnCount }: TranscriptView,
): Complaint {
  return turnCount < turns
    ? null
    : `Expected fewer than ${turns} turns, but there were ${turnCount}.`;
}

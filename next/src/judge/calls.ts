import type { TranscriptAssertion } from '../api/cases/assertions.ts';
import type { MatchRules } from '../api/cases/cases.ts';
import type { Miss, TranscriptView } from './record.ts';

/** Judges an assertion about calls or the answer of a model; null: it holds. */
export function judgeTranscript(
  assertion: TranscriptAssertion,
  view: TranscriptView,
  { argumentMatching }: MatchRules,
): Miss | null {
  throw new Error(`not built: ${assertion.type} ${view.turns} ${argumentMatching}`);
}

import type { ModelMessage } from 'ai';
import { type Assertion, isOfResult } from '../../api/cases/assertions.ts';
import type { MatchRules, TestCase } from '../../api/cases/cases.ts';
import { LIMIT_MS, runBounded } from '../../judge/bounded.ts';
import { type Judged, judge } from '../../judge/judge.ts';
import { limitMiss } from '../../judge/miss.ts';
import type { Miss, StepResult, TranscriptView } from '../../judge/record.ts';
import { MAX_NODES } from '../../lib/json-path.ts';
import { VALUE_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import type { Failure } from '../../report/failure.ts';
import type { ModelChoice } from '../models/choice.ts';
import type { Slot } from './slot.ts';
import type { Transcript } from './transcript.ts';

/** Where the steps of a case run. */
export interface Place {
  test: TestCase;
  /** Null if it has no prompt. */
  model: ModelChoice | null;
  /** What the model and we have said so far. */
  messages: ModelMessage[];
  /** Ends the iteration. */
  signal: AbortSignal;
  slot: Slot;
  transcript: Transcript;
  redactor: Redactor;
  rules: MatchRules;
}

/** In the JSON of assertions with a pattern, a path, a mask or a schema. */
const MAY_TAKE_LONG = /"(?:pattern|matches|path|schema|mask)":|"matchesOutputSchema"/;

/**
 * Judges an assertion by what the steps before it did; null: it holds. If it is only as it is because
 * the model gave no answer, that is the failure.
 */
export async function judgeAssertion(
  assertion: Assertion,
  step: string | null,
  scope: 'prompt' | 'case',
  { transcript, redactor, rules }: Place,
): Promise<Failure | null> {
  const result = transcript.last;
  const view = transcript.view(scope);
  const miss = await judgeWithin({ assertion, result, view, rules });
  const isAnswered = view.noAnswer === null || isOfResult(assertion);
  if (!isAnswered && (await isLeftOpen(assertion, miss, view))) return view.noAnswer;
  if (miss === null) return null;
  const judged = isOfResult(assertion) ? result : null;
  return assertionFailure(assertion.type ?? '', miss, step, judged, redactor);
}

/** Whether an answer could change what is judged: what came shows neither that it holds nor a miss. */
async function isLeftOpen(assertion: Assertion, miss: Miss | null, { noAnswer }: TranscriptView) {
  const held = await runBounded('holdsWithoutAnswer', assertion);
  if (miss === null) return !('value' in held) || held.value;
  const isSettled = assertion.type === 'firstToolWas' || !mayCallMore(noAnswer);
  const isNothingThere = miss.kind === 'miss' && miss.observed === null;
  return 'value' in held && !held.value && (!isSettled || isNothingThere);
}

/** Whether an answer that did not come could have had calls: not if all turns are used. */
export const mayCallMore = (noAnswer: TranscriptView['noAnswer']): boolean =>
  noAnswer !== null && noAnswer.reason !== 'turns';

/** Judges an assertion: in the worker thread if it may take forever. */
export async function judgeWithin(judged: Judged): Promise<Miss | null> {
  if (!MAY_TAKE_LONG.test(JSON.stringify(judged.assertion))) return judge(judged);
  const bounded = await runBounded('judge', judged);
  return 'value' in bounded ? bounded.value : limitMiss(bounded.limit);
}

/** Makes the failure of a miss, with texts that can be shown. */
export function assertionFailure(
  type: string,
  miss: Miss,
  step: string | null,
  result: StepResult | null,
  redactor: Redactor,
): Failure {
  const shown = (text: string) => redactor.text(text, VALUE_LIMIT);
  const path = miss.path === null ? null : shown(miss.path);
  if (miss.kind === 'limit') {
    const { which } = miss;
    const values = { integer: 2 ** 53 - 1, nodes: MAX_NODES, pattern: LIMIT_MS, size: 0 };
    const limit = { value: values[which], of: type, path, waitedFor: null };
    return { kind: 'limit', which, ...limit, step, line: null };
  }
  return {
    kind: 'assertion',
    type,
    server: result?.server ?? null,
    tool: result?.subject ?? null,
    condition: miss.condition,
    path,
    expected: shown(miss.expected),
    observed: miss.observed === null ? null : shown(miss.observed),
    step,
    line: null,
  };
}

import type { ModelMessage } from 'ai';
import type { Assertion } from '../../api/cases/assertions.ts';
import type { MatchRules, TestCase } from '../../api/cases/cases.ts';
import { runBounded } from '../../judge/bounded.ts';
import type { Miss, StepResult } from '../../judge/record.ts';
import { VALUE_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import type { Failure } from '../../report/failure.ts';
import type { ModelChoice } from './plan.ts';
import type { Slot } from './slot.ts';
import type { Transcript } from './transcript.ts';

/** What a case says to its model. */
export interface Conversation {
  test: TestCase;
  /** Null if it has no prompt. */
  model: ModelChoice | null;
  /** Prompts, answers and results so far. */
  messages: ModelMessage[];
}

/** Where steps run. */
export interface Place {
  conversation: Conversation;
  /** Ends the iteration. */
  signal: AbortSignal;
  slot: Slot;
  transcript: Transcript;
  redactor: Redactor;
  rules: MatchRules;
}

const LIMIT_MS = 500;

/** Judges an assertion by what the steps before it did; null: it holds. */
export async function judgeAssertion(
  assertion: Assertion,
  step: string | null,
  scope: 'prompt' | 'case',
  { transcript, redactor, rules }: Place,
): Promise<Failure | null> {
  const result = transcript.last;
  const input = { assertion, result, view: transcript.view(scope), rules };
  const judged = await runBounded('judge', input, LIMIT_MS);
  const type = assertion.type ?? '';
  if ('limit' in judged) {
    const miss = { kind: 'limit' as const, which: judged.limit, path: null };
    return assertionFailure(type, miss, step, result, redactor);
  }
  return judged.value && assertionFailure(type, judged.value, step, result, redactor);
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
    const value = miss.which === 'integer' ? Number.MAX_SAFE_INTEGER : LIMIT_MS;
    return { kind: 'limit', which: miss.which, value, path, waitedFor: null };
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

import { once } from 'node:events';
import { matchRulesOf } from '../../api/cases/cases.ts';
import type { Step } from '../../api/cases/steps.ts';
import type { Execution } from '../../api/resources/execution.ts';
import type { Trace, WireCall } from '../../api/resources/trace.ts';
import { messageOf } from '../../lib/errors.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import { countsAs } from '../../report/counts-as.ts';
import type { Failure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { Surroundings } from '../surroundings.ts';
import { judgeAssertion, type Place } from './judgement.ts';
import type { PlannedIteration } from './plan.ts';
import { callTool } from './server-step.ts';
import type { Slot } from './slot.ts';
import { Transcript } from './transcript.ts';

const ITERATION_LIMIT_MS = 300_000;

/** What an iteration ended with. */
export interface IterationOutcome {
  /** `completed` if all steps were carried out. */
  status: 'completed' | 'failed' | 'cancelled';
  /** Null: incomplete. */
  result: 'passed' | 'failed' | null;
  /** Epoch milliseconds. */
  startedAt: number;
  /** Of the steps: what servers take to start does not count. */
  durationMs: number;
  /** Of all prompts; null if there is none, or a provider does not say. */
  tokens: number | null;
  failures: Failure[];
  toolCalls: WireCall[];
  trace: Trace;
}

/** Runs the steps of a case in order, and judges what they did. Never rejects. */
export async function runIteration(
  { test, model }: Pick<PlannedIteration, 'test' | 'model'>,
  slot: Slot,
  { iterationTimeoutMs = ITERATION_LIMIT_MS }: Execution,
  signal: AbortSignal,
  surroundings: Surroundings,
): Promise<IterationOutcome> {
  const { redactor, onBug } = surroundings;
  const transcript = new Transcript(surroundings);
  const rules = matchRulesOf(test.matchOptions);
  const conversation = { test, model, messages: [] };
  const failures: Failure[] = [];
  const end = (status: IterationOutcome['status'], result = resultOf(failures)) => {
    const { startedAt, durationMs, tokens, toolCalls, trace } = transcript;
    return { status, result, startedAt, durationMs, tokens, failures, toolCalls, trace };
  };
  try {
    const placed = await slot.prepare(test.steps);
    transcript.start();
    await withinLimit(iterationTimeoutMs, transcript, signal, async (limited) => {
      for (const [index, step] of placed.entries()) {
        limited.throwIfAborted();
        transcript.beginStep(index, step.id);
        const place = { slot, transcript, redactor, rules, conversation, signal: limited };
        const failure = await runStep(step, place);
        limited.throwIfAborted();
        if (failure !== null) failures.push(failure);
      }
    });
    return end('completed');
  } catch (error) {
    if (signal.aborted) {
      failures.push({ kind: 'cancelled' });
      return end('cancelled', null);
    }
    if (error instanceof FailureError) failures.push(error.failure);
    else {
      onBug(error);
      failures.push({ kind: 'bug', message: redactor.text(messageOf(error), TEXT_LIMIT) });
    }
    return end('failed');
  }
}

function resultOf(failures: readonly Failure[]): IterationOutcome['result'] {
  if (failures.length === 0) return 'passed';
  return failures.some((failure) => countsAs(failure) === 'failed') ? 'failed' : null;
}

/** Runs steps within a limit. Throws a FailureError when it ends, or the reason of the signal. */
async function withinLimit(
  limitMs: number,
  transcript: Transcript,
  signal: AbortSignal,
  work: (limited: AbortSignal) => Promise<void>,
): Promise<void> {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    const { waitedFor } = transcript;
    const value = limitMs;
    const which = 'iteration';
    limit.abort(new FailureError({ kind: 'limit', which, value, path: null, waitedFor }));
  }, limitMs);
  const limited = AbortSignal.any([signal, limit.signal]);
  const ended = once(limited, 'abort');
  try {
    // A request does not end with the limit; its connection does.
    await Promise.race([work(limited), ended.then(() => limited.throwIfAborted())]);
  } finally {
    clearTimeout(timer);
    // Ends what waits for the signal.
    limit.abort();
  }
}

/** Carries out a step. Throws a FailureError if the steps after it cannot be carried out. */
async function runStep(step: Step, place: Place): Promise<Failure | null> {
  switch (step.kind) {
    case 'toolCall':
      return callTool(step, place);
    case 'assert':
      return judgeAssertion(step.assertion, step.id, 'prompt', place);
    case 'prompt': {
      // The SDK takes long to load.
      const { runPrompt } = await import('./prompt-step.ts');
      return runPrompt(step, place);
    }
    default:
      throw new Error(`not built: ${step.kind}`);
  }
}

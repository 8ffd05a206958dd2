import type {
  ReadIteration,
  ToolCall as WireToolCall,
} from '../../contract/resources/iteration.ts';
import type {
  AssertionOutcome,
  IterationReport,
  Outcome,
  ToolCall,
} from '../../model/run-report.ts';
import { contradictsItself, type SiftedIteration } from './sifted-iterations.ts';
import { type TraceFacts, toolCall } from './trace-facts.ts';

/** How an iteration ended. A status or result this version does not know counts as unfinished. */
export function outcomeOf(iteration: Pick<ReadIteration, 'status' | 'result'>): Outcome {
  const { status, result } = iteration;
  if (contradictsItself(iteration)) return 'unfinished';
  if (status === 'failed' || status === 'timed_out') return 'error';
  if (status !== 'completed') return 'unfinished';
  return result === 'passed' || result === 'failed' ? result : 'unfinished';
}

/** An iteration and what its trace tells, where that was read, without the shapes of the wire. */
export function iterationReport(
  { iteration, number }: { iteration: SiftedIteration; number: number },
  trace: TraceFacts | undefined,
): IterationReport {
  const outcome = outcomeOf(iteration);
  const { analysis = null, assertions = [], spans, conversation } = trace ?? {};
  return {
    id: iteration.id,
    number,
    outcome,
    startedAtMs: iteration.startedAt ?? null,
    durationMs: iteration.durationMs ?? null,
    ...(iteration.startupMs == null ? {} : { startupMs: iteration.startupMs }),
    ...(spans && { spans }),
    tokens: {
      input: iteration.usage?.inputTokens ?? null,
      output: iteration.usage?.outputTokens ?? null,
      total: iteration.tokensUsed ?? iteration.usage?.totalTokens ?? null,
    },
    model: iteration.model ?? null,
    provider: iteration.provider ?? null,
    error: iteration.error ?? failedAssertions(assertions) ?? unreadParts(iteration, outcome),
    errorDetails: null,
    expectedToolCalls: toolCalls(iteration.expectedToolCalls),
    actualToolCalls: toolCalls(iteration.actualToolCalls),
    analysis,
    assertions,
    ...(conversation && { conversation }),
    flaky: false,
    attempts: 1,
  };
}

/** Why an iteration does not say how it ended, where that is its own doing. */
function unreadParts({ unreadable }: ReadIteration, outcome: Outcome): string | null {
  if (outcome !== 'unfinished' || unreadable.length === 0) return null;
  return `It could not be read: ${unreadable.join('; ')}`;
}

/** Of one iteration; nobody reads more. */
const MAX_TOOL_CALLS = 1_000;

function toolCalls(calls: readonly WireToolCall[]): ToolCall[] {
  return calls.slice(0, MAX_TOOL_CALLS).map(toolCall);
}

/** The reasons of what failed, for services that give an iteration no error of its own. */
function failedAssertions(assertions: readonly AssertionOutcome[]): string | null {
  const lines = assertions
    .filter(({ passed }) => !passed)
    .map(({ label, reason }) => (reason === null ? label : `${label}: ${reason}`));
  return lines.length === 0 ? null : lines.join('\n');
}

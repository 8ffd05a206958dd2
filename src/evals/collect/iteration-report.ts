import type {
  ReadIteration,
  ToolCall as WireToolCall,
} from '../../contract/resources/iteration.ts';
import type { AssertionResult, PromptAnalysis, Trace } from '../../contract/resources/trace.ts';
import type {
  AssertionOutcome,
  IterationReport,
  IterationSpans,
  Outcome,
  ToolCall,
  ToolCallAnalysis,
} from '../../model/run-report.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import {
  boundedConversation,
  type ConversationLimits,
} from './conversation/bounded-conversation.ts';
import { conversationOf } from './conversation/conversation.ts';
import { namedArguments } from './conversation/named-arguments.ts';
import { contradictsItself, type SiftedIteration } from './sifted-iterations.ts';

/** How an iteration ended. A status or result this version does not know counts as unfinished. */
export function outcomeOf(iteration: Pick<ReadIteration, 'status' | 'result'>): Outcome {
  const { status, result } = iteration;
  if (contradictsItself(iteration)) return 'unfinished';
  if (status === 'failed' || status === 'timed_out') return 'error';
  if (status !== 'completed') return 'unfinished';
  return result === 'passed' || result === 'failed' ? result : 'unfinished';
}

/** What an iteration is told with. */
export interface IterationContext {
  redactor: Redactor;
  /** What a server is called; its id where that is not known. */
  nameOfServer(serverId: string): string;
}

/** An iteration and, where it was read, its trace, without the shapes of the wire. */
export function iterationReport(
  { iteration, number }: { iteration: SiftedIteration; number: number },
  trace: Trace | undefined,
  { redactor, nameOfServer }: IterationContext,
): IterationReport {
  const outcome = outcomeOf(iteration);
  const prompts = trace?.prompts ?? [];
  const assertions = prompts.flatMap(({ predicateResults }) =>
    (predicateResults ?? []).map(assertionOutcome),
  );
  return {
    id: iteration.id,
    number,
    outcome,
    startedAtMs: iteration.startedAt ?? null,
    durationMs: iteration.durationMs ?? null,
    ...(iteration.startupMs == null ? {} : { startupMs: iteration.startupMs }),
    ...spansOf(trace),
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
    analysis: prompts.length === 0 ? null : analysisOf(prompts),
    assertions,
    ...(trace && {
      conversation: boundedConversation(
        conversationOf(trace, nameOfServer),
        outcome === 'passed' ? PASSED_LIMITS : FAILED_LIMITS,
        redactor,
      ),
    }),
    flaky: false,
    attempts: 1,
  };
}

/** What categories of spans on the wire are told as; a `step` is made of others. */
const TOLD_SPANS = new Map<string, keyof IterationSpans>([
  ['connect', 'connectMs'],
  ['llm', 'modelMs'],
  ['tool', 'toolMs'],
]);

function spansOf(trace: Trace | undefined): { spans?: IterationSpans } {
  const spans: IterationSpans = {};
  for (const { category, startMs, endMs } of trace?.spans ?? []) {
    const told = TOLD_SPANS.get(category);
    const lastedMs = endMs - startMs;
    if (told === undefined || !(lastedMs >= 0)) continue;
    spans[told] = (spans[told] ?? 0) + lastedMs;
  }
  return Object.keys(spans).length === 0 ? {} : { spans };
}

/** Keeps a report readable although a tool may return megabytes. */
const FAILED_LIMITS: ConversationLimits = {
  messages: 1_000,
  textLength: 20_000,
  imagesLength: 512 * 1024,
};
/** Of an iteration that passed: enough to see what it was judged by. */
const PASSED_LIMITS: ConversationLimits = {
  messages: 20,
  textLength: 2_000,
  imagesLength: 64 * 1024,
};

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

function toolCall({ toolName, arguments: args }: WireToolCall): ToolCall {
  return { toolName, arguments: namedArguments(args) };
}

/** What the prompts of one iteration found, taken together. */
function analysisOf(prompts: readonly PromptAnalysis[]): ToolCallAnalysis {
  return {
    missing: prompts.flatMap(({ missing }) => missing.map(toolCall)),
    unexpected: prompts.flatMap(({ unexpected }) => unexpected.map(toolCall)),
    argumentMismatches: prompts.flatMap(({ argumentMismatches }) =>
      argumentMismatches.map(({ expected, actual, mismatchedArguments }) => ({
        expected: toolCall(expected),
        actual: toolCall(actual),
        mismatchedArguments,
      })),
    ),
  };
}

function assertionOutcome(result: AssertionResult): AssertionOutcome {
  const { predicate, passed, reason, expected, observed } = result;
  const { type, ...rest } = predicate ?? {};
  const kind = type ?? rest['kind'];
  const about = rest['toolName'] ?? rest['needle'] ?? rest['pattern'] ?? rest['path'];
  const label = [kind ?? 'assertion', about].filter((part) => typeof part === 'string').join(' ');
  return {
    label,
    passed,
    reason: reason ?? null,
    ...(expected == null ? {} : { expected }),
    ...(observed == null ? {} : { observed }),
  };
}

/** The reasons of what failed, for services that give an iteration no error of its own. */
function failedAssertions(assertions: readonly AssertionOutcome[]): string | null {
  const lines = assertions
    .filter(({ passed }) => !passed)
    .map(({ label, reason }) => (reason === null ? label : `${label}: ${reason}`));
  return lines.length === 0 ? null : lines.join('\n');
}

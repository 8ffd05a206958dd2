import type { ToolCall as WireToolCall } from '../../contract/resources/iteration.ts';
import type { AssertionResult, PromptAnalysis, Trace } from '../../contract/resources/trace.ts';
import type { Conversation } from '../../model/conversation/conversation.ts';
import type {
  AssertionOutcome,
  IterationSpans,
  ToolCall,
  ToolCallAnalysis,
} from '../../model/run-report.ts';
import { namedArguments } from './conversation/named-arguments.ts';

/** What the report tells of a trace. */
export interface TraceFacts {
  spans?: IterationSpans;
  analysis: ToolCallAnalysis | null;
  assertions: AssertionOutcome[];
  /** Absent where the report has no room for it. */
  conversation?: Conversation;
}

/** All but the conversation. */
export function traceFacts(trace: Trace): TraceFacts {
  const prompts = trace.prompts ?? [];
  return {
    ...spansOf(trace),
    analysis: prompts.length === 0 ? null : analysisOf(prompts),
    assertions: prompts.flatMap(({ predicateResults }) =>
      (predicateResults ?? []).map(assertionOutcome),
    ),
  };
}

/** A call without the shapes of the wire. */
export function toolCall({ toolName, arguments: args }: WireToolCall): ToolCall {
  return { toolName, arguments: namedArguments(args) };
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

/** What the prompts of one iteration found, taken together. */
function analysisOf(prompts: readonly PromptAnalysis[]): ToolCallAnalysis {
  return {
    missing: prompts.flatMap(({ missing }) => missing.map(toolCall)),
    unexpected: prompts.flatMap((prompt) => unexpectedOf(prompt).map(toolCall)),
    argumentMismatches: prompts.flatMap(({ argumentMismatches }) =>
      argumentMismatches.map(({ expected, actual, mismatchedArguments }) => ({
        expected: toolCall(expected),
        actual: toolCall(actual),
        mismatchedArguments,
      })),
    ),
  };
}

/**
 * Of a prompt that lists no calls all are unexpected to the service, also of a tool that another
 * assertion asks for: those are not told as such.
 */
function unexpectedOf({ unexpected, expectedToolCalls, predicateResults }: PromptAnalysis) {
  if (expectedToolCalls.length > 0) return unexpected;
  const met = (predicateResults ?? []).filter(({ passed }) => passed);
  const wanted = new Set(met.map(({ predicate }) => predicate?.['toolName']));
  return unexpected.filter(({ toolName }) => !wanted.has(toolName));
}

const names = (reason: string, about: string) =>
  [about, JSON.stringify(about)].some((form) => reason.includes(form));

function assertionOutcome(result: AssertionResult): AssertionOutcome {
  const { predicate, passed, reason, expected, observed } = result;
  const { type, ...rest } = predicate ?? {};
  const kind = type ?? rest['kind'];
  const about = rest['toolName'] ?? rest['needle'] ?? rest['pattern'] ?? rest['path'];
  // What the reason names is told there, as in the error of an iteration whose trace is not read yet.
  const isTold = typeof about === 'string' && reason != null && names(reason, about);
  const label = [kind, isTold ? undefined : about].filter((part) => typeof part === 'string');
  return {
    label: label.join(' ') || 'assertion',
    passed,
    reason: reason ?? null,
    ...(expected == null ? {} : { expected }),
    ...(observed == null ? {} : { observed }),
  };
}

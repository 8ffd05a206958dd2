import type { ToolCall } from '../../contract/resources/iteration.ts';
import type { PromptAnalysis, Trace } from '../../contract/resources/trace.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { IterationOutcome } from './plan.ts';

type Redact<Value> = (value: Value, redactor: Redactor) => Value;

/** Every member without secrets, but for those that are words of ours. */
function redactMembers<Node extends object>(
  node: Node,
  words: readonly string[],
  { json }: Redactor,
): Node {
  const redacted = { ...node };
  for (const [name, value] of Object.entries(node)) {
    if (!words.includes(name)) Reflect.set(redacted, name, json(value));
  }
  return redacted;
}

const redactCall: Redact<ToolCall> = (call, redactor) => redactMembers(call, [], redactor);

/** A part of a message, in the shapes of the model SDK. */
function redactPart(part: unknown, redactor: Redactor): unknown {
  if (typeof part !== 'object' || part === null) return redactor.json(part);
  const redacted = redactMembers(part, ['type', 'output'], redactor);
  return 'output' in part ? { ...redacted, output: redactOutput(part.output, redactor) } : redacted;
}

function redactOutput(output: unknown, redactor: Redactor): unknown {
  if (typeof output !== 'object' || output === null) return redactor.json(output);
  const redacted = redactMembers(output, ['type', 'value'], redactor);
  if (!('value' in output)) return redacted;
  const { value } = output;
  const parts = Array.isArray(value) ? value.map((part) => redactPart(part, redactor)) : null;
  return { ...redacted, value: parts ?? redactor.json(value) };
}

const SPAN_WORDS = ['id', 'parentId', 'category', 'status', 'authoredStepId', 'serverId'];

const redactPrompt: Redact<PromptAnalysis> = (prompt, redactor) => {
  const calls = (list: ToolCall[]) => list.map((call) => redactCall(call, redactor));
  return {
    ...redactMembers(prompt, ['argumentMismatches', 'predicateResults'], redactor),
    expectedToolCalls: calls(prompt.expectedToolCalls),
    actualToolCalls: calls(prompt.actualToolCalls),
    missing: calls(prompt.missing),
    unexpected: calls(prompt.unexpected),
    argumentMismatches: prompt.argumentMismatches.map((mismatch) => ({
      ...mismatch,
      expected: { ...mismatch.expected, ...redactCall(mismatch.expected, redactor) },
      actual: { ...mismatch.actual, ...redactCall(mismatch.actual, redactor) },
      mismatchedArguments: redactor.json(mismatch.mismatchedArguments),
    })),
    predicateResults: (prompt.predicateResults ?? []).map((result) => ({
      ...redactMembers(result, ['predicate', 'scope'], redactor),
      predicate: result.predicate && redactMembers(result.predicate, ['type'], redactor),
    })),
  };
};

const redactTrace: Redact<Trace> = (trace, redactor) => ({
  ...trace,
  messages: trace.messages.map(({ content, ...message }) => ({
    ...message,
    content: Array.isArray(content)
      ? content.map((part) => redactPart(part, redactor))
      : redactor.json(content),
  })),
  spans: (trace.spans ?? []).map((span) => redactMembers(span, SPAN_WORDS, redactor)),
  prompts: (trace.prompts ?? []).map((prompt) => redactPrompt(prompt, redactor)),
});

/**
 * An outcome as it may be told. What decides, and the names and kinds of its members, stay as they
 * are, whatever a secret is: only what servers, models and suites wrote is looked through.
 */
export const redactOutcome: Redact<IterationOutcome> = (outcome, redactor) => ({
  ...outcome,
  expectedToolCalls: outcome.expectedToolCalls.map((call) => redactCall(call, redactor)),
  actualToolCalls: outcome.actualToolCalls.map((call) => redactCall(call, redactor)),
  trace: outcome.trace && redactTrace(outcome.trace, redactor),
});

import { z } from 'zod';
import { toolCallSchema } from './iteration.ts';

const toolCalls = z
  .array(toolCallSchema)
  .nullish()
  .transform((calls) => calls ?? []);

/** A stretch of an iteration; `startMs` and `endMs` are epoch milliseconds. */
export const spanSchema = z.looseObject({
  id: z.string(),
  parentId: z.string().nullish(),
  name: z.string(),
  category: z.string(),
  startMs: z.number(),
  endMs: z.number(),
  promptIndex: z.number().nullish(),
  stepIndex: z.number().nullish(),
  authoredStepId: z.string().nullish(),
  status: z.string().nullish(),
  toolCallId: z.string().nullish(),
  toolName: z.string().nullish(),
  serverId: z.string().nullish(),
  modelId: z.string().nullish(),
  provider: z.string().nullish(),
  inputTokens: z.number().nullish(),
  outputTokens: z.number().nullish(),
  totalTokens: z.number().nullish(),
  finishReason: z.string().nullish(),
  /** Of a step that failed: what is wrong. */
  reason: z.string().nullish(),
});
export type Span = z.infer<typeof spanSchema>;

const mismatchSchema = z.looseObject({
  expected: toolCallSchema,
  actual: toolCallSchema,
  mismatchedArguments: z
    .array(z.string())
    .nullish()
    .transform((names) => names ?? []),
});

/** As reporters of the published SDK tell it. Source: wire reference, 6.9. */
const reportedMismatchSchema = z
  .looseObject({
    toolName: z.string(),
    expectedArgs: z.unknown().optional(),
    actualArgs: z.unknown().optional(),
  })
  .transform((reported) => {
    const { toolName, expectedArgs, actualArgs } = reported;
    return {
      ...reported,
      expected: { toolName, arguments: expectedArgs },
      actual: { toolName, arguments: actualArgs },
      mismatchedArguments: differingNames(expectedArgs, actualArgs),
    };
  });

/** An expected call whose arguments differ from those of the call it was matched with. */
const argumentMismatchSchema = z.union([mismatchSchema, reportedMismatchSchema]);

/** Names of the members that only one has or that differ; none where they have no members. */
function differingNames(expected: unknown, actual: unknown): string[] {
  const [one, other] = [membersOf(expected), membersOf(actual)];
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (name) => one.get(name) !== other.get(name),
  );
}

/** Members with their values as JSON. */
function membersOf(value: unknown): Map<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map();
  return new Map(Object.entries(value).map(([name, member]) => [name, JSON.stringify(member)]));
}

/** Verdict on one assertion. */
const assertionResultSchema = z.looseObject({
  predicate: z.looseObject({ type: z.string().nullish() }).nullish(),
  passed: z.boolean(),
  reason: z.string().nullish(),
  /** What a result was to be and what it was, where the reason has no room for it. */
  expected: z.string().nullish(),
  observed: z.string().nullish(),
  scope: z
    .union([
      z.string(),
      z.looseObject({ kind: z.string().nullish(), promptIndex: z.number().nullish() }),
    ])
    .nullish(),
});
export type AssertionResult = z.infer<typeof assertionResultSchema>;

/** Expected-versus-actual analysis of one prompt. */
export const promptAnalysisSchema = z.looseObject({
  promptIndex: z.number().nullish(),
  prompt: z.string().nullish(),
  expectedToolCalls: toolCalls,
  actualToolCalls: toolCalls,
  expectedOutput: z.string().nullish(),
  passed: z.boolean().nullish(),
  missing: toolCalls,
  unexpected: toolCalls,
  argumentMismatches: z
    .array(argumentMismatchSchema)
    .nullish()
    .transform((mismatches) => mismatches ?? []),
  predicateResults: z.array(assertionResultSchema).nullish(),
});
export type PromptAnalysis = z.infer<typeof promptAnalysisSchema>;

/** `content` is text, or parts in the shape of the model SDK. */
export const traceMessageSchema = z.looseObject({
  role: z.string().nullish(),
  content: z.unknown().optional(),
});
export type TraceMessage = z.infer<typeof traceMessageSchema>;

/** A trace as a client reads it. */
export const readTraceSchema = z.looseObject({
  traceVersion: z.number().nullish(),
  messages: z
    .array(traceMessageSchema)
    .nullish()
    .transform((messages) => messages ?? []),
  spans: z.array(spanSchema).nullish(),
  prompts: z.array(promptAnalysisSchema).nullish(),
});

/** GET …/iterations/{iterationId}/trace. What a reporter had in it besides is told again. */
export const traceSchema = readTraceSchema.extend({
  /** What of a reported trace had not its shape; some reporters have a member of this name. */
  leftOut: z.unknown().optional(),
  widgetSnapshots: z.unknown().optional(),
});
export type Trace = z.infer<typeof traceSchema>;

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
});
export type Span = z.infer<typeof spanSchema>;

/** An expected call whose arguments differ from those of the call it was matched with. */
const argumentMismatchSchema = z.looseObject({
  expected: toolCallSchema,
  actual: toolCallSchema,
  mismatchedArguments: z
    .array(z.string())
    .nullish()
    .transform((names) => names ?? []),
});

/** Verdict on one assertion. */
const assertionResultSchema = z.looseObject({
  predicate: z.looseObject({ type: z.string().nullish() }),
  passed: z.boolean(),
  reason: z.string().nullish(),
  scope: z.string().nullish(),
});
export type AssertionResult = z.infer<typeof assertionResultSchema>;

/** Expected-versus-actual analysis of one prompt. */
export const promptAnalysisSchema = z.looseObject({
  promptIndex: z.number(),
  prompt: z.string().nullish(),
  expectedToolCalls: toolCalls,
  actualToolCalls: toolCalls,
  expectedOutput: z.string().nullish(),
  passed: z.boolean(),
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
export const traceMessageSchema = z.looseObject({ role: z.string(), content: z.unknown() });
export type TraceMessage = z.infer<typeof traceMessageSchema>;

/** GET …/iterations/{iterationId}/trace. */
export const traceSchema = z.looseObject({
  traceVersion: z.number().nullish(),
  messages: z
    .array(traceMessageSchema)
    .nullish()
    .transform((messages) => messages ?? []),
  spans: z.array(spanSchema).nullish(),
  prompts: z.array(promptAnalysisSchema).nullish(),
});
export type Trace = z.infer<typeof traceSchema>;

import { z } from 'zod';

/** A tool call, expected or actual. */
export const toolCallSchema = z.looseObject({
  toolName: z.string(),
  arguments: z.record(z.string(), z.unknown()).nullish(),
});
export type ToolCall = z.infer<typeof toolCallSchema>;

/** Token counts of an iteration, as far as the provider told them. */
export const usageSchema = z.looseObject({
  inputTokens: z.number().nullish(),
  outputTokens: z.number().nullish(),
  totalTokens: z.number().nullish(),
  cachedInputTokens: z.number().nullish(),
  reasoningTokens: z.number().nullish(),
});
export type Usage = z.infer<typeof usageSchema>;

/** Item of GET /eval-runs/{runId}/iterations. */
export const iterationSchema = z.looseObject({
  id: z.string(),
  testCaseId: z.string().nullish(),
  title: z.string().nullish(),
  iterationNumber: z.number(),
  status: z.string(),
  result: z.string().nullish(),
  model: z.string().nullish(),
  provider: z.string().nullish(),
  startedAt: z.number().nullish(),
  durationMs: z.number().nullish(),
  tokensUsed: z.number().nullish(),
  usage: usageSchema.nullish(),
  actualToolCalls: z
    .array(toolCallSchema)
    .nullish()
    .transform((calls) => calls ?? []),
  expectedToolCalls: z
    .array(toolCallSchema)
    .nullish()
    .transform((calls) => calls ?? []),
  error: z.string().nullish(),
});
export type Iteration = z.infer<typeof iterationSchema>;

import { z } from 'zod';
import { readTolerantly, type Tolerant } from '../wire/tolerance.ts';

/** A tool call, expected or actual. `arguments` is an object as a rule, and may be anything. */
export const toolCallSchema = z.looseObject({
  toolName: z.string().describe('Name of the tool.'),
  arguments: z.unknown().optional().describe('An object as a rule.'),
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

/** What any service tells of an iteration, and clients read. */
const commonSchema = z.looseObject({
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
  /** What it waited for MCP servers to come up, in milliseconds, before it began; not in durationMs. */
  startupMs: z.number().nullish(),
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

/**
 * Item of GET /eval-runs/{runId}/iterations. What its reporter told of an ingested one is told
 * again: `scores` and `evaluationConfig` as they lay in its metadata, whatever they are.
 */
export const iterationSchema = commonSchema.extend({
  externalIterationId: z.string().nullish(),
  externalCaseId: z.string().nullish(),
  caseId: z.string().nullish(),
  metadata: z.looseObject({}).nullish(),
  query: z.string().nullish(),
  expectedOutput: z.string().nullish(),
  errorDetails: z.string().nullish(),
  isNegativeTest: z.boolean().nullish(),
  /** What of the reported row had not its shape. */
  leftOut: z.array(z.string()).optional(),
  scores: z.unknown().optional(),
  evaluationConfig: z.unknown().optional(),
  advancedConfig: z.looseObject({}).nullish(),
  matchOptions: z.looseObject({}).nullish(),
  /** Beside scores only; null: they were checked, and hold. */
  scoreIntegrity: z.literal('score_integrity_invalid').nullish(),
  /** Why they do not hold. */
  scoreProblem: z.string().optional(),
});
export type Iteration = z.infer<typeof iterationSchema>;

/**
 * An iteration as a client reads it: of what is no iteration at all, there is still one that cannot be
 * read. `runId` is no documented member, but where it is told it must be that of the run.
 */
const readableIterationSchema = commonSchema.extend({
  id: z.string().nullish(),
  iterationNumber: z.number().nullish(),
  status: z.string().nullish(),
  runId: z.string().nullish(),
});
export type ReadIteration = Tolerant<z.infer<typeof readableIterationSchema>>;

/** Without these an iteration cannot be told from others, or does not say how it ended. */
const NEEDED = ['id', 'iterationNumber', 'status'] as const;

export const readIterationSchema = z.unknown().transform((written): ReadIteration => {
  const reading = readTolerantly(readableIterationSchema, written);
  if ('problems' in reading) return { ...NO_ITERATION, unreadable: ['is no object'] };
  const { value, unreadable } = reading;
  const missing = NEEDED.filter(
    (name) => value[name] == null && !unreadable.some((told) => told.startsWith(`${name}:`)),
  ).map((name) => `${name}: is missing`);
  return { ...value, unreadable: [...unreadable, ...missing] };
});

const NO_ITERATION = readableIterationSchema.parse({});

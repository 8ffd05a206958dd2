import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import {
  assertionSchema,
  locatorSchema,
  transcriptAssertionSchema,
  widgetTextSchema,
} from './assertion.ts';

const stepId = z.string().min(1);

const interactionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('click'),
    target: locatorSchema,
    clickType: z.enum(['left', 'double', 'right']).optional(),
  }),
  z.strictObject({
    kind: z.literal('type'),
    target: locatorSchema,
    text: widgetTextSchema,
  }),
  z.strictObject({ kind: z.literal('key'), key: z.string().min(1) }),
  z.strictObject({
    kind: z.literal('scroll'),
    direction: z.enum(['up', 'down']),
    amount: z.int().positive().optional(),
  }),
  z.strictObject({ kind: z.literal('wait'), ms: z.int().min(1).max(LIMITS.interactWaitMs) }),
]);

/** One step of a test case; steps run in order. */
export const stepSchema = z.discriminatedUnion('kind', [
  z.strictObject({ id: stepId, kind: z.literal('prompt'), prompt: z.string().min(1) }),
  z.strictObject({
    id: stepId,
    kind: z.literal('toolCall'),
    serverName: z.string().min(1),
    serverId: z.string().min(1).optional(),
    toolName: z.string().min(1),
    arguments: z.record(z.string(), z.unknown()),
    renderTimeoutMs: z.int().min(1).max(LIMITS.renderTimeoutMs).optional(),
  }),
  z.strictObject({
    id: stepId,
    kind: z.literal('interact'),
    toolName: z.string().min(1),
    action: interactionSchema,
  }),
  z.strictObject({ id: stepId, kind: z.literal('assert'), assertion: assertionSchema }),
]);
export type Step = z.infer<typeof stepSchema>;

/** How expected tool calls are held against the actual ones. Both published vocabularies are read. */
export const matchOptionsSchema = z.strictObject({
  toolCallOrder: z.enum(['ignore', 'strict', 'superset', 'any', 'in-order', 'exact']).optional(),
  maxExtraToolCalls: z.int().min(0).nullable().optional(),
  extraToolCalls: z.union([z.literal('unlimited'), z.int().min(0)]).optional(),
  allowExtraToolCalls: z.boolean().optional(),
  argumentMatching: z.enum(['partial', 'exact', 'ignore']).optional(),
  arguments: z.enum(['partial', 'exact', 'ignore']).optional(),
});
export type MatchOptions = z.infer<typeof matchOptionsSchema>;

/** Overrides of how the model is called. Other keys are kept, since services differ. */
const advancedConfigSchema = z.looseObject({
  system: z.string().optional(),
  temperature: z.number().optional(),
  toolChoice: z.unknown().optional(),
});

/** A test case of a suite or a run. */
export const testCaseSchema = z.strictObject({
  title: z.string().min(1),
  steps: z.array(stepSchema).min(1).max(LIMITS.stepsPerCase),
  runs: z.int().min(1).max(LIMITS.iterationsPerCase).optional(),
  model: z.string().min(1).optional(),
  provider: z.string().min(1).optional(),
  isNegativeTest: z.boolean().optional(),
  expectedOutput: z.string().optional(),
  scenario: z.string().optional(),
  advancedConfig: advancedConfigSchema.optional(),
  matchOptions: matchOptionsSchema.optional(),
  predicates: z
    .strictObject({
      mode: z.enum(['inherit', 'replace', 'extend']),
      list: z.array(transcriptAssertionSchema),
    })
    .optional(),
});
export type TestCase = z.infer<typeof testCaseSchema>;

import { z } from 'zod';
import { LIMITS } from '../limits.ts';

const toolName = z.string().min(1);
const argumentMatching = z.enum(['partial', 'exact', 'ignore']);

/** A pattern that cannot be read is a mistake of whoever wrote it, not a failure of the servers. */
const pattern = z
  .string()
  .min(1)
  .superRefine((source, context) => {
    const problem = regexProblem(source);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  });

function regexProblem(source: string): string | undefined {
  try {
    new RegExp(source);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Assertions judged on the transcript, keyed on `type`. */
export const transcriptAssertionSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('toolCalledWith'),
    toolName,
    args: z.strictObject({
      args: z.record(z.string(), z.unknown()),
      argumentMatching: argumentMatching.optional(),
    }),
    minCount: z.int().min(1).optional(),
  }),
  z.strictObject({ type: z.literal('toolCalledAtLeastOnce'), toolName }),
  z.strictObject({ type: z.literal('toolNeverCalled'), toolName }),
  z.strictObject({ type: z.literal('firstToolWas'), toolName }),
  z.strictObject({
    type: z.literal('responseContains'),
    needle: z.string().min(1),
    caseSensitive: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('responseMatches'), pattern }),
  z.strictObject({ type: z.literal('noToolErrors') }),
  z.strictObject({ type: z.literal('finalAssistantMessageNonEmpty') }),
  z.strictObject({ type: z.literal('tokenBudgetUnder'), tokens: z.int().min(1) }),
  z.strictObject({ type: z.literal('turnCountUnder'), turns: z.int().min(1) }),
  z.strictObject({ type: z.literal('widgetRendered'), toolName: toolName.optional() }),
  z.strictObject({
    type: z.literal('widgetRenderLatencyUnder'),
    ms: z.int().min(1),
    toolName: toolName.optional(),
  }),
  z.strictObject({ type: z.literal('widgetNoConsoleErrors'), toolName: toolName.optional() }),
]);
export type TranscriptAssertion = z.infer<typeof transcriptAssertionSchema>;

/** Its number is written so that no reader takes it for a status from 500 on. */
export const widgetTextSchema = z
  .string()
  .max(
    LIMITS.widgetTextLength,
    `must have at most ${LIMITS.widgetTextLength / 1000} thousand characters`,
  );

/** Where a widget assertion or interaction looks: at least one way to find the element. */
export const locatorSchema = z
  .strictObject({
    role: z
      .strictObject({
        role: z.string().min(1),
        name: z.string().optional(),
        exact: z.boolean().optional(),
      })
      .optional(),
    text: widgetTextSchema.optional(),
    css: z.string().optional(),
    testId: z.string().optional(),
    nth: z.int().min(0).optional(),
  })
  .refine(({ role, text, css, testId }) => [role, text, css, testId].some(Boolean), {
    message: 'name the element by role, text, css or testId',
  });

/** Assertions judged on a live widget, keyed on `kind`. */
const widgetAssertionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('textVisible'), toolName, text: widgetTextSchema }),
  z.strictObject({ kind: z.literal('elementVisible'), toolName, target: locatorSchema }),
  z.strictObject({ kind: z.literal('elementHidden'), toolName, target: locatorSchema }),
  z.strictObject({
    kind: z.literal('inputValue'),
    toolName,
    target: locatorSchema,
    equals: widgetTextSchema,
  }),
  z.strictObject({ kind: z.literal('widgetToolCalled'), toolName, calledToolName: toolName }),
]);

export const assertionSchema = z.union([transcriptAssertionSchema, widgetAssertionSchema]);
export type Assertion = z.infer<typeof assertionSchema>;

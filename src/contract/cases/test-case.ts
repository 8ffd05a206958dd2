import { z } from 'zod';
import { LIMITS, OWN_LIMITS } from '../limits.ts';
import {
  assertionSchema,
  locatorSchema,
  transcriptAssertionSchema,
  widgetTextSchema,
} from './assertion.ts';
import { caseLimitsSchema } from './execution-settings.ts';
import { serverStepSchemas } from './server-step.ts';

const stepId = z.string().min(1).describe('Tells the step from others in results.');
const stepKind = <Name extends string>(name: Name) =>
  z.literal(name).describe('Which kind of step it is.');
const action = <Name extends string>(name: Name) => z.literal(name).describe('What is done.');
const target = locatorSchema.describe('The element that it is done to.');

const interactionSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: action('click'),
      target,
      clickType: z
        .enum(['left', 'double', 'right'])
        .optional()
        .describe('`left` where it is left out.'),
    })
    .describe('Clicks an element.'),
  z
    .strictObject({
      kind: action('type'),
      target,
      text: widgetTextSchema.describe('What is typed.'),
    })
    .describe('Types a text into an element.'),
  z
    .strictObject({
      kind: action('key'),
      key: z.string().min(1).describe('Name of the key, such as `Enter`.'),
    })
    .describe('Presses a key.'),
  z
    .strictObject({
      kind: action('scroll'),
      direction: z.enum(['up', 'down']).describe('Where to.'),
      amount: z.int().positive().optional().describe('How far, in pixels.'),
    })
    .describe('Scrolls.'),
  z
    .strictObject({
      kind: action('wait'),
      ms: z.int().min(1).max(LIMITS.interactWaitMs).describe('How long, in milliseconds.'),
    })
    .describe('Waits.'),
]);

/** One step of a test case; steps run in order. */
export const stepSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({
      id: stepId,
      kind: stepKind('prompt'),
      prompt: z.string().min(1).describe('What the model is told.'),
    })
    .describe(
      "Sends a prompt to the case's model, with the tools of all servers of the run, until it answers without calling one. Something behind it has to assert what could fail.",
    ),
  ...serverStepSchemas,
  z
    .strictObject({
      id: stepId,
      kind: stepKind('interact'),
      toolName: z.string().min(1).describe('Name of the tool that the widget is of.'),
      action: interactionSchema.describe('What is done to the widget.'),
    })
    .describe(
      'Does something to the widget of a tool. It needs a browser; the embedded service refuses it.',
    ),
  z
    .strictObject({
      id: stepId,
      kind: stepKind('assert'),
      assertion: assertionSchema.describe('What has to hold.'),
    })
    .describe(
      'Asserts something of what came before it: of the last prompt and its answer or, where the case has none, of what its steps called. Assertions on a result are on the last one that a step of the case had.',
    ),
]);
export type Step = z.infer<typeof stepSchema>;

/** How expected tool calls are held against the actual ones. Both published vocabularies are read. */
export const matchOptionsSchema = z.strictObject({
  toolCallOrder: z
    .enum(['ignore', 'strict', 'superset', 'any', 'in-order', 'exact'])
    .optional()
    .describe(
      '`ignore` (or `any`): calls in any order. `superset` (or `in-order`): in the expected order, others may come between. `strict` (or `exact`): the expected calls in their order and no others.',
    ),
  maxExtraToolCalls: z
    .int()
    .min(0)
    .nullable()
    .optional()
    .describe('Calls beyond the expected ones; null: any number.'),
  extraToolCalls: z
    .union([z.literal('unlimited'), z.int().min(0)])
    .optional()
    .describe('The same in other words.'),
  allowExtraToolCalls: z.boolean().optional().describe('The same in other words: false for none.'),
  argumentMatching: z
    .enum(['partial', 'exact', 'ignore'])
    .optional()
    .describe(
      '`partial`: the expected arguments are among the actual ones. `exact`: they are all of them. `ignore`: they may be any.',
    ),
  arguments: z
    .enum(['partial', 'exact', 'ignore'])
    .optional()
    .describe('Another name of `argumentMatching`.'),
});
export type MatchOptions = z.infer<typeof matchOptionsSchema>;

/** Overrides of how the model is called. Other keys are kept, since services differ. */
const advancedConfigSchema = z.looseObject({
  system: z.string().optional().describe('System prompt.'),
  temperature: z.number().optional().describe('Of the model.'),
  toolChoice: z
    .unknown()
    .optional()
    .describe('`auto`, `none`, `required`, or `{"type": "tool", "toolName": "…"}`.'),
});

/** A test case of a suite or a run. */
export const testCaseSchema = z.strictObject({
  title: z.string().min(1).describe('Tells it from other cases of its suite.'),
  steps: z
    .array(stepSchema)
    .min(1)
    .max(LIMITS.stepsPerCase)
    .describe('In the order in which they run. One at least calls a tool or prompts a model.'),
  runs: z
    .int()
    .min(1)
    .max(OWN_LIMITS.iterationsPerCase)
    .optional()
    .describe('Iterations; 1 where not given.'),
  model: z.string().min(1).optional().describe('Of its prompts, in place of the default.'),
  provider: z.string().min(1).optional().describe('Of a model without a prefix.'),
  isNegativeTest: z
    .boolean()
    .optional()
    .describe('It passes where no tool is called. It needs a prompt.'),
  expectedOutput: z
    .string()
    .optional()
    .describe('Kept with the results; nothing is held against it.'),
  scenario: z.string().optional().describe('For people.'),
  advancedConfig: advancedConfigSchema.optional().describe('How the model is called.'),
  matchOptions: matchOptionsSchema
    .optional()
    .describe('How the expected tool calls are held against the actual ones.'),
  predicates: z
    .strictObject({
      mode: z
        .enum(['inherit', 'replace', 'extend'])
        .describe(
          'How they stand to those of the suite, where a service keeps such; the embedded one judges these alone.',
        ),
      list: z.array(transcriptAssertionSchema).describe('The assertions.'),
    })
    .optional()
    .describe('Assertions on the whole of its transcript.'),
  limits: caseLimitsSchema
    .optional()
    .describe('How long it waits; what the run says of the same comes first.'),
});
export type TestCase = z.infer<typeof testCaseSchema>;

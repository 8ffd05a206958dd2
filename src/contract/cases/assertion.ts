import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { patternSchema, toolNameSchema } from './pattern.ts';
import { resultAssertionSchema } from './result-assertion.ts';

/** The member that tells assertions apart. */
const type = <Name extends string>(name: Name) =>
  z.literal(name).describe('Which assertion it is.');

const toolName = toolNameSchema.describe('Name of the tool, as its server has it.');
const widgetTool = toolNameSchema.describe('Name of the tool that the widget is of.');
const anyWidgetTool = widgetTool
  .optional()
  .describe('Name of the tool that the widget is of; any where it is left out.');

const NO_WIDGETS = 'The embedded service renders no widgets and refuses it.';

/** Assertions judged on the transcript, keyed on `type`. */
export const transcriptAssertionSchema = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: type('toolCalledWith'),
      toolName,
      args: z
        .strictObject({
          args: z.record(z.string(), z.unknown()).describe('The arguments by their names.'),
          argumentMatching: z
            .enum(['partial', 'exact', 'ignore'])
            .optional()
            .describe(
              '`partial` (default): a call may have more arguments, and the words any, string, number, boolean, object, array and null stand for a type. `exact`: these and no others. `ignore`: whatever they are.',
            ),
        })
        .describe('The arguments that are expected, and how they are compared.'),
      minCount: z
        .int()
        .min(1)
        .optional()
        .describe('How many calls of that kind there are at least; 1 where it is left out.'),
    })
    .describe(
      'The model called the tool with these arguments. Without a model: a `toolCall` step did.',
    ),
  z
    .strictObject({ type: type('toolCalledAtLeastOnce'), toolName })
    .describe('The model called the tool. Without a model: a `toolCall` step did.'),
  z
    .strictObject({ type: type('toolNeverCalled'), toolName })
    .describe(
      'The model did not call the tool; a model that gave no answer is no evidence of it. Without a model: no `toolCall` step did.',
    ),
  z
    .strictObject({ type: type('firstToolWas'), toolName })
    .describe(
      'The first call of the model was one of this tool. Without a model: that of the steps was.',
    ),
  z
    .strictObject({
      type: type('responseContains'),
      needle: z.string().min(1).describe('The text to look for.'),
      caseSensitive: z
        .boolean()
        .optional()
        .describe('Whether capital letters matter; `false` where it is left out.'),
    })
    .describe(
      'The last answer of the model contains the text. Without a model: the text of the last result does.',
    ),
  z
    .strictObject({
      type: type('responseMatches'),
      pattern: patternSchema.describe('A regular expression of JavaScript, without flags.'),
    })
    .describe(
      'The last answer of the model matches the pattern somewhere. Without a model: the text of the last result does.',
    ),
  z
    .strictObject({ type: type('noToolErrors') })
    .describe(
      'No call of a tool ended in an error, by the model or by a step, but for those that a step expects. A model that gave no answer is no evidence of it. Without a model: the same of the steps, which say so by themselves.',
    ),
  z
    .strictObject({ type: type('finalAssistantMessageNonEmpty') })
    .describe(
      'The last answer of the model is more than white space. Without a model: the text of the last result is.',
    ),
  z
    .strictObject({
      type: type('tokenBudgetUnder'),
      tokens: z.int().min(1).describe('The number of tokens that is not reached.'),
    })
    .describe(
      'The model used fewer tokens. Fails where its provider tells no number. Without a model: always holds, since none are used.',
    ),
  z
    .strictObject({
      type: type('turnCountUnder'),
      turns: z.int().min(1).describe('The number of answers that is not reached.'),
    })
    .describe(
      'The model answered fewer times; each round of tool calls is one. Without a model: always holds, since there are none.',
    ),
  z
    .strictObject({ type: type('widgetRendered'), toolName: anyWidgetTool })
    .describe(`A widget was rendered. ${NO_WIDGETS}`),
  z
    .strictObject({
      type: type('widgetRenderLatencyUnder'),
      ms: z.int().min(1).describe('The number of milliseconds that is not reached.'),
      toolName: anyWidgetTool,
    })
    .describe(`A widget was rendered in less time. ${NO_WIDGETS}`),
  z
    .strictObject({ type: type('widgetNoConsoleErrors'), toolName: anyWidgetTool })
    .describe(`A widget wrote no errors to its console. ${NO_WIDGETS}`),
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
        role: z.string().min(1).describe('The role itself, such as `button`.'),
        name: z.string().optional().describe('The accessible name of the element.'),
        exact: z.boolean().optional().describe('Whether the name has to be the whole one.'),
      })
      .optional()
      .describe('By its accessible role.'),
    text: widgetTextSchema.optional().describe('By the text it shows.'),
    css: z.string().optional().describe('By a CSS selector.'),
    testId: z.string().optional().describe('By its test id.'),
    nth: z.int().min(0).optional().describe('Which of several it is, counted from 0.'),
  })
  .refine(({ role, text, css, testId }) => [role, text, css, testId].some(Boolean), {
    message: 'name the element by role, text, css or testId',
  });

const kind = <Name extends string>(name: Name) =>
  z.literal(name).describe('Which assertion it is.');
const target = locatorSchema.describe('The element of the widget.');

/** Assertions judged on a live widget, keyed on `kind`. */
const widgetAssertionSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: kind('textVisible'),
      toolName: widgetTool,
      text: widgetTextSchema.describe('The text to look for.'),
    })
    .describe(`The widget shows the text. ${NO_WIDGETS}`),
  z
    .strictObject({ kind: kind('elementVisible'), toolName: widgetTool, target })
    .describe(`The widget shows the element. ${NO_WIDGETS}`),
  z
    .strictObject({ kind: kind('elementHidden'), toolName: widgetTool, target })
    .describe(`The widget does not show the element. ${NO_WIDGETS}`),
  z
    .strictObject({
      kind: kind('inputValue'),
      toolName: widgetTool,
      target,
      equals: widgetTextSchema.describe('The value that is expected.'),
    })
    .describe(`The field of the widget holds the value. ${NO_WIDGETS}`),
  z
    .strictObject({
      kind: kind('widgetToolCalled'),
      toolName: widgetTool,
      calledToolName: toolNameSchema.describe('Name of the tool that was called.'),
    })
    .describe(`The widget called a tool by itself. ${NO_WIDGETS}`),
]);

export const assertionSchema = z.union([
  z.discriminatedUnion('type', [transcriptAssertionSchema, resultAssertionSchema]),
  widgetAssertionSchema,
]);
export type Assertion = z.infer<typeof assertionSchema>;

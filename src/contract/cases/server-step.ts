import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { jsonPathSchema, patternSchema } from './pattern.ts';
import { resultAssertionSchema } from './result-assertion.ts';

/** Assertions on one result; who has more reads none of them. */
const MAX_EXPECTATIONS = 100;

const stepId = z.string().min(1).describe('Tells the step from others in results.');
const stepKind = <Name extends string>(name: Name) =>
  z.literal(name).describe('Which kind of step it is.');

/** The error that a step is to end in. */
export const expectedErrorSchema = z
  .union([
    z.literal(true, 'must be true, or an object of `contains`, `matches` or both'),
    z
      .strictObject({
        contains: z
          .string()
          .min(1)
          .optional()
          .describe('What the text of the error contains, capital letters being no matter.'),
        matches: patternSchema
          .optional()
          .describe('A regular expression of JavaScript that the text of the error matches.'),
      })
      .refine(({ contains, matches }) => contains !== undefined || matches !== undefined, {
        message: 'say what the error contains or matches, or write true',
      }),
  ])
  .describe(
    'The step is to end in an error: a result that says so, or an error of the protocol that the server answered, such as invalid arguments or an unknown tool. `true` for any. The step fails where there is none. A server that crashes, is silent or cannot be reached is no such error.',
  );
export type ExpectedError = z.infer<typeof expectedErrorSchema>;

/** Names of captured values, as they stand in `{{name}}`. */
export const CAPTURE_NAME = /^[A-Za-z_]\w{0,63}$/;

export const captureSchema = z.union([
  jsonPathSchema,
  z.strictObject({
    path: jsonPathSchema.describe('A JSON path by RFC 9535 that leads to one value.'),
    in: z
      .enum(['structuredContent', 'text', 'result'])
      .optional()
      .describe('Where the path begins, as in the assertion jsonPath.'),
  }),
  z.strictObject({
    pattern: patternSchema.describe(
      'A regular expression of JavaScript that the text of the result matches; the first group is captured, or all of it where it has none.',
    ),
  }),
]);
export type Capture = z.infer<typeof captureSchema>;

const server = {
  serverName: z.string().min(1).describe('Name of the MCP server.'),
  serverId: z
    .string()
    .min(1)
    .optional()
    .describe('Id of the server, where the name does not tell; it comes before the name.'),
};

/** What any step that asks a server may say of the answer. */
const answer = {
  expectError: expectedErrorSchema.optional(),
  expect: z
    .array(resultAssertionSchema)
    .max(MAX_EXPECTATIONS)
    .optional()
    .describe(
      'Assertions on the result of this step, such as textContains or jsonPath. With `expectError` on the error.',
    ),
  capture: z
    .record(
      z
        .string()
        .regex(
          CAPTURE_NAME,
          'is no name: write letters, digits and _, at most 64, a digit not first',
        ),
      captureSchema,
    )
    .optional()
    .describe(
      'Values of the result by names of your own, for later steps of the case: where one of their arguments, a prompt or an assertion has `{{name}}`, the value stands in its place. A text that is nothing but `{{name}}` becomes the value itself, a number say. A path (a text that begins with `$`) or `{path, in}` leads to a value, `{pattern}` finds one in the text. What finds nothing fails the case.',
    ),
};

const argumentsText = 'What the tool is given, by the names of its arguments.';

/** Steps that ask a server for something, without a model. */
export const serverStepSchemas = [
  z
    .strictObject({
      id: stepId,
      kind: stepKind('toolCall'),
      ...server,
      toolName: z.string().min(1).describe('Name of the tool, as its server has it.'),
      arguments: z.record(z.string(), z.unknown()).describe(argumentsText),
      renderTimeoutMs: z
        .int()
        .min(1)
        .max(LIMITS.renderTimeoutMs)
        .optional()
        .describe('How long a widget of the tool may take; the embedded service renders none.'),
      ...answer,
    })
    .describe(
      'Calls a tool. It asserts its own success: an error of the tool or of the protocol fails the case, unless the step expects one. Needs no model.',
    ),
  z
    .strictObject({
      id: stepId,
      kind: stepKind('promptGet'),
      ...server,
      promptName: z.string().min(1).describe('Name of the prompt, as its server has it.'),
      arguments: z
        .record(z.string(), z.string())
        .optional()
        .describe('What fills the prompt in, by the names of its arguments; all of them texts.'),
      ...answer,
    })
    .describe(
      'Lets a server render one of its prompts. The text of the result is that of its messages. It asserts its own success. Needs no model: none is sent the prompt.',
    ),
  z
    .strictObject({
      id: stepId,
      kind: stepKind('resourceRead'),
      ...server,
      uri: z.string().min(1).describe('Address of the resource.'),
      ...answer,
    })
    .describe('Reads a resource of a server. It asserts its own success. Needs no model.'),
  z
    .strictObject({ id: stepId, kind: stepKind('toolList'), ...server, ...answer })
    .describe(
      'Lists the tools of a server, all pages of them, as `{tools: […]}`. It asserts its own success. Needs no model.',
    ),
  z
    .strictObject({ id: stepId, kind: stepKind('promptList'), ...server, ...answer })
    .describe(
      'Lists the prompts of a server, all pages of them, as `{prompts: […]}`. It asserts its own success. Needs no model.',
    ),
  z
    .strictObject({ id: stepId, kind: stepKind('resourceList'), ...server, ...answer })
    .describe(
      'Lists the resources of a server, all pages of them, as `{resources: […]}`. It asserts its own success. Needs no model.',
    ),
  z
    .strictObject({ id: stepId, kind: stepKind('resourceTemplateList'), ...server, ...answer })
    .describe(
      'Lists the resource templates of a server, all pages of them, as `{resourceTemplates: […]}`. It asserts its own success. Needs no model.',
    ),
] as const;
export type ServerStep = z.infer<(typeof serverStepSchemas)[number]>;

const SERVER_STEPS: ReadonlySet<string> = new Set(
  serverStepSchemas.map(({ shape }) => shape.kind.value),
);

/** Whether a step asks a server for something, and so has a result. */
export const asksServer = <Step extends { kind: string }>(
  step: Step,
): step is Extract<Step, ServerStep> => SERVER_STEPS.has(step.kind);

import * as z from 'zod';
import { addMisfit, needsAny } from '../validation.ts';
import { assertion, resultAssertion, within } from './assertions.ts';
import { jsonPath, name, pattern, text } from './texts.ts';

/** Most characters of the arguments of a call, as JSON. */
const MAX_ARGUMENTS = 100_000;
const MAX_EXPECTATIONS = 50;

const id = name().describe('Tells the step from the others of its case.');

export const callArguments = () =>
  z
    .record(z.string(), z.unknown())
    .default({})
    .superRefine((value, context) => {
      if (JSON.stringify(value).length <= MAX_ARGUMENTS) return;
      addMisfit(context, [], { code: 'range', what: 'string', min: null, max: MAX_ARGUMENTS });
    });

const expectedError = z.union([
  z.literal(true),
  z
    .strictObject({ contains: text().optional(), matches: pattern().optional() })
    .superRefine(needsAny('expectError', ['contains', 'matches'])),
]);
export type ExpectedError = z.infer<typeof expectedError>;

export const capture = z.union([
  jsonPath(),
  z.strictObject({ path: jsonPath(), in: within() }),
  z.strictObject({
    pattern: pattern(),
    as: z.literal('number').optional().describe('What the text is turned into.'),
  }),
]);
export type Capture = z.infer<typeof capture>;

/** What each step that asks a server can say. */
const server = {
  serverName: name().optional().describe('May be left out if the run has one server.'),
  serverId: name().optional().describe('Counts more than the name.'),
  expectError: expectedError
    .optional()
    .describe('The step must end in an error of the tool or of the protocol.'),
  expect: z.array(resultAssertion).max(MAX_EXPECTATIONS).optional(),
  capture: z
    .record(z.string().regex(/^[A-Za-z_]\w{0,63}$/), capture)
    .optional()
    .describe('Values of the result by name. Later steps write `{{name}}`.'),
};

const serverStep = <Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  shape: Shape,
  description: string,
) => z.strictObject({ id, kind: z.literal(kind), ...shape, ...server }).describe(description);

/** Steps that ask a server, and assert their own success unless they expect an error. */
const serverSteps = [
  serverStep(
    'toolCall',
    {
      toolName: name(),
      arguments: callArguments(),
      renderTimeoutMs: z.int().min(1).optional().describe('Has no effect: no widgets are shown.'),
    },
    'Calls a tool.',
  ),
  serverStep(
    'promptGet',
    { promptName: name(), arguments: z.record(z.string(), z.string()).optional() },
    'Gets a prompt of a server. No model sees it.',
  ),
  serverStep('resourceRead', { uri: name() }, 'Reads a resource.'),
  serverStep('toolList', {}, 'Lists the tools of a server, as `{tools: […]}`.'),
  serverStep('promptList', {}, 'Lists the prompts of a server, as `{prompts: […]}`.'),
  serverStep('resourceList', {}, 'Lists the resources of a server, as `{resources: […]}`.'),
  serverStep(
    'resourceTemplateList',
    {},
    'Lists the resource templates of a server, as `{resourceTemplates: […]}`.',
  ),
] as const;

export const step = z.discriminatedUnion('kind', [
  z
    .strictObject({ id, kind: z.literal('prompt'), prompt: text() })
    .describe('Sends a text to the model, with the tools of all servers.'),
  ...serverSteps,
  z
    .looseObject({ id, kind: z.literal('interact') })
    .describe('Acts on a widget. This service refuses it.'),
  z
    .strictObject({ id, kind: z.literal('assert'), assertion })
    .describe('Asserts something of the steps before it.'),
]);
export type Step = z.infer<typeof step>;
export type ServerStep = z.infer<(typeof serverSteps)[number]>;
export type ToolCall = Extract<Step, { kind: 'toolCall' }>;
export type PromptStep = Extract<Step, { kind: 'prompt' }>;
export type AssertStep = Extract<Step, { kind: 'assert' }>;

/** What a step says about its server. */
export type ServerChoice = Pick<ServerStep, 'serverId' | 'serverName'>;

/** Finds the server of a step: by id, else by name, else the only one. Exact names come first. */
export function findServer<Server extends { readonly id: string | null; readonly name: string }>(
  servers: readonly Server[],
  { serverId, serverName }: ServerChoice,
): Server | undefined {
  if (serverId !== undefined) return servers.find(({ id }) => id === serverId);
  if (serverName === undefined) return servers.length === 1 ? servers[0] : undefined;
  const lower = serverName.toLowerCase();
  return (
    servers.find(({ name }) => name === serverName) ??
    servers.find(({ name }) => name.toLowerCase() === lower)
  );
}

const SERVER_KINDS = new Set<string>(serverSteps.map(({ shape }) => shape.kind.value));

/** Whether a step asks a server, and so has a result. */
export const asksServer = (one: Step): one is ServerStep => SERVER_KINDS.has(one.kind);

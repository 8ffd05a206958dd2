import { z } from 'zod';

/** Longest name of a host, as the database finds it by. */
const NAME_LENGTH = 200;

/** Hosts that the service can make a configuration for by itself. Source: wire.md, 3.6. */
export const HOST_TEMPLATES = [
  ...['mcpjam', 'claude', 'claude-code', 'chatgpt', 'mistral', 'cursor'],
  ...['codex', 'copilot', 'vscode', 'agentcore', 'n8n', 'perplexity'],
] as const;

const openObject = z.record(z.string(), z.unknown());

/** What a host is made of. Members that are not named here are kept as they were sent. */
export const hostConfigSchema = z.looseObject({
  modelId: z.string().trim().min(1).describe('`provider/name`, as of a test case.'),
  hostStyle: z.string().optional().describe('Whose look a chat has.'),
  systemPrompt: z.string().optional().describe('What the model is told before all else.'),
  temperature: z.number().min(0).max(2).optional().describe('Of its answers.'),
  requireToolApproval: z
    .boolean()
    .optional()
    .describe('A person is asked before a tool is called.'),
  respectToolVisibility: z
    .boolean()
    .optional()
    .describe('Tools that are meant for apps alone are kept from the model, unless `false`.'),
  clientCapabilities: openObject.optional().describe('What servers are told that the host can do.'),
  connectionDefaults: z
    .looseObject({
      headers: z.record(z.string(), z.string()).optional(),
      requestTimeout: z.number().positive().optional().describe('In milliseconds.'),
    })
    .optional()
    .describe('How servers are connected to.'),
  hostContext: openObject.optional().describe('What apps are told of their surroundings.'),
  mcpProfile: openObject.optional().describe('How the host introduces itself to servers.'),
  serverIds: z.array(z.string().min(1)).optional().describe('Servers of the project.'),
  optionalServerIds: z.array(z.string().min(1)).optional().describe('Servers of the project.'),
});
export type HostConfig = z.infer<typeof hostConfigSchema>;

/** Item of GET /projects/{projectId}/hosts. */
export const hostSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  /** Of the content: the same for the same configuration. */
  hostConfigId: z.string(),
  modelId: z.string(),
  serverCount: z.number(),
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type Host = z.infer<typeof hostSchema>;

/** A host with all of its configuration. */
export const hostDetailSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  config: openObject,
});
export type HostDetail = z.infer<typeof hostDetailSchema>;

const nameSchema = z.string().trim().min(1).max(NAME_LENGTH);

/** POST /hosts. */
export const hostCreateSchema = z
  .strictObject({
    name: nameSchema.describe('No other host of the project has it.'),
    template: z.enum(HOST_TEMPLATES).optional().describe('What the host is like.'),
    theme: z.enum(['light', 'dark']).optional().describe('Of a host that is made by a template.'),
    config: hostConfigSchema.optional().describe('All of its configuration, in place of that.'),
  })
  .refine(({ template, config }) => (template === undefined) !== (config === undefined), {
    path: ['template'],
    error: 'is what is needed, or else `config`',
  });
export type HostCreate = z.infer<typeof hostCreateSchema>;

/** PATCH /hosts/{hostId}. */
export const hostUpdateSchema = z
  .strictObject({
    name: nameSchema.optional().describe('No other host of the project has it.'),
    config: hostConfigSchema.optional().describe('In place of all of the configuration there is.'),
  })
  .refine(({ name, config }) => name !== undefined || config !== undefined, {
    path: ['name'],
    error: 'is what is needed, or `config`',
  });
export type HostUpdate = z.infer<typeof hostUpdateSchema>;

/** DELETE /hosts/{hostId}. */
export const hostDeleteSchema = z.strictObject({});

export const hostDeletedSchema = z.looseObject({ id: z.string(), deleted: z.literal(true) });
export type HostDeleted = z.infer<typeof hostDeletedSchema>;

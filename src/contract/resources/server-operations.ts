import { z } from 'zod';
import { LIMITS } from '../limits.ts';

/** What an MCP server says of itself or answers, handed on as it came. */
const openObject = z.record(z.string(), z.unknown());
const optionalObject = openObject.nullish();

/** Requests that say nothing but what server they are about. */
export const serverRequestSchema = z.strictObject({});

export const serverPageRequestSchema = z.strictObject({
  cursor: z
    .string()
    .nullish()
    .describe('The `nextCursor` of the page before; the first page without it.'),
});

export const serverToolCallSchema = z.strictObject({
  toolName: z.string().min(1).describe('Name of the tool, as the list of tools has it.'),
  parameters: openObject
    .default({})
    .refine((value) => JSON.stringify(value).length <= LIMITS.toolCallArgumentsLength, {
      message: `must be no longer than ${LIMITS.toolCallArgumentsLength} characters of JSON`,
    })
    .describe('What the tool is given, by the names of its arguments.'),
  taskOptions: z
    .unknown()
    .optional()
    .describe('Asks for a task in place of a result, which is refused: `FEATURE_NOT_SUPPORTED`.'),
});

export const serverPromptGetSchema = z.strictObject({
  promptName: z.string().min(1).describe('Name of the prompt, as the list of prompts has it.'),
  arguments: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .default({})
    .describe('What fills the prompt in. The server gets numbers and flags as texts.'),
});

export const serverResourceReadSchema = z.strictObject({
  uri: z.string().min(1).describe('Address of the resource, as the list of resources has it.'),
});

/** A connection that stood. One that did not is a refusal. */
export const serverValidationSchema = z.looseObject({
  success: z.literal(true),
  status: z.string(),
  /** Version of the protocol, what the server calls itself, and its capabilities. */
  initInfo: optionalObject,
});
export type ServerValidation = z.infer<typeof serverValidationSchema>;

const checkSchema = z.looseObject({
  status: z.enum(['ok', 'error', 'skipped']),
  detail: z.string(),
});

export const doctorReportSchema = z.looseObject({
  generatedAt: z.string(),
  status: z.enum(['ready', 'oauth_required', 'partial', 'error']),
  /** What the address of a remote server answers to a request without a session. */
  probe: optionalObject,
  connection: z.looseObject({
    status: z.enum(['connected', 'error', 'skipped']),
    detail: z.string(),
  }),
  initInfo: optionalObject,
  capabilities: optionalObject,
  tools: z.array(openObject).optional(),
  resources: z.array(openObject).optional(),
  resourceTemplates: z.array(openObject).optional(),
  prompts: z.array(openObject).optional(),
  checks: z.looseObject({
    probe: checkSchema.optional(),
    connection: checkSchema.optional(),
    initialization: checkSchema.optional(),
    capabilities: checkSchema.optional(),
    tools: checkSchema.optional(),
    resources: checkSchema.optional(),
    resourceTemplates: checkSchema.optional(),
    prompts: checkSchema.optional(),
  }),
  error: z
    .looseObject({ code: z.string(), message: z.string(), details: optionalObject })
    .nullish(),
});
export type DoctorReport = z.infer<typeof doctorReportSchema>;

export const oauthRequirementSchema = z.looseObject({
  useOAuth: z.boolean(),
  serverUrl: z.string().nullable(),
  /** What the server publishes of that; absent where it publishes nothing. */
  authorization: z
    .looseObject({
      /** What tokens are made out to. */
      resource: z.string().nullable(),
      authorizationServers: z.array(z.string()),
      scopes: z.array(z.string()),
      /** Why what it publishes cannot be used; null where it can. */
      problem: z.string().nullable(),
    })
    .optional(),
});
export type OAuthRequirement = z.infer<typeof oauthRequirementSchema>;

/** What can stand in the header of a request. */
const tokenText = z.string().regex(/^[\x21-\x7e]+$/, 'must be a token: no spaces, ASCII alone');

export const tokenImportSchema = z.strictObject({
  serverUrl: z.string().min(1).describe('Address of the server that the tokens are for.'),
  oauthResourceUrl: z
    .string()
    .optional()
    .describe('What the tokens are made out to, where that is not the address of the server.'),
  authorizationServerUrl: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Whose tokens they are, where the server names several or none.'),
  clientInformation: z
    .strictObject({ clientId: z.string().min(1), clientSecret: z.string().min(1).optional() })
    .optional()
    .describe('The OAuth client that got the tokens. Without it they cannot be renewed.'),
  tokens: z
    .looseObject({
      access_token: tokenText,
      refresh_token: z.string().min(1).optional(),
      token_type: z
        .string()
        .regex(/^bearer$/i, 'must be Bearer: no others are shown to servers')
        .optional(),
      scope: z.string().optional(),
      id_token: z.string().optional(),
      expires_in: z
        .number()
        .nonnegative()
        .max(1e9)
        .optional()
        .describe('Seconds from now. Left out, the token is used until the server refuses it.'),
    })
    .describe('The answer of the token endpoint. Other members of it are not kept.'),
});
export type TokenImport = z.output<typeof tokenImportSchema>;

export const tokensImportedSchema = z.looseObject({
  imported: z.literal(true),
  /** Epoch milliseconds; null where nobody said so. */
  expiresAt: z.number().nullable(),
});
export type TokensImported = z.infer<typeof tokensImportedSchema>;

/** A page whose items are as the server wrote them. */
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.looseObject({ items: z.array(item), nextCursor: z.string().optional() });

export const mcpToolSchema = z.looseObject({ name: z.string(), inputSchema: openObject });
export type McpTool = z.infer<typeof mcpToolSchema>;
export const mcpPromptSchema = z.looseObject({ name: z.string() });
export type McpPrompt = z.infer<typeof mcpPromptSchema>;
export const mcpResourceSchema = z.looseObject({ name: z.string(), uri: z.string() });
export type McpResource = z.infer<typeof mcpResourceSchema>;

export const toolPageSchema = pageOf(mcpToolSchema);
export const promptPageSchema = pageOf(mcpPromptSchema);
export const resourcePageSchema = pageOf(mcpResourceSchema);

/** The `CallToolResult` of MCP. An error of the tool itself is `isError`. */
export const callToolResultSchema = z.looseObject({
  content: z.array(openObject).optional(),
  structuredContent: z.unknown().optional(),
  isError: z.boolean().optional(),
});
export type CallToolResult = z.infer<typeof callToolResultSchema>;

/** The `GetPromptResult` of MCP. */
export const getPromptResultSchema = z.looseObject({
  description: z.string().optional(),
  messages: z.array(openObject),
});
export type GetPromptResult = z.infer<typeof getPromptResultSchema>;

/** The `ReadResourceResult` of MCP. */
export const readResourceResultSchema = z.looseObject({
  contents: z.array(z.looseObject({ uri: z.string() })),
});
export type ReadResourceResult = z.infer<typeof readResourceResultSchema>;

const described = {
  name: z.string(),
  title: z.string().optional(),
  description: z.string().optional(),
};

export const serverExportSchema = z.looseObject({
  serverId: z.string(),
  exportedAt: z.string(),
  tools: z.array(
    z.looseObject({
      ...described,
      inputSchema: openObject,
      outputSchema: openObject.optional(),
      annotations: openObject.optional(),
      execution: openObject.optional(),
    }),
  ),
  resources: z.array(
    z.looseObject({ ...described, uri: z.string(), mimeType: z.string().optional() }),
  ),
  prompts: z.array(z.looseObject({ ...described, arguments: z.array(openObject).optional() })),
  /** Where they are told of, titles and annotations are too. */
  resourceTemplates: z
    .array(
      z.looseObject({ ...described, uriTemplate: z.string(), mimeType: z.string().optional() }),
    )
    .optional(),
});
export type ServerExport = z.infer<typeof serverExportSchema>;

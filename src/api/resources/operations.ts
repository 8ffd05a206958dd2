import * as z from 'zod';
import { namesIn } from '../../lib/names-in.ts';
import { callArguments } from '../cases/steps.ts';
import { addMisfit } from '../validation.ts';
import { membersOf, openObject, pageOf, texts, time } from './shapes.ts';

/** Members that would change what is connected to, and that this service refuses by name. */
const REFUSED = namesIn(
  'oauthAccessToken clientCapabilities supportedProtocolVersions mcpProtocolVersion',
);

/** The body of an operation on a server. Other extra members are ignored. */
const operation = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.looseObject(shape).superRefine((value, context) => {
    for (const key of REFUSED.filter((name) => Object.hasOwn(value, name))) {
      const known = Object.keys(shape);
      addMisfit(context, [key], { code: 'unknown-key', key, nearest: null, known });
    }
  });

export const emptyRequest = operation({});
export const pageRequest = operation({ cursor: z.string().nullish() });
export const callRequest = operation({
  toolName: z.string().min(1),
  parameters: callArguments(),
  /** Asks for a task, which answers `FEATURE_NOT_SUPPORTED`. */
  taskOptions: z.unknown().optional(),
});
export const promptRequest = operation({
  promptName: z.string().min(1),
  /** The server gets numbers and booleans as strings. */
  arguments: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String))
    .default({}),
});
export const resourceRequest = operation({ uri: z.string().min(1) });

/** What a server sent, unmodified. */
export const passedOn = z.looseObject({});
export const mcpItems = pageOf(passedOn);

/** A server that was connected to. One that was not is an error. */
export const validation = z.object({
  success: z.boolean(),
  status: z.string().nullish(),
  /** Version of the protocol, name and version of the server, its capabilities. */
  initInfo: openObject().nullish(),
});

const items = z.array(openObject()).nullish();
const check = z.looseObject({
  status: z.enum(['ok', 'error', 'skipped']),
  detail: z.string().nullish(),
});
export const doctorReport = z.looseObject({
  generatedAt: z.string().nullish(),
  status: z.enum(['ready', 'oauth_required', 'partial', 'error']),
  connection: z.object({ status: z.string(), detail: z.string() }).nullish(),
  ...membersOf(openObject().nullish(), 'probe', 'initInfo', 'capabilities'),
  ...membersOf(items, 'tools', 'resources', 'resourceTemplates', 'prompts'),
  /** By name: probe, connection, initialization, capabilities, tools, resources, … */
  checks: z.record(z.string(), check),
  error: z.looseObject({ code: z.string(), message: z.string() }).nullish(),
});
export type DoctorReport = z.infer<typeof doctorReport>;

export const oauthRequirement = z.object({
  useOAuth: z.boolean(),
  serverUrl: z.string().nullish(),
});

export const snapshot = z.object({
  ...texts('serverId', 'exportedAt'),
  ...membersOf(z.array(passedOn), 'tools', 'resources', 'prompts'),
});

/** Printable ASCII: what fits a header. */
const token = () =>
  z.string().superRefine((value, context) => {
    // The misfit does not quote it.
    if (/^[\x21-\x7e]+$/.test(value)) return;
    addMisfit(context, [], { code: 'type', expected: 'token', observed: 'string' });
  });
export const importRequest = z.object({
  serverUrl: z.string().min(1),
  /** `authorizationServerUrl` is required if the server publishes several. */
  ...texts('oauthResourceUrl', 'authorizationServerUrl'),
  /** Without it tokens cannot be refreshed. */
  clientInformation: z
    .object({ clientId: z.string().min(1), clientSecret: z.string().nullish() })
    .nullish(),
  tokens: z.object({
    access_token: token(),
    refresh_token: token().nullish(),
    ...texts('token_type', 'scope', 'id_token'),
    /** Seconds. */
    expires_in: z.number().nullish(),
  }),
});
export const importedTokens = z.object({ imported: z.boolean(), expiresAt: time().nullish() });

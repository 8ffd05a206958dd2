import * as z from 'zod';
import { id, membersOf, openObject, pageOf, texts, time, times } from './shapes.ts';

export const account = z.object({ id: id(), ...texts('email', 'name'), ...times });

const project = z.object({
  id: id(),
  name: z.string(),
  ...texts('description', 'organizationId', 'visibility', 'role'),
  /** It changes with each suite, host, run and ingestion. */
  ...times,
});
export const projects = pageOf(project);

/** How an MCP server is shown. Commands, arguments, variables and headers never are. */
const server = z.object({
  id: id(),
  name: z.string(),
  /** `url` is without user, password, query and fragment; null for a local process. */
  ...texts('projectId', 'transportType', 'url'),
  ...membersOf(z.boolean().nullish(), 'enabled', 'useOAuth', 'hasClientSecret'),
  oauthScopes: z.array(z.string()).nullish(),
  ...times,
});
export const servers = pageOf(server);

const latestRun = z.object({
  ...texts('id', 'status'),
  /** Share from 0 to 1; null if nothing finished. */
  passRate: z.number().nullish(),
  ...membersOf(z.int().nullish(), 'passed', 'failed'),
  createdAt: time().nullish(),
});
const listedSuite = z.object({
  id: id(),
  ...texts('name', 'projectId'),
  latestRun: latestRun.nullish(),
  totals: z.object(membersOf(z.int().nullish(), 'passed', 'failed', 'runs')).nullish(),
  /** Of the last ten runs, the oldest first. */
  passRateTrend: z.array(z.number()).nullish(),
  ...times,
});
export const suites = pageOf(listedSuite);

/** A named model with its capabilities. */
const listedHost = z.object({
  id: id(),
  name: z.string(),
  /** `hostConfigId` is a hash of the configuration. */
  ...texts('hostConfigId', 'modelId'),
  serverCount: z.int().nullish(),
  ...times,
});
export const hosts = pageOf(listedHost);
export const host = z.object({ id: id(), name: z.string(), config: openObject().nullish() });

const hostName = z.string().trim().min(1).max(200);
const open = <Shape extends z.ZodRawShape>(shape: Shape) => z.looseObject(shape).nullish();
const clientInfo = open(texts('name', 'version'));
/** Members other than these are kept, and returned as they came. */
const hostConfig = z.looseObject({
  modelId: z.string().trim().min(1).max(500),
  ...texts('hostStyle', 'systemPrompt'),
  temperature: z.number().min(0).max(2).nullish(),
  requireToolApproval: z.boolean().nullish(),
  /** False: the model sees tools that are meant for apps. */
  respectToolVisibility: z.boolean().nullish(),
  clientCapabilities: openObject().nullish(),
  connectionDefaults: open({
    headers: openObject().nullish(),
    /** Milliseconds. */
    requestTimeout: z.number().positive().nullish(),
  }),
  /** How the host introduces itself to servers. */
  mcpProfile: open({ initialize: open({ clientInfo }) }),
  serverIds: z.array(id()).nullish(),
  optionalServerIds: z.array(id()).nullish(),
});
/** Exactly one of `template` and `config`. */
export const hostRequest = z.strictObject({
  name: hostName,
  template: z.string().optional(),
  config: hostConfig.optional(),
  /** Of a template. */
  theme: z.enum(['light', 'dark']).optional(),
});
/** At least one of both. `config` replaces the former one. */
export const hostUpdate = z.strictObject({
  name: hostName.optional(),
  config: hostConfig.optional(),
});
export type HostConfig = z.infer<typeof hostConfig>;
export const hostDeletion = z.strictObject({});
export const deletedHost = z.object({ id: id(), deleted: z.boolean() });

const chatSession = z.object({
  id: id(),
  ...texts('title', 'status', 'projectId', 'visibility'),
  ...membersOf(time().nullish(), 'lastActivityAt', 'createdAt'),
  ...membersOf(z.boolean().nullish(), 'isPinned', 'isUnread'),
});
export const chatSessions = pageOf(chatSession);

const listedChatbox = z.object({
  id: id(),
  name: z.string(),
  ...texts('projectId', 'description', 'mode', 'hostStyle', 'hostId', 'hostName'),
  serverCount: z.int().nullish(),
  serverNames: z.array(z.string()).nullish(),
  link: z.object({ path: z.string(), url: z.string() }).nullish(),
  ...times,
});
export const chatboxes = pageOf(listedChatbox);
const chatboxServer = server
  .pick({ id: true, url: true, useOAuth: true })
  .extend({ name: z.string().nullish() });
export const chatbox = listedChatbox.extend({
  ...texts('modelId', 'systemPrompt'),
  temperature: z.number().nullish(),
  requireToolApproval: z.boolean().nullish(),
  servers: z.array(chatboxServer).nullish(),
});

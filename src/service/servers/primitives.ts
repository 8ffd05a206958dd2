import { z } from 'zod';
import type { ServerExport, ServerValidation } from '../../contract/resources/server-operations.ts';
import { withTimeLimit } from '../../resilience/time-limit.ts';
import { jsonMembers } from '../../text/json-members.ts';
import type { McpConnection, OpenedConnection } from '../mcp/connector.ts';
import type { PlainRequest } from '../mcp/protocol/plain-request.ts';
import { McpServerError } from '../mcp/server-error.ts';
import { ApiFailure } from '../refusals/api-failure.ts';
import { answerFailureOf } from './operation-failure.ts';
import type { SavedServer } from './saved-server.ts';
import type { ServerAccess } from './server-access.ts';

/** A list that a server gives in pages; also the member that holds it, and the capability. */
export type ListName = 'tools' | 'prompts' | 'resources';

/** What a server has told as a connection to it stood. */
export function initInfoOf({ facts }: Pick<McpConnection, 'facts'>): Record<string, unknown> {
  const { protocolVersion, serverInfo, capabilities } = facts;
  return { protocolVersion, serverInfo, capabilities };
}

/** Connects, and lets go again. */
export function validateServer(
  access: ServerAccess,
  server: SavedServer,
  signal: AbortSignal,
): Promise<ServerValidation> {
  return access.ask(server, signal, async (connection) => ({
    success: true,
    status: 'connected',
    initInfo: initInfoOf(connection),
  }));
}

/** The JSON of what a server answers, letter for letter. */
export function askServer(
  access: ServerAccess,
  server: SavedServer,
  request: PlainRequest,
  signal: AbortSignal,
): Promise<string> {
  return access.ask(server, signal, (connection) =>
    askConnection(connection, server, request, signal),
  );
}

/** The JSON of a page of a list: its items are as the server wrote them. */
export async function listPage(
  access: ServerAccess,
  server: SavedServer,
  { list, cursor }: { list: ListName; cursor: string | null | undefined },
  signal: AbortSignal,
): Promise<string> {
  const params = cursor ? { cursor } : {};
  const request = { method: `${list}/list`, params } as const;
  return pageText(await askServer(access, server, request, signal), list);
}

async function askConnection(
  connection: OpenedConnection,
  { name }: SavedServer,
  request: PlainRequest,
  signal: AbortSignal,
): Promise<string> {
  const [capability = ''] = request.method.split('/');
  if (connection.facts.capabilities[capability] === undefined) {
    throw new ApiFailure(
      'FEATURE_NOT_SUPPORTED',
      `MCP server ${JSON.stringify(name)} does not say that it offers ${capability}.`,
      { details: { capability } },
    );
  }
  try {
    return await connection.ask(request, signal);
  } catch (error) {
    throw error instanceof McpServerError ? answerFailureOf(error) : error;
  }
}

const pageSchema = z.looseObject({ nextCursor: z.string().optional() });

function pageText(result: string, list: ListName): string {
  const members = jsonMembers(result);
  const items = members?.get(list);
  if (items !== undefined) {
    const cursor = members?.get('nextCursor') ?? '""';
    // Some servers write that there are no more pages as an empty cursor.
    return cursor === '""' ? `{"items":${items}}` : `{"items":${items},"nextCursor":${cursor}}`;
  }
  // Names that are spelt in an odd way.
  const { [list]: read, nextCursor } = pageSchema.parse(JSON.parse(result));
  return JSON.stringify({ items: read, ...(nextCursor ? { nextCursor } : {}) });
}

/** All that a server offers, in one document. */
export function exportServer(
  access: ServerAccess,
  server: SavedServer,
  { exportedAt, signal }: { exportedAt: string; signal: AbortSignal },
): Promise<ServerExport> {
  const { callTimeoutMs } = access.limits;
  return access.ask(server, signal, async (connection) => {
    const [tools, resources, prompts, templates] = await withTimeLimit(
      callTimeoutMs,
      signal,
      (limited) =>
        Promise.all([
          offered(connection.listTools(limited)),
          offered(connection.listResources(limited)),
          offered(connection.listPrompts(limited)),
          templatesOf(connection, limited),
        ]),
    );
    return {
      serverId: server.id,
      exportedAt,
      tools: tools.map((tool) => ({
        ...{ name: tool.name, title: tool.title, description: tool.description },
        ...{ inputSchema: tool.inputSchema, outputSchema: tool.outputSchema },
        annotations: tool.annotations && { ...tool.annotations },
        execution: typeof tool.execution === 'object' ? { ...tool.execution } : undefined,
      })),
      resources: resources.map(({ uri, name, title, description, mimeType }) => ({
        ...{ uri, name, title, description, mimeType },
      })),
      prompts: prompts.map(({ name, title, description, arguments: args }) => ({
        ...{ name, title, description, arguments: args },
      })),
      resourceTemplates: templates?.map(({ uriTemplate, name, title, description, mimeType }) => ({
        ...{ uriTemplate, name, title, description, mimeType },
      })),
    };
  });
}

/** Undefined where a server that lists its resources refuses to list those: few are asked for them. */
async function templatesOf(connection: OpenedConnection, signal: AbortSignal) {
  try {
    return await offered(connection.listResourceTemplates(signal));
  } catch (error) {
    if (error instanceof McpServerError && error.protocolError !== undefined) return undefined;
    throw error;
  }
}

const METHOD_NOT_FOUND = -32_601;

/** A list; nothing where the server turns out not to have such things, whatever it said before. */
async function offered<Item>(list: Promise<Item[]>): Promise<Item[]> {
  try {
    return await list;
  } catch (error) {
    const isUnknown =
      error instanceof McpServerError && error.protocolError?.code === METHOD_NOT_FOUND;
    if (isUnknown) return [];
    throw error;
  }
}

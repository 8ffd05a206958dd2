import { WorkPool } from '../../lib/work-pool.ts';
import { FailureError } from '../../report/failure-error.ts';
import { urlOf } from '../catalogue/handlers.ts';
import type { Connection, Sent } from '../mcp/connection.ts';
import { METHOD_NOT_FOUND, ProtocolFailure } from '../mcp/server-failure.ts';
import { Refusal, refusalOf } from '../refusals.ts';
import type { Core, Handlers } from '../request.ts';
import {
  findTarget,
  type GrantSource,
  type ServerRequest,
  shownObject,
  type Target,
} from './access.ts';
import { diagnose } from './doctor.ts';
import { INVALID_PARAMS, troubleOf } from './trouble.ts';

/** Further ones wait in line. */
const OPERATIONS_AT_ONCE = 4;

/** What a server can offer, and the list of it. */
type Feature = 'tools' | 'prompts' | 'resources';

type ListRequest = ServerRequest & { body: { cursor?: string | null | undefined } };

/** Operations on the servers of a project. Each has a connection of its own, which ends with it. */
export function operationHandlers(core: Core, grants: GrantSource) {
  const { surroundings } = core;
  const pool = new WorkPool(OPERATIONS_AT_ONCE);
  const onTarget = async <T>(request: ServerRequest, work: (target: Target) => Promise<T>) => {
    const { signal } = request;
    try {
      const target = await findTarget(core, grants, request);
      const { result } = await pool.begin(async () => {
        signal.throwIfAborted();
        return work(target);
      });
      return await result;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (signal.aborted) throw refusalOf('INTERNAL_ERROR', { reason: 'request-ended' });
      throw error instanceof FailureError ? new Refusal(troubleOf(error)) : error;
    }
  };
  const connected = <T>(request: ServerRequest, work: (connection: Connection) => Promise<T>) =>
    onTarget(request, (target) => target.connect(work));
  const list = (request: ListRequest, feature: Feature) =>
    connected(request, async (connection) => {
      checkFeature(connection, feature);
      const cursor = request.body.cursor || null;
      const { items, nextCursor } = await connection.listPage(feature, cursor);
      return nextCursor === null ? { items } : { items, nextCursor };
    });
  const ask = (request: ServerRequest, feature: Feature, method: string, params: Sent) =>
    connected(request, (connection) => {
      checkFeature(connection, feature);
      return connection.ask(method, params);
    });

  return {
    validateServer: (request) =>
      connected(request, async ({ info }) => ({
        success: true,
        status: 'connected',
        initInfo: shownObject(info, surroundings.redactor),
      })),
    diagnoseServer: (request) => onTarget(request, (target) => diagnose(target, surroundings)),
    checkOAuth: (request) =>
      onTarget(request, async ({ entry, needsGrant }) => ({
        useOAuth: (await needsGrant()) ?? false,
        serverUrl: urlOf(entry, surroundings.redactor),
      })),
    listTools: (request) => list(request, 'tools'),
    callTool: async (request) => {
      const { toolName: name, parameters, taskOptions } = request.body;
      if (taskOptions !== undefined) throw refusalOf('FEATURE_NOT_SUPPORTED', { reason: 'task' });
      return ask(request, 'tools', 'tools/call', { name, arguments: parameters });
    },
    listPrompts: (request) => list(request, 'prompts'),
    getPrompt: (request) => {
      const { promptName: name, arguments: args } = request.body;
      return ask(request, 'prompts', 'prompts/get', { name, arguments: args });
    },
    listResources: (request) => list(request, 'resources'),
    readResource: (request) =>
      ask(request, 'resources', 'resources/read', { uri: request.body.uri }).catch((error) => {
        const { details } = error instanceof Refusal ? error.body : {};
        if (details?.['mcpErrorCode'] !== INVALID_PARAMS) throw error;
        throw new Refusal({ ...error.body, code: 'NOT_FOUND' });
      }),
    exportServer: (request) =>
      connected(request, async (connection) => ({
        serverId: request.parameters.serverId,
        exportedAt: new Date(surroundings.now()).toISOString(),
        tools: await listKnown(connection, 'tools'),
        resources: await listKnown(connection, 'resources'),
        prompts: await listKnown(connection, 'prompts'),
      })),
  } satisfies Partial<Handlers>;
}

function checkFeature({ capabilities }: Connection, feature: Feature): void {
  if (capabilities[feature] !== undefined) return;
  const details = { capability: feature, blame: 'configuration' };
  throw refusalOf('FEATURE_NOT_SUPPORTED', { reason: 'capability', feature }, details);
}

/** All of a list; nothing if the server does not know it, whatever it says that it offers. */
function listKnown(connection: Connection, feature: Feature): Promise<Sent[]> {
  return connection.listAll(feature).catch((error) => {
    if (error instanceof ProtocolFailure && error.code === METHOD_NOT_FOUND) return [];
    throw error;
  });
}

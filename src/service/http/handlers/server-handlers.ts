import { serverOperationRoutes } from '../../../contract/routes/servers/operations.ts';
import type { ValidationProblem } from '../../../contract/wire/validation.ts';
import { ApiFailure } from '../../refusals/api-failure.ts';
import { examineServer } from '../../servers/doctor.ts';
import { askServer, exportServer, listPage, validateServer } from '../../servers/primitives.ts';
import { checkOAuth } from '../../servers/probe.ts';
import { requireSavedServer } from '../../servers/saved-server.ts';
import { importTokens } from '../../servers/token-import.ts';
import { type Handlers, JsonText, type RouteRequest } from '../router.ts';
import type { ServiceContext } from '../service-context.ts';

type ServerRequest = RouteRequest<(typeof serverOperationRoutes)['servers.validate']>;

/** Members by which some services let a request say how a server is spoken to (wire reference, 4). */
const UNHEEDED: ReadonlyMap<string, string> = new Map([
  ['oauthAccessToken', 'this service takes no tokens with a request'],
  ['clientCapabilities', 'this service offers servers no capabilities'],
  ['supportedProtocolVersions', 'the configuration of the server says which version is spoken'],
  ['mcpProtocolVersion', 'the configuration of the server says which version is spoken'],
]);

/**
 * Members of a request that would change what the server answers, and cannot be heeded: they are
 * refused by name. Null says nothing.
 */
function findUnheeded(request: object): ValidationProblem[] {
  return Object.entries(request).flatMap(([name, value]) => {
    const message = UNHEEDED.get(name);
    return message === undefined || value === null ? [] : [{ path: [name], message }];
  });
}

/** What is asked of the bodies of operations besides their shape. */
export const serverBodyChecks = Object.fromEntries(
  Object.keys(serverOperationRoutes).map((operation) => [operation, findUnheeded]),
);

/** Operations on a saved server, each over a connection that ends with the request. */
export function serverHandlers(
  context: Pick<ServiceContext, 'store' | 'connections' | 'serverAccess'>,
): Handlers<typeof serverOperationRoutes> {
  const { serverAccess: access } = context;
  const open = async ({
    project,
    params,
    caller,
    http,
  }: Pick<ServerRequest, 'project' | 'params' | 'caller' | 'http'>) => ({
    server: await requireSavedServer(context, project, {
      serverId: params.serverId,
      userId: caller.user.id,
    }),
    signal: http.raw.signal,
  });

  return {
    'servers.validate': async (request) => {
      const { server, signal } = await open(request);
      return validateServer(access, server, signal);
    },
    'servers.doctor': async (request) => {
      const generatedAt = new Date().toISOString();
      return examineServer({ access, generatedAt, ...(await open(request)) });
    },
    'servers.checkOAuth': async (request) => {
      const { server, signal } = await open(request);
      return checkOAuth(access, server, signal);
    },
    'servers.tools.list': async (request) => {
      const { server, signal } = await open(request);
      const { cursor } = request.body;
      return new JsonText(await listPage(access, server, { list: 'tools', cursor }, signal));
    },
    'servers.tools.call': async (request) => {
      const { toolName: name, parameters, taskOptions = null } = request.body;
      if (taskOptions !== null) throw tasksUnsupported();
      const { server, signal } = await open(request);
      const call = { method: 'tools/call', params: { name, arguments: parameters } } as const;
      return new JsonText(await askServer(access, server, call, signal));
    },
    'servers.prompts.list': async (request) => {
      const { server, signal } = await open(request);
      const { cursor } = request.body;
      return new JsonText(await listPage(access, server, { list: 'prompts', cursor }, signal));
    },
    'servers.prompts.get': async (request) => {
      const { server, signal } = await open(request);
      const { promptName: name, arguments: args } = request.body;
      const texts = Object.entries(args).map(([key, value]) => [key, String(value)]);
      const params = { name, arguments: Object.fromEntries(texts) };
      return new JsonText(
        await askServer(access, server, { method: 'prompts/get', params }, signal),
      );
    },
    'servers.resources.list': async (request) => {
      const { server, signal } = await open(request);
      const { cursor } = request.body;
      return new JsonText(await listPage(access, server, { list: 'resources', cursor }, signal));
    },
    'servers.resources.read': async (request) => {
      const { server, signal } = await open(request);
      const read = { method: 'resources/read', params: { uri: request.body.uri } } as const;
      return new JsonText(await askServer(access, server, read, signal));
    },
    'servers.export': async (request) => {
      const { server, signal } = await open(request);
      const exportedAt = new Date().toISOString();
      return exportServer(access, server, { exportedAt, signal });
    },
    'servers.importTokens': async (request) => {
      const { server, signal } = await open(request);
      return importTokens(access, server, request.body, signal);
    },
  };
}

function tasksUnsupported(): ApiFailure {
  return new ApiFailure(
    'FEATURE_NOT_SUPPORTED',
    'taskOptions: this service calls tools for their results and makes no tasks of calls.',
  );
}

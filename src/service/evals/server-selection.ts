import { ERROR_REASON } from '../../contract/wire/envelope.ts';
import type { ServerConnections } from '../catalogue/project-setup.ts';
import type { RunServer } from '../engine/plan.ts';
import { ApiFailure, validationFailure } from '../refusals/api-failure.ts';
import type { ServerRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';

/** The project's servers of these ids, each once. Throws ApiFailure NOT_FOUND that names all others. */
export async function requireServers(
  store: Pick<Store, 'servers'>,
  projectId: string,
  serverIds: readonly string[],
): Promise<ServerRecord[]> {
  const unique = [...new Set(serverIds)];
  const found = await store.servers.findAll(projectId, unique);
  const byId = new Map(found.map((server) => [server.id, server]));
  const unknown = unique.filter((id) => !byId.has(id));
  if (unknown.length > 0) {
    const names = unknown.map((id) => JSON.stringify(id)).join(', ');
    throw new ApiFailure('NOT_FOUND', `serverIds: the project has no server ${names}.`, {
      details: { serverIds: unknown },
    });
  }
  return unique.flatMap((id) => byId.get(id) ?? []);
}

/** The saved selection of a suite. Throws ApiFailure where none is saved. */
export async function requireSavedSelection(
  store: Pick<Store, 'servers'>,
  suiteId: string,
): Promise<ServerRecord[]> {
  const saved = await store.servers.ofSuite(suiteId);
  if (saved.length > 0) return saved;
  throw new ApiFailure(
    'VALIDATION_ERROR',
    'The suite has no saved server selection; name the servers of the run in serverIds.',
    { details: { reason: ERROR_REASON.noSavedServerSelection, suiteId } },
  );
}

/** Throws ApiFailure where one of the servers is disabled. */
export function requireEnabled(
  servers: readonly ServerRecord[],
  connections: ServerConnections,
): void {
  const disabled = servers.filter(({ id }) => !connections.has(id));
  if (disabled.length === 0) return;
  throw validationFailure(
    disabled.map(({ id, name }) => ({
      path: [],
      message: `server ${JSON.stringify(name)} (id ${JSON.stringify(id)}) is disabled: the service's configuration no longer has it, or disables it`,
    })),
  );
}

/** How the run reaches the servers it uses. Throws ApiFailure where their configuration is wrong. */
export function connectable(
  servers: readonly ServerRecord[],
  connections: ServerConnections,
): RunServer[] {
  const found = servers.map(({ id, name }) => ({ id, name, ...connections.get(id) }));
  const misconfigured = found.flatMap((server) =>
    'problems' in server ? { ...server, problems: server.problems ?? [] } : [],
  );
  if (misconfigured.length > 0) throw serverConfigurationFailure(misconfigured);
  return found.flatMap((server) =>
    'connection' in server && server.connection !== undefined
      ? { id: server.id, name: server.name, connection: server.connection }
      : [],
  );
}

/** Servers of the run that cannot be started as they are configured. */
export function serverConfigurationFailure(
  servers: readonly { id: string; name: string; problems: readonly string[] }[],
): ApiFailure {
  const issues = servers.flatMap(({ name, problems }) =>
    problems.map((problem) => ({
      path: [],
      message: `server ${JSON.stringify(name)}: ${problem}`,
    })),
  );
  return validationFailure(issues, {
    reason: ERROR_REASON.serverConfiguration,
    servers: servers.map(({ id, name, problems }) => ({ id, name, problems })),
  });
}

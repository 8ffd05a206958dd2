import type { Redactor } from '../../redaction/redactor.ts';
import type { ConfiguredServer } from '../config/mcp-config.ts';
import type { ServerConnection } from '../mcp/server-connection.ts';
import type { Store } from '../storage/store.ts';

/** Every organisation has a project of this name. */
export const DEFAULT_PROJECT_NAME = 'Default';

/**
 * How the saved servers are reached, by server id, or why that cannot be told. Kept in memory:
 * connections hold secrets.
 */
export type ServerConnections = ReadonlyMap<
  string,
  { connection: ServerConnection } | { problems: readonly string[] }
>;

/**
 * Makes the project's servers those of the configuration. Servers are known by name and keep their
 * ids; one that vanished from the configuration stays, disabled, since suites may name it.
 */
export function setUpProject(
  store: Store,
  { organization, project }: { organization: string; project: string },
  servers: readonly ConfiguredServer[],
  redactor: Redactor,
): Promise<ServerConnections> {
  return store.transaction(async (tx) => {
    const { id: organizationId } = await tx.accounts.ensureOrganization(organization);
    await tx.projects.ensure(organizationId, DEFAULT_PROJECT_NAME);
    const projectId = await tx.projects.ensure(organizationId, project);
    await tx.projects.touch(projectId);
    return setUpServers(tx, projectId, servers, redactor);
  });
}

/** The same of one project, within a transaction. */
export async function setUpServers(
  store: Pick<Store, 'servers'>,
  projectId: string,
  servers: readonly ConfiguredServer[],
  redactor: Redactor,
): Promise<ServerConnections> {
  await store.servers.disableAll(projectId);
  const connections = new Map<
    string,
    { connection: ServerConnection } | { problems: readonly string[] }
  >();
  for (const server of servers) {
    const id = await store.servers.upsert(projectId, publicPart(server, redactor));
    if (server.enabled) connections.set(id, server);
  }
  return connections;
}

function publicPart(server: ConfiguredServer, redactor: Redactor) {
  const { name, enabled } = server;
  if (!('connection' in server)) {
    return { name, enabled, transportType: server.transportType, url: null };
  }
  const { connection } = server;
  return connection.transport === 'stdio'
    ? { name, enabled, transportType: 'stdio', url: null }
    : { name, enabled, transportType: 'http', url: redactor.text(publicUrl(connection.url)) };
}

/** The address without the parts that are made for secrets; its path may hold one yet. */
function publicUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

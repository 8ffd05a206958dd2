import type { ServerConnections } from '../catalogue/project-setup.ts';
import { connectable, requireEnabled } from '../evals/server-selection.ts';
import type { McpServer } from '../mcp/server-connection.ts';
import { notFound } from '../refusals/api-failure.ts';
import type { ProjectRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';

/** A server of a project, and how it is reached. */
export interface SavedServer extends McpServer {
  id: string;
  organizationId: string;
  /** Who asks: tokens are those of a user. */
  userId: string;
  /** As it may be told; null where it is a process. */
  url: string | null;
}

/**
 * A server of a project by its id.
 * @throws ApiFailure where there is none, or it cannot be used as it is configured
 */
export async function requireSavedServer(
  { store, connections }: { store: Pick<Store, 'servers'>; connections: ServerConnections },
  { id: projectId, organizationId }: ProjectRecord,
  { serverId, userId }: { serverId: string; userId: string },
): Promise<SavedServer> {
  const records = await store.servers.findAll(projectId, [serverId]);
  requireEnabled(records, connections);
  const [server] = connectable(records, connections);
  const [record] = records;
  if (server === undefined || record === undefined) throw notFound('server', serverId);
  return { ...server, organizationId, userId, url: record.url };
}

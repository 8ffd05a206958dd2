/** Connections to servers, and what they end with. */
import type { RemoteServer, ServerEntry } from '../../src/api/servers-file.ts';
import { FailureError } from '../../src/report/failure-error.ts';
import { type Connection, connectServer, plainOptions } from '../../src/service/mcp/connection.ts';
import { remoteServer, surroundingsOf } from './service.ts';

/** Connects, works with the connection, and closes it. Returns what the work does, or the failure. */
export async function useServer<T>(
  server: ServerEntry,
  work: (connection: Connection) => Promise<T>,
  options = plainOptions(),
  surroundings = surroundingsOf(),
) {
  const { signal } = new AbortController();
  let connection: Connection | undefined;
  try {
    connection = await connectServer(server, surroundings, signal, options);
    return await work(connection);
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    return { ...error.failure, isOpen: connection?.isOpen };
  } finally {
    await connection?.close();
  }
}

/** Calls tool `t` of a remote server. */
export function callRemote(url: string, entry: Partial<RemoteServer> = {}) {
  const server = { ...remoteServer('remote', url), ...entry };
  return useServer(server, (connection) => connection.call('t', {}));
}

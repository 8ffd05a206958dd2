import type { McpConnection } from '../../mcp/connector.ts';
import type { Tool } from '../../mcp/protocol/messages.ts';
import type { RunServer } from '../plan.ts';
import { type ServerReference, serverOf } from './used-servers.ts';

/** A server of the run with an open connection. */
export interface ConnectedServer {
  server: RunServer;
  connection: McpConnection;
}

export interface ServerTools extends ConnectedServer {
  tools: Tool[];
}

/** Opens a connection to a server of the run. */
export type Connect = (server: RunServer, signal: AbortSignal) => Promise<McpConnection>;

/** The connections of one iteration, opened when first needed. */
export interface IterationServers {
  /** @throws Error when no server of the run has that id or, without one, that name */
  connect(reference: ServerReference): Promise<ConnectedServer>;
  /** Every server of the run with the tools it has now. */
  toolsOfAll(): Promise<ServerTools[]>;
  /** Closes what was opened; never throws. */
  closeAll(): Promise<void>;
}

function findServer(servers: readonly RunServer[], reference: ServerReference): RunServer {
  const found = serverOf(reference, servers);
  if (found) return found;
  const known = servers.map(({ name }) => `"${name}"`).join(', ') || 'none';
  const { serverId, serverName } = reference;
  const wanted = serverId === undefined ? `named "${serverName}"` : `with the id "${serverId}"`;
  throw new Error(`The run has no server ${wanted}; its servers are: ${known}.`);
}

/** Connections to the servers of a run, for one iteration and until its signal aborts. */
export function createIterationServers(
  servers: readonly RunServer[],
  connect: Connect,
  signal: AbortSignal,
): IterationServers {
  const connections = new Map<string, Promise<McpConnection>>();

  const open = async (server: RunServer): Promise<ConnectedServer> => {
    const pending = connections.get(server.id) ?? connect(server, signal);
    connections.set(server.id, pending);
    return { server, connection: await pending };
  };

  const toolsOf = async (server: RunServer): Promise<ServerTools> => {
    const connected = await open(server);
    return { ...connected, tools: await connected.connection.listTools(signal) };
  };

  return {
    connect: async (reference) => open(findServer(servers, reference)),
    toolsOfAll: () => Promise.all(servers.map(toolsOf)),
    async closeAll() {
      const settled = await Promise.allSettled(connections.values());
      await Promise.all(
        settled.map((outcome) =>
          outcome.status === 'fulfilled' ? outcome.value.close() : undefined,
        ),
      );
    },
  };
}

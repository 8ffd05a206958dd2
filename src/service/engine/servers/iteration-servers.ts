import { type ServerReference, serverOf } from '../../../contract/cases/foreign-servers.ts';
import type { McpConnection } from '../../mcp/connector.ts';
import type { Tool } from '../../mcp/protocol/messages.ts';
import type { RunServer } from '../plan.ts';
import type { OpenSpan } from '../transcript/span-recorder.ts';
import type { CaseServer } from './case-servers.ts';

/** A server of the run with an open connection. */
export interface ConnectedServer {
  server: RunServer;
  connection: McpConnection;
}

export interface ServerTools extends ConnectedServer {
  tools: Tool[];
}

/** Has a connection to a server of the run, opened when it is first asked for. */
export type Connect = (server: CaseServer) => Promise<McpConnection>;

/** The connections of one iteration. */
export interface IterationServers {
  /** @throws Error when no server of the run has that id or, without one, that name */
  connect(reference: ServerReference): Promise<ConnectedServer>;
  /**
   * Every server of the run with the tools it has now, but for those that its client hides.
   * @param listing begins what is ended where a server has answered.
   */
  toolsOfAll(listing: (server: CaseServer) => Pick<OpenSpan, 'end'>): Promise<ServerTools[]>;
}

/** Whether a tool says of itself that apps may call it, and models may not. Source: SEP-1865. */
function isForApps({ _meta: { ui } = {} }: Tool): boolean {
  if (typeof ui !== 'object' || ui === null || !('visibility' in ui)) return false;
  const { visibility } = ui;
  return Array.isArray(visibility) && visibility.length > 0 && !visibility.includes('model');
}

function findServer(servers: readonly CaseServer[], reference: ServerReference): CaseServer {
  const found = serverOf(reference, servers);
  if (found) return found;
  const known = servers.map(({ name }) => `"${name}"`).join(', ') || 'none';
  const { serverId, serverName } = reference;
  const wanted = serverId === undefined ? `named "${serverName}"` : `with the id "${serverId}"`;
  throw new Error(`The run has no server ${wanted}; its servers are: ${known}.`);
}

/** Connections to the servers of a run, for one iteration. Its signal ends the listing of tools. */
export function createIterationServers(
  servers: readonly CaseServer[],
  connect: Connect,
  signal: AbortSignal,
): IterationServers {
  const open = async (server: CaseServer): Promise<ConnectedServer> => ({
    server,
    connection: await connect(server),
  });

  const toolsOf = async (server: CaseServer, span: Pick<OpenSpan, 'end'>): Promise<ServerTools> => {
    const connected = await open(server);
    const tools = await connected.connection.listTools(signal);
    span.end('ok');
    const isKept = (tool: Tool) => server.client?.hidesAppTools === true && isForApps(tool);
    return { ...connected, tools: tools.filter((tool) => !isKept(tool)) };
  };

  return {
    connect: async (reference) => open(findServer(servers, reference)),
    toolsOfAll: (listing) => Promise.all(servers.map((one) => toolsOf(one, listing(one)))),
  };
}

import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { withTimeLimit } from '../../resilience/time-limit.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { ProcessSurroundings, Refusal } from './sandbox/launch.ts';
import type { ServerConnection, StdioConnection } from './server-connection.ts';
import { StdioTransport } from './stdio/stdio-transport.ts';

const END_SESSION_LIMIT_MS = 2_000;

/** A way to a server, not yet open. */
export interface OpenableTransport {
  transport: Transport;
  /** Id of the server's process; null where there is none. */
  pid(): number | null;
  /** How that process ended, such as `exited with code 1`; null where it did not. */
  processEnd(): string | null;
  /** Why that process never became the server; null where it did, and where there is none. */
  refusal(): Refusal | null;
  /** The last that the server wrote to its standard error, without secrets; empty where nothing. */
  stderrTail(): string;
  /** Tells a remote server that the session is over, ends the process of a local one. */
  end(): Promise<void>;
}

function stdioTransport(
  connection: StdioConnection,
  surroundings: ProcessSurroundings,
): OpenableTransport {
  const transport = new StdioTransport(connection, surroundings);
  return {
    transport,
    pid: () => transport.server?.pid ?? null,
    processEnd: () => transport.server?.end ?? null,
    refusal: () => transport.server?.refusal ?? null,
    stderrTail: () => transport.server?.stderrTail ?? '',
    end: () => transport.close(),
  };
}

/**
 * The transport for a saved server. Throws where its address is none.
 * @param surroundings what a stdio server is started in, and its words go through
 */
export function createTransport(
  connection: ServerConnection,
  surroundings: ProcessSurroundings,
): OpenableTransport {
  if (connection.transport === 'stdio') return stdioTransport(connection, surroundings);
  const url = new URL(connection.url);
  const options = { requestInit: { headers: connection.headers }, fetch: boundedFetch };
  const none = () => null;
  const remote = { pid: none, processEnd: none, refusal: none, stderrTail: () => '' };
  if (connection.transport === 'sse') {
    return { ...remote, transport: new SSEClientTransport(url, options), end: async () => {} };
  }
  const transport = new StreamableHTTPClientTransport(url, options);
  const endSession = () => transport.terminateSession();
  const end = () => withTimeLimit(END_SESSION_LIMIT_MS, undefined, endSession);
  return { ...remote, transport, end };
}

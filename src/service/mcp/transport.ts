import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { ServerConnection } from '../engine/plan.ts';

const STDERR_TAIL_BYTES = 4096;

/** A way to a server, not yet open. */
export interface OpenableTransport {
  transport: Transport;
  /** Id of the server's process while it runs; null where there is none. */
  pid(): number | null;
  /** The last that the server wrote to its standard error; empty where there is none. */
  stderrTail(): string;
  /** Tells a remote server that the session is over. */
  endSession(): Promise<void>;
}

function stdioTransport(connection: Extract<ServerConnection, { transport: 'stdio' }>) {
  const { command, args, env, cwd } = connection;
  // The SDK adds its own short list of harmless variables to `env` and nothing else.
  const place = cwd === null ? {} : { cwd };
  const transport = new StdioClientTransport({ command, args, env, stderr: 'pipe', ...place });
  let tail = Buffer.alloc(0);
  transport.stderr?.on('data', (chunk: Buffer) => {
    tail = Buffer.concat([tail, chunk]).subarray(-STDERR_TAIL_BYTES);
  });
  return {
    transport,
    pid: () => transport.pid,
    stderrTail: () => tail.toString('utf8').trim(),
    endSession: async () => {},
  };
}

/** The SDK's transport for a saved server. */
export function createTransport(connection: ServerConnection): OpenableTransport {
  if (connection.transport === 'stdio') return stdioTransport(connection);
  const url = new URL(connection.url);
  const requestInit = { headers: connection.headers };
  const remote = { pid: () => null, stderrTail: () => '' };
  if (connection.transport === 'sse') {
    const transport = new SSEClientTransport(url, { requestInit });
    return { ...remote, transport, endSession: async () => {} };
  }
  const transport = new StreamableHTTPClientTransport(url, { requestInit });
  return { ...remote, transport, endSession: () => transport.terminateSession() };
}

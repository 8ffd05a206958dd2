import { afterEach } from '@jest/globals';
import { createRedactor } from '../../../../src/redaction/redactor.ts';
import type { RunServer } from '../../../../src/service/engine/plan.ts';
import {
  connectMcpServer,
  type McpConnection,
  type McpLimits,
} from '../../../../src/service/mcp/connection.ts';
import type { StdioConnection } from '../../../../src/service/mcp/server-connection.ts';
import type { McpFailureKind } from '../../../../src/service/mcp/server-error.ts';

const LIMITS: McpLimits = {
  connectTimeoutMs: 10_000,
  fetchTimeoutMs: 90_000,
  callTimeoutMs: 10_000,
};

export const unlimited = new AbortController().signal;

const open: McpConnection[] = [];

/** Closes what a test has connected to. */
export function closeConnectionsAfterEach(): void {
  afterEach(async () => {
    await Promise.all(open.splice(0).map((connection) => connection.close()));
  });
}

export async function connect(
  server: RunServer,
  limits: Partial<McpLimits> = {},
): Promise<McpConnection> {
  const all = settings({ ...LIMITS, ...limits });
  const connection = await connectMcpServer(server, all, unlimited);
  open.push(connection);
  return connection;
}

/** What a promise rejects with. */
export async function failure(
  promise: Promise<unknown>,
): Promise<Error & { kind?: McpFailureKind }> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
  throw new Error('it did not fail');
}

/** What connections have in common that have no secrets to hide. */
export const settings = (limits: McpLimits) => ({ limits, redactor: createRedactor([]) });

/** A server that is a process, named `a`. */
export const stdioServer = (over: Partial<StdioConnection>): RunServer => ({
  id: 'sv_a',
  name: 'a',
  connection: { transport: 'stdio', command: 'x', args: [], env: {}, cwd: null, ...over },
});

import { afterAll, afterEach } from '@jest/globals';
import type { RunServer } from '../../../../src/service/engine/plan.ts';
import type {
  ConnectOptions,
  McpConnection,
  McpLimits,
} from '../../../../src/service/mcp/connector.ts';
import type { StdioConnection } from '../../../../src/service/mcp/server-connection.ts';
import type { McpFailureKind } from '../../../../src/service/mcp/server-error.ts';
import { untilServersEnded } from '../../../../src/service/mcp/stdio/server-process.ts';
import { connectIn, UNCONFINED } from './connectors.ts';

const open: McpConnection[] = [];

/** Closes what a test has connected to, and waits in the end until all servers are gone. */
export function closeConnectionsAfterEach(): void {
  afterEach(async () => {
    await Promise.all(open.splice(0).map((connection) => connection.close()));
  });
  afterAll(() => untilServersEnded());
}

export async function connect(
  server: RunServer,
  limits: Partial<McpLimits> = {},
  options: Omit<ConnectOptions, 'limits'> = {},
): Promise<McpConnection> {
  const connection = await connectIn(UNCONFINED, server, limits, options);
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

/** A server that is a process, named `a`. */
export const stdioServer = (over: Partial<StdioConnection>): RunServer => ({
  id: 'sv_a',
  name: 'a',
  connection: { transport: 'stdio', command: 'x', args: [], env: {}, cwd: null, ...over },
});

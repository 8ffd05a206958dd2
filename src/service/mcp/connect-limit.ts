import type { McpLimits } from './connector.ts';
import { fetchingProgram } from './package-runner.ts';
import type { McpServer } from './server-connection.ts';

/** Name of the program that fetches or builds the server first; null where none does. */
export const fetcherOf = ({ connection }: McpServer): string | null =>
  connection.transport === 'stdio' ? fetchingProgram(connection) : null;

/** How long a connection to a server may take to stand. */
export function connectLimitMs(server: McpServer, limits: McpLimits): number {
  const { connectTimeoutMs, fetchTimeoutMs } = limits;
  return fetcherOf(server) === null ? connectTimeoutMs : Math.max(connectTimeoutMs, fetchTimeoutMs);
}

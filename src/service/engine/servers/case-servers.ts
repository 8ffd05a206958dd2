import type { CaseLimits } from '../../../contract/cases/execution-settings.ts';
import type { McpLimits } from '../../mcp/connector.ts';
import type { RunServer } from '../plan.ts';

/** A server as the cases of one kind need it. */
export interface CaseServer extends RunServer {
  limits: McpLimits;
  /** Cases of the same key may use one connection after the other. */
  key: string;
}

/** How long a case waits for its servers. What it says of connecting, it says of fetching too. */
export function mcpLimits(
  { connectTimeoutMs, toolTimeoutMs }: CaseLimits,
  defaults: McpLimits,
): McpLimits {
  return {
    connectTimeoutMs: connectTimeoutMs ?? defaults.connectTimeoutMs,
    fetchTimeoutMs: connectTimeoutMs ?? defaults.fetchTimeoutMs,
    callTimeoutMs: toolTimeoutMs ?? defaults.callTimeoutMs,
  };
}

/** The servers of a run as a case needs them. */
export function caseServers(
  servers: readonly RunServer[],
  own: CaseLimits | undefined,
  defaults: McpLimits,
): CaseServer[] {
  const limits = mcpLimits(own ?? {}, defaults);
  return servers.map((server) => caseServer(server, limits));
}

export function caseServer(server: RunServer, limits: McpLimits): CaseServer {
  // How long it was waited for makes no difference to a connection that stands.
  return { ...server, limits, key: `${server.id} ${limits.callTimeoutMs}` };
}

/** The longest that any of the cases waits. */
export function longestLimits(cases: readonly CaseLimits[], defaults: McpLimits): McpLimits {
  const all = cases.map((own) => mcpLimits(own, defaults));
  if (all.length === 0) return defaults;
  const longest = (limit: keyof McpLimits) =>
    all.reduce((most, limits) => Math.max(most, limits[limit]), 0);
  return {
    connectTimeoutMs: longest('connectTimeoutMs'),
    fetchTimeoutMs: longest('fetchTimeoutMs'),
    callTimeoutMs: longest('callTimeoutMs'),
  };
}

import type { McpServerError } from '../../mcp/server-error.ts';
import type { Blame, RunServer } from '../plan.ts';

/** What proxies and gateways answer for a server they cannot reach, or that is to be asked later. */
const PASSING_STATUSES: readonly number[] = [
  ...[407, 408, 425, 429, 502, 503, 504],
  // Cloudflare's own, of an origin that it does not get at.
  ...[520, 521, 522, 523, 524, 525, 526, 530],
];

/** Whether something between answered: one of those, or that people are to go elsewhere to log in. */
const isOfTheWay = (status: number) =>
  PASSING_STATUSES.includes(status) || (status >= 300 && status < 400);

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether an address is one of this machine's own. */
function isLoopback(address: string): boolean {
  return LOOPBACK.test(URL.parse(address)?.hostname ?? '');
}

/**
 * Whose doing a failure of a server is. A local server, one on this machine's own addresses
 * included, has no network in between; one elsewhere that took a request has to answer it.
 */
export function blameFor(
  error: McpServerError,
  { connection }: Pick<RunServer, 'connection'>,
): Blame {
  const { kind, httpStatus, isConnecting } = error;
  if (kind === 'missing') return 'configuration';
  if (kind === 'oauth-required' || kind === 'no-token') return 'surroundings';
  if (kind === 'answered') return 'server';
  // It cannot be started although it is there, since the machine is short of something, or be
  // fetched, since a registry is out of reach.
  if (connection.transport === 'stdio') return kind === 'unreachable' ? 'surroundings' : 'server';
  if (isLoopback(connection.url)) return 'server';
  if (httpStatus !== undefined) return isOfTheWay(httpStatus) ? 'surroundings' : 'server';
  return kind === 'timeout' && !isConnecting ? 'server' : 'surroundings';
}

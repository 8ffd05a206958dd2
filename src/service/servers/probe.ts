import type { OAuthRequirement } from '../../contract/resources/server-operations.ts';
import { TimeLimitError, withTimeLimit } from '../../resilience/time-limit.ts';
import type { RemoteConnection } from '../mcp/server-connection.ts';
import { errorText } from '../mcp/server-error.ts';
import { ApiFailure } from '../refusals/api-failure.ts';
import { type Challenge, Discovery, DiscoveryError, readChallenge } from './oauth/discovery.ts';
import { OutboundError } from './oauth/outbound-request.ts';
import type { SavedServer } from './saved-server.ts';
import type { ServerAccess } from './server-access.ts';

const STATUS_UNAUTHORIZED = 401;
const STATUS_FORBIDDEN = 403;
const CHALLENGE_LENGTH = 1_000;
const MOST_SCOPES = 100;
const MOST_SERVERS = 20;

/** What the address of a remote server answered. */
export interface Probe {
  url: string | null;
  httpStatus: number;
  /** The header `WWW-Authenticate`; null where there is none. */
  wwwAuthenticate: string | null;
  /** Whether it wants credentials that it was not shown. */
  needsGrant: boolean;
}

/** What needs no session, and does nothing. */
const PING = JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'ping' });

/**
 * Asks the address of a server for anything at all, with the headers of its configuration. Null for
 * a server that is a process, which has none. Nothing is read but the head of the answer.
 *
 * @throws ApiFailure where none comes in time; the signal's reason
 */
export async function probeServer(
  { limits, secrets: { redactor } }: ServerAccess,
  { name, url, connection }: SavedServer,
  signal: AbortSignal,
): Promise<Probe | null> {
  if (connection.transport === 'stdio') return null;
  try {
    return await withTimeLimit(limits.connectTimeoutMs, signal, async (limited) => {
      const { status, headers, body } = await fetch(connection.url, requestOf(connection, limited));
      await body?.cancel();
      const challenge = headers.get('www-authenticate');
      return {
        url,
        httpStatus: status,
        wwwAuthenticate: challenge && redactor.excerpt(challenge, CHALLENGE_LENGTH),
        needsGrant: needsGrant(status, connection),
      };
    });
  } catch (error) {
    signal.throwIfAborted();
    const isLate = error instanceof TimeLimitError;
    const what = isLate
      ? `did not answer within ${error.limitMs / 1000} s`
      : `could not be reached: ${errorText(error)}`;
    const message = redactor.text(`MCP server ${JSON.stringify(name)} ${what}`);
    throw new ApiFailure(isLate ? 'TIMEOUT' : 'SERVER_UNREACHABLE', message);
  }
}

function requestOf({ transport, headers }: RemoteConnection, signal: AbortSignal): RequestInit {
  // Where it leads to may be no place for the headers.
  const request = { redirect: 'manual', signal } as const;
  if (transport === 'sse')
    return { ...request, headers: { ...headers, Accept: 'text/event-stream' } };
  return {
    ...request,
    method: 'POST',
    headers: {
      ...headers,
      Accept: 'application/json, text/event-stream',
      'Content-Type': 'application/json',
    },
    body: PING,
  };
}

/** With credentials of its own, 403 says that they are not good for this. */
function needsGrant(status: number, { headers }: RemoteConnection): boolean {
  if (status === STATUS_UNAUTHORIZED) return true;
  return status === STATUS_FORBIDDEN && Object.keys(headers).length === 0;
}

/** For all that a server publishes of who may use it. */
const DISCOVERY_LIMIT_MS = 8_000;

/**
 * Whether a server needs a grant, found out without a session: it asks for one, or publishes of
 * itself that it is protected. Who wants other credentials, and says so, needs none.
 */
export async function checkOAuth(
  access: ServerAccess,
  server: SavedServer,
  signal: AbortSignal,
): Promise<OAuthRequirement> {
  const { url: serverUrl } = server;
  return access.withSlot(server, signal, async () => {
    const probe = await probeServer(access, server, signal);
    if (probe === null) return { useOAuth: false, serverUrl };
    const challenge = readChallenge(probe.wwwAuthenticate);
    const { needsGrant } = probe;
    const authorization = await discover(access, server, { challenge, needsGrant }, signal);
    const wantsOther = challenge !== null && !challenge.wantsToken && authorization === null;
    const isProtected = (authorization?.authorizationServers ?? []).length > 0;
    return {
      useOAuth: (needsGrant && !wantsOther) || isProtected,
      serverUrl,
      ...(authorization && { authorization }),
    };
  });
}

const NOTHING = { resource: null, authorizationServers: [], scopes: [], problem: null };

/** What the server publishes of who may use it; null: nothing, or it cannot be had. */
async function discover(
  { secrets: { redactor } }: ServerAccess,
  { connection }: SavedServer,
  { challenge, needsGrant }: { challenge: Challenge | null; needsGrant: boolean },
  signal: AbortSignal,
): Promise<NonNullable<OAuthRequirement['authorization']> | null> {
  if (connection.transport === 'stdio') return null;
  const told = (text: string) => redactor.excerpt(text, CHALLENGE_LENGTH);
  try {
    return await withTimeLimit(DISCOVERY_LIMIT_MS, signal, async (limited) => {
      const discovery = new Discovery(connection.url, limited);
      const found = await discovery.resource(challenge);
      if (found === null) {
        const own = needsGrant ? await discovery.ownAuthorizationServer() : null;
        if (own === null) return null;
        return { ...NOTHING, authorizationServers: [told(own.issuer)] };
      }
      return {
        resource: told(found.resource),
        authorizationServers: found.authorizationServers.slice(0, MOST_SERVERS).map(told),
        scopes: found.scopes.slice(0, MOST_SCOPES).map(told),
        problem: null,
      };
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof DiscoveryError) {
      return { ...NOTHING, problem: told(error.message) };
    }
    // It was asked, and has answered all the same.
    if (error instanceof OutboundError || error instanceof TimeLimitError) return null;
    throw error;
  }
}

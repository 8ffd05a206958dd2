import type { TokenImport, TokensImported } from '../../contract/resources/server-operations.ts';
import { TimeLimitError, withTimeLimit } from '../../resilience/time-limit.ts';
import type { RemoteConnection } from '../mcp/server-connection.ts';
import { ApiFailure, validationFailure } from '../refusals/api-failure.ts';
import {
  Discovery,
  DiscoveryError,
  isWithin,
  type ProtectedResource,
  readChallenge,
} from './oauth/discovery.ts';
import type { Grant } from './oauth/grant.ts';
import { OutboundError } from './oauth/outbound-request.ts';
import { clientAuthFor, type RefreshPlace, type TokenClient } from './oauth/token-endpoint.ts';
import { probeServer } from './probe.ts';
import type { SavedServer } from './saved-server.ts';
import type { ServerAccess } from './server-access.ts';

/** For all that is found out of the server and its authorization server. */
const DISCOVERY_LIMIT_MS = 15_000;
const TOLD_LENGTH = 1_000;

/** What is found out about where tokens are renewed. */
interface RefreshFacts {
  place: RefreshPlace;
  resource: string | null;
}

/**
 * Keeps tokens that a user has got for a server, in place of those from before. Where they can be
 * renewed, it is found out now by whom: what the server says of that later is not asked for, so that
 * it cannot have them sent elsewhere.
 *
 * @throws ApiFailure where they are not for this server, or it cannot be told where they are renewed;
 * the signal's reason
 */
export async function importTokens(
  access: ServerAccess,
  server: SavedServer,
  request: TokenImport,
  signal: AbortSignal,
): Promise<TokensImported> {
  const connection = requireRemote(server);
  requireFitting(connection, request);
  const { tokens, clientInformation, oauthResourceUrl } = request;
  const client: TokenClient | null = clientInformation
    ? { id: clientInformation.clientId, secret: clientInformation.clientSecret }
    : null;
  const refreshToken = tokens.refresh_token ?? null;
  const facts =
    client === null || refreshToken === null
      ? null
      : await findRefreshPlace(access, { server, connection, request, client }, signal);
  const obtainedAt = access.grants.now();
  const { expires_in: seconds = null } = tokens;
  const grant: Grant = {
    serverUrl: connection.url,
    accessToken: tokens.access_token,
    refreshToken,
    ...{ obtainedAt, client, refusal: null },
    expiresAt: seconds === null ? null : Math.round(obtainedAt + seconds * 1000),
    place: facts?.place ?? null,
    resource: oauthResourceUrl ?? facts?.resource ?? null,
  };
  await access.grants.keep(server, grant);
  return { imported: true, expiresAt: grant.expiresAt };
}

function requireRemote({ name, connection }: SavedServer): RemoteConnection {
  if (connection.transport !== 'stdio') return connection;
  const message = `MCP server ${JSON.stringify(name)} is a process, which takes no tokens`;
  throw validationFailure([{ path: [], message }]);
}

function requireFitting(
  { url, headers }: RemoteConnection,
  { serverUrl, oauthResourceUrl }: TokenImport,
): void {
  const problems: { path: string[]; message: string }[] = [];
  const own = new URL(url);
  if (!isSamePlace(own, URL.parse(serverUrl))) {
    const message = 'is not the address of this server, so the tokens are for another one';
    problems.push({ path: ['serverUrl'], message });
  }
  const resource = oauthResourceUrl === undefined ? own : URL.parse(oauthResourceUrl);
  if (resource === null || !isWithin(own, resource)) {
    const message = 'does not stand for this server, so the tokens are for another one';
    problems.push({ path: ['oauthResourceUrl'], message });
  }
  if (Object.keys(headers).some((name) => name.toLowerCase() === 'authorization')) {
    const message = 'the configuration of this server has a header `Authorization` of its own';
    problems.push({ path: [], message });
  }
  if (problems.length > 0) throw validationFailure(problems);
}

/** Queries are left out where a server is told of. */
const isSamePlace = (own: URL, other: URL | null): boolean =>
  other !== null && isWithin(own, other) && isWithin(other, own);

async function findRefreshPlace(
  access: ServerAccess,
  about: {
    server: SavedServer;
    connection: RemoteConnection;
    request: TokenImport;
    client: TokenClient;
  },
  signal: AbortSignal,
): Promise<RefreshFacts> {
  const { server, connection, request, client } = about;
  const told = (error: Error) => access.secrets.redactor.excerpt(error.message, TOLD_LENGTH);
  try {
    return await access.withSlot(server, signal, () =>
      withTimeLimit(DISCOVERY_LIMIT_MS, signal, async (limited) => {
        const probe = await probeServer(access, server, limited);
        const discovery = new Discovery(connection.url, limited);
        const resource = await discovery.resource(readChallenge(probe?.wwwAuthenticate ?? null));
        const issuer = issuerFor(connection, resource, request);
        const { authMethods, ...place } = await discovery.authorizationServer(issuer);
        const clientAuth = clientAuthFor(client, authMethods);
        return { place: { ...place, clientAuth }, resource: resource?.resource ?? null };
      }),
    );
  } catch (error) {
    if (error instanceof DiscoveryError) {
      const message = `cannot be used, since it is not known where: ${told(error)}`;
      throw validationFailure([{ path: ['tokens', 'refresh_token'], message }]);
    }
    if (error instanceof OutboundError) {
      throw new ApiFailure(error.isLate ? 'TIMEOUT' : 'SERVER_UNREACHABLE', told(error));
    }
    if (!(error instanceof TimeLimitError)) throw error;
    const message = `It was not found out within ${DISCOVERY_LIMIT_MS / 1000} s where the tokens are renewed.`;
    throw new ApiFailure('TIMEOUT', message);
  }
}

/** By whom tokens for the server are given. */
function issuerFor(
  { url }: RemoteConnection,
  resource: ProtectedResource | null,
  { authorizationServerUrl: named }: TokenImport,
): string {
  const known = resource?.authorizationServers ?? [];
  if (named !== undefined) {
    const wanted = URL.parse(named)?.href;
    const issuer = known.find((one) => new URL(one).href === wanted);
    if (issuer !== undefined || known.length === 0) return issuer ?? named;
    const message = 'is none of those that the MCP server names';
    throw validationFailure([{ path: ['authorizationServerUrl'], message }]);
  }
  const [only, ...others] = known;
  // Servers of before 2025-06-18 name none: there, they are their own.
  if (only === undefined) return new URL(url).origin;
  if (others.length === 0) return only;
  const message = 'is missing: the MCP server names several, and the tokens are of one of them';
  throw validationFailure([{ path: ['authorizationServerUrl'], message }]);
}

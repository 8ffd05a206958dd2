import * as z from 'zod';
import type { RemoteServer } from '../../../api/servers-file.ts';
import {
  AddressError,
  type Answer,
  checkAddress,
  type Network,
  narrowReach,
  type Reach,
  sendOutbound,
  unknownReach,
} from './outbound.ts';

const RESOURCE_DOCUMENT = '/.well-known/oauth-protected-resource';
const SERVER_DOCUMENTS = ['oauth-authorization-server', 'openid-configuration'];
/** Needs no session and changes nothing. */
const PING = JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'ping' });
const MCP_HEADERS = {
  accept: 'application/json, text/event-stream',
  'content-type': 'application/json',
};

/** What a server publishes about its tokens (RFC 9728). */
const resourceDocument = z.object({
  resource: z.url(),
  authorization_servers: z.array(z.unknown()).nullish(),
});
/** What an authorization server publishes (RFC 8414, OpenID Connect Discovery). */
const serverDocument = z.object({
  issuer: z.string(),
  token_endpoint: z.url(),
  // The default of the standard.
  token_endpoint_auth_methods_supported: z
    .array(z.string())
    .default(['client_secret_basic'])
    .catch(['client_secret_basic']),
});

/** Where tokens of a server are refreshed. */
export interface TokenEndpoint {
  url: string;
  /** Where requests to it may go. */
  reach: Reach;
  /** How clients with a secret may show it. */
  authMethods: readonly string[];
  /** The resource that tokens are for; null if the server publishes nothing. */
  resource: string | null;
}

/**
 * Finds the token endpoint of a server. The server is asked first, since the address that it answers
 * from decides where it may lead. Throws an AddressError.
 *
 * @param wanted address of the authorization server; null: the only one
 */
export async function findTokenEndpoint(
  { url, headers }: RemoteServer,
  wanted: string | null,
  network: Network,
  signal: AbortSignal,
): Promise<TokenEndpoint> {
  const own = new URL(url);
  const limited = AbortSignal.any([signal, AbortSignal.timeout(network.limits.discovery)]);
  const limitMs = network.limits.document;
  let reach = unknownReach(own);
  const ask = (request: { url: URL; headers?: Record<string, string>; body?: string }) =>
    sendOutbound(
      { ...request, limitMs, isHeadOnly: request.body !== undefined },
      reach,
      network,
      limited,
    );
  const askServer = async (request: Parameters<typeof ask>[0]) => {
    const answer = await ask(request);
    reach = narrowReach(reach, answer.zone);
    return answer;
  };

  const ping = { url: own, headers: { ...headers, ...MCP_HEADERS }, body: PING };
  const { challenge } = await askServer(ping);
  let published: z.infer<typeof resourceDocument> | null = null;
  for (const place of resourcePlaces(own, challenge)) {
    published ??= readResource(own, place, await askServer({ url: place }));
  }
  const issuer = chooseIssuer(own, published?.authorization_servers ?? [], wanted);
  checkAddress(new URL(issuer), reach, network);
  for (const place of issuerPlaces(new URL(issuer))) {
    const document = documentOf(place, await ask({ url: place }));
    if (document === null) continue;
    const { success, data } = serverDocument.safeParse(document);
    if (!success) throw new AddressError('malformed', place);
    if (withoutSlash(data.issuer) !== withoutSlash(issuer)) {
      throw new AddressError('mismatch', place, data.issuer);
    }
    checkAddress(new URL(data.token_endpoint), reach, network);
    const authMethods = data.token_endpoint_auth_methods_supported;
    return { url: data.token_endpoint, reach, authMethods, resource: published?.resource ?? null };
  }
  throw new AddressError('missing', new URL(issuer));
}

/** Where a server may publish its document: at its own origin, and first where its challenge says. */
function resourcePlaces(own: URL, challenge: string): URL[] {
  const [, quoted, plain] =
    /\bresource_metadata ?= ?(?:"([^"]{1,2000})"|([^\s",]{1,2000}))/i.exec(challenge) ?? [];
  const named = URL.parse(quoted ?? plain ?? '');
  if (named !== null && named.origin !== own.origin) throw new AddressError('elsewhere', named);
  const places = [
    ...(named === null ? [] : [`${named.pathname}${named.search}`]),
    `${RESOURCE_DOCUMENT}${withoutSlash(own.pathname)}`,
    RESOURCE_DOCUMENT,
  ];
  return [...new Set(places)].map((place) => new URL(`${own.origin}${place}`));
}

/** Where an authorization server may publish its document, in the order of the MCP specification. */
function issuerPlaces({ origin, pathname }: URL): URL[] {
  const path = withoutSlash(pathname);
  const places = SERVER_DOCUMENTS.map((name) => `/.well-known/${name}${path}`);
  if (path !== '') places.push(`${path}/.well-known/openid-configuration`);
  return places.map((place) => new URL(`${origin}${place}`));
}

/** The document in an answer; null if there is none. */
function documentOf(place: URL, { status, json }: Answer): object | null {
  if (status === 200 && typeof json === 'object') return json;
  if (status >= 300 && status < 400) throw new AddressError('redirect', place);
  if (status >= 500 || status === 429) throw new AddressError('status', place, String(status));
  return null;
}

/** The document of a server about itself, with those entries that can be asked; null without one. */
function readResource(own: URL, place: URL, answer: Answer) {
  const document = documentOf(place, answer);
  if (document === null) return null;
  const { success, data } = resourceDocument.safeParse(document);
  if (!success) throw new AddressError('malformed', place);
  const { resource, authorization_servers: named } = data;
  if (!isWithin(own, new URL(resource))) throw new AddressError('mismatch', place, resource);
  const usable = named?.filter(isAddress) ?? [];
  if (named && named.length > 0 && usable.length === 0) throw new AddressError('malformed', place);
  return { resource, authorization_servers: usable };
}

/** Chooses an authorization server. Servers of before 2025-06-18 publish none, and are their own. */
function chooseIssuer(own: URL, published: unknown[], wanted: string | null): string {
  const known = published.filter(isAddress);
  const [only = wanted ?? own.origin] = known;
  if (known.length === 0 && URL.canParse(only)) return only;
  if (wanted === null && known.length === 1) return only;
  const href = URL.parse(wanted ?? '')?.href;
  const chosen = known.find((one) => new URL(one).href === href);
  if (chosen === undefined) throw new AddressError('issuer', own, known.join(', '));
  return chosen;
}

/** Whether documents can lie there, unlike at `urn:issuer`. */
function isAddress(value: unknown): value is string {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return url !== null && url.origin !== 'null';
}

const withoutSlash = (text: string) => text.replace(/\/$/, '');

/** Whether a server is a resource, or below it. Queries do not count. */
export function isWithin(server: URL, resource: URL): boolean {
  const above = `${withoutSlash(resource.pathname)}/`;
  return server.origin === resource.origin && `${server.pathname}/`.startsWith(above);
}

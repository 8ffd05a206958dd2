import * as z from 'zod';
import type { RemoteServer } from '../../../api/servers-file.ts';
import { loadSdk, PING } from '../../mcp/link.ts';
import {
  AddressError,
  type Answer,
  checkAddress,
  type Network,
  narrowReach,
  type OutboundRequest,
  type Reach,
  sendOutbound,
  unknownReach,
} from './outbound.ts';

const RESOURCE_DOCUMENT = '/.well-known/oauth-protected-resource';

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
  token_endpoint_auth_methods_supported: z.array(z.string()).catch(['client_secret_basic']),
});

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
  let reach = unknownReach(own);
  const ask = (request: OutboundRequest) => {
    const limit = AbortSignal.timeout(network.limits.document);
    return sendOutbound(request, reach, network, AbortSignal.any([limited, limit]));
  };
  const ping = { body: PING.body, headers: { ...headers, ...PING.headers }, isHeadOnly: true };
  const { challenge, zone } = await ask({ url: own, ...ping });
  reach = narrowReach(reach, zone);
  let resource: string | null = null;
  let issuers: string[] = [];
  for (const place of resourcePlaces(own, challenge)) {
    const answer = await ask({ url: place });
    reach = narrowReach(reach, answer.zone);
    const document = documentOf(resourceDocument, place, answer);
    if (document === null) continue;
    resource = document.resource;
    if (!isWithin(url, resource)) throw new AddressError('mismatch', place, resource);
    const named = document.authorization_servers ?? [];
    issuers = named.filter(isDocumentAddress);
    if (named.length > 0 && issuers.length === 0) throw new AddressError('malformed', place);
    break;
  }
  const issuer = chooseIssuer(own, issuers, wanted);
  checkAddress(new URL(issuer), reach, network);
  const { buildDiscoveryUrls } = await loadSdk();
  for (const { url: place } of buildDiscoveryUrls(issuer)) {
    // A path that begins with two slashes reads as another host.
    if (place.origin !== new URL(issuer).origin) continue;
    const document = documentOf(serverDocument, place, await ask({ url: place }));
    if (document === null) continue;
    if (withoutSlash(document.issuer) !== withoutSlash(issuer)) {
      throw new AddressError('mismatch', place, document.issuer);
    }
    checkAddress(new URL(document.token_endpoint), reach, network);
    const authMethods = document.token_endpoint_auth_methods_supported;
    return { url: document.token_endpoint, reach, authMethods, resource };
  }
  throw new AddressError('missing', new URL(issuer));
}

/** Where a server may publish its document: at its own origin, and first where its challenge says. */
function resourcePlaces({ origin, pathname }: URL, challenge: string): URL[] {
  const [, quoted, plain] =
    /\bresource_metadata ?= ?(?:"([^"]{1,2000})"|([^\s",]{1,2000}))/i.exec(challenge) ?? [];
  const named = URL.parse(quoted ?? plain ?? '');
  if (named !== null && named.origin !== origin) throw new AddressError('elsewhere', named);
  const first = named === null ? [] : [`${named.pathname}${named.search}`];
  const usual = [`${RESOURCE_DOCUMENT}${withoutSlash(pathname)}`, RESOURCE_DOCUMENT];
  return [...new Set([...first, ...usual])].map((path) => new URL(`${origin}${path}`));
}

/** The document in an answer; null if there is none. */
function documentOf<Document>(schema: z.ZodType<Document>, place: URL, { status, json }: Answer) {
  if (status >= 300 && status < 400) throw new AddressError('redirect', place);
  if (status >= 500 || status === 429) throw new AddressError('status', place, String(status));
  if (status !== 200 || json === null || typeof json !== 'object') return null;
  const { success, data } = schema.safeParse(json);
  if (!success) throw new AddressError('malformed', place);
  return data;
}

/** Chooses an authorization server. Servers of before 2025-06-18 publish none, and are their own. */
function chooseIssuer(own: URL, published: string[], wanted: string | null): string {
  const choices = published.length > 0 ? published : [wanted ?? own.origin];
  const only = choices.length === 1 ? choices[0] : undefined;
  const href = URL.parse(wanted ?? only ?? '')?.href;
  const chosen = choices.filter(isDocumentAddress).find((one) => new URL(one).href === href);
  if (chosen === undefined) throw new AddressError('issuer', own, published.join(', '));
  return chosen;
}

/** Whether documents can lie there, unlike at `urn:issuer`. */
const isDocumentAddress = (value: unknown): value is string =>
  z.url({ protocol: /^https?$/ }).safeParse(value).success;

const withoutSlash = (text: string) => text.replace(/\/$/, '');

/** Whether the address of a server is a resource, or below it. Queries do not count. */
export function isWithin(server: string, resource: string): boolean {
  const [own, above] = [URL.parse(server), URL.parse(resource)];
  if (own === null || above === null || own.origin !== above.origin) return false;
  return `${own.pathname}/`.startsWith(`${withoutSlash(above.pathname)}/`);
}

/** The refresh token is no longer good. The second one is how GitHub says so. */
const FINAL_ERRORS = ['invalid_grant', 'bad_refresh_token'];

export interface Renewal {
  endpoint: TokenEndpoint;
  /** The secret of a public client is null. */
  client: { id: string; secret: string | null };
  refreshToken: string;
}

/** Printable ASCII: what fits a header. */
const token = () => z.string().regex(/^[\x21-\x7e]+$/);
/** Other members never decide: an answer that is turned down may have used up a refresh token. */
const tokens = z.object({
  access_token: token(),
  /** Null: the former one stays. */
  refresh_token: token().nullable().catch(null),
  /** Some servers write it as text, or something else. Null: unknown. */
  expires_in: z.coerce.number().positive().nullable().catch(null),
});
const refusal = z.object({
  error: z.string(),
  error_description: z.string().nullable().catch(null),
});

/**
 * Refreshes tokens. `detail` of a refusal is foreign text.
 *
 * @throws AddressError if the answer says neither yes nor no
 */
export async function refreshTokens(
  { endpoint, client: { id, secret }, refreshToken }: Renewal,
  network: Network,
): Promise<z.infer<typeof tokens> | { isFinal: boolean; detail: string }> {
  const url = new URL(endpoint.url);
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  if (endpoint.resource !== null) form.set('resource', endpoint.resource);
  const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' };
  const takes = (method: string) => endpoint.authMethods.includes(method);
  const isBasic = takes('client_secret_basic') || !takes('client_secret_post');
  if (secret !== null && isBasic) headers['authorization'] = basicHeader(id, secret);
  else form.set('client_id', id);
  if (secret !== null && !isBasic) form.set('client_secret', secret);
  const request = { url, headers, body: form.toString() };
  // The endpoint may rotate the token, so that no caller ends a request under way.
  const limit = AbortSignal.timeout(network.limits.refresh);
  const { status, json } = await sendOutbound(request, endpoint.reach, network, limit);
  const given = tokens.safeParse(json);
  if (status === 200 && given.success) return given.data;
  const refused = refusal.safeParse(json);
  // Some answer with an error and status 200.
  if (!refused.success || status >= 500 || status === 429) {
    if (status === 200) throw new AddressError('malformed-tokens', url);
    throw new AddressError('status', url, String(status));
  }
  const { error, error_description: description } = refused.data;
  const detail = description ? `${error}: ${description}` : error;
  return { isFinal: FINAL_ERRORS.includes(error), detail };
}

/** Both parts are encoded as in a form (RFC 6749, section 2.3.1). */
function basicHeader(id: string, secret: string): string {
  const parts = [id, secret].map((text) => new URLSearchParams([['', text]]).toString().slice(1));
  return `Basic ${Buffer.from(parts.join(':')).toString('base64')}`;
}

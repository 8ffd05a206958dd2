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

/** What a server publishes about its tokens (RFC 9728). */
const resourceDocument = z.object({
  resource: z.url(),
  authorization_servers: z.array(z.unknown()).nullish(),
});
/** What an authorization server publishes (RFC 8414, OpenID Connect Discovery). */
const serverDocument = z.object({
  issuer: z.string(),
  token_endpoint: z.url(),
  token_endpoint_auth_methods_supported: z.array(z.string()).nullish().catch(null),
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

/** A server publishes several authorization servers, or none that has the requested address. */
export class AuthorizationServerError extends Error {
  readonly known: readonly string[];

  constructor(known: readonly string[]) {
    super('authorization server');
    this.known = known;
  }
}

/**
 * Finds the token endpoint of a server. The server is asked first, since the address that it answers
 * from decides where it may lead.
 *
 * @param wanted address of the authorization server; null: the only one
 * @throws AddressError; AuthorizationServerError
 */
export async function findTokenEndpoint(
  server: RemoteServer,
  wanted: string | null,
  network: Network,
  signal: AbortSignal,
): Promise<TokenEndpoint> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(network.limits.discovery)]);
  const discovery = new Discovery(server, network, limited);
  const found = await discovery.resource(await discovery.challenge());
  const issuer = issuerOf(found?.servers ?? [], wanted) ?? new URL(server.url).origin;
  return discovery.tokenEndpoint(issuer, found?.resource ?? null);
}

/** Null: servers of before 2025-06-18 publish none, and are their own. */
function issuerOf(known: readonly string[], wanted: string | null): string | null {
  const [only = null] = known;
  if (wanted === null && known.length > 1) throw new AuthorizationServerError(known);
  if (wanted === null || only === null) return wanted ?? only;
  const href = URL.parse(wanted)?.href;
  const issuer = known.find((one) => new URL(one).href === href);
  if (issuer === undefined) throw new AuthorizationServerError(known);
  return issuer;
}

class Discovery {
  readonly #url: URL;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #network: Network;
  readonly #signal: AbortSignal;
  #reach: Reach;

  constructor({ url, headers }: RemoteServer, network: Network, signal: AbortSignal) {
    this.#url = new URL(url);
    this.#headers = headers;
    this.#network = network;
    this.#signal = signal;
    this.#reach = unknownReach(this.#url);
  }

  /** Asks the server for anything, and returns what it demands. */
  async challenge(): Promise<string> {
    const { url, headers } = { url: this.#url, headers: this.#headers };
    const { challenge } = await this.#askServer({
      url,
      method: 'POST',
      headers: {
        ...headers,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      body: PING,
      isHeadOnly: true,
    });
    return challenge;
  }

  /** Reads what the server publishes at its own origin about itself; null if that is nothing. */
  async resource(challenge: string): Promise<{ resource: string; servers: string[] } | null> {
    const { origin, pathname } = this.#url;
    const places = new Set([
      ...this.#placeOf(challenge),
      `${RESOURCE_DOCUMENT}${withoutSlash(pathname)}`,
      RESOURCE_DOCUMENT,
    ]);
    for (const place of places) {
      const url = new URL(`${origin}${place}`);
      const document = documentOf(await this.#askServer({ url, method: 'GET' }), url);
      if (document === null) continue;
      const parsed = resourceDocument.safeParse(document);
      if (!parsed.success) throw new AddressError('malformed', url);
      const { resource, authorization_servers: servers } = parsed.data;
      if (!isWithin(this.#url, new URL(resource))) {
        throw new AddressError('mismatch', url, resource);
      }
      const usable = servers?.filter(isAddress) ?? [];
      if (servers && servers.length > 0 && usable.length === 0) {
        throw new AddressError('malformed', url);
      }
      return { resource, servers: usable };
    }
    return null;
  }

  /** Reads what an authorization server publishes about itself. */
  async tokenEndpoint(issuer: string, resource: string | null): Promise<TokenEndpoint> {
    const base = URL.parse(issuer);
    if (base === null) throw new AuthorizationServerError([]);
    // Also what has no place for documents is refused by its address.
    checkAddress(base, this.#reach, this.#network);
    for (const url of documentsOf(base)) {
      const document = documentOf(await this.#ask({ url, method: 'GET' }), url);
      if (document === null) continue;
      const parsed = serverDocument.safeParse(document);
      if (!parsed.success) throw new AddressError('malformed', url);
      const { issuer: found, token_endpoint: endpoint, ...rest } = parsed.data;
      if (withoutSlash(found) !== withoutSlash(issuer)) {
        throw new AddressError('mismatch', url, found);
      }
      checkAddress(new URL(endpoint), this.#reach, this.#network);
      // The standard's default.
      const authMethods = rest.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      return { url: endpoint, reach: this.#reach, authMethods, resource };
    }
    throw new AddressError('missing', base);
  }

  /** The path that a challenge names, if it does. Another origin is refused. */
  #placeOf(challenge: string): string[] {
    const [, quoted, plain] =
      /\bresource_metadata ?= ?(?:"([^"]{1,2000})"|([^\s",]{1,2000}))/i.exec(challenge) ?? [];
    const url = URL.parse(quoted ?? plain ?? '');
    if (url === null) return [];
    if (url.origin !== this.#url.origin) throw new AddressError('elsewhere', url);
    return [`${url.pathname}${url.search}`];
  }

  async #askServer(request: Omit<Parameters<typeof sendOutbound>[0], 'limitMs'>): Promise<Answer> {
    const answer = await this.#ask(request);
    this.#reach = narrowReach(this.#reach, answer.zone);
    return answer;
  }

  #ask(request: Omit<Parameters<typeof sendOutbound>[0], 'limitMs'>): Promise<Answer> {
    const limitMs = this.#network.limits.document;
    return sendOutbound({ ...request, limitMs }, this.#reach, this.#network, this.#signal);
  }
}

/** The document in an answer; null if there is none. */
function documentOf({ status, json }: Answer, url: URL): object | null {
  if (status === 200 && typeof json === 'object') return json;
  if (status >= 300 && status < 400) throw new AddressError('redirect', url);
  if (status >= 500 || status === 429) throw new AddressError('status', url, String(status));
  return null;
}

/** Where an authorization server may publish its document, in the order of the MCP specification. */
function documentsOf({ origin, pathname }: URL): URL[] {
  const path = withoutSlash(pathname);
  const places = SERVER_DOCUMENTS.map((name) => `/.well-known/${name}${path}`);
  if (path !== '') places.push(`${path}/.well-known/openid-configuration`);
  return places.map((place) => new URL(`${origin}${place}`));
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

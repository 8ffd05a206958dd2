import { z } from 'zod';
import {
  type OutboundAnswer,
  OutboundError,
  Reach,
  sendOutbound,
  type Zone,
} from './outbound-request.ts';

/** For one document. */
const DOCUMENT_LIMIT_MS = 5_000;

const RESOURCE_DOCUMENT = '/.well-known/oauth-protected-resource';
const SERVER_DOCUMENTS = ['oauth-authorization-server', 'openid-configuration'] as const;

/** What a server publishes of itself. Source: RFC 9728. */
const resourceSchema = z.looseObject({
  resource: z.url(),
  authorization_servers: z.array(z.unknown()).nullish(),
  scopes_supported: z.array(z.string()).optional().catch(undefined),
});

/** What an authorization server publishes of itself. Source: RFC 8414, OpenID Connect Discovery. */
const authorizationServerSchema = z.looseObject({
  issuer: z.string(),
  token_endpoint: z.url(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional().catch(undefined),
});

/** A document is there, and cannot be trusted. */
export class DiscoveryError extends Error {
  override readonly name = 'DiscoveryError';
}

/** What a server says of who may use it. */
export interface ProtectedResource {
  /** What tokens for it are made out to. */
  resource: string;
  authorizationServers: string[];
  scopes: string[];
}

/** An authorization server that has told of itself. */
export interface AuthorizationServer {
  issuer: string;
  tokenEndpoint: string;
  /** Where the MCP server lies that has led there. */
  zone: Zone;
  /** How clients with a secret show it. */
  authMethods: readonly string[];
}

/** What the header `WWW-Authenticate` of a refused request asks for. */
export interface Challenge {
  /** Whether a bearer token is what it asks for. */
  wantsToken: boolean;
  /** Where the server's own document is. */
  resourceMetadata: string | null;
}

/** Reads the header; null where there is none. */
export function readChallenge(header: string | null): Challenge | null {
  if (header === null) return null;
  const [, quoted, plain] =
    /\bresource_metadata ?= ?(?:"([^"]{1,2000})"|([^\s",]{1,2000}))/i.exec(header) ?? [];
  return {
    wantsToken: /(?:^|, ?)(?:Bearer|DPoP)\b/i.test(header),
    resourceMetadata: quoted ?? plain ?? null,
  };
}

/**
 * Discovery for one server, which leads no further than that may. The server is asked first: where
 * it lies is told by whoever answers, since its name may lead elsewhere the next time.
 */
export class Discovery {
  readonly #server: URL;
  readonly #signal: AbortSignal;
  /** Where the server lies; null: it was not asked yet, and leads nowhere inside. */
  #zone: Zone | null = null;

  constructor(serverUrl: string, signal: AbortSignal) {
    this.#server = new URL(serverUrl);
    this.#signal = signal;
  }

  /**
   * What the server publishes of itself; null: nothing. The document lies on the server itself, and
   * is about it: another one would have tokens sent to whom they are not meant for.
   *
   * @throws DiscoveryError where it is about another; OutboundError
   */
  async resource(challenge: Challenge | null): Promise<ProtectedResource | null> {
    const { origin, pathname } = this.#server;
    const path = pathname === '/' ? '' : pathname;
    const told = this.#toldPlace(challenge);
    const places = [told, `${RESOURCE_DOCUMENT}${path}`, RESOURCE_DOCUMENT];
    for (const place of new Set(places)) {
      if (place === null) continue;
      const url = new URL(place, origin);
      const answer = await this.#get(url, null);
      // Of several addresses that its name has, the outermost counts.
      if (this.#zone !== 'public') this.#zone = answer.zone;
      const json = documentOf(answer, url);
      if (json !== null) return this.#resourceOf(url, json);
    }
    return null;
  }

  /**
   * What an authorization server publishes of itself.
   *
   * @throws DiscoveryError where there is nothing, or it is about another; OutboundError
   */
  async authorizationServer(issuer: string): Promise<AuthorizationServer> {
    const zone = this.#zone ?? 'public';
    const reach = new Reach(this.#server, zone);
    for (const url of documentsOf(new URL(issuer))) {
      const json = documentOf(await this.#get(url, reach), url);
      if (json === null) continue;
      const parsed = authorizationServerSchema.safeParse(json);
      if (!parsed.success)
        throw new DiscoveryError(`${quoted(url.href)} does not describe a server`);
      const found = parsed.data;
      if (withoutSlash(found.issuer) !== withoutSlash(issuer)) {
        throw new DiscoveryError(
          `${quoted(url.href)} is about another server, ${quoted(found.issuer)}`,
        );
      }
      const refusal = reach.refusal(new URL(found.token_endpoint));
      if (refusal !== null) {
        throw new DiscoveryError(
          `${quoted(url.href)} names a token endpoint that is not asked: ${refusal}`,
        );
      }
      return {
        issuer: found.issuer,
        tokenEndpoint: found.token_endpoint,
        zone,
        // Source: RFC 8414, section 2.
        authMethods: found.token_endpoint_auth_methods_supported ?? ['client_secret_basic'],
      };
    }
    throw new DiscoveryError(
      `${quoted(issuer)} publishes nothing of itself as an authorization server`,
    );
  }

  /**
   * The authorization server that the server is itself, as servers of before 2025-06-18 are that
   * publish nothing else; null: it is none.
   *
   * @throws OutboundError
   */
  async ownAuthorizationServer(): Promise<AuthorizationServer | null> {
    try {
      return await this.authorizationServer(this.#server.origin);
    } catch (error) {
      if (error instanceof DiscoveryError) return null;
      throw error;
    }
  }

  /** The place that a challenge tells, which is another path of the server. */
  #toldPlace(challenge: Challenge | null): string | null {
    const told = challenge?.resourceMetadata ?? null;
    const url = told === null ? null : URL.parse(told);
    if (url === null) return null;
    if (url.origin === this.#server.origin) return `${url.pathname}${url.search}`;
    throw new DiscoveryError(`the server tells of itself at another one, ${quoted(url.origin)}`);
  }

  #resourceOf(url: URL, json: unknown): ProtectedResource {
    const parsed = resourceSchema.safeParse(json);
    if (!parsed.success)
      throw new DiscoveryError(`${quoted(url.href)} does not describe a resource`);
    const { resource, authorization_servers: named, scopes_supported: scopes } = parsed.data;
    if (!isWithin(this.#server, new URL(resource))) {
      throw new DiscoveryError(
        `${quoted(url.href)} is about another resource, ${quoted(resource)}`,
      );
    }
    const authorizationServers = named?.filter(isAddress) ?? [];
    if (named && named.length > 0 && authorizationServers.length === 0) {
      throw new DiscoveryError(`${quoted(url.href)} names no authorization server by its address`);
    }
    return { resource, authorizationServers, scopes: scopes ?? [] };
  }

  #get(url: URL, reach: Reach | null): Promise<OutboundAnswer> {
    const request = { method: 'GET', limitMs: DOCUMENT_LIMIT_MS } as const;
    return sendOutbound(url, request, reach, this.#signal);
  }
}

/** The document that an address answered with; null: it has none. */
function documentOf({ status, json }: OutboundAnswer, url: URL): unknown {
  if (status === 200 && typeof json === 'object' && json !== null) return json;
  if (status >= 300 && status < 400) {
    throw new DiscoveryError(`${quoted(url.href)} leads elsewhere, which is not followed`);
  }
  if (status >= 500 || status === 429) {
    throw new OutboundError(`${quoted(url.href)} answered HTTP ${status}`);
  }
  return null;
}

/** Where an authorization server has its document. Source: MCP, authorization server discovery. */
function documentsOf({ origin, pathname }: URL): URL[] {
  const path = withoutSlash(pathname);
  const inserted = SERVER_DOCUMENTS.map((name) => `/.well-known/${name}${path}`);
  const appended = path === '' ? [] : [`${path}/.well-known/openid-configuration`];
  return [...inserted, ...appended].map((place) => new URL(place, origin));
}

/** Whether documents can lie there: `urn:issuer` is an address as well, of no such place. */
function isAddress(value: unknown): value is string {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return url !== null && url.origin !== 'null';
}

/** Text of a stranger, told apart from ours. */
const quoted = (text: string): string => JSON.stringify(text);

const withoutSlash = (text: string): string => (text.endsWith('/') ? text.slice(0, -1) : text);

/** Whether a server is the resource, or below it. */
export function isWithin(server: URL, resource: URL): boolean {
  const below = `${withoutSlash(resource.pathname)}/`;
  return server.origin === resource.origin && `${server.pathname}/`.startsWith(below);
}

/** Grants on a real database, with authorization servers and MCP-like servers over HTTP. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Variables } from '../../src/lib/variables.ts';
import { WorkPool } from '../../src/lib/work-pool.ts';
import { applySetup } from '../../src/service/catalogue/setup.ts';
import type { ApiRequest, Core } from '../../src/service/request.ts';
import { grantsOf } from '../../src/service/servers/oauth/grants.ts';
import { NETWORK, type Network } from '../../src/service/servers/oauth/outbound.ts';
import { openSealer } from '../../src/service/servers/oauth/seal.ts';
import { emptyProject } from '../../src/service/settings.ts';
import { openDatabase } from '../../src/service/storage/database.ts';
import { closing } from './closings.ts';
import { type HttpServer, serveHttp } from './http-server.ts';
import { remoteServer, SETTINGS, surroundingsOf } from './service.ts';

interface Received {
  /** Method and path. */
  what: string;
  /** The address that it came to. */
  to: string;
  headers: IncomingHttpHeaders;
  form: Record<string, string>;
}
/** `undefined` is silence. */
type Reply = { status: number; headers?: Record<string, string>; body?: unknown } | undefined;

/** An HTTP server whose answers a test decides. */
export class Site {
  readonly received: Received[] = [];
  /** What it answers a GET with, by path. */
  documents: Record<string, unknown> = {};
  /** What it answers anything else with. */
  other: (received: Received) => Reply | Promise<Reply> = () => ({ status: 401 });
  readonly #server: HttpServer;

  private constructor(server: HttpServer) {
    this.#server = server;
  }

  static async start(host?: string): Promise<Site> {
    const server = await serveHttp(async (request, response, text) => {
      const form = Object.fromEntries(new URLSearchParams(text));
      const to = request.socket.localAddress ?? '';
      const { method, url = '', headers } = request;
      const received = { what: `${method} ${url}`, to, headers, form };
      site.received.push(received);
      const body = method === 'GET' ? site.documents[url] : undefined;
      const reply = body === undefined ? await site.other(received) : { status: 200, body };
      if (reply === undefined) return;
      const content = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
      response.writeHead(reply.status, reply.headers).end(content);
    }, host);
    const site = new Site(server);
    return site;
  }

  get port(): number {
    return Object(this.#server.server.address()).port;
  }

  get origin(): string {
    return this.#server.origin;
  }

  /** Requests to its token endpoint. */
  get refreshes(): Received[] {
    return this.received.filter(({ what }) => what === 'POST /token');
  }

  /** Publishes its authorization servers, as the server at `/mcp`. */
  publish(servers: unknown, resource = `${this.origin}/mcp`): void {
    const document = { resource, authorization_servers: servers };
    this.documents = { '/.well-known/oauth-protected-resource/mcp': document };
  }

  /** Publishes its token endpoint, as an authorization server. */
  publishEndpoint(more: object = {}): void {
    const document = { issuer: this.origin, token_endpoint: `${this.origin}/token`, ...more };
    this.documents = { '/.well-known/oauth-authorization-server': document };
  }
}

/** The first tokens of an authorization server. */
const NO_QUERY = { query: {}, path: '', origin: '', idempotencyKey: null };
const FIRST = { access_token: 'access-t0ken-1', refresh_token: 'refresh-t0ken-1' };
export const TOKENS = { ...FIRST, expires_in: 3_600 };

/** Rotates refresh tokens: one that is used again is refused. */
export function rotation(): Site['other'] {
  let at = 1;
  return ({ form }) => {
    if (form['refresh_token'] !== `refresh-t0ken-${at}`) {
      return { status: 400, body: { error: 'invalid_grant', error_description: 'It is over.' } };
    }
    at += 1;
    const [access_token, refresh_token] = [`access-t0ken-${at}`, `refresh-t0ken-${at}`];
    return { status: 200, body: { access_token, refresh_token, expires_in: 3_600 } };
  };
}

type Store = [databaseFile?: string | null, environment?: Variables];
/** Opens grants for the server at an address, with a clock that the test moves. */
export async function openGrants(url: string, network: Partial<Network> = {}, ...store: Store) {
  const [databaseFile = null, environment = {}] = store;
  const database = openDatabase(databaseFile ?? ':memory:');
  const clock = { now: 1_800_000_000_000 };
  const project = { ...emptyProject('Default'), servers: [remoteServer('a', url)] };
  await applySetup(database, [project], clock.now);
  const surroundings = surroundingsOf({ now: () => clock.now });
  const closings = new WorkPool(1);
  const core: Core = { database, settings: SETTINGS, surroundings, closings };
  const sealer = openSealer(databaseFile, environment);
  const grants = grantsOf(core, sealer, { ...NETWORK, ...network });
  const server = await database.selectFrom('servers').selectAll().executeTakeFirstOrThrow();
  const client = { clientId: 'client' };
  const importTokens = (body: Partial<ApiRequest<'importTokens'>['body']> = {}) =>
    grants.importTokens({
      project: { id: server.projectId },
      parameters: { projectId: server.projectId, serverId: server.id },
      body: { serverUrl: url, clientInformation: client, tokens: TOKENS, ...body },
      ...NO_QUERY,
      signal: new AbortController().signal,
    });
  const credentialsOf = (address: string) => {
    const credentials = grants.credentialsOf(server.id, remoteServer('a', address));
    if (credentials === null) throw new Error('a local server has no credentials');
    return credentials;
  };
  const { token, renew } = credentialsOf(url);
  const close = closing(async () => {
    await grants.close();
    await database.destroy();
  });
  const { redactor } = surroundings;
  const calls = { importTokens, token, renew, credentialsOf, close };
  return { grants, database, redactor, clock, ...calls };
}

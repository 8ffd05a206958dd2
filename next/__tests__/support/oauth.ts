/** Grants on a real database, with authorization servers and MCP-like servers over HTTP. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import type { Variables } from '../../src/lib/variables.ts';
import { applySetup } from '../../src/service/catalogue/setup.ts';
import { Pages } from '../../src/service/http/pages.ts';
import type { ApiRequest, Core } from '../../src/service/request.ts';
import { Grants } from '../../src/service/servers/oauth/grants.ts';
import { NETWORK, type Network } from '../../src/service/servers/oauth/outbound.ts';
import { openSealer } from '../../src/service/servers/oauth/seal.ts';
import { openDatabase } from '../../src/service/storage/database.ts';
import { organizationOf, SETTINGS } from './service.ts';

export interface Received {
  method: string;
  path: string;
  /** The address of ours that it came to. */
  to: string;
  headers: IncomingMessage['headers'];
  form: Record<string, string>;
}
/** An answer; without one the server stays silent, and null is 404. */
type Reply = { status?: number; location?: string; challenge?: string; body?: unknown } | null;
type Answer = (received: Received) => Reply | undefined | Promise<Reply>;

/** An HTTP server whose answers a test decides. */
export class Site {
  readonly received: Received[] = [];
  answer: Answer;
  readonly #server: Server;

  private constructor(server: Server, answer: Answer) {
    this.#server = server;
    this.answer = answer;
  }

  static async start(host: string, answer: Answer): Promise<Site> {
    const server = createServer(async (request, response) => {
      const form = Object.fromEntries(new URLSearchParams(await text(request)));
      const { method = '', url: path = '', headers } = request;
      const received = { method, path, to: request.socket.localAddress ?? '', headers, form };
      site.received.push(received);
      const reply = await site.answer(received);
      if (reply === undefined) return;
      const { status = 200, location, challenge, body } = reply ?? { status: 404 };
      if (location !== undefined) response.setHeader('location', location);
      if (challenge !== undefined) response.setHeader('www-authenticate', challenge);
      response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
    });
    const site = new Site(server, answer);
    server.listen(0, host);
    await once(server, 'listening');
    return site;
  }

  get port(): number {
    return Object(this.#server.address()).port;
  }

  get origin(): string {
    const { address, family } = Object(this.#server.address());
    return `http://${family === 'IPv6' ? `[${address}]` : address}:${this.port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

/** An authorization server that rotates its refresh token: one that is used again is refused. */
export async function startAuthorizationServer(host = '127.0.0.1') {
  let at = 1;
  const rotate: Answer = ({ form }) => {
    if (form['refresh_token'] !== `refresh-t0ken-${at}`) {
      return { status: 400, body: { error: 'invalid_grant', error_description: 'It is over.' } };
    }
    at += 1;
    const [access_token, refresh_token] = [`access-t0ken-${at}`, `refresh-t0ken-${at}`];
    return { body: { access_token, refresh_token, expires_in: 3_600 } };
  };
  const state = { rotate, refresh: rotate, metadata: {} as Record<string, unknown> };
  const site = await Site.start(host, (received) => {
    if (received.method === 'POST') return state.refresh(received);
    if (received.path !== '/.well-known/oauth-authorization-server') return null;
    const { origin } = site;
    return { body: { issuer: origin, token_endpoint: `${origin}/token`, ...state.metadata } };
  });
  return Object.assign(state, {
    site,
    refreshes: () => site.received.filter(({ method }) => method === 'POST'),
  });
}

/** What a server at `/mcp` publishes about its tokens. */
export const resourceOf =
  (servers: unknown, more: Record<string, unknown> = {}): Answer =>
  ({ path, headers }) => {
    if (path !== '/.well-known/oauth-protected-resource/mcp') return { status: 401 };
    const resource = `http://${headers.host}/mcp`;
    return { body: { resource, authorization_servers: servers, ...more } };
  };

interface Setup {
  /** Address of the server `remote`. */
  url: string;
  databaseFile?: string;
  environment?: Variables;
  network?: Partial<Network>;
}

/** Opens grants with a clock that the test moves. */
export async function openGrants({ url, databaseFile, environment = {}, network = {} }: Setup) {
  const database = openDatabase(databaseFile);
  const clock = { now: 1_800_000_000_000 };
  const remote = { name: 'remote', url, headers: {}, unset: [] };
  const organization = organizationOf({ servers: [remote] });
  const eve = { email: 'eve@example.test', name: 'Eve', role: 'member' as const };
  organization.members.push(eve);
  await applySetup(database, [organization], clock.now);
  const redactor = new Redactor();
  const surroundings = {
    ...{ workspace: '/', environment, concurrency: 1, redactor, living: new Set<never>() },
    now: () => clock.now,
    onBug: (error: unknown) => {
      throw error;
    },
  };
  const core: Core = { database, pages: new Pages(''), settings: SETTINGS, surroundings };
  const sealer = openSealer(databaseFile ?? null, environment);
  const grants = new Grants(core, sealer, { ...NETWORK, ...network });
  const server = await database.selectFrom('servers').selectAll().executeTakeFirstOrThrow();
  const users = await database.selectFrom('users').select('id').orderBy('seq').execute();
  const [owner = '', other = ''] = users.map(({ id }) => id);
  const importTokens = (body: Partial<ApiRequest<'importTokens'>['body']>) =>
    grants.importTokens({
      caller: { userId: owner, organizationId: '', role: 'owner' },
      project: { id: server.projectId, organizationId: '' },
      parameters: { projectId: server.projectId, serverId: server.id },
      body: {
        serverUrl: url,
        clientInformation: { clientId: 'client' },
        tokens: TOKENS,
        ...body,
      },
      query: {},
      ...{ path: '', origin: '', idempotencyKey: null, signal: new AbortController().signal },
    });
  const credentials = (userId = owner, address = url) =>
    grants.credentialsOf(userId, { id: server.id, name: 'remote', url: address });
  const close = async () => {
    await grants.close();
    await database.destroy();
  };
  return { grants, database, redactor, clock, other, importTokens, credentials, close };
}

/** The first tokens of an authorization server. */
export const TOKENS = {
  access_token: 'access-t0ken-1',
  refresh_token: 'refresh-t0ken-1',
  expires_in: 3_600,
};

import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Catalogue } from '../../../../examples/server/catalogue.ts';
import { serveHttp } from '../../../../examples/server/http.ts';

const DOCUMENT = '/.well-known/oauth-protected-resource';

/** What a protected server says of itself, in place of what is right. */
export interface Claims {
  resource?: string;
  authorization_servers?: unknown;
}

/** What is protected. */
export interface Upstream {
  url: string;
  close(): Promise<void>;
}

/** A server, our example by default, behind somebody who lets requests in with a good token alone. */
export class ProtectedServer {
  readonly url: string;
  readonly #server: Server;
  readonly #upstream: Upstream;
  /** The tokens it was shown. */
  readonly shown: string[] = [];
  claims: Claims | 'none' | 'redirect' = {};
  /** What its challenge names, in place of where its document is. */
  documentUrl: string | null = null;
  /** Told of each message that is let in, before it goes on. */
  onLetIn: (method: string, token: string) => unknown = () => {};

  private constructor(server: Server, upstream: Upstream) {
    this.#server = server;
    this.#upstream = upstream;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
  }

  static async start(
    issuer: string,
    isGood: (token: string) => Promise<boolean>,
    upstream?: Upstream,
  ): Promise<ProtectedServer> {
    const inner = upstream ?? (await serveHttp(new Catalogue(), 0));
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const started = new ProtectedServer(server, inner);
    server.on('request', async (request, response) => {
      const { url = '' } = request;
      if (url.startsWith(DOCUMENT)) {
        const { claims } = started;
        if (claims === 'redirect') {
          return void response.writeHead(302, { Location: `${issuer}/elsewhere` }).end();
        }
        if (claims === 'none' || url !== `${DOCUMENT}/mcp`) {
          return void response.writeHead(404).end();
        }
        const right = { resource: started.url, authorization_servers: [issuer] };
        response.writeHead(200, { 'Content-Type': 'application/json' });
        return void response.end(
          JSON.stringify({ ...right, scopes_supported: ['read'], ...claims }),
        );
      }
      const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
      if (token !== '') started.shown.push(token);
      if (token !== '' && (await isGood(token))) {
        const body = await text(request);
        const { method } = body === '' ? {} : JSON.parse(body);
        await started.onLetIn(String(method), token);
        return started.#pass(request, body, response);
      }
      const { origin } = new URL(started.url);
      const place = started.documentUrl ?? `${origin}${DOCUMENT}/mcp`;
      response.writeHead(401, { 'WWW-Authenticate': `Bearer resource_metadata="${place}"` });
      response.end();
    });
    return started;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await this.#upstream.close();
  }

  #pass(request: IncomingMessage, body: string, response: ServerResponse): void {
    const target = new URL(this.#upstream.url);
    const { method, headers } = request;
    const passed = send(
      target,
      { method, headers: { ...headers, host: target.host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    passed.end(body);
  }
}

import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { answerTo, type Script } from './scripted-answers.ts';

const SCRIPTED_SERVER = fileURLToPath(new URL('./fixtures/scripted-server.ts', import.meta.url));

/** The entry of a configuration for a process that answers by a script. */
export const scriptedProcess = (script: Script) => ({
  command: process.execPath,
  args: [SCRIPTED_SERVER, JSON.stringify(script)],
});

/** How a server over HTTP sends its answers. */
type Wire = 'json' | 'events';

/** What it takes for HTTPS. */
interface Identity {
  key: string;
  cert: string;
}

/** An HTTP server of this process, on loopback. */
export class HttpServer {
  readonly #server: Server;
  /** Methods of the requests that came. */
  readonly requests: string[] = [];
  readonly url: string;

  private constructor(server: Server, scheme: string) {
    this.#server = server;
    const { port } = server.address() as AddressInfo;
    this.url = `${scheme}://127.0.0.1:${port}/mcp`;
    server.on('request', ({ method = '' }) => this.requests.push(method));
  }

  static async start(listener: RequestListener, identity?: Identity): Promise<HttpServer> {
    const server = identity ? createTlsServer(identity, listener) : createServer(listener);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new HttpServer(server, identity ? 'https' : 'http');
  }

  /** A server of streamable HTTP that answers by a script. */
  static startScripted(script: Script, wire: Wire = 'json'): Promise<HttpServer> {
    return HttpServer.start(scriptedListener(script, wire));
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

export function scriptedListener(script: Script, wire: Wire = 'json'): RequestListener {
  return async (request, response) => {
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const answer = answerTo(script, JSON.parse(await text(request)));
    if (answer === 'silence') return;
    if (answer === 'death') request.socket.destroy();
    else if (answer === null) response.writeHead(202).end();
    else if (wire === 'json') {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer);
    } else {
      const lines = answer.split('\n').map((line) => `data: ${line}\n`);
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.end(`event: message\r\n${lines.join('')}\n`);
    }
  };
}

/** A real HTTP server on a free port of this machine. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { closing } from './closings.ts';

export interface HttpServer {
  /** Address without path. */
  origin: string;
  /** Requests so far, with their headers. */
  requests: { method: string; path: string; headers: IncomingMessage['headers'] }[];
  server: Server;
  close: () => Promise<void>;
}

type Asked = [request: IncomingMessage, response: ServerResponse, body: string, bytes: Buffer];
type Answer = (...asked: Asked) => unknown;

/** Serves HTTP on a free port. */
export async function serveHttp(answer: Answer, host = '127.0.0.1'): Promise<HttpServer> {
  const requests: HttpServer['requests'] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    requests.push({ method, path, headers });
    const bytes = await buffer(request);
    await answer(request, response, bytes.toString(), bytes);
  });
  // Under load, a client would use a connection again at the moment that it ends.
  server.keepAliveTimeout = 60_000;
  server.listen(0, host);
  await once(server, 'listening');
  // A server that listens on a port has one.
  const { address, port } = server.address() as AddressInfo;
  const close = closing(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  return { origin: `http://${address}:${port}`, requests, server, close };
}

/** An address of this machine where nothing listens. */
export async function closedOrigin(): Promise<string> {
  const { origin, close } = await serveHttp(() => {});
  await close();
  return origin;
}

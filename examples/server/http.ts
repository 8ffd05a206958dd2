import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import type { Catalogue } from './catalogue.ts';
import { createLibraryServer } from './library-server.ts';

const PATH = '/mcp';

export interface HttpLibrary {
  url: string;
  close(): Promise<void>;
}

/** Serves the library over streamable HTTP on loopback; port 0 takes a free one. */
export async function serveHttp(catalogue: Catalogue, port: number): Promise<HttpLibrary> {
  // Stateless, for clients of either era: every request gets a server of its own, and the catalogue
  // is what they share.
  const library = createMcpHandler(() => createLibraryServer(catalogue), {
    onerror: (error) => console.error(error),
  });
  const respond = (request: Request): Response | Promise<Response> =>
    refusalOfStrangers(request) ??
    (new URL(request.url).pathname === PATH
      ? library.fetch(request)
      : new Response(null, { status: 404 }));
  const server = createServer(getRequestListener(respond));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not a TCP listener');
  return {
    url: `http://127.0.0.1:${address.port}${PATH}`,
    async close() {
      await library.close();
      server.closeAllConnections();
      await new Promise<void>((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
      });
    },
  };
}

/** A page open in a browser of this machine could reach the port, by a name that leads here. */
function refusalOfStrangers(request: Request): Response | undefined {
  return (
    hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
    originValidationResponse(request, localhostAllowedOrigins())
  );
}

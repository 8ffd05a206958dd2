import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { Catalogue } from './catalogue.ts';
import { createLibraryServer } from './library-server.ts';

const PATH = '/mcp';

export interface HttpLibrary {
  url: string;
  close(): Promise<void>;
}

/** Serves the library over streamable HTTP on loopback; port 0 takes a free one. */
export async function serveHttp(catalogue: Catalogue, port: number): Promise<HttpLibrary> {
  const server = createServer((request, response) => {
    handle(catalogue, request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${portOf(server)}${PATH}`, close: () => close(server) };
}

async function handle(
  catalogue: Catalogue,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.url !== PATH) {
    response.writeHead(404).end();
    return;
  }
  // Stateless: every request gets a server of its own; the catalogue is what they share.
  const library = createLibraryServer(catalogue);
  const transport = new StreamableHTTPServerTransport({});
  response.once('close', () => {
    void library.close();
  });
  // The SDK's class types `onclose` as possibly undefined, which exact optional types refuse.
  await library.connect(transport as Transport);
  await transport.handleRequest(request, response);
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not a TCP listener');
  return address.port;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
  });
}

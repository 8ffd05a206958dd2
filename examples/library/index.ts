/**
 * An MCP server of a small library.
 *
 *   node library/index.ts               speaks over stdio
 *   node library/index.ts --http 3000   Streamable HTTP at http://127.0.0.1:3000/mcp
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { makeServer } from './server.ts';

const handler = createMcpHandler(makeServer);

async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '', headers: given } = incoming;
  const headers = Object.entries(given).map(([name, value]) => [name, String(value)] as const);
  const body = method === 'POST' ? { body: await text(incoming) } : {};
  const init = { method, headers: Object.fromEntries(headers), ...body };
  const request = new Request(`http://127.0.0.1${url}`, init);
  // A page in a browser of this machine can reach the port by a name that leads here.
  const result =
    hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
    originValidationResponse(request, localhostAllowedOrigins()) ??
    (await handler.fetch(request));
  response.writeHead(result.status, Object.fromEntries(result.headers));
  for await (const chunk of result.body ?? []) response.write(chunk);
  response.end();
}

/** Listens on this machine only. Port 0 takes a free one. */
function serveHttp(port: number): void {
  const listener = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  });
  listener.listen(port, '127.0.0.1', () => {
    const address = listener.address();
    const actual = typeof address === 'object' ? address?.port : port;
    console.log(`listening on http://127.0.0.1:${actual}/mcp`);
  });
}

const { values } = parseArgs({ options: { http: { type: 'string' } } });
if (values.http === undefined) serveStdio(makeServer);
else serveHttp(Number(values.http));

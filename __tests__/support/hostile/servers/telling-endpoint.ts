import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/** What a remote server can say of the request it was sent. */
const tellingSchema = z.object({
  /** Name of a header, or `url`. */
  of: z.string(),
  way: z.enum(['result', 'rpc-error', 'http-error', 'no-json']),
  pad: z.number().default(0),
});

const messageSchema = z.looseObject({
  id: z.union([z.number(), z.string()]).optional(),
  method: z.string().optional(),
  params: z.looseObject({ arguments: z.unknown().optional() }).optional(),
});

/** A remote MCP server that tells the headers and the address it was called with. */
export interface TellingEndpoint {
  port: number;
  url: string;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

function tell(
  id: number | string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  args: unknown,
) {
  const { of, way, pad } = tellingSchema.parse(args);
  const value = of === 'url' ? (request.url ?? '') : String(request.headers[of] ?? `no ${of}`);
  const text = `${'x'.repeat(pad)}${value}${'y'.repeat(40)}`;
  const json = (message: object) =>
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...message }));
  response.setHeader('content-type', 'application/json');
  if (way === 'result') return json({ result: { content: [{ type: 'text', text }] } });
  if (way === 'rpc-error') return json({ error: { code: -1, message: text } });
  if (way === 'http-error') response.statusCode = 500;
  return response.end(way === 'no-json' ? `{"jsonrpc": ${text}` : text);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request);
  if (request.method !== 'POST') {
    response.statusCode = 405;
    response.end();
    return;
  }
  const { id, method, params } = messageSchema.parse(JSON.parse(body));
  const send = (message: object) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...message }));
  };
  const reply = (result: object) => send({ result });
  if (method === 'initialize') {
    const serverInfo = { name: 'endpoint', version: '1' };
    const protocolVersion = params?.['protocolVersion'];
    reply({ protocolVersion, capabilities: { tools: {} }, serverInfo });
  } else if (method === 'tools/list') {
    reply({ tools: [{ name: 'say', inputSchema: { type: 'object' } }] });
  } else if (method === 'tools/call') {
    tell(id, request, response, params?.arguments);
  } else if (id !== undefined) {
    send({ error: { code: -32_601, message: 'Method not found' } });
  } else {
    response.statusCode = 202;
    response.end();
  }
}

export async function startTellingEndpoint(): Promise<TellingEndpoint> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/mcp`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

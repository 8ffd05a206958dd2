/** MCP servers over HTTP on free ports: a real one with sessions, and a raw one for faults. */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import {
  McpServer,
  ResourceNotFoundError,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { type HttpServer, serveHttp } from '../http-server.ts';

/** A real server: tools, prompts and resources, each client with a session. */
export function serveMcp(): Promise<HttpServer> {
  const sessions = new Map<string, WebStandardStreamableHTTPServerTransport>();
  return serveHttp(async ({ method = '', url = '', headers }, response, body) => {
    const id = String(headers['mcp-session-id'] ?? '');
    const transport =
      sessions.get(id) ??
      new WebStandardStreamableHTTPServerTransport({
        sessionIdGenerator: randomUUID,
        onsessioninitialized: (made) => void sessions.set(made, transport),
        onsessionclosed: (ended) => void sessions.delete(ended),
      });
    if (!sessions.has(id)) await library().connect(transport);
    const names = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    const init = { method, headers: [...names] as [string, string][] };
    const request = new Request(
      `http://127.0.0.1${url}`,
      method === 'POST' ? { ...init, body } : init,
    );
    const answer = await transport.handleRequest(request);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body === null) response.end();
    else Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]).pipe(response);
  });
}

function library(): McpServer {
  const server = new McpServer({ name: 'library', version: '2.0.0' });
  server.registerTool('find', { inputSchema: z.object({ title: z.string() }) }, ({ title }) => ({
    content: [{ type: 'text', text: title }],
    isError: title === '',
  }));
  const argsSchema = z.object({ name: z.string(), times: z.string().optional() });
  server.registerPrompt('greet', { argsSchema }, ({ name, times }) => ({
    messages: [{ role: 'user', content: { type: 'text', text: `${name} ${times}` } }],
  }));
  server.registerResource('readme', 'file:///readme.md', {}, ({ href }) => {
    if (href !== 'file:///readme.md') throw new ResourceNotFoundError(href);
    return { contents: [{ uri: href, text: 'Read me.' }] };
  });
  return server;
}

/** A request in plain JSON-RPC. */
export interface Asked {
  id: number;
  path: string;
  method: string;
  // biome-ignore lint/suspicious/noExplicitAny: each method has parameters of its own
  params: any;
  response: ServerResponse;
}

/** Serves plain JSON-RPC over HTTP. Without a result, `answer` has answered, or it stays silent. */
export const serveRpc = (answer: (asked: Asked) => object | undefined): Promise<HttpServer> =>
  serveHttp((request, response, body) => {
    if (request.method !== 'POST') return response.writeHead(405).end();
    const { url: path = '' } = request;
    const { id, method, params = {} } = JSON.parse(body);
    if (id === undefined) return response.writeHead(202).end();
    const send = (said: object) =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ jsonrpc: '2.0', id, ...said }));
    // Without an answer, it is waited for until the time to connect is over.
    if (method === 'server/discover') return send({ error: { code: -32601, message: 'unknown' } });
    const result = answer({ id, path, method, params, response });
    return result === undefined ? undefined : send({ result });
  });

const capabilities = { tools: {}, resources: {}, 'x-unknown': { a: [1] } };
const serverInfo = { name: 'raw', version: '1', 'x-more': true };
const INITIALIZED = { protocolVersion: '2025-06-18', capabilities, serverInfo };
const inputSchema = { type: 'object' };
/** Errors by the name of the tool or the URI that asks for them. */
const errorOf = (name: string) => ({ code: Number(name.split(':').at(-1)), message: 'no' });
/** What a server in plain JSON-RPC answers, by method. */
export const RESULTS: Record<string, (params: Record<string, string>) => object> = {
  initialize: () => INITIALIZED,
  'tools/list': ({ cursor }) => ({
    tools: [{ name: cursor === undefined ? 'a' : 'b', inputSchema, 'x-unknown': [null] }],
    nextCursor: cursor === undefined ? 'next' : '',
  }),
  'resources/list': () => ({ resources: [] }),
  'tools/call': () => ({ content: [{ type: 'odd', 'x-unknown': 1 }], 'x-more': { a: null } }),
};

/**
 * A server in plain JSON-RPC. The first part of the path says what it does, the rest is free:
 * `/plain` answers, `/status/404` answers with that status to everything, others are faults.
 */
export async function serveRaw() {
  let onHang: (response: ServerResponse) => void = () => {};
  /** The response of the next request that is never answered, once it has come. */
  const nextHang = () =>
    new Promise<ServerResponse>((resolve) => {
      onHang = resolve;
    });
  const server = await serveHttp(({ method, url = '' }, response, body) => {
    const [, mode = '', detail = ''] = url.split('/');
    const send = (status: number, type: string, content: string) =>
      response.writeHead(status, { 'content-type': type }).end(content);
    if (mode === 'status') {
      response.setHeader('www-authenticate', url.endsWith('/basic') ? 'Basic' : 'Bearer realm="x"');
      return send(Number(detail), 'text/plain', 'refused');
    }
    if (method !== 'POST') return send(405, 'text/plain', '');
    if (mode === 'html') return send(200, 'text/html', '<h1>Welcome</h1>');
    const { id, method: asked, params = {} } = JSON.parse(body);
    if (mode === 'cut-ping' && asked === 'ping') return response.destroy();
    if (id === undefined) return response.writeHead(202).end();
    const isCall = !['initialize', 'server/discover'].includes(asked);
    if (mode === 'silent' || (mode === 'hang' && isCall)) return onHang(response);
    if (mode === 'no-answer' && isCall) return send(200, 'application/json', '[]');
    if (mode === 'locked' && asked === 'tools/list') return send(401, 'text/plain', '');
    const name = String(params.name ?? params.uri ?? '');
    const result = RESULTS[asked]?.(params);
    const error = name.startsWith('error:') ? errorOf(name) : { code: -32601, message: 'unknown' };
    const isRefused = mode === 'no-list' && asked === 'tools/list';
    const isError = name.startsWith('error:') || result === undefined || isRefused;
    const answer = { jsonrpc: '2.0', id, ...(isError ? { error } : { result }) };
    return send(200, 'application/json; charset=utf-8', JSON.stringify(answer));
  });
  return { ...server, nextHang };
}

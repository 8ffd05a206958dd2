import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RunServer } from '../../../src/service/engine/plan.ts';
import { RemoteEverything } from '../../support/service/engine/servers.ts';
import {
  closeConnectionsAfterEach,
  connect,
  failure,
} from '../../support/service/mcp/connections.ts';
import { unlimited } from '../../support/service/mcp/connectors.ts';

closeConnectionsAfterEach();

describe.each(['streamableHttp', 'sse'] as const)('a connection over %s', (mode) => {
  let remote: RemoteEverything;
  beforeAll(async () => {
    remote = await RemoteEverything.start(mode);
  });
  afterAll(() => remote.stop());

  it('calls a tool', async () => {
    const connection = await connect(remote.server);
    const result = await connection.callTool('get-sum', { a: 2, b: 3 }, unlimited);
    expect(JSON.stringify(result.content)).toContain('5');
  });

  it('tells when the server goes in mid-call, without waiting for an answer that cannot come', async () => {
    const gone = await RemoteEverything.start(mode);
    const connection = await connect(gone.server, { callTimeoutMs: 600_000 });
    const call = failure(
      connection.callTool('trigger-long-running-operation', { duration: 600, steps: 1 }, unlimited),
    );
    // It has the call once it has answered another one that came later.
    await connection.callTool('get-sum', { a: 2, b: 3 }, unlimited);
    await gone.stop();
    expect(await call).toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining(
        'ended its stream before it answered (call tool "trigger-long-running-operation"); ',
      ),
    });
  });

  it('tells when the server is gone in mid-session', async () => {
    const connection = await connect(remote.server);
    await remote.stop();
    const error = await failure(connection.callTool('get-sum', { a: 2, b: 3 }, unlimited));
    expect(error).toMatchObject({
      kind: expect.stringMatching(/^(unreachable|closed)$/),
      message: expect.stringContaining('"remote"'),
    });
  });
});

describe('a remote server in trouble', () => {
  const answering = (status: number) =>
    listening((_request, response) => {
      response.writeHead(status, { 'content-type': 'text/plain' }).end('go away');
    });

  async function listening(
    listener: RequestListener,
  ): Promise<{ server: RunServer; close(): void }> {
    const http = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => http.once('listening', resolve));
    const { port } = http.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/mcp`;
    const connection = { transport: 'http', url, headers: {} } as const;
    return { server: { id: 'sv_x', name: 'x', connection }, close: () => http.close() };
  }

  it.each([
    [401, 'oauth-required', /needs an OAuth grant/],
    [429, 'unreachable', /^MCP server "x" answered HTTP 429 \(connect\): .*go away/],
    [500, 'unreachable', /^MCP server "x" answered HTTP 500 \(connect\): .*go away/],
  ])('HTTP %i is told as %s', async (status, kind, message) => {
    const { server, close } = await answering(status);
    try {
      expect(await failure(connect(server))).toMatchObject({
        kind,
        message: expect.stringMatching(message),
      });
    } finally {
      close();
    }
  });

  it.each([
    ['a page to sign in', 'text/html', '<form>', 'Unexpected content type: text/html'],
    ['a page that is called JSON', 'application/json', '<form>', 'it is not valid JSON'],
    ['other JSON', 'application/json', '{"sign":"in"}', 'the JSON is no message of JSON-RPC'],
  ])('that answers with %s is told with it', async (_what, type, body, told) => {
    const { server, close } = await listening((_request, response) => {
      response.writeHead(200, { 'content-type': type }).end(body);
    });
    try {
      expect(await failure(connect(server))).toMatchObject({
        kind: 'unreachable',
        message: expect.stringMatching(
          `^MCP server "x" answered something other than MCP \\(connect\\): .*${told}`,
        ),
      });
    } finally {
      close();
    }
  });

  it.each<[string, number, OutgoingHttpHeaders, string]>([
    [
      'an address of the older transport',
      ...([405, {}] as const),
      'answered HTTP 405 (connect): its configuration has `"type": "sse"` if that is what it speaks.',
    ],
    [
      'a redirect to elsewhere',
      ...([302, { location: 'https://log.in.example/?to=us' }] as const),
      'answered HTTP 302 (connect): Redirect to https://log.in.example/ not followed; use that URL as the endpoint if it is the intended server.',
    ],
    ['a status alone', 418, {}, 'answered HTTP 418 (connect).'],
  ])('that answers with %s is told so', async (_what, status, headers, message) => {
    const { server, close } = await listening((_request, response) => {
      response.writeHead(status, headers).end();
    });
    try {
      const error = await failure(connect(server));
      expect(error).toMatchObject({ kind: 'unreachable', message: `MCP server "x" ${message}` });
    } finally {
      close();
    }
  });

  it('that ends its stream without an answer is not waited for', async () => {
    const { server, close } = await listening((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end(': hello\n\n');
    });
    try {
      expect(await failure(connect(server, { connectTimeoutMs: 600_000 }))).toMatchObject({
        kind: 'unreachable',
        message: 'MCP server "x" ended its stream before it answered (connect).',
      });
    } finally {
      close();
    }
  });

  it('that answers odd members of a session is told so in a line', async () => {
    const { server, close } = await listening(async (request, response) => {
      const { id } = (await json(request)) as { id?: number };
      const result = { protocolVersion: 2025, capabilities: {} };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
    });
    try {
      expect((await failure(connect(server))).message).toBe(
        'MCP server "x" answered what MCP does not allow (connect): Invalid result for initialize: protocolVersion: Invalid input: expected string, received number; serverInfo: Invalid input: expected object, received undefined.',
      );
    } finally {
      close();
    }
  });

  it.each([
    [
      ...(['oauth-required', 'without credentials', {}] as const),
      'needs an OAuth grant or other credentials: it answered HTTP 403, and wants the scope "books:write" (connect)',
    ],
    [
      ...(['unreachable', 'with some', { authorization: 'Bearer of-a-smaller-scope' }] as const),
      'answered HTTP 403 (connect): Insufficient scope: required "books:write"',
    ],
  ])('that wants a larger scope is %s %s', async (kind, _what, headers, told) => {
    const { server, close } = await listening((_request, response) => {
      const challenge = 'Bearer error="insufficient_scope", scope="books:write"';
      response.writeHead(403, { 'www-authenticate': challenge }).end();
    });
    try {
      const connection = { ...server.connection, headers } as RunServer['connection'];
      const error = await failure(connect({ ...server, connection }));
      expect(error).toMatchObject({ kind, message: expect.stringContaining(told) });
    } finally {
      close();
    }
  });

  it('is told as OAuth trouble over SSE too', async () => {
    const { server, close } = await answering(401);
    const url = server.connection.transport === 'http' ? server.connection.url : '';
    try {
      const sse: RunServer = { ...server, connection: { transport: 'sse', url, headers: {} } };
      expect((await failure(connect(sse))).kind).toBe('oauth-required');
    } finally {
      close();
    }
  });

  it.each([
    ['a body', 'application/json'],
    ['an event', 'text/event-stream'],
  ])('is not read on where %s has no end', async (_what, type) => {
    const ends: Promise<unknown>[] = [];
    const { server, close } = await listening(async (_request, response) => {
      response.writeHead(200, { 'content-type': type });
      response.write(type === 'text/event-stream' ? 'data: "' : '"');
      const block = 'x'.repeat(1024 * 1024);
      const cutOff = once(response, 'close');
      ends.push(cutOff);
      while (!response.destroyed) {
        response.write(block);
        await Promise.race([once(response, 'drain'), cutOff]);
      }
    });
    try {
      expect(
        await failure(connect(server, { connectTimeoutMs: 20_000, fetchTimeoutMs: 90_000 })),
      ).toMatchObject({
        kind: 'answered',
        message: expect.stringContaining('sent a message of more than 10 MiB (connect)'),
      });
      await Promise.all(ends);
    } finally {
      close();
    }
  });

  it('is unreachable at a port where nobody listens', async () => {
    const { server, close } = await answering(200);
    close();
    expect(await failure(connect(server))).toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('is unreachable at an address that is none', async () => {
    const connection = { transport: 'http', url: 'not an address', headers: {} } as const;
    expect((await failure(connect({ id: 'a', name: 'a', connection }))).kind).toBe('unreachable');
  });
});

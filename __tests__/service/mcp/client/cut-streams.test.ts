/** Whatever an answer was to come by and does not: that is told at once, and by the right name. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { systemClock } from '../../../../src/ports/clock.ts';
import type { RunServer } from '../../../../src/service/engine/plan.ts';
import {
  closeConnectionsAfterEach,
  connect,
  failure,
} from '../../../support/service/mcp/connections.ts';
import { unlimited } from '../../../support/service/mcp/connectors.ts';
import {
  answerTo,
  discovered,
  initialized,
} from '../../../support/service/mcp/scripted-answers.ts';
import { HttpServer } from '../../../support/service/mcp/scripted-servers.ts';

closeConnectionsAfterEach();

/** What is waited for to the end is not told at once. */
const PATIENT = { callTimeoutMs: 600_000 };

interface Message {
  id?: number;
  method: string;
}

let http: HttpServer;
afterEach(() => http.stop());

const server = (transport: 'http' | 'sse'): RunServer => ({
  ...{ id: 'sv_r', name: 'r', connection: { transport, url: http.url, headers: {} } },
});

const JSON_TYPE = { 'content-type': 'application/json' };
const EVENTS = { 'content-type': 'text/event-stream' };

/** A server of streamable HTTP that does something of its own in place of answering a call. */
async function remote(
  script: Parameters<typeof answerTo>[0],
  called: (message: Message, response: ServerResponse) => void,
): Promise<RunServer> {
  http = await HttpServer.start(async (request, response) => {
    // Whoever asks for a stream gets one, in which nothing comes.
    if (request.method === 'GET') return void response.writeHead(200, EVENTS).write(': well\n\n');
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const message: Message = JSON.parse(await text(request));
    if (message.method === 'tools/call') return called(message, response);
    const answer = answerTo(script, message);
    if (answer === null) response.writeHead(202).end();
    else response.writeHead(200, JSON_TYPE).end(answer);
  });
  return server('http');
}

const callOf = async (to: RunServer) =>
  failure((await connect(to, PATIENT)).callTool('t', {}, unlimited));

describe('a server without sessions', () => {
  it.each([
    ['ends', (response: ServerResponse) => response.end()],
    ['breaks', (response: ServerResponse) => response.socket?.resetAndDestroy()],
  ])('whose stream could be resumed, but %s, is not asked to', async (_what, cut) => {
    const to = await remote(discovered({ tools: {} }), (_message, response) => {
      response.writeHead(200, EVENTS).write('id: 7\nretry: 600000\ndata:\n\n', () => cut(response));
    });
    expect(await callOf(to)).toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('ended its stream before it answered (call tool "t")'),
    });
    expect(http.requests).not.toContain('GET');
  });
});

describe('a server with sessions', () => {
  it('gets its stream resumed, and is told once it is gone', async () => {
    const to = await remote(initialized({ tools: {} }), (_message, response) => {
      const gone = () => http.stop();
      response.writeHead(200, EVENTS).write('id: 7\nretry: 100\ndata:\n\n', gone);
    });
    expect(await callOf(to)).toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('ended its stream before it answered (call tool "t")'),
    });
  });

  it.each([
    ['another request', '{"jsonrpc":"2.0","id":999,"result":{"content":[]}}'],
    ['nothing', '[]'],
  ])('that answers %s instead is not waited for', async (_what, answer) => {
    const to = await remote(initialized({ tools: {} }), (_message, response) => {
      response.writeHead(200, JSON_TYPE).end(answer);
    });
    expect(await callOf(to)).toMatchObject({
      kind: 'answered',
      message:
        'MCP server "r" answered what MCP does not allow (call tool "t"): no answer to the request.',
    });
  });
});

describe('a server of the older transport', () => {
  let stream: ServerResponse;
  let sessions: number;
  let called: string[];
  /** Answers in the stream of the session that is asked, and calls by a status where there is one. */
  async function older(status?: number): Promise<RunServer> {
    [sessions, called] = [0, []];
    http = await HttpServer.start(async (request, response) => {
      if (request.method === 'GET') {
        sessions += 1;
        stream = response.writeHead(200, EVENTS);
        stream.write(`retry: 20\nevent: endpoint\ndata: /mcp?session=${sessions}\n\n`);
      } else await take(request, response, status);
    });
    return server('sse');
  }

  async function take(request: IncomingMessage, response: ServerResponse, status?: number) {
    const message: Message = JSON.parse(await text(request));
    const isCall = message.method === 'tools/call';
    if (isCall) called.push(request.url ?? '');
    if (isCall && status !== undefined) return void response.writeHead(status).end('no');
    response.writeHead(202, JSON_TYPE).end('{}');
    if (!isCall && message.id !== undefined) {
      stream.write(`data: ${answerTo(initialized({ tools: {} }), message)}\n\n`);
    }
  }

  it.each([
    ['another one can be had', 0],
    ['another one is there', 200],
  ])('whose stream has ended is asked nothing more, when %s', async (_what, waitMs) => {
    const connection = await connect(await older(), PATIENT);
    stream.end();
    while (connection.isOpen) await systemClock.sleep(5);
    await systemClock.sleep(waitMs);
    expect(await failure(connection.callTool('t', {}, unlimited))).toMatchObject({
      kind: 'closed',
      message: 'MCP server "r" is no longer connected (call tool "t").',
    });
    expect({ sessions, called }).toEqual({ sessions: 1, called: [] });
  });

  it('whose stream ends before it begins is told so', async () => {
    http = await HttpServer.start((_request, response) => {
      response.writeHead(200, EVENTS).end(': hello\n\n');
    });
    expect(await failure(connect(server('sse')))).toMatchObject({
      kind: 'unreachable',
      message: 'MCP server "r" ended its stream before it answered (connect).',
    });
  });

  it.each([
    [
      401,
      'oauth-required',
      undefined,
      'needs an OAuth grant or other credentials: it answered HTTP 401',
    ],
    [500, 'unreachable', 500, 'answered HTTP 500 (call tool "t"): no.'],
    [503, 'unreachable', 503, 'answered HTTP 503 (call tool "t"): no.'],
  ] as const)(
    'that refuses a message with HTTP %i is told as any other',
    async (status, kind, httpStatus, told) => {
      expect(await callOf(await older(status))).toMatchObject({
        kind,
        httpStatus,
        message: expect.stringContaining(told),
      });
    },
  );
});

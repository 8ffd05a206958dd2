/**
 * Servers over HTTP in plain JSON-RPC. It prints its origin. The path tells what a server does:
 * `/MODE` has no sessions but answers `initialize`, `/stateless/MODE` is one of 2026-07-28,
 * `/sse/MODE` begins as the transport of 2024-11-05.
 */
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { serveHttp } from '../http-server.ts';
import { initialized } from './lines.ts';

type Act = (response: ServerResponse, good: string) => unknown;

const JSON_TYPE = { 'content-type': 'application/json' };
const EVENTS = { 'content-type': 'text/event-stream' };
const MIB = 2 ** 20;

/** Answers with a body in which GOOD stands for the right answer. */
const say = (body: string, headers: Record<string, string> = JSON_TYPE, status = 200): Act => {
  return (response, good) => response.writeHead(status, headers).end(body.replace('GOOD', good));
};
const silence = () => {};
const bomb = Buffer.concat(new Array(20).fill(gzipSync(Buffer.alloc(10 * MIB, ' '))));

/** Answers to a call. */
const atCall: Record<string, Act> = {
  'empty body': say(''),
  '204': say('', {}, 204),
  '500 at call': say('refused', {}, 500),
  batch: say('[GOOD]'),
  'null result': (response, good) =>
    response.writeHead(200, JSON_TYPE).end(good.replace(/"result":.*/, '"result":null}')),
  '11 MiB': say(`{"a":"${'x'.repeat(11 * MIB)}"}`),
  '300,000 values': say(`{"a":[${new Array(300_000).fill('1').join()}]}`),
  'gzip bomb': (response) =>
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(bomb),
  'ended stream': say(': bye\n\n', EVENTS),
  'CR lines': say('event: message\rdata: GOOD\r\r: bye\r\r', EVENTS),
  'JSON in capitals': say('GOOD', { 'content-type': 'Application/JSON; Charset=UTF-8' }),
  'large event': say(`data: ${'x'.repeat(11 * MIB)}\n\n`, EVENTS),
  'endless event': (response) => {
    const more = () => response.write(`data: ${'x'.repeat(MIB)}\n`, (error) => error ?? more());
    response.writeHead(200, EVENTS);
    more();
  },
  'reset at call': (response) => response.socket?.resetAndDestroy(),
  'silent at call': silence,
  'slow headers': ({ socket }) => {
    const timer = setInterval(() => socket?.write('x'), 50);
    socket?.write('HTTP/1.1 200 OK\r\n');
    socket?.once('close', () => clearInterval(timer));
  },
};

/** Addresses that a stream of the older transport begins with. */
const endpoints: Record<string, string> = {
  'other origin': 'http://127.0.0.2:1/messages',
  encoded: 'http%3A//127.0.0.1%3A1/messages',
};

const INFO = initialized('h');
const tools = [{ name: 't', inputSchema: { type: 'object' } }];
const RESULTS: Record<string, object> = {
  initialize: INFO,
  'tools/list': { tools },
  'tools/call': { content: [{ type: 'text', text: 'fine' }] },
  'stateless server/discover': { ...INFO, supportedVersions: ['2026-07-28'] },
  'stateless tools/list': { tools, ttlMs: 0, cacheScope: 'private' },
  'stateless tools/call': { content: [{ type: 'text', text: 'fine' }] },
};

function goodAnswer(id: unknown, method: string, era: string): string {
  const usual = RESULTS[`${era}${method}`];
  if (usual === undefined) {
    return JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32601, message: 'unknown' } });
  }
  const result = era === '' ? usual : { ...usual, resultType: 'complete' };
  return JSON.stringify({ jsonrpc: '2.0', id, result });
}

const { origin, server } = await serveHttp((request, response, body) => {
  const parts = decodeURI(request.url ?? '').split('/');
  const mode = parts.at(-1) ?? '';
  if (request.method === 'GET' && parts[1] === 'sse') {
    response.writeHead(200, EVENTS).flushHeaders();
    const endpoint = endpoints[mode];
    if (endpoint !== undefined) response.write(`event: endpoint\ndata: ${endpoint}\n\n`);
    return;
  }
  const { id, method } = JSON.parse(body || '{}');
  if (request.method !== 'POST' || parts[1] === 'sse') {
    response.writeHead(parts.length > 3 ? 404 : 405).end();
    return;
  }
  const good = goodAnswer(id, method, parts[1] === 'stateless' ? 'stateless ' : '');
  if (id === undefined) response.writeHead(202).end();
  else if (method === 'tools/call' && atCall[mode] !== undefined) atCall[mode](response, good);
  else say(good)(response, '');
});
// On a loaded machine, a client that pauses must not meet a connection that just ended.
server.keepAliveTimeout = 60_000;
process.stdout.write(`${origin}\n`);

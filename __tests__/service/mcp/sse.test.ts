/** The transport of 2024-11-05. */
import type { ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import type { RemoteServer } from '../../../src/api/servers-file.ts';
import { plainOptions } from '../../../src/service/mcp/connection.ts';
import { callRemote, useServer } from '../../support/connections.ts';
import { serveHttp } from '../../support/http-server.ts';
import { initialized } from '../../support/servers/lines.ts';
import { remoteServer } from '../../support/service.ts';

const INITIALIZED = { ...initialized('x', {}), protocolVersion: '2024-11-05' };
const PONG = { content: [{ type: 'text', text: 'pong' }] };

const streams = new Map<string, ServerResponse>();
const server = await serveHttp(({ method, url = '' }, response, body): unknown => {
  const [, kind = '', name = ''] = url.split('/');
  if (method === 'GET' && kind === 'page') {
    return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
  }
  if (method === 'GET' && kind === 'moved') {
    return response.writeHead(307, { location: name === '' ? '/moved/' : `/sse/${name}` }).end();
  }
  if (method === 'GET' && kind === 'sse') {
    if (name === 'one' && streams.has(name)) return response.writeHead(500).end();
    streams.set(name, response);
    const type = name === 'odd-case' ? 'Text/Event-Stream; charset=utf-8' : 'text/event-stream';
    response.writeHead(200, { 'content-type': type });
    if (name === 'short') return response.end();
    const end = name === 'returns' ? '\r\r' : '\n\n';
    return response.write(`event: endpoint${end.slice(1)}data: /post/${name}${end}`);
  }
  const stream = streams.get(name);
  if (kind !== 'post' || stream === undefined) {
    return response.writeHead(kind === 'missing' ? 404 : 405).end();
  }
  const message = JSON.parse(body);
  if (message.method === 'tools/call' && name === 'refusing')
    return response.writeHead(500).end('busy');
  response.writeHead(202).end('Accepted');
  if (message.id === undefined) return null;
  const send = (answer: object) =>
    stream.write(`data: ${JSON.stringify({ jsonrpc: '2.0', id: message.id, ...answer })}\n\n`);
  if (message.method === 'initialize') return send({ result: INITIALIZED });
  if (name === 'cut') return stream.destroy();
  if (name === 'nothing') return send({});
  if (name === 'flood') return stream.write(`data: ${'x'.repeat(11 * 2 ** 20)}\n\n`);
  return send({ result: PONG });
});

const UNREACHABLE = { reason: 'unreachable', phase: 'call', isOpen: false };
test.each<[string, object]>([
  ['sse/plain', PONG],
  ['moved/plain', PONG],
  ['moved/', { reason: 'unreachable', status: 307, detail: expect.stringMatching('/moved/') }],
  ['sse/odd-case', PONG],
  ['sse/returns', PONG],
  ['sse/cut', { ...UNREACHABLE, detail: 'other side closed' }],
  ['sse/flood', { reason: 'malformed', phase: 'call' }],
  ['sse/nothing', { reason: 'malformed', phase: 'call', isOpen: true }],
  ['sse/refusing', { reason: 'status', status: 500, detail: expect.stringMatching(/^busy.*post/) }],
  ['sse/short', { reason: 'unreachable', phase: 'connect' }],
  ['page', { reason: 'unreachable', detail: expect.stringMatching('text/html') }],
  ['missing', { reason: 'status', status: 404, hint: null }],
])('%s', async (path, expected) => {
  expect(await callRemote(`${server.origin}/${path}`, { transport: 'sse' })).toMatchObject(
    expected,
  );
});

test.each(['sse/plain', 'missing'])('%s without its type says how to name it', async (path) => {
  const expected = { reason: 'status', hint: { kind: 'sse' } };
  expect(await callRemote(`${server.origin}/${path}`)).toMatchObject(expected);
});

test('a server that serves one client at a time', async () => {
  const one: RemoteServer = { ...remoteServer('s', `${server.origin}/sse/one`), transport: 'sse' };
  const options = plainOptions();
  const second = () => useServer(one, () => Promise.resolve(), options);
  const expected = { reason: 'status', status: 500, hint: { kind: 'one-client' } };
  expect(await useServer(one, second, options)).toMatchObject(expected);
});

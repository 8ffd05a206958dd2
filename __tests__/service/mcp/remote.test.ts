/** Streamable HTTP: answers that are odd, end, or are too much. */
import type { ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import { Redactor } from '../../../src/lib/redaction/redactor.ts';
import { callRemote, useServer } from '../../support/connections.ts';
import { type HttpServer, serveHttp } from '../../support/http-server.ts';
import { initialized } from '../../support/servers/lines.ts';
import { RESULTS, serveRpc } from '../../support/servers/remote.ts';
import { remoteServer, surroundingsOf } from '../../support/service.ts';

const PONG = { content: [{ type: 'text', text: 'pong' }] };
const event = (message: object) => `data: ${JSON.stringify(message)}\n\n`;

type Send = (status: number, type: string, content: string) => unknown;
interface Asked {
  id: number;
  send: Send;
  response: ServerResponse;
}
const json = (content: (id: number) => unknown) => (asked: Asked) =>
  asked.send(200, 'application/json', JSON.stringify(content(asked.id)));
const stream = (content: (answer: string) => string) => (asked: Asked) => {
  const answer = event({ jsonrpc: '2.0', id: asked.id, result: PONG });
  return asked.send(200, 'TEXT/event-stream;a=b', content(answer));
};

const LARGE = event({ jsonrpc: '2.0', method: 'x', params: { a: Array(200_000).fill(0) } });
const NO_SESSION = '{"jsonrpc":"2.0","id":null,"error":{"code":-32000,"message":"No session"}}';
/** How a call is answered, by the path. A session is open if the path begins with `session`. */
const ANSWERS: Record<string, (asked: Asked) => unknown> = {
  plain: json((id) => ({ jsonrpc: '2.0', id, result: PONG })),
  nothing: json((id) => ({ jsonrpc: '2.0', id })),
  code: json((id) => ({ jsonrpc: '2.0', id, error: { code: 'E', message: 'You may not' } })),
  html: ({ send }) => send(200, 'text/html', '<html>'),
  'not-json': ({ send }) => send(200, 'application/json', '<html>'),
  stream: stream((answer) => `: hello\r\nid: 1\r\n\r\ndata:\r\n\r\n${answer}`),
  many: stream((answer) => `${LARGE.repeat(2)}${answer}`),
  ends: stream(() => 'id: 1\ndata:\n\n'),
  'session-ends': stream(() => 'id: 1\nretry: 1\ndata:\n\n'),
  'session-400': ({ send }) => send(400, 'text/plain', NO_SESSION),
  'session-404': ({ send }) => send(404, 'text/plain', ''),
  'session-renewed': (asked) => ANSWERS[renewals > 1 ? 'plain' : 'session-404']?.(asked),
  '407': ({ send }) => send(407, 'text/plain', 'who are you'),
  '400': ({ send }) => send(400, 'text/plain', 'bad'),
  '404': ({ send }) => send(404, 'text/plain', ''),
};

let call: Asked | null = null;
/** Sessions of the server that ends the first one. */
let renewals = 0;
const server: HttpServer = await serveHttp(({ method, url = '', headers }, response, body) => {
  const kind = url.slice(1);
  const send: Send = (status, type, content) =>
    response.writeHead(status, { 'content-type': type }).end(content);
  if (kind === 'redirect')
    return response.writeHead(307, { location: `${server.origin}/plain` }).end();
  if (kind === 'changed') return response.writeHead(302, { location: '/plain' }).end();
  if (method === 'GET' && headers['last-event-id'] === '1' && call !== null) {
    const { id } = call;
    return send(200, 'text/event-stream', event({ jsonrpc: '2.0', id, result: PONG }));
  }
  if (method !== 'POST') return response.writeHead(405).end();
  const { id, method: asked } = JSON.parse(body);
  if (id === undefined) return response.writeHead(202).end();
  if (asked === 'initialize') {
    if (kind === 'session-renewed') renewals += 1;
    if (kind.startsWith('session')) response.setHeader('mcp-session-id', 'abc');
    return json(() => ({ jsonrpc: '2.0', id, result: initialized('x', {}) }))({
      id,
      send,
      response,
    });
  }
  call = { id, send, response };
  return ANSWERS[kind]?.(call);
});

const MALFORMED = { reason: 'malformed', phase: 'call', isOpen: true };
const UNREACHABLE = { reason: 'unreachable', phase: 'call', isOpen: true };
const REFUSED = { reason: 'status', status: 400 };
const quoting = (text: string) => ({ ...MALFORMED, detail: expect.stringContaining(text) });
test.each<[string, object]>([
  ['plain', PONG],
  ['nothing', quoting('{"jsonrpc":"2.0","id":1}')],
  ['code', quoting('You may not')],
  ['html', { ...UNREACHABLE, detail: 'it answers with text/html' }],
  ['not-json', { ...MALFORMED, detail: '<html>' }],
  ['stream', PONG],
  ['many', PONG],
  ['session-ends', PONG],
  ['session-400', { ...REFUSED, detail: 'No session', hint: { kind: 'session' }, isOpen: false }],
  ['session-renewed', PONG],
  ['session-404', { reason: 'status', status: 404, hint: null }],
  ['400', { ...REFUSED, detail: 'bad', hint: null }],
  ['407', { ...UNREACHABLE, detail: 'HTTP 407 Proxy Authentication Required' }],
  ['404', { reason: 'status', status: 404, hint: null }],
  ['redirect', PONG],
  ['changed', { reason: 'unreachable', status: 302, detail: expect.stringMatching('/plain') }],
])('%s', async (kind, expected) => {
  expect(await callRemote(`${server.origin}/${kind}`)).toMatchObject(expected);
});

test('what comes back to an answer of ours is not read', async () => {
  let left = 100;
  let end = () => {};
  const pinging = await serveRpc(({ id, method, params, response }) => {
    if (method === undefined) {
      left -= 1;
      if (left === 0) end();
      // It has no end.
      response.writeHead(200, { 'content-type': 'text/plain' }).write('x');
      return undefined;
    }
    if (method !== 'tools/call') return RESULTS[method]?.(params);
    end = () => response.end(event({ jsonrpc: '2.0', id, result: PONG }));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let at = 0; at < left; at += 1)
      response.write(event({ jsonrpc: '2.0', id: at, method: 'ping' }));
    return undefined;
  });
  expect(await callRemote(pinging.origin)).toMatchObject(PONG);
});

test('without a session no stream is opened', async () => {
  server.requests.length = 0;
  await callRemote(`${server.origin}/ends`);
  expect(server.requests.map(({ method }) => method)).not.toContain('GET');
});

const HERE = 'http://127.0.0.1:1/';
const NAME_UNKNOWN = { reason: 'unreachable', detail: expect.stringMatching(/^E\w+ a.invalid$/) };
test.each<[string, string, Record<string, string>, object]>([
  ['another scheme', 'ftp://a.test/', {}, { reason: 'address', detail: 'ftp://a.test/' }],
  ['the value of a header', HERE, { 'x-a': 'a\nb' }, { reason: 'address', detail: 'x-a' }],
  ['an unknown name', 'http://a.invalid/', {}, NAME_UNKNOWN],
])('%s', async (_name, url, headers, expected) => {
  expect(await callRemote(url, { headers })).toMatchObject(expected);
});

test('a secret that the limit of a quote cuts is not shown', async () => {
  const secret = 'correct-horse-battery-staple';
  const redactor = new Redactor();
  redactor.add('TOKEN', [secret]);
  // Of a body 64 KiB are quoted, which end in the secret. Characters without width are not shown.
  const before = 64 * 1_024 - 20;
  const body = `${'x'.repeat(before % 3)}${'\u200b'.repeat(Math.floor(before / 3))}${secret}`;
  const quoting = await serveHttp((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(body),
  );
  const server = remoteServer('remote', `${quoting.origin}/mcp`);
  const surroundings = surroundingsOf({ redactor });
  const failure = await useServer(server, async () => null, undefined, surroundings);
  expect(failure).toMatchObject({ reason: 'malformed', detail: expect.stringContaining('x***') });
});

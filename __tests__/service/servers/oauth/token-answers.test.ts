/** What token endpoints answer that do not keep to the letter of their standard. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { HttpServer } from '../../../support/service/mcp/scripted-servers.ts';
import { ProtectedServer } from '../../../support/service/oauth/protected-server.ts';
import {
  type OperatedService,
  startOperated,
} from '../../../support/service/servers/operated-service.ts';

const NEW_TOKEN = 'renewed-t0ken-of-nobody';

let trap: HttpServer;
let authorization: HttpServer;
let server: ProtectedServer;
let service: OperatedService;
/** What the token endpoint answers. */
let answer: { status: number; headers?: Record<string, string>; body: unknown };

const refreshes = () => authorization.requests.filter((method) => method === 'POST').length;

beforeEach(async () => {
  trap = await HttpServer.start((_, response) => void response.end('{}'));
  authorization = await HttpServer.start(({ method, headers }, response) => {
    const issuer = `http://${headers.host}`;
    const told = { issuer, token_endpoint: `${issuer}/token` };
    if (method !== 'POST') return void response.end(JSON.stringify(told));
    response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body));
  });
  const { origin } = new URL(authorization.url);
  server = await ProtectedServer.start(origin, async (token) => token === NEW_TOKEN);
  service = await startOperated({ library: { url: server.url } });
  const { status } = await service.post('library', 'oauth/import-tokens', {
    ...{ serverUrl: server.url, clientInformation: { clientId: 'client-7' } },
    tokens: { access_token: 'first-t0ken', refresh_token: 'refresh-t0ken', expires_in: 0 },
  });
  expect(status).toBe(200);
});
afterEach(async () => {
  await service.close();
  await server.stop();
  authorization.stop();
  trap.stop();
});

it.each([
  ['does not say when it ends', {}],
  ['says nothing by null', { expires_in: null, refresh_token: null }],
  ['writes the time as a text', { expires_in: '3600' }],
  ['has no text for the time', { expires_in: {} }],
  ['leaves the next refresh token empty', { refresh_token: '' }],
  ['has no text for the next refresh token', { refresh_token: 7 }],
])('a new token is used, and not renewed again, whose answer %s', async (_, members) => {
  answer = { status: 200, body: { access_token: NEW_TOKEN, ...members } };
  for (const operation of ['validate', 'tools']) {
    expect((await service.post('library', operation)).status).toBe(200);
  }
  expect(refreshes()).toBe(1);
});

it('a renewal that gives the token that the server refuses is told as what it is', async () => {
  answer = { status: 200, body: { access_token: 'first-t0ken', expires_in: 3_600 } };
  for (const operation of ['validate', 'tools']) {
    const { status, body } = await service.post('library', operation);
    expect([status, body.details.reason]).toEqual([401, 'GRANT_REFUSED']);
  }
  const { body } = await service.post('library', 'validate');
  expect(body.message).toMatch(/are used up: renewed, they have the token that it refuses$/);
});

it('tokens are sent to no place that the endpoint leads to', async () => {
  answer = { status: 307, headers: { Location: trap.url }, body: {} };
  const { status, body } = await service.post('library', 'validate');
  expect([status, body.code]).toEqual([502, 'SERVER_UNREACHABLE']);
  expect(body.message).toContain('answered HTTP 307');
  expect(trap.requests).toEqual([]);
});

it.each<[unknown]>([
  [null],
  [[]],
  ['a text'],
  [{ access_token: 'two words' }],
  [{ error: 7 }],
  [{ error: 'temporarily_unavailable', error_description: { text: 'later' } }],
])('what says neither yes nor no, %j, is trouble of the moment', async (body) => {
  answer = { status: 200, body };
  expect((await service.post('library', 'validate')).status).toBe(502);
  answer = { status: 200, body: { access_token: NEW_TOKEN } };
  expect((await service.post('library', 'validate')).status).toBe(200);
});

/** Operations on servers, over HTTP, with real MCP servers and with faulty ones. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { folderWith } from '../../support/folder.ts';
import { closedOrigin } from '../../support/http-server.ts';
import { shortenLimits } from '../../support/limits.ts';
import { SCRIPTED } from '../../support/scripted.ts';
import { serveMcp, serveRaw } from '../../support/servers/remote.ts';
import {
  localServer,
  remoteServer,
  serverIdsOf,
  serviceWith,
  UNSET,
} from '../../support/service.ts';

/** Paths of the raw server, each a server of the project. */
const PATHS =
  'plain status/404 status/401 status/401/basic status/403 silent hang no-answer locked'.split(' ');

const library = await serveMcp();
const raw = await serveRaw();
const credentials = { Authorization: 'Bearer wr0ng-token' };
const service = await serviceWith([
  localServer('calculator'),
  localServer('missing', { command: 'no-such-program' }),
  localServer('variable', { unset: [UNSET] }),
  localServer('exits', { args: ['-e', 'process.exit(7)'] }),
  remoteServer('library', `${library.origin}/mcp?key=s3cret-q`),
  remoteServer('closed', `${await closedOrigin()}/mcp`),
  remoteServer('403 with credentials', `${raw.origin}/status/403`, credentials),
  ...PATHS.map((path) => remoteServer(path, `${raw.origin}/${path}`)),
]);
const ids = await serverIdsOf(service);
afterEach(() => void jest.restoreAllMocks());

const operate = (server: string, path: string, body: unknown = {}, init: RequestInit = {}) =>
  service.send(`${service.project}/servers/${ids.get(server) ?? server}/${path}`, body, init);

const PRICE = { price: -1 };
const ADA = { name: 'Ada', times: 2 };
const GREETING = { messages: [{ content: { text: 'Ada 2' } }] };
/** The conformance tests have the other routes. */
test.each([
  ['calculator', 'tools/call', { toolName: 'set-price', parameters: PRICE }, { isError: true }],
  ['library', 'prompts/get', { promptName: 'greet', arguments: ADA }, GREETING],
  ['library', 'resources/read', { uri: 'file:///readme.md' }, { contents: [{ text: 'Read me.' }] }],
  ['library', 'export', {}, { prompts: [{ name: 'greet' }], resources: [{ name: 'readme' }] }],
  ['library', 'check-oauth', {}, { useOAuth: false, serverUrl: expect.stringMatching(/\/mcp$/) }],
  ['status/401', 'check-oauth', {}, { useOAuth: true }],
  ['status/401/basic', 'check-oauth', {}, { useOAuth: false }],
  ['status/403', 'check-oauth', {}, { useOAuth: true }],
  ['403 with credentials', 'check-oauth', {}, { useOAuth: false }],
  ['status/404', 'check-oauth', {}, { useOAuth: false }],
])('%s: %s %j', async (server, path, body, expected) => {
  expect(await operate(server, path, body)).toMatchObject({ status: 200, body: expected });
});

test('what a server sends is passed on with all members', async () => {
  const { body } = await operate('plain', 'validate');
  expect(body.initInfo).toEqual({
    protocolVersion: '2025-06-18',
    capabilities: { tools: {}, resources: {}, 'x-unknown': { a: [1] } },
    serverInfo: { name: 'raw', version: '1', 'x-more': true },
  });
  const call = await operate('plain', 'tools/call', { toolName: 'a' });
  expect(call.body).toEqual({ content: [{ type: 'odd', 'x-unknown': 1 }], 'x-more': { a: null } });
});

test('lists page by the cursor of the server, and end with an empty one', async () => {
  const rest = { inputSchema: { type: 'object' }, 'x-unknown': [null] };
  const [a, b] = ['a', 'b'].map((name) => ({ name, ...rest }));
  expect((await operate('plain', 'tools')).body).toEqual({ items: [a], nextCursor: 'next' });
  expect((await operate('plain', 'tools', { cursor: 'next' })).body).toEqual({ items: [b] });
  expect((await operate('plain', 'export')).body.tools).toEqual([a, b]);
});

const call = (toolName: string) => ['tools/call', { toolName }] as const;
const read = (uri: string) => ['resources/read', { uri }] as const;
const validate = ['validate', {}] as const;
const REFUSED = { reason: 'status', status: 404, phase: 'connect', detail: 'refused' };
const CLOSED = { reason: 'unreachable', isLocal: true, detail: expect.stringMatching('REFUSED') };
const MALFORMED = { reason: 'malformed', phase: 'list', detail: '[]' };
const task = ['tools/call', { toolName: 'say', taskOptions: {} }] as const;
type Row = [string, string, object, number, string, string | undefined, object?];
test.each<Row>([
  ['calculator', ...task, 422, 'FEATURE_NOT_SUPPORTED', undefined],
  ['calculator', 'prompts', {}, 422, 'FEATURE_NOT_SUPPORTED', 'configuration'],
  ['calculator', ...call('unknown'), 400, 'VALIDATION_ERROR', 'configuration'],
  ['calculator', ...call('crash'), 502, 'SERVER_UNREACHABLE', 'server'],
  ['missing', ...validate, 502, 'SERVER_UNREACHABLE', 'configuration'],
  ['variable', ...validate, 502, 'SERVER_UNREACHABLE', 'configuration'],
  ['exits', ...validate, 502, 'SERVER_UNREACHABLE', 'server'],
  ['library', ...read('file:///none'), 404, 'NOT_FOUND', 'configuration'],
  ['library', 'prompts/get', { promptName: 'greet' }, 400, 'VALIDATION_ERROR', 'configuration'],
  ['plain', ...read('error:-32002'), 404, 'NOT_FOUND', 'configuration'],
  ['plain', ...read('error:-32602'), 404, 'NOT_FOUND', 'configuration'],
  ['plain', ...call('error:-32602'), 400, 'VALIDATION_ERROR', 'configuration'],
  ['plain', ...call('error:-32601'), 422, 'FEATURE_NOT_SUPPORTED', 'configuration'],
  ['plain', ...call('error:-32603'), 502, 'SERVER_UNREACHABLE', 'server'],
  ['plain', 'prompts', {}, 422, 'FEATURE_NOT_SUPPORTED', 'configuration'],
  ['status/401', ...validate, 401, 'OAUTH_REQUIRED', 'surroundings'],
  ['status/403', ...validate, 401, 'OAUTH_REQUIRED', 'surroundings'],
  ['403 with credentials', ...validate, 403, 'FORBIDDEN', 'server'],
  ['locked', 'tools', {}, 401, 'OAUTH_REQUIRED', 'surroundings'],
  ['closed', 'check-oauth', {}, 502, 'SERVER_UNREACHABLE', 'server'],
  ['status/404', 'tools', {}, 502, 'SERVER_UNREACHABLE', 'server', REFUSED],
  ['closed', 'tools', {}, 502, 'SERVER_UNREACHABLE', 'server', CLOSED],
  ['no-answer', 'tools', {}, 502, 'SERVER_UNREACHABLE', 'server', MALFORMED],
])('%s: %s %j answers %i %s', async (server, path, body, status, code, blame, failure = {}) => {
  const answer = await operate(server, path, body);
  expect(answer).toMatchObject({ status, body: { code } });
  expect(answer.body.details?.blame).toBe(blame);
  expect(answer.body.details?.failure ?? {}).toMatchObject(failure);
});

test.each([
  ['silent', 'validate', 10_000, { phase: 'connect' }],
  ['silent', 'check-oauth', 10_000, { phase: 'connect' }],
  ['hang', 'tools', 30_000, { phase: 'list' }],
])('%s: %s answers 504', async (server, path, limitMs, failure) => {
  shortenLimits((ms) => (ms === limitMs ? 50 : ms));
  const { status, body } = await operate(server, path);
  expect({ status, code: body.code }).toEqual({ status: 504, code: 'TIMEOUT' });
  expect(body.details.failure).toMatchObject({ reason: 'timeout', limitMs, ...failure });
});

test('a call ends with its request', async () => {
  const hanging = raw.nextHang();
  const client = new AbortController();
  const answer = operate('hang', 'tools', {}, { signal: client.signal });
  const response = await hanging;
  client.abort();
  await expect(answer).rejects.toThrow();
  await once(response, 'close');
});

test('four operations of an organization go on at the same time, and others wait', async () => {
  const held = Array.from({ length: 4 }, () => new AbortController());
  const holders: Promise<unknown>[] = [];
  for (const { signal } of held) {
    const hanging = raw.nextHang();
    holders.push(operate('hang', 'tools', {}, { signal }));
    await hanging;
  }
  let isAnswered = false;
  const gone = new AbortController();
  const left = operate('calculator', 'check-oauth', {}, { signal: gone.signal });
  const waiting = operate('calculator', 'check-oauth').finally(() => {
    isAnswered = true;
  });
  // Other requests do not wait.
  await service.send(`${service.project}/servers`);
  expect(isAnswered).toBe(false);
  gone.abort();
  await expect(left).rejects.toThrow();
  for (const client of held) client.abort();
  await Promise.allSettled(holders);
  expect((await waiting).status).toBe(200);
});

test('an answer does not wait for the end of a server; the end of the service does', async () => {
  const MARK = join(folderWith(), 'mark');
  // It goes on after the end of its input.
  const args = ['-c', `echo $$ > "$MARK"; '${process.execPath}' '${SCRIPTED}'; sleep 60`];
  const reluctant = localServer('reluctant', { command: 'sh', args, env: { MARK } });
  const other = await serviceWith([reluctant]);
  const [{ id }] = (await other.send(`${other.project}/servers`)).body.items;
  expect((await other.send(`${other.project}/servers/${id}/validate`, {})).status).toBe(200);
  const isAlive = () => process.kill(Number(readFileSync(MARK, 'utf8')), 0);
  expect(isAlive()).toBe(true);
  await other.close();
  expect(isAlive).toThrow('ESRCH');
});

test('a session ends with the operation, and no stream is opened without one', async () => {
  library.requests.length = 0;
  await operate('library', 'check-oauth');
  // One request, without a session.
  expect(library.requests).toHaveLength(1);
  raw.requests.length = 0;
  await operate('library', 'validate');
  await operate('plain', 'export');
  const isEnded = () => library.requests.some(({ method }) => method === 'DELETE');
  while (!isEnded()) await new Promise((resolve) => setImmediate(resolve));
  expect(raw.requests.map(({ method }) => method)).toEqual(Array(6).fill('POST'));
});

test('a server that left the configuration is refused', async () => {
  const databaseFile = join(folderWith(), 'service.db');
  const before = await serviceWith([localServer('calculator')], { databaseFile });
  const [{ id }] = (await before.send(`${before.project}/servers`)).body.items;
  await before.close();
  const after = await serviceWith([], { databaseFile });
  const answer = await after.send(`${after.project}/servers/${id}/validate`, {});
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
});

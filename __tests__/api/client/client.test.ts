import { setGlobalProxyFromEnv } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { Call } from '../../../src/api/client/client.ts';
import { ServiceError } from '../../../src/api/client/service-error.ts';
import type { Operation } from '../../../src/api/operation.ts';
import type { Answer } from '../../support/scripted-service.ts';
import { KEY, startScripted as start } from '../../support/scripted-service.ts';

afterEach(() => void jest.restoreAllMocks());

const run = { id: 'r', status: 'running' };
const ids = { parameters: { projectId: 'p', runId: 'r' } };
const creation = { parameters: { projectId: 'p' }, body: { suiteId: 's' } };
const refusal = (code: string, details = {}) => ({ code, message: 'no', details });
const lose: Answer = (response) => response.destroy();
const loseHalf: Answer = (response) =>
  response.writeHead(200, { 'content-length': '99' }).end('{"id"', () => response.destroy());

type Client = Awaited<ReturnType<typeof start>>['client'];
/** The error of a call. */
const failureOf = <O extends Operation>({ client }: { client: Client }, name: O, call: Call<O>) => {
  const succeeds = () => Promise.reject(new Error('it succeeds'));
  return client.call(name, call).then(succeeds, (error: ServiceError) => error);
};

const RATE = refusal('RATE_LIMITED');
/** Another protocol, which ends the connection without an answer. */
const upgrade: Answer = ({ socket }) =>
  socket?.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n');
const GZIP = { 'content-encoding': 'gzip' };
const SLOT = refusal('RATE_LIMITED', { reason: 'CONCURRENT_RUN_LIMIT' });
test.each<[string, Answer, read: number, creation: number]>([
  ['429', [429, RATE], 2, 2],
  ['429 of a proxy', [429, '<html>'], 2, 2],
  ['no free slot', [429, SLOT], 1, 1],
  ['a quota', [429, { error: 'billing_limit_reached {"limit":"runs"}' }], 1, 1],
  ['500', [500, refusal('INTERNAL_ERROR')], 2, 1],
  ['502 of a proxy', [502, '<html>'], 2, 1],
  ['503', [503, refusal('NEW_CODE')], 2, 1],
  ['504', [504, refusal('TIMEOUT')], 2, 1],
  ['502, the server is to blame', [502, refusal('SERVER_UNREACHABLE', { blame: 'server' })], 1, 1],
  ['501', [501, refusal('NEW_CODE')], 1, 1],
  ['400', [400, refusal('VALIDATION_ERROR')], 1, 1],
  ['404', [404, refusal('NOT_FOUND')], 1, 1],
  ['a lost connection', lose, 2, 1],
  ['a lost answer', loseHalf, 2, 1],
  ['an answer of another protocol', upgrade, 2, 1],
  ['429 with a damaged body', [429, '{}', GZIP], 2, 2],
  ['404 with a damaged body', [404, '{}', GZIP], 1, 1],
  ['a code that is no text', [400, { code: { toString: 0 } }], 1, 1],
  ['a login page', [200, '<html>'], 1, 1],
  ['an unreadable answer', [200, { id: 7, runId: 7 }], 1, 1],
])('%s: sent once or again', async (_name, answer, reads, creations) => {
  const service = await start(answer, [200, { ...run, runId: 'r' }]);
  const read = service.client.call('getEvalRun', ids);
  if (reads === 1) await expect(read).rejects.toThrow(ServiceError);
  else await expect(read).resolves.toEqual(run);
  expect(service.seen).toHaveLength(reads);
  const other = await start(answer, [202, { runId: 'r' }]);
  const created = other.client.call('createEvalRun', creation);
  if (creations === 1) await expect(created).rejects.toThrow(ServiceError);
  else await expect(created).resolves.toEqual({ runId: 'r' });
  expect(other.seen).toHaveLength(creations);
});

test('a creation is repeated under a hash of its idempotency key', async () => {
  const service = await start([429, RATE], [202, { runId: 'r' }]);
  await service.client.call('createEvalRun', { ...creation, idempotencyKey: 'ключ' });
  const keys = service.seen.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{64}$/), keys[0]]);
});

test('what cannot have left is repeated, a TLS failure is not', async () => {
  const service = await start([200]);
  const secure = service.connect({}, service.origin.replace('http:', 'https:'));
  const { failure } = await failureOf({ client: secure }, 'getEvalRun', ids);
  expect(failure).toMatchObject({ reason: 'network', status: null, code: null });
  expect(service.clock.slept).toEqual([]);
  await service.close();
  const lost = await failureOf(service, 'createEvalRun', creation);
  expect(lost.failure).toMatchObject({ reason: 'network', status: null });
  expect(service.clock.slept).toHaveLength(5);
});

test('six attempts, waits that double; two of an optional request', async () => {
  const service = await start([500]);
  await failureOf(service, 'getEvalRun', ids);
  expect(service.clock.slept.splice(0)).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
  await failureOf(service, 'getEvalRun', { ...ids, isOptional: true });
  expect(service.clock.slept).toEqual([500]);
});

test.each([
  ['seconds', '7', undefined, [7_000], 2],
  ['a date', 'Thu, 01 Jan 2026 00:00:30 GMT', undefined, [30_000], 2],
  ['a date that is past', 'Thu, 01 Jan 2015 00:00:30 GMT', undefined, [500], 2],
  ['another text', 'soon', undefined, [500], 2],
  ['too long without a deadline', '61', undefined, [], 1],
  ['long, before a deadline', '61', 91_000, [61_000], 2],
  ['beyond the deadline', '61', 61_000, [], 1],
])('Retry-After: %s', async (_name, header, deadline, slept, sent) => {
  const service = await start([503, RATE, { 'retry-after': header }], [200, run]);
  const call = { ...ids, deadline: deadline ?? Number.POSITIVE_INFINITY };
  await service.client.call('getEvalRun', call).catch((error) => {
    expect(error).toMatchObject({ failure: { status: 503 } });
  });
  expect(service.clock.slept).toEqual(slept);
  expect(service.seen).toHaveLength(sent);
});

test('the deadline reports the last real error', async () => {
  const silent: Answer = () => {};
  const service = await start([503, RATE, { 'retry-after': '60' }], silent);
  const error = await failureOf(service, 'getEvalRun', { ...ids, deadline: 60_005 });
  expect(error.failure).toMatchObject({ status: 503, reason: 'refused' });
  expect(service.clock.slept).toEqual([60_000]);
  const lone = await failureOf(await start(silent), 'getEvalRun', { ...ids, deadline: 5 });
  expect(lone.failure).toMatchObject({ status: null, reason: 'deadline' });
});

test.each<[Operation, number, number, boolean?]>([
  ['listServers', 30_000, 6],
  ['getEvalRun', 30_000, 6],
  ['createEvalRun', 120_000, 1],
  ['callTool', 150_000, 1],
  ['startRun', 65_000, 6],
  ['getEvalRun', 15_000, 1, true],
])('%s has a time limit of %d ms', async (operation, limit, sent, isOptional = false) => {
  const { timeout } = AbortSignal;
  const limits = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(1));
  const service = await start(() => {});
  const parameters = { projectId: 'p', runId: 'r', serverId: 's' };
  const { failure } = await failureOf(service, operation, { parameters, isOptional } as never);
  expect(failure).toMatchObject({ reason: isOptional ? 'deadline' : 'timeout', status: null });
  expect(limits.mock.calls).toEqual(Array(sent).fill([limit]));
});

test('the caller can abort an attempt and a wait', async () => {
  const controller = new AbortController();
  const abort: Answer = () => controller.abort(new Error('stop'));
  const service = await start([503], abort);
  const call = { ...ids, signal: controller.signal };
  await expect(service.client.call('getEvalRun', call)).rejects.toThrow('stop');
  expect(service.seen).toHaveLength(2);
  await expect(service.client.call('getEvalRun', call)).rejects.toThrow('stop');
  expect(service.seen).toHaveLength(2);
});

test('a 429 stops all requests', async () => {
  const limited = (seconds: string): Answer => [429, RATE, { 'retry-after': seconds }];
  const service = await start(limited('8'), [200, run], limited('20'), [200, run]);
  await service.client.call('getEvalRun', ids);
  expect(service.clock.time).toBe(8_000);
  service.clock.time = 100_000;
  const optional = { ...ids, isOptional: true };
  expect((await failureOf(service, 'getEvalRun', optional)).failure).toMatchObject({ status: 429 });
  expect((await failureOf(service, 'getEvalRun', optional)).failure.reason).toBe('deadline');
  await service.client.call('getEvalRun', ids);
  expect(service.clock.time).toBe(120_000);
});

test('a refusal keeps its code and details, and shows no secret', async () => {
  const reason = 'CONCURRENT_RUN_LIMIT';
  const details = { reason, hostedModels: [`m ${KEY}`], status: 'completed' };
  const message = 'hunter-in-the-rye';
  const service = await start([400, { code: 'VALIDATION_ERROR', message, details }]);
  service.redactor.add('odd', [reason, 'VALIDATION_ERROR', 'completed']);
  const body = { suiteId: 's', modelApiKeys: { openai: message } };
  const error = await failureOf(service, 'createEvalRun', { ...creation, body });
  expect(error.failure).toMatchObject({ code: 'VALIDATION_ERROR', status: 400, message: '***' });
  expect(error.details).toEqual({ ...details, hostedModels: ['m ***'] });
});

test('a refusal with a status of success, and a quota with its facts', async () => {
  const quota = 'billing_limit_reached: {"limit":"runs","allowedValue":10}';
  const service = await start([200, { ok: false, error: 'no' }], [500, { error: quota }]);
  const { failure } = await failureOf(service, 'getEvalRun', ids);
  expect(failure).toMatchObject({ reason: 'refused', status: 200, code: null, message: 'no' });
  const error = await failureOf(service, 'getEvalRun', ids);
  expect(error.failure).toMatchObject({ reason: 'quota', status: 500 });
  expect(error.details).toEqual({ limit: 'runs', allowedValue: 10 });
});

test('redirects within the origin are followed, and keep the method', async () => {
  const moved: Answer = [307, '', { location: '/api/v1/elsewhere' }];
  const service = await start(moved, [302, '', { location: '?x=1' }], [200, run]);
  await service.client.call('getEvalRun', ids);
  const paths = service.seen.map(({ url }) => url.replace('/api/v1/', ''));
  expect(paths.slice(1)).toEqual(['elsewhere', 'elsewhere?x=1']);
  const other = await start(moved, [202, { runId: 'r' }]);
  await other.client.call('createEvalRun', creation);
  expect(other.seen[1]).toMatchObject({ method: 'POST', body: '{"suiteId":"s"}' });
});

test.each<['getEvalRun' | 'createEvalRun', number, string, number]>([
  ['getEvalRun', 302, '/again', 6],
  ['createEvalRun', 302, '/again', 1],
  ['getEvalRun', 307, 'http://', 1],
])('%s: a redirect %d to %s is refused', async (operation, status, location, sent) => {
  const service = await start([status, '', { location }]);
  const { failure } = await failureOf(service, operation, ids as never);
  expect(failure).toMatchObject({ reason: 'redirect', status });
  expect(service.seen).toHaveLength(sent);
});

test('the key never goes to another origin', async () => {
  const other = await start([200, run]);
  const service = await start([307, '', { location: `${other.origin}/api/v1/x` }]);
  const { failure } = await failureOf(service, 'getEvalRun', ids);
  expect(failure).toMatchObject({ reason: 'redirect', message: `${other.origin}/api/v1/x` });
  expect(other.seen).toEqual([]);
});

test('a proxy of the environment is not for loopback', async () => {
  const service = await start([200, run]);
  // Nothing listens there.
  const restore = setGlobalProxyFromEnv({ HTTP_PROXY: 'http://127.0.0.1:9' });
  try {
    await expect(service.client.call('getEvalRun', ids)).resolves.toEqual(run);
  } finally {
    restore();
  }
});

const commas = JSON.stringify({ ...run, notes: `"${','.repeat(600_000)}` });
const filler = JSON.stringify({ ...run, notes: 'x'.repeat(17 * 2 ** 20) });
test.each<[string, string | Buffer, Record<string, string>, boolean, string | null]>([
  ['17 MiB', filler, {}, false, null],
  ['17 MiB for an optional request', filler, {}, true, 'size'],
  ['gzip', gzipSync(filler), { 'content-encoding': 'gzip' }, false, null],
  ['gzip that unfolds to 17 MiB', gzipSync(filler), { 'content-encoding': 'gzip' }, true, 'size'],
  ['damaged gzip', '{}', { 'content-encoding': 'gzip' }, true, 'malformed'],
  ['500,000 values', `[${'0,'.repeat(500_000)}0]`, {}, false, 'size'],
  ['commas in a text', commas, {}, false, null],
])('the size of an answer: %s', async (_name, body, headers, isOptional, reason) => {
  const service = await start((response) => response.writeHead(200, headers).end(body));
  const result = service.client.call('getEvalRun', { ...ids, isOptional });
  if (reason === null) await expect(result).resolves.toMatchObject(run);
  else await expect(result).rejects.toMatchObject({ failure: { reason } });
});

test('what is too deep costs itself', async () => {
  const scores = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
  const item = `{"id":"i","status":"completed","scores":${scores}}`;
  const service = await start([200, `{"items":[${item}]}`]);
  const { items } = await service.client.call('listIterations', ids);
  expect(items).toHaveLength(1);
  expect(JSON.stringify(items).length).toBeLessThan(1_500);
});

test.each(['', '.', '..', '\ud800'])('%j is no path parameter', async (projectId) => {
  const service = await start([200, { items: [] }]);
  const { failure } = await failureOf(service, 'listServers', { parameters: { projectId } });
  expect(failure).toMatchObject({ reason: 'parameter', message: 'projectId', status: null });
  expect(service.seen).toEqual([]);
});

test('a request: path, query, headers, body', async () => {
  const service = await start([200, { items: [] }]);
  const query = { status: 'a&b', limit: '5' };
  await service.client.call('listChatSessions', { query });
  await service.client.call('listServers', { parameters: { projectId: 'a/b?ü' } });
  await service.client.call('listTools', { parameters: { projectId: 'p', serverId: 's' } });
  expect(service.seen).toMatchObject([
    { method: 'GET', url: '/api/v1/chat-sessions?status=a%26b&limit=5', body: '' },
    { url: '/api/v1/projects/a%2Fb%3F%C3%BC/servers', headers: { authorization: `Bearer ${KEY}` } },
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
  ]);
});

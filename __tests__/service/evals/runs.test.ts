/**
 * Runs are created and read over HTTP, with a real MCP server: their suites, slots and repeated
 * requests, the end of a service, a failing disk.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@jest/globals';
import { DatabaseInUseError } from '../../../src/service/storage/database.ts';
import { folderWith } from '../../support/folder.ts';
import { RESULTS, serveRpc } from '../../support/servers/remote.ts';
import { localServer, remoteServer, SETTINGS, serviceWith } from '../../support/service.ts';

const folder = folderWith();
const env = { MARK: join(folder, 'mark') };
const servers = [localServer('calculator', { env }), localServer('other', { env })];
const models = ['acme/small', 'acme/large'];
const providers = new Map([['acme', { apiKey: 'k', baseUrl: 'http://x.test', models }]]);

const settings = { ...SETTINGS, providers, takesCommands: false };
const service = await serviceWith(servers, { settings });
const get = (path: string) => service.send(`${service.project}${path}`);
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  service.send(`${service.project}${path}`, body, { headers });
const { body } = await get('/servers');
const ids = body.items.map(({ id }: { id: string }) => id);
const hostId = (await post('/hosts', { name: 'h', config: { modelId: 'other/model' } })).body.id;

const sum = { id: 'a', kind: 'toolCall', toolName: 'get-sum', arguments: { a: 1, b: 2 } };
const wrong = { ...sum, toolName: 'say', expectError: true };
const wait = { ...sum, toolName: 'wait', arguments: {} };
const prompt = { id: 'p', kind: 'prompt', prompt: 'hi' };
const testOf = (title: string, ...steps: object[]) => ({ title, steps });
const execution = { isolation: 'shared', concurrency: 1 };
const one = () => ({ suiteName: 'one', serverIds: [ids[0]], tests: [testOf('t', sum)], execution });

/** Creates a run and reads it until it ends. */
async function finish(body: object, headers = {}) {
  const created = await post('/eval-runs', body, headers);
  expect(created).toMatchObject({ status: 202 });
  return { created: created.body, run: await service.endOf(created.body.runId) };
}

test('form B creates a suite; form A reruns it, replaces cases, selects cases', async () => {
  const tests = [testOf('t', sum), testOf('u', sum)];
  const first = await finish({ ...one(), suiteName: 'forms', tests, notes: 'note' });
  const { suiteId } = first.created;
  expect(first.run).toMatchObject({ runNumber: 1, result: 'passed', source: 'api', notes: 'note' });
  expect(first.created.caseUpsert.committed).toMatchObject([{ name: 't' }, { name: 'u' }]);
  const rerun = await finish({ suiteId, iterationOverride: 2 });
  expect(rerun.run).toMatchObject({ runNumber: 2, summary: { total: 4, passed: 4 } });
  const before = (await get(`/eval-suites/${suiteId}/cases`)).body.items;
  const replaced = await finish({ suiteId, tests: [testOf('u', wrong), testOf('v', sum)] });
  expect(replaced.run).toMatchObject({ summary: { total: 2, passed: 1, failed: 1 } });
  const after = (await get(`/eval-suites/${suiteId}/cases`)).body.items;
  expect(after.map(({ title }: { title: string }) => title)).toEqual(['t', 'u', 'v']);
  expect(after[1]).toMatchObject({ id: before[1].id, steps: [{ toolName: 'say' }] });
  expect(after[0]).toEqual(before[0]);
  const selected = await finish({ suiteId, caseIds: [after[2].id] });
  const items = await service.iterationsOf(selected.run.id);
  expect(items).toMatchObject([{ title: 'v', testCaseId: after[2].id, iterationNumber: 1 }]);
  const listed = await get(`/eval-suites/${suiteId}/runs`);
  const numbers = listed.body.items.map(({ runNumber }: { runNumber: number }) => runNumber);
  expect(numbers).toEqual([4, 3, 2, 1]);
  const suites = (await get('/eval-suites')).body.items;
  expect(suites.find(({ id }: { id: string }) => id === suiteId)).toMatchObject({
    latestRun: { id: selected.run.id, passRate: 1 },
    totals: { passed: 8, failed: 1, runs: 4 },
    passRateTrend: [1, 1, 0.5, 1],
  });
  const shown = { name: 'forms', environment: { servers: ['calculator'] }, executionConfig: null };
  expect((await get(`/eval-suites/${suiteId}`)).body).toMatchObject(shown);
});

test('a listed case says whether no call is wanted', async () => {
  const tests = [{ ...testOf('t', prompt), isNegativeTest: true }, testOf('u', sum)];
  const suite = { name: 'negative', serverIds: [ids[0]], tests };
  const { suiteId } = (await post('/eval-suites', suite)).body;
  const { items } = (await get(`/eval-suites/${suiteId}/cases`)).body;
  expect(items).toMatchObject([{ isNegative: true }, { isNegative: false }]);
});

const but = (change: object) => () => ({ ...one(), ...change });
const asks = (change: object) => but({ tests: [testOf('t', prompt)], ...change });
const hosted = { model: 'acme/small', modelApiKeys: { acme: 'k' } };
const ACME = { provider: 'acme', hostedModels: models };
test.each([
  ['nothing', () => ({}), 400, {}],
  ['a name without tests', but({ tests: [] }), 400, {}],
  ['no servers', but({ serverIds: undefined }), 400, { reason: 'NO_SAVED_SERVER_SELECTION' }],
  ['commands', but({ execution: { teardown: ['rm'] } }), 400, { reason: 'EXECUTION_COMMANDS' }],
  ['an unknown suite', () => ({ suiteId: 'st_x' }), 404, {}],
  ['an unknown server', but({ serverIds: ['sv_x'] }), 404, {}],
  ['tests and case ids', but({ caseIds: ['tc_x'] }), 400, {}],
  ['two hosts', but({ hostId: 'h_a', namedHostId: 'h_b' }), 400, {}],
  ['an unknown host', but({ hostId: 'h_a' }), 404, {}],
  ['the model of a host', () => asks({ ...hosted, hostId })(), 400, { model: 'other/model' }],
  ['a title twice', but({ tests: [testOf('t', sum), testOf('t', sum)] }), 400, { problems: 1 }],
  ['an unknown member', but({ note: 'x' }), 400, { issues: [{ path: 'note' }] }],
  ['several servers, no name', () => but({ serverIds: ids })(), 400, {}],
  ['a model without a key', asks({ model: 'acme/huge' }), 400, { model: 'acme/huge', ...ACME }],
])('a run with %s is refused and stores nothing', async (_name, body, status, details) => {
  const count = async () => (await get('/eval-suites')).body.items.length;
  const before = await count();
  const { code } = { 400: { code: 'VALIDATION_ERROR' }, 404: { code: 'NOT_FOUND' } }[status] ?? {};
  const response = await post('/eval-runs', body());
  expect(response).toMatchObject({ status, body: { code } });
  expect(response.body.details ?? {}).toMatchObject(details);
  expect(await count()).toBe(before);
});

test('members that are null count as absent', async () => {
  await finish({ ...one(), notes: null, suiteId: null, passCriteria: null });
});

test('half of a run fails, and half has to pass', async () => {
  const tests = [testOf('t', sum), testOf('u', wrong)];
  const { run } = await finish({ ...one(), tests, passCriteria: { minimumPassRate: 50 } });
  expect(run).toMatchObject({ status: 'completed', result: 'passed' });
});

test('a run shows its host to servers, and waits as long as that', async () => {
  const seen: unknown[] = [];
  const raw = await serveRpc(({ method, params }) => {
    if (method === 'initialize') seen.push(params);
    return method === 'tools/call' ? undefined : RESULTS[method]?.(params);
  });
  const other = await serviceWith([remoteServer('raw', `${raw.origin}/mcp`)]);
  const call = (path: string, body?: unknown) => other.send(`${other.project}${path}`, body);
  const clientInfo = { name: 'desk', version: '9' };
  const client = {
    mcpProfile: { initialize: { clientInfo } },
    clientCapabilities: { sampling: {} },
  };
  const config = { modelId: 'm', ...client, connectionDefaults: { requestTimeout: 1_000 } };
  const host = (await call('/hosts', { name: 'h', config })).body;
  const [server] = (await call('/servers')).body.items;
  const tests = [testOf('t', { id: 'a', kind: 'toolCall', toolName: 'a' })];
  const body = { suiteName: 's', serverIds: [server.id], tests, namedHostId: host.id };
  const { runId } = (await call('/eval-runs', body)).body;
  const items = await other.iterationsOf(runId);
  expect(items[0].failures).toMatchObject([{ reason: 'timeout', limitMs: 1_000 }]);
  expect(seen).toMatchObject([{ clientInfo, capabilities: { sampling: {} } }]);
});

test('an iteration has its calls and those that it expects, its trace results and times', async () => {
  const calls = [{ toolName: 'get-sum', arguments: { a: 1, b: 2 } }];
  const assertion = { type: 'toolCalledWith', toolName: 'get-sum', args: { args: { a: 1, b: 2 } } };
  const byId = { ...sum, serverId: ids[0], serverName: 'calculator' };
  const tests = [testOf('t', byId, { id: 'b', kind: 'assert', assertion })];
  const { run } = await finish({ ...one(), tests });
  const items = await service.iterationsOf(run.id);
  const stored = { actualToolCalls: calls, expectedToolCalls: calls, usage: null };
  expect(items).toMatchObject([{ result: 'passed', tokensUsed: null, ...stored }]);
  const trace = (await get(`/eval-runs/${run.id}/iterations/${items[0].id}/trace`)).body;
  expect(trace).toMatchObject({
    traceVersion: 1,
    messages: [
      { role: 'assistant', content: [{ toolName: 'get-sum', input: { a: 1, b: 2 } }] },
      { role: 'tool', content: [{ output: { content: [{ text: 'The sum is 3' }] } }] },
    ],
    spans: [{ category: 'tool', authoredStepId: 'a', status: 'ok' }],
  });
  expect(trace.spans[0].startMs).toBeGreaterThanOrEqual(items[0].startedAt);
  const { run: other } = await finish(one());
  const elsewhere = await get(`/eval-runs/${other.id}/iterations/${items[0].id}/trace`);
  expect(elsewhere).toMatchObject({ status: 404 });
});

test('pages of large iterations are short, and have all', async () => {
  const large = { ...sum, arguments: { a: 1, b: 2, more: Array(45_000).fill(0) } };
  const tests = [{ ...testOf('t', large), runs: 13 }];
  const { run } = await finish({ ...one(), tests });
  const numbers: number[] = [];
  let cursor = '';
  let pages = 0;
  do {
    const path = `/eval-runs/${run.id}/iterations?limit=200${cursor}`;
    const { items, nextCursor } = (await get(path)).body;
    for (const { iterationNumber } of items) numbers.push(iterationNumber);
    cursor = nextCursor === undefined ? '' : `&cursor=${nextCursor}`;
    pages += 1;
  } while (cursor !== '');
  expect(numbers).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
  expect(pages).toBeGreaterThan(1);
});

test('an idempotency key creates one run, and refuses another request', async () => {
  const headers = { 'idempotency-key': 'k' };
  const { created } = await finish({ ...one(), notes: 'a', idempotencyKey: 'other' }, headers);
  const again = await post('/eval-runs', { ...one(), notes: 'b' }, headers);
  expect(again).toMatchObject({ status: 202, body: { runId: created.runId, deduped: true } });
  const other = await post('/eval-runs', { ...one(), iterationOverride: 2 }, headers);
  expect(other).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(other.body.details.runId).toBe(created.runId);
  const empty = { 'idempotency-key': '' };
  const [first, second] = [await finish(one(), empty), await finish(one(), empty)];
  expect(first.created.runId).not.toBe(second.created.runId);
  const elsewhere = await finish({ ...one(), suiteName: 'another' }, headers);
  expect(elsewhere.created.runId).not.toBe(created.runId);
});

test('a run beyond the limit waits for a slot; a cancelled one frees its own', async () => {
  const body = { ...one(), tests: [testOf('w', wait), testOf('t', sum)] };
  const runs = [await post('/eval-runs', body), await post('/eval-runs', body)];
  const third = await post('/eval-runs', body);
  const details = { reason: 'CONCURRENT_RUN_LIMIT', maxConcurrentRuns: 2 };
  expect(third).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', details } });
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  for (const { body: run } of runs) {
    const cancelled = await post(`/eval-runs/${run.runId}/cancel`, {});
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled', result: null } });
    expect((await post(`/eval-runs/${run.runId}/cancel`, {})).status).toBe(200);
    const items = await service.iterationsOf(run.runId);
    expect(items[0]).toMatchObject({ status: 'cancelled', result: null });
  }
  const { run } = await finish(one());
  const late = { status: 409, body: { details: { status: 'completed' } } };
  expect(await post(`/eval-runs/${run.id}/cancel`, {})).toMatchObject(late);
});

test('a service that stops ends its runs; one that was killed ends them at its next start', async () => {
  const databaseFile = join(folder, 'service.sqlite');
  const first = await serviceWith(servers, { databaseFile });
  const [{ id }] = (await first.send(`${first.project}/servers`)).body.items;
  const body = { ...one(), serverIds: [id], tests: [testOf('w', wait)] };
  const { runId } = (await first.send(`${first.project}/eval-runs`, body)).body;
  // A copy, as if the first service had been killed.
  const copy = join(folder, 'copy.sqlite');
  for (const end of ['', '-wal', '.key']) cpSync(`${databaseFile}${end}`, `${copy}${end}`);
  await expect(serviceWith(servers, { databaseFile })).rejects.toThrow(DatabaseInUseError);
  const second = await serviceWith(servers, { databaseFile: copy });
  const ended = { status: 'failed', result: null, statusReason: expect.any(String) };
  expect(await second.endOf(runId)).toMatchObject(ended);
});

test('a write that fails for a while is repeated: the run ends, and frees its slot', async () => {
  const databaseFile = join(folder, 'locked.sqlite');
  const locked = await serviceWith(servers, { databaseFile });
  const [server] = (await locked.send(`${locked.project}/servers`)).body.items;
  const body = { ...one(), serverIds: [server.id], tests: [testOf('t', sum)] };
  const rename = (from: string, to: string) => {
    const database = new DatabaseSync(databaseFile, { timeout: 5_000 });
    database.exec(`ALTER TABLE ${from} RENAME TO ${to}`);
    database.close();
  };
  rename('traces', 'gone');
  const { runId } = (await locked.send(`${locked.project}/eval-runs`, body)).body;
  while (locked.bugs.length === 0) await new Promise((resolve) => setImmediate(resolve));
  rename('gone', 'traces');
  expect(await locked.endOf(runId)).toMatchObject({ status: 'completed', result: 'passed' });
  // The failed writes are its bugs.
  locked.bugs.length = 0;
});

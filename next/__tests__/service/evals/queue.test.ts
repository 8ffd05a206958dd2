/** Runs in the background: slots, repeated requests, the end of a service, a full disk. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from '@jest/globals';
import { DatabaseInUseError } from '../../../src/service/storage/database.ts';
import { folderWith } from '../../support/folder.ts';
import { localServer, serviceWith } from '../../support/service.ts';

const folder = folderWith();
const env = { MARK: join(folder, 'mark') };
const servers = [localServer('calculator', { env })];

const service = await serviceWith(servers);
const get = (path: string) => service.send(`${service.project}${path}`);
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  service.send(`${service.project}${path}`, body, { headers });
const serverIds = [(await get('/servers')).body.items[0].id];
afterAll(() => service.close());

const sum = { id: 'a', kind: 'toolCall', toolName: 'get-sum', arguments: { a: 1, b: 2 } };
const wait = { ...sum, toolName: 'wait', arguments: {} };
const testOf = (title: string, ...steps: object[]) => ({ title, steps });
const one = () => ({ suiteName: 'one', serverIds, tests: [testOf('t', sum)] });

/** Creates a run and reads it until it ends. */
async function finish(body: object, headers = {}) {
  const created = await post('/eval-runs', body, headers);
  expect(created).toMatchObject({ status: 202 });
  return { created: created.body, run: await service.endOf(created.body.runId) };
}

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
  await first.close();
  await second.close();
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
  await locked.close();
});

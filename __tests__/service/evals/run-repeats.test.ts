/** Creations of runs under an idempotency key. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Answer } from '../../support/service/api-caller.ts';
import { echoCase, toolCase } from '../../support/service/cases.ts';
import {
  mcpConfig,
  type ServiceFixture,
  startFixture,
  temporaryFolder,
} from '../../support/service/service-fixture.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let fixture: ServiceFixture;
let suiteId: string;
let lastKey = 0;
let key: string;

const { tools } = mcpConfig().mcpServers;
const config = mcpConfig({ spare: tools });
const start = () => startFixture({ folder: folder.path, maxConcurrentRuns: 1, config });
beforeAll(async () => {
  folder = await temporaryFolder();
  fixture = await start();
  const serverIds = [fixture.api.serverId('tools')];
  const suite = { name: 's', model: 'a/b', serverIds, tests: [echoCase('a')] };
  suiteId = (await fixture.api.post('~/eval-suites', suite)).body.suiteId;
});
afterAll(async () => {
  await fixture.close();
  await folder.remove();
});
beforeEach(() => {
  lastKey += 1;
  key = `key-${lastKey}`;
});

/** Sends the request with the key in the header. */
async function create(request: unknown, header: string = key): Promise<Answer> {
  const { baseUrl, projectId, key: apiKey } = fixture.api;
  const response = await fetch(`${baseUrl}/projects/${projectId}/eval-runs`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Idempotency-Key': header },
    body: JSON.stringify(request),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const runsOf = async (suite: string): Promise<unknown[]> =>
  (await fixture.api.get(`~/eval-suites/${suite}/runs?limit=100`)).body.items;

describe('a repeat', () => {
  it('is answered with the run as it is by then', async () => {
    const first = await create({ suiteId });
    expect(first.status).toBe(202);
    expect(first.body).not.toHaveProperty('deduped');
    await fixture.api.awaitRun(first.body.runId);
    const count = (await runsOf(suiteId)).length;
    const again = await create({ suiteId });
    expect(again.status).toBe(202);
    expect(again.body).toEqual({ ...first.body, status: 'completed', deduped: true });
    expect(await runsOf(suiteId)).toHaveLength(count);
  });

  it('needs no free slot, and no model key or notes of the first time', async () => {
    const slow = {
      suiteName: `slow ${key}`,
      serverIds: [fixture.api.serverId('tools')],
      tests: [toolCase('waits', 'slow', { ms: 60_000 })],
    };
    const first = await create({ ...slow, notes: 'first', modelApiKeys: { a: 'one' } });
    expect(first.status).toBe(202);
    const again = await create({ ...slow, notes: 'second', modelApiKeys: { a: 'two' } });
    expect(again.body).toMatchObject({ runId: first.body.runId, status: 'running', deduped: true });
    expect((await create({ suiteId }, 'another')).status).toBe(429);
    await fixture.api.post(`~/eval-runs/${first.body.runId}/cancel`);
    expect((await create(slow)).body).toMatchObject({ status: 'cancelled', deduped: true });
    const suites = (await fixture.api.get('~/eval-suites')).body.items;
    expect(suites.filter(({ name }: { name: string }) => name === slow.suiteName)).toHaveLength(1);
  });

  it('sent at once with many others creates one run', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => create({ suiteId })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    expect(new Set(answers.map(({ body }) => body.runId)).size).toBe(1);
    expect(answers.filter(({ body }) => body.deduped !== true)).toHaveLength(1);
    await fixture.api.awaitRun(answers[0]?.body.runId);
  });

  it('is known after the service was started anew', async () => {
    const first = await create({ suiteId });
    await fixture.api.awaitRun(first.body.runId);
    const { projectId } = fixture.api;
    await fixture.close();
    fixture = await start();
    expect(fixture.api.projectId).toBe(projectId);
    expect((await create({ suiteId })).body).toEqual({
      ...first.body,
      status: 'completed',
      deduped: true,
    });
  });

  it('to the letter is one, whatever its suite has become meanwhile', async () => {
    const { api } = fixture;
    const first = await create({ suiteId });
    await api.awaitRun(first.body.runId);
    const selection = (...names: string[]) =>
      api.patch(`~/eval-suites/${suiteId}`, { serverIds: names.map((name) => api.serverId(name)) });
    expect((await selection('tools', 'spare')).status).toBe(200);
    const again = await create({ suiteId });
    expect(again.body).toEqual({ ...first.body, status: 'completed', deduped: true });
    const other = await create({ suiteId, serverIds: [api.serverId('spare')] });
    expect(other.status).toBe(409);
    await selection('tools');
  });

  it('that asks for something else is 409', async () => {
    const first = await create({ suiteId });
    const other = await create({ suiteId, iterationOverride: 2 });
    expect(other.status).toBe(409);
    expect(other.body).toMatchObject({ code: 'CONFLICT', details: { runId: first.body.runId } });
    await fixture.api.awaitRun(first.body.runId);
  });
});

it('a key in the body does the same; that of the header goes first', async () => {
  const inBody = { suiteId, idempotencyKey: key };
  const first = await fixture.api.post('~/eval-runs', inBody);
  await fixture.api.awaitRun(first.body.runId);
  const { runId } = first.body;
  expect((await fixture.api.post('~/eval-runs', inBody)).body).toMatchObject({
    runId,
    deduped: true,
  });
  expect((await create({ suiteId }, key)).body).toMatchObject({ runId, deduped: true });
  const under = await create({ ...inBody, idempotencyKey: key }, `${key} of the header`);
  expect(under.body.runId).not.toBe(runId);
  await fixture.api.awaitRun(under.body.runId);
});

it('the same key is another one for another suite', async () => {
  const first = await create({ suiteId });
  await fixture.api.awaitRun(first.body.runId);
  const serverIds = [fixture.api.serverId('tools')];
  const other = await create({ suiteName: 'other', serverIds, tests: [echoCase('a')] });
  expect(other.status).toBe(202);
  expect(other.body).not.toHaveProperty('deduped');
  await fixture.api.awaitRun(other.body.runId);
});

it('a refused creation leaves its key unused', async () => {
  expect((await create({ suiteId, serverIds: ['srv_none'] })).status).toBe(404);
  const { status, body } = await create({ suiteId });
  expect(status).toBe(202);
  expect(body).not.toHaveProperty('deduped');
  await fixture.api.awaitRun(body.runId);
});

it.each([
  ['header', () => create({ suiteId }, '')],
  ['header', () => create({ suiteId }, 'x'.repeat(257))],
  ['body', () => fixture.api.post('~/eval-runs', { suiteId, idempotencyKey: '' })],
  ['body', () => fixture.api.post('~/eval-runs', { suiteId, idempotencyKey: 'x'.repeat(257) })],
])('a key in the %s has from 1 to 256 characters', async (_, send) => {
  const { status, body } = await send();
  expect(status).toBe(400);
  expect(body.message).toMatch(/[Ii]dempotency-?[Kk]ey/);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ingestAppendedSchema,
  ingestResultSchema,
  ingestStartedSchema,
} from '../../../src/contract/resources/ingest.ts';
import { runSchema } from '../../../src/contract/resources/run.ts';
import { toolCase } from '../../support/service/cases.ts';
import { ingest, ingestRow, numberedRows } from '../../support/service/reporters/ingest-rows.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await startFixture({ maxConcurrentRuns: 1 });
});
afterAll(() => fixture.close());

const post = (route: string, body?: unknown) => fixture.api.post(ingest(route), body);
let lastId = 0;
/** A run-level body with an identity no other test has. */
const newRun = (extra: Record<string, unknown> = {}) => {
  lastId += 1;
  return { suiteName: `suite ${lastId}`, externalRunId: `ext-${lastId}`, ...extra };
};
const start = async (extra: Record<string, unknown> = {}) => {
  const run = newRun(extra);
  const { status, body } = await post('runs/start', run);
  expect(status).toBe(200);
  return { ...run, ...ingestStartedSchema.parse(body) };
};
const iterationsOf = async (runId: string) =>
  (await fixture.api.get(`~/eval-runs/${runId}/iterations?limit=200`)).body.items;

describe('report', () => {
  it('stores a whole run and ends it', async () => {
    const results = [ingestRow('a', true), ingestRow('b', false, { error: 'wrong tool' })];
    const { status, body } = await post('report', newRun({ results, framework: 'vitest' }));
    expect(status).toBe(200);
    expect(ingestResultSchema.parse(body)).toMatchObject({
      projectId: fixture.api.projectId,
      status: 'completed',
      result: 'failed',
      summary: { total: 2, passed: 1, failed: 1, passRate: 0.5 },
    });
  });

  it.each([
    ['no criteria, all passed', undefined, [true, true], 'passed'],
    ['no criteria, one failed', undefined, [true, false], 'failed'],
    ['met exactly', 50, [true, false], 'passed'],
    ['just missed', 51, [true, false], 'failed'],
    ['nothing asked', 0, [false], 'passed'],
  ])('judges by the pass criteria: %s', async (_, minimumPassRate, outcomes, result) => {
    const results = outcomes.map((passed, index) => ingestRow(`case ${index}`, passed));
    const criteria = minimumPassRate === undefined ? {} : { passCriteria: { minimumPassRate } };
    const { body } = await post('report', newRun({ results, ...criteria }));
    expect(body).toMatchObject({ status: 'completed', result });
  });

  it('repeated is answered as the first time and stores nothing', async () => {
    const request = newRun({ results: [ingestRow('without id', true)] });
    const first = (await post('report', request)).body;
    const again = (await post('report', request)).body;
    const other = (await post('report', { ...request, results: numberedRows(3) })).body;
    expect(first.reused).toBe(false);
    expect(again).toEqual({ ...first, reused: true });
    expect(other).toEqual(again);
    expect(await iterationsOf(first.runId)).toHaveLength(1);
  });

  it('finishes a run that was started, without doubling its rows', async () => {
    const run = await start();
    const rows = numberedRows(5);
    await post('runs/iterations', { runId: run.runId, results: rows.slice(0, 3) });
    const { suiteName, externalRunId } = run;
    const { body } = await post('report', { suiteName, externalRunId, results: rows });
    expect(body).toMatchObject({ runId: run.runId, status: 'completed', summary: { total: 5 } });
  });

  it('with a row that is not valid leaves nothing behind', async () => {
    const request = newRun({ results: [ingestRow('a', true), { caseTitle: 'b' }] });
    const { status, body } = await post('report', request);
    expect(status).toBe(400);
    expect(body.message).toContain('results[1].passed');
    const suites = (await fixture.api.get('~/eval-suites?limit=200')).body.items;
    expect(suites.map(({ name }: { name: string }) => name)).not.toContain(request.suiteName);
  });
});

describe('runs/start', () => {
  it('creates a running run that can be seen', async () => {
    const started = await start({
      notes: 'marker',
      framework: 'jest',
      ci: { provider: 'github', branch: 'main', secretOfTheFuture: 's' },
      tags: ['nightly'],
      expectedIterations: 7,
    });
    expect(started).toMatchObject({ reused: false, status: 'running' });
    expect(started).not.toHaveProperty('summary');
    const { body } = await fixture.api.get(`~/eval-runs/${started.runId}`);
    expect(runSchema.parse(body)).toMatchObject({
      suiteId: started.suiteId,
      status: 'running',
      result: null,
      source: 'sdk',
      notes: 'marker',
      framework: 'jest',
      ci: { provider: 'github', branch: 'main' },
      tags: ['nightly'],
      expectedIterations: 7,
      externalRunId: started.externalRunId,
      summary: { total: 7, passed: 0, failed: 0 },
    });
    expect(JSON.stringify(body)).not.toContain('secretOfTheFuture');
  });

  it('finds the run of the same externalRunId, going on and finished', async () => {
    const { suiteName, externalRunId, runId } = await start();
    const again = (await post('runs/start', { suiteName, externalRunId })).body;
    expect(again).toMatchObject({ runId, reused: true, status: 'running' });
    await post('runs/iterations', { runId, results: numberedRows(2) });
    await post('runs/finalize', { runId, externalRunId });
    const finished = (await post('runs/start', { suiteName, externalRunId })).body;
    expect(finished).toMatchObject({
      runId,
      reused: true,
      status: 'completed',
      result: 'passed',
      summary: { total: 2 },
    });
  });

  it('puts runs of one suite name into one suite, of another project into another', async () => {
    const first = await start({ suiteName: 'shared name' });
    const second = await start({ suiteName: 'shared name' });
    const cased = await start({ suiteName: 'Shared name' });
    expect(second.suiteId).toBe(first.suiteId);
    expect(cased.suiteId).not.toBe(first.suiteId);
    const { body } = await fixture.api.get(`~/eval-suites/${first.suiteId}/runs`);
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([second.runId, first.runId]);
  });

  it('refuses an externalRunId that is taken by another suite', async () => {
    const { externalRunId, suiteName } = await start();
    const answer = await post('runs/start', { suiteName: 'other', externalRunId });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain(suiteName);
  });

  it('refuses an externalRunId whose run is scored by other rules', async () => {
    const run = newRun({ evaluationConfigHash: 'a'.repeat(64) });
    const { runId } = (await post('runs/start', run)).body;
    const same = [run, { ...run, evaluationConfigHash: undefined }];
    for (const request of same) {
      expect((await post('runs/start', request)).body).toMatchObject({ runId, reused: true });
    }
    const other = { ...run, evaluationConfigHash: 'b'.repeat(64) };
    const results = [ingestRow('c', true)];
    expect((await post('runs/start', other)).status).toBe(409);
    expect((await post('report', { ...other, results })).status).toBe(409);
  });

  it('takes any number as expectedIterations', async () => {
    const { runId } = await start({ expectedIterations: 1e300 });
    expect((await fixture.api.get(`~/eval-runs/${runId}`)).body.expectedIterations).toBe(1e300);
    await start({ expectedIterations: 1.5 });
  });

  it('never stores nor tells what replays a server', async () => {
    const secret = 'refresh-token-of-the-server';
    const serverReplayConfigs = [{ serverId: 's', url: 'https://x.test', refreshToken: secret }];
    const { body } = await post('runs/start', newRun({ serverReplayConfigs }));
    const run = (await fixture.api.get(`~/eval-runs/${body.runId}`)).body;
    expect(JSON.stringify([body, run, fixture.logLines])).not.toContain(secret);
  });
});

describe('runs/iterations', () => {
  it('skips the rows it knows, also within one request', async () => {
    const { runId } = await start();
    const rows = numberedRows(4);
    const append = async (results: unknown[]) =>
      ingestAppendedSchema.parse((await post('runs/iterations', { runId, results })).body);
    expect(await append(rows.slice(0, 3))).toMatchObject({ inserted: 3, skipped: 0, total: 3 });
    expect(await append(rows)).toMatchObject({ inserted: 1, skipped: 3, total: 4 });
    expect(await append([rows[0], rows[0]])).toMatchObject({ inserted: 0, skipped: 2, total: 4 });
    expect(await append([])).toMatchObject({ inserted: 0, skipped: 0, total: 4 });
    const nameless = [ingestRow('n', true), ingestRow('n', true)];
    expect(await append(nameless)).toMatchObject({ inserted: 2, skipped: 0, total: 6 });
    expect(await append(nameless)).toMatchObject({ inserted: 2, skipped: 0, total: 8 });
  });

  it('takes the same ids in another run', async () => {
    const [first, second] = [await start(), await start()];
    for (const { runId } of [first, second]) {
      const { body } = await post('runs/iterations', { runId, results: numberedRows(2) });
      expect(body).toMatchObject({ inserted: 2, skipped: 0 });
    }
  });

  it('once the run has ended takes only what it knows', async () => {
    const { runId, externalRunId } = await start();
    const rows = numberedRows(3);
    await post('runs/iterations', { runId, results: rows.slice(0, 2) });
    await post('runs/finalize', { runId, externalRunId });
    const known = await post('runs/iterations', { runId, results: rows.slice(0, 2) });
    expect(known.body).toMatchObject({ ok: true, inserted: 0, skipped: 2, total: 2 });
    for (const results of [rows, [ingestRow('without id', true)]]) {
      const refused = await post('runs/iterations', { runId, results });
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({ ok: false, code: 'CONFLICT' });
    }
    const { body } = await post('runs/iterations', { runId, results: rows });
    expect(body.message).toContain('row-3');
    expect(await iterationsOf(runId)).toHaveLength(2);
  });
});

describe('runs/finalize', () => {
  it('may be repeated', async () => {
    const { runId, externalRunId } = await start({ passCriteria: { minimumPassRate: 60 } });
    await post('runs/iterations', { runId, results: numberedRows(10, { failEvery: 3 }) });
    const first = await post('runs/finalize', { runId, externalRunId });
    expect(ingestResultSchema.parse(first.body)).toMatchObject({
      status: 'completed',
      result: 'passed',
      summary: { total: 10, passed: 7, failed: 3, passRate: 0.7 },
    });
    expect((await post('runs/finalize', { runId, externalRunId })).body).toEqual(first.body);
    const run = (await fixture.api.get(`~/eval-runs/${runId}`)).body;
    expect(run).toMatchObject({ status: 'completed', completedAt: expect.any(Number) });
  });

  it('of a run without rows is never a pass', async () => {
    const { runId, externalRunId } = await start({ passCriteria: { minimumPassRate: 0 } });
    const { body } = await post('runs/finalize', { runId, externalRunId });
    expect(body).toMatchObject({ status: 'failed', result: 'failed', summary: { total: 0 } });
  });

  it('leaves a cancelled run cancelled', async () => {
    const { runId, externalRunId } = await start();
    await post('runs/iterations', { runId, results: numberedRows(2) });
    expect((await fixture.api.post(`~/eval-runs/${runId}/cancel`)).status).toBe(200);
    const { body } = await post('runs/finalize', { runId, externalRunId });
    expect(body).toMatchObject({ status: 'cancelled', result: null, summary: { total: 2 } });
  });
});

describe('other runs and suites', () => {
  it('are not held up: ingested runs take no slot', async () => {
    await start();
    await start();
    const { api } = fixture;
    const { status, body } = await api.post('~/eval-runs', {
      suiteName: 'executed here',
      serverIds: [api.serverId('tools')],
      tests: [toolCase('echoes', 'echo', { text: 'hi' })],
    });
    expect(status).toBe(202);
    expect(await api.awaitRun(body.runId)).toMatchObject({ status: 'completed', source: 'api' });
    const append = await post('runs/iterations', { runId: body.runId, results: [] });
    expect(append.status).toBe(404);
  });

  it('an ingested suite cannot be run again without servers', async () => {
    const { suiteId } = (await post('report', newRun({ results: [ingestRow('c', true)] }))).body;
    const { status, body } = await fixture.api.post('~/eval-runs', { suiteId });
    expect(status).toBe(400);
    expect(body.details.reason).toBe('NO_SAVED_SERVER_SELECTION');
  });

  it('a project of another organization is unknown, and so is its run', async () => {
    const { runId, externalRunId } = await start();
    const { key } = await fixture.service.createKey({ name: 'other', organization: 'Other' });
    const request = async (path: string, body: unknown) => {
      const response = await fetch(`${fixture.service.baseUrl}${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}` },
        body: JSON.stringify(body),
      });
      return response.status;
    };
    const run = { runId, externalRunId };
    expect(await request(ingest('runs/finalize', fixture.api.projectId), run)).toBe(404);
    expect(await request(ingest('runs/finalize'), run)).toBe(404);
  });
});

it('a projectId in the body is dropped', async () => {
  const { api } = fixture;
  const request = newRun({ projectId: 'prj_of_someone', results: [ingestRow('c', true)] });
  const named = await api.post(ingest('report', api.projectId), request);
  expect(named.body).toMatchObject({ ok: true, projectId: api.projectId });
});

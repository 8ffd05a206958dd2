import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { echoCase, failingCase, promptCase, toolCase } from '../../support/service/cases.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

describe('execution of runs', () => {
  let fixture: ServiceFixture;
  beforeAll(async () => {
    fixture = await startFixture({
      maxConcurrentRuns: 1,
      // Nobody listens at the port that connections to nowhere are made to.
      models: { providers: { dead: { baseUrl: 'http://127.0.0.1:9/v1' } } },
    });
  });
  afterAll(() => fixture.close());

  const start = async (tests: unknown[], extra: Record<string, unknown> = {}) => {
    const { api } = fixture;
    const serverIds = [api.serverId('tools')];
    const answer = await api.post('~/eval-runs', {
      suiteName: 'suite',
      tests,
      serverIds,
      ...extra,
    });
    expect(answer.status).toBe(202);
    return answer.body;
  };

  it('carries out every iteration of every case and keeps what it found', async () => {
    const { runId, suiteId, servers } = await start([echoCase('a', { runs: 2 }), echoCase('b')], {
      notes: 'marker 17',
    });
    expect(servers).toEqual([{ id: fixture.api.serverId('tools'), name: 'tools' }]);

    expect(await fixture.api.awaitRun(runId)).toMatchObject({
      id: runId,
      suiteId,
      runNumber: 1,
      status: 'completed',
      result: 'passed',
      summary: { total: 3, passed: 3, failed: 0, passRate: 1 },
      source: 'api',
      notes: 'marker 17',
      completedAt: expect.any(Number),
      execution: {
        ...{ isolation: 'auto', concurrency: 3, starts: 3, wallMs: expect.any(Number) },
        ...{ workMs: expect.any(Number), startupMs: expect.any(Number) },
        servers: [
          {
            name: 'tools',
            protocolVersion: expect.stringMatching(/^20\d\d-/),
            tools: expect.arrayContaining(['echo']),
          },
        ],
      },
    });
    const { body } = await fixture.api.get(`~/eval-runs/${runId}/iterations`);
    expect(body.items).toMatchObject([
      {
        ...{ title: 'a', iterationNumber: 1, status: 'completed', result: 'passed', model: null },
        ...{ startupMs: expect.any(Number), durationMs: expect.any(Number) },
      },
      { title: 'a', iterationNumber: 2, status: 'completed', result: 'passed' },
      {
        title: 'b',
        iterationNumber: 1,
        actualToolCalls: [{ toolName: 'echo', arguments: { text: 'hi' } }],
        error: null,
      },
    ]);
    const [iteration] = body.items;
    const trace = await fixture.api.get(`~/eval-runs/${runId}/iterations/${iteration.id}/trace`);
    expect(trace.status).toBe(200);
    expect(trace.body.messages.length).toBeGreaterThan(0);
  });

  it.each([
    ['above the share that passed', 51, 'failed'],
    ['equal to it', 50, 'passed'],
    ['below it', 10, 'passed'],
  ])('judges by the minimum pass rate: %s', async (_, minimumPassRate, result) => {
    const { runId } = await start([echoCase('good'), failingCase('bad')], {
      passCriteria: { minimumPassRate },
    });
    expect(await fixture.api.awaitRun(runId)).toMatchObject({
      status: 'completed',
      result,
      summary: { total: 2, passed: 1, failed: 1, passRate: 0.5 },
    });
  });

  it('asks for all iterations where nobody names a minimum', async () => {
    const { runId } = await start([echoCase('good'), failingCase('bad')]);
    expect(await fixture.api.awaitRun(runId)).toMatchObject({ result: 'failed' });
  });

  it('fails the iteration of a crashed server and completes the run', async () => {
    const { runId } = await start([toolCase('crashes', 'crash'), echoCase('lives')]);
    expect(await fixture.api.awaitRun(runId)).toMatchObject({
      status: 'completed',
      result: 'failed',
      summary: { total: 2, passed: 1, failed: 1 },
    });
    const { body } = await fixture.api.get(`~/eval-runs/${runId}/iterations`);
    expect(body.items).toMatchObject([
      { title: 'crashes', status: 'failed', result: 'failed', error: expect.stringMatching(/\S/) },
      { title: 'lives', status: 'completed', result: 'passed' },
    ]);
  });

  it('does not judge a run where a model gave no answer, whatever the rest', async () => {
    const { runId } = await start([
      echoCase('lives'),
      failingCase('fails'),
      promptCase('asks', { model: 'dead/x' }),
    ]);
    expect(await fixture.api.awaitRun(runId)).toMatchObject({
      status: 'failed',
      result: null,
      summary: { total: 2, passed: 1, failed: 1 },
    });
    const { body } = await fixture.api.get(`~/eval-runs/${runId}/iterations`);
    expect(body.items).toMatchObject([
      { title: 'lives', status: 'completed', result: 'passed' },
      { title: 'fails', status: 'completed', result: 'failed' },
      { title: 'asks', status: 'failed', result: null, error: expect.stringContaining('"dead"') },
    ]);
  });

  it('numbers the runs of a suite and overrides its iterations', async () => {
    const first = await start([echoCase('a', { runs: 3 })]);
    await fixture.api.awaitRun(first.runId);
    const { body: second } = await fixture.api.post('~/eval-runs', {
      suiteId: first.suiteId,
      iterationOverride: 1,
    });
    expect(await fixture.api.awaitRun(second.runId)).toMatchObject({
      runNumber: 2,
      summary: { total: 1 },
    });
  });

  it('stores the tests of a rerun by title and runs these alone', async () => {
    const first = await start([echoCase('kept'), failingCase('mended')]);
    await fixture.api.awaitRun(first.runId);
    const { body } = await fixture.api.post('~/eval-runs', {
      suiteId: first.suiteId,
      tests: [echoCase('new'), echoCase('mended')],
    });
    expect(body.caseUpsert).toMatchObject({
      committed: [{ name: 'mended' }, { name: 'new' }],
      failed: [],
    });
    expect(await fixture.api.awaitRun(body.runId)).toMatchObject({
      result: 'passed',
      summary: { total: 2, passed: 2 },
    });
    const { body: page } = await fixture.api.get(`~/eval-runs/${body.runId}/iterations`);
    expect(page.items.map(({ title }: { title: string }) => title)).toEqual(['new', 'mended']);
    const whole = (await fixture.api.post('~/eval-runs', { suiteId: first.suiteId })).body;
    expect(await fixture.api.awaitRun(whole.runId)).toMatchObject({ summary: { total: 3 } });
  });

  it('cancels a run at once, frees its slot, and says so again when asked twice', async () => {
    const { runId } = await start([toolCase('waits', 'slow', { ms: 60_000 })]);
    const busy = await fixture.api.post('~/eval-runs', {
      suiteName: 'second',
      tests: [echoCase('a')],
      serverIds: [fixture.api.serverId('tools')],
    });
    expect(busy.status).toBe(429);
    expect(busy.body).toMatchObject({
      code: 'RATE_LIMITED',
      details: { reason: 'CONCURRENT_RUN_LIMIT', maxConcurrentRuns: 1 },
    });
    expect(busy.headers.get('Retry-After')).toBeNull();

    for (const _ of ['first time', 'again']) {
      const cancelled = await fixture.api.post(`~/eval-runs/${runId}/cancel`);
      expect(cancelled.status).toBe(200);
      expect(cancelled.body).toMatchObject({ status: 'cancelled', result: null });
    }
    const { body } = await fixture.api.get(`~/eval-runs/${runId}/iterations`);
    expect(body.items).toMatchObject([{ status: 'cancelled', result: null }]);
    const trace = await fixture.api.get(
      `~/eval-runs/${runId}/iterations/${body.items[0].id}/trace`,
    );
    expect(trace.status).toBe(404);
    expect(trace.body.details).toEqual({ reason: 'TRACE_NOT_AVAILABLE' });

    const { runId: next } = await start([echoCase('a')]);
    expect(await fixture.api.awaitRun(next)).toMatchObject({ status: 'completed' });
  });

  it('does not cancel what has ended', async () => {
    const { runId } = await start([echoCase('a')]);
    await fixture.api.awaitRun(runId);
    const answer = await fixture.api.post(`~/eval-runs/${runId}/cancel`);
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('CONFLICT');
  });
});

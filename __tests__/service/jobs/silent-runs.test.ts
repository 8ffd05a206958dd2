/** Ingested runs whose reporters send nothing any more. */
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ingest, ingestRow } from '../../support/service/reporters/ingest-rows.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

const DAY_MS = 24 * 3_600_000;

describe('silent runs', () => {
  let fixture: ServiceFixture;
  let nowMs = Date.now();
  let run: { runId: string; externalRunId: string };
  let lastRun = 0;
  beforeAll(async () => {
    fixture = await startFixture({
      now: () => nowMs,
      // Rounds come often, and a day goes by at once.
      instanceTimes: { silenceMs: DAY_MS, silenceRoundMs: 20 },
    });
  });
  afterAll(() => fixture.close());
  beforeEach(async () => {
    lastRun += 1;
    const externalRunId = `silent-${lastRun}`;
    const { body } = await fixture.api.post(ingest('runs/start'), {
      suiteName: 's',
      externalRunId,
    });
    run = { runId: body.runId, externalRunId };
  });

  const append = (id: string) =>
    fixture.api.post(ingest('runs/iterations'), {
      runId: run.runId,
      results: [ingestRow('c', true, { externalIterationId: id })],
    });
  const finalize = async () => (await fixture.api.post(ingest('runs/finalize'), run)).body;
  const read = async () => (await fixture.api.get(`~/eval-runs/${run.runId}`)).body;

  /** Lets a day go by without a word, and waits until the run has ended. */
  async function fallSilent() {
    nowMs += DAY_MS;
    for (;;) {
      const found = await read();
      if (found.status !== 'running') return found;
      await delay(20);
    }
  }

  it('a run that gets no rows and no end is failed, and says why', async () => {
    await append('first');
    expect(await fallSilent()).toMatchObject({
      ...{ status: 'failed', result: null, completedAt: expect.any(Number) },
      statusReason: 'No rows and no end of the run came for 24 hours.',
      summary: { total: 1, passed: 1 },
    });
  });

  it.each([
    [90, '90 minutes'],
    [60, '1 hour'],
  ])('the time is that of the service: %d minutes', async (minutes, told) => {
    const instanceTimes = { silenceMs: minutes * 60_000, silenceRoundMs: 20 };
    const { api, close } = await startFixture({ now: () => nowMs, instanceTimes });
    try {
      const start = { suiteName: 's', externalRunId: 'other' };
      const { runId } = (await api.post(ingest('runs/start'), start)).body;
      nowMs += minutes * 60_000;
      expect(await api.awaitRun(runId)).toMatchObject({
        statusReason: `No rows and no end of the run came for ${told}.`,
      });
    } finally {
      await close();
    }
  });

  it('its reporter may go on with it, and finish it', async () => {
    await append('first');
    await fallSilent();
    expect((await append('second')).body).toMatchObject({ inserted: 1, total: 2 });
    expect(await read()).toMatchObject({ status: 'running', completedAt: null });
    expect(await finalize()).toMatchObject({ status: 'completed', result: 'passed' });
    expect(await read()).not.toHaveProperty('statusReason');
  });

  it('it can be finished, started or reported again as it is', async () => {
    await append('first');
    await fallSilent();
    expect(await finalize()).toMatchObject({ status: 'completed', summary: { total: 1 } });

    const externalRunId = `${run.externalRunId}-again`;
    const start = { suiteName: 's', externalRunId };
    const { runId } = (await fixture.api.post(ingest('runs/start'), start)).body;
    run = { runId, externalRunId };
    await fallSilent();
    const again = await fixture.api.post(ingest('runs/start'), start);
    expect(again.body).toMatchObject({ runId, reused: true, status: 'running' });
    await fallSilent();
    const results = [ingestRow('c', true)];
    const report = await fixture.api.post(ingest('report'), { ...start, results });
    expect(report.body).toMatchObject({ runId, status: 'completed', result: 'passed' });
  });

  it('one that is heard of, and one that has ended, stay as they are', async () => {
    const before = run;
    nowMs += DAY_MS / 2;
    await append('first');
    nowMs += DAY_MS - 1;
    await delay(200);
    expect(await read()).toMatchObject({ status: 'running' });
    expect(run).toBe(before);
    await finalize();
    nowMs += 2 * DAY_MS;
    await delay(200);
    expect(await read()).toMatchObject({ status: 'completed', result: 'passed' });
  });
});

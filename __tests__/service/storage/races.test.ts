import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeUnless } from '../../support/obstacles.ts';
import type { Answer, ApiCaller } from '../../support/service/api-caller.ts';
import { echoCase, toolCase } from '../../support/service/cases.ts';
import { numberedRows } from '../../support/service/reporters/ingest-rows.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';
import { LASTING_ENGINES, type TestDatabases } from '../../support/service/storage/databases.ts';

const INGEST = '~/eval-ingest/runs';
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted();

/** One service on SQLite, two on PostgreSQL, which take turns. */
const SERVICES = { SQLite: 1, PostgreSQL: 2 } as const;

for (const engine of LASTING_ENGINES) {
  describeUnless(engine.obstacle, `many requests at once, on ${engine.name}`, () => {
    let databases: TestDatabases;
    let fixtures: ServiceFixture[];

    beforeAll(async () => {
      databases = await engine.open();
    });
    afterAll(() => databases.close());
    beforeEach(async () => {
      const place = await databases.create();
      fixtures = [];
      const services = engine.name === 'PostgreSQL' ? SERVICES.PostgreSQL : SERVICES.SQLite;
      for (let service = 0; service < services; service += 1) {
        const databaseUrl = 'databaseUrl' in place ? place.databaseUrl : undefined;
        fixtures.push(await startFixture({ databaseUrl }));
      }
    });
    afterEach(async () => {
      for (const fixture of fixtures) await fixture.close();
    });

    /** The answers to so many requests, sent at once and to the services in turn. */
    function atOnce(
      count: number,
      send: (api: ApiCaller, index: number) => Promise<Answer>,
    ): Promise<Answer[]> {
      const requests = Array.from({ length: count }, (_, index) => {
        const fixture = fixtures[index % fixtures.length];
        if (fixture === undefined) throw new Error('There is no service.');
        return send(fixture.api, index);
      });
      return Promise.all(requests);
    }

    const api = (): ApiCaller => {
      const [fixture] = fixtures;
      if (fixture === undefined) throw new Error('There is no service.');
      return fixture.api;
    };

    it('take no more slots than there are', async () => {
      const answers = await atOnce(8, (to, index) =>
        to.post('~/eval-runs', {
          ...{ suiteName: `suite ${index}`, serverIds: [to.serverId('tools')] },
          tests: [toolCase('waits', 'slow', { ms: 60_000 })],
        }),
      );
      expect(statuses(answers)).toEqual([202, 202, 429, 429, 429, 429, 429, 429]);
      const suites = (await api().get('~/eval-suites')).body.items;
      expect(suites).toHaveLength(2);
    });

    it('make one run of requests with one idempotency key', async () => {
      const answers = await atOnce(8, (to) =>
        to.post('~/eval-runs', {
          ...{ suiteName: 'suite', serverIds: [to.serverId('tools')], tests: [echoCase('once')] },
          idempotencyKey: 'the same',
        }),
      );
      expect(new Set(statuses(answers))).toEqual(new Set([202]));
      expect(new Set(answers.map(({ body }) => body.runId)).size).toBe(1);
      expect(answers.filter(({ body }) => body.deduped !== true)).toHaveLength(1);
      await api().awaitRun(answers[0]?.body.runId);
    });

    it('start one run of an external id, in one suite, and number the others', async () => {
      const start = (to: ApiCaller, externalRunId: string) =>
        to.post(`${INGEST}/start`, { suiteName: 'reported', externalRunId });
      const same = await atOnce(8, (to) => start(to, 'ext'));
      expect(new Set(same.map(({ body }) => body.runId)).size).toBe(1);
      expect(same.filter(({ body }) => body.reused === false)).toHaveLength(1);
      const others = await atOnce(8, (to, index) => start(to, `ext ${index}`));
      expect(new Set(others.map(({ body }) => body.suiteId))).toEqual(
        new Set([same[0]?.body.suiteId]),
      );
      const { items } = (await api().get(`~/eval-suites/${same[0]?.body.suiteId}/runs`)).body;
      expect(items.map((run: { runNumber: number }) => run.runNumber)).toEqual([
        9, 8, 7, 6, 5, 4, 3, 2, 1,
      ]);
    });

    it('take each row once, and count it once', async () => {
      const { body } = await api().post(`${INGEST}/start`, {
        ...{ suiteName: 'reported', externalRunId: 'ext' },
      });
      const own = (index: number) =>
        numberedRows(10, { prefix: `own ${index}` }).map((row) => ({ ...row, passed: false }));
      const answers = await atOnce(8, (to, index) =>
        to.post(`${INGEST}/iterations`, {
          runId: body.runId,
          results: [...numberedRows(20), ...own(index)],
        }),
      );
      expect(new Set(statuses(answers))).toEqual(new Set([200]));
      const inserted = answers.reduce((sum, answer) => sum + answer.body.inserted, 0);
      expect(inserted).toBe(20 + 8 * 10);
      const end = { runId: body.runId, externalRunId: 'ext' };
      const { summary } = (await api().post(`${INGEST}/finalize`, end)).body;
      expect(summary).toMatchObject({ total: 100, passed: 20, failed: 80 });
      const { items } = (await api().get(`~/eval-runs/${body.runId}/iterations?limit=200`)).body;
      const first = items.filter((item: { title: string }) => item.title === 'case 1');
      expect(first.map((item: { iterationNumber: number }) => item.iterationNumber)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9,
      ]);
    });

    it('leave no row out of what a run ends with', async () => {
      const { body } = await api().post(`${INGEST}/start`, {
        ...{ suiteName: 'reported', externalRunId: 'ext' },
      });
      const { runId } = body;
      const answers = await atOnce(12, (to, index) =>
        index === 5
          ? to.post(`${INGEST}/finalize`, { runId, externalRunId: 'ext' })
          : to.post(`${INGEST}/iterations`, {
              ...{ runId, results: numberedRows(10, { prefix: `batch ${index}` }) },
            }),
      );
      const taken = answers.reduce((sum, answer) => sum + (answer.body.inserted ?? 0), 0);
      expect(statuses(answers).filter((status) => status !== 200 && status !== 409)).toEqual([]);
      expect(answers[5]?.body.summary.total).toBe(taken);
      expect((await api().get(`~/eval-runs/${runId}`)).body.summary.total).toBe(taken);
    });

    it('end a run in one way, whether it is cancelled or finishes first', async () => {
      for (let round = 0; round < 3; round += 1) {
        const { body } = await api().post('~/eval-runs', {
          ...{ suiteName: `suite ${round}`, serverIds: [api().serverId('tools')] },
          tests: [echoCase('quick')],
        });
        const path = `~/eval-runs/${body.runId}`;
        // Some come before the run has finished, some as it does, and some after.
        const answers: Answer[] = [];
        while (answers.every(({ status }) => status === 200) && answers.length < 6) {
          answers.push(...(await atOnce(2, (to) => to.post(`${path}/cancel`))));
        }
        const { status } = await api().awaitRun(body.runId);
        const expected = status === 'cancelled' ? 200 : 409;
        expect(new Set(statuses(answers))).toEqual(new Set([expected]));
      }
    });
  });
}

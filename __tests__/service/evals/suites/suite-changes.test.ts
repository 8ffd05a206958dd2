/** Suites and cases changed and deleted, by the client's methods and by plain requests. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { collect } from '../../../support/client/client-rig.ts';
import { clientOf, hastyClock } from '../../../support/service/action-client.ts';
import { echoCase, failingCase, promptCase, toolCase } from '../../../support/service/cases.ts';
import { ingest, ingestRow } from '../../../support/service/reporters/ingest-rows.ts';
import { type ServiceFixture, startFixture } from '../../../support/service/service-fixture.ts';

describe('changes of suites', () => {
  let fixture: ServiceFixture;
  let projectId: string;
  let suiteId: string;
  beforeAll(async () => {
    fixture = await startFixture({ maxConcurrentRuns: 10 });
    projectId = fixture.api.projectId;
  });
  afterAll(() => fixture.close());
  beforeEach(async () => {
    const serverIds = [fixture.api.serverId('tools')];
    const tests = [echoCase('a', { runs: 2, scenario: 'an echo' }), echoCase('b')];
    const suite = { name: 'suite', description: 'd', model: 'a/b', serverIds, tests };
    suiteId = (await fixture.api.post('~/eval-suites', suite)).body.suiteId;
  });

  const suites = () => clientOf(fixture.api, { clock: hastyClock }).suites;
  const casesOf = () => collect(suites().cases(projectId, suiteId));
  const caseId = async (title: string) =>
    (await casesOf()).find((one) => one.title === title)?.id ?? '';
  async function run(request: Record<string, unknown> = {}): Promise<string> {
    const { body } = await fixture.api.post('~/eval-runs', { suiteId, ...request });
    await fixture.api.awaitRun(body.runId);
    return body.runId;
  }

  describe('a suite', () => {
    it('is what its changes say, and keeps the rest', async () => {
      const changed = await suites().update(projectId, suiteId, {
        ...{ name: 'renamed', description: null, passCriteria: { minimumPassRate: 40 } },
      });
      expect(changed).toMatchObject({
        ...{ id: suiteId, name: 'renamed', description: null },
        ...{ environment: { servers: ['tools'] }, executionConfig: { model: 'a/b' } },
        settings: { minimumAccuracy: 40 },
      });
      expect(await casesOf()).toHaveLength(2);
      // One of three iterations fails.
      const tests = [failingCase('b')];
      await fixture.api.awaitRun(
        (await fixture.api.post('~/eval-runs', { suiteId, tests })).body.runId,
      );
      const { body } = await fixture.api.get(`~/eval-runs/${await run()}`);
      expect(body).toMatchObject({ result: 'passed', summary: { total: 3, passed: 2 } });
      const back = await suites().update(projectId, suiteId, { passCriteria: null });
      expect(back).toMatchObject({ settings: { minimumAccuracy: 100 } });
    });

    it('has no servers that the project has not, and no model that its cases could not use', async () => {
      const update = (body: unknown) => fixture.api.patch(`~/eval-suites/${suiteId}`, body);
      expect((await update({ serverIds: ['none'] })).body).toMatchObject({
        ...{ code: 'NOT_FOUND', details: { serverIds: ['none'] } },
      });
      await fixture.api.patch(`~/eval-suites/${suiteId}/cases/${await caseId('a')}`, {
        steps: promptCase('').steps,
      });
      expect((await update({ model: 'plain' })).body).toMatchObject({
        ...{
          code: 'VALIDATION_ERROR',
          message: expect.stringMatching(/"plain" names no provider/),
        },
      });
      expect((await update({ model: 'plain', provider: 'ollama' })).status).toBe(200);
    });

    it('is gone with its cases and runs once it is deleted', async () => {
      const runId = await run();
      expect(await suites().delete(projectId, suiteId)).toMatchObject({
        id: suiteId,
        deleted: true,
      });
      await expect(suites().get(projectId, suiteId)).rejects.toMatchObject({ status: 404 });
      await expect(suites().delete(projectId, suiteId)).rejects.toMatchObject({ status: 404 });
      for (const path of [`~/eval-runs/${runId}`, `~/eval-runs/${runId}/iterations`]) {
        expect((await fixture.api.get(path)).status).toBe(404);
      }
      expect((await fixture.api.post('~/eval-runs', { suiteId })).status).toBe(404);
    });

    it('stays while a run of it is carried out', async () => {
      const tests = [toolCase('waits', 'slow', { ms: 60_000 })];
      const { runId } = (await fixture.api.post('~/eval-runs', { suiteId, tests })).body;
      await expect(suites().delete(projectId, suiteId)).rejects.toMatchObject({
        ...{ status: 409, details: { runId } },
      });
      await fixture.api.post(`~/eval-runs/${runId}/cancel`, {});
      expect(await suites().delete(projectId, suiteId)).toMatchObject({ deleted: true });
    });

    it('of ingested runs may go, and comes anew with the next', async () => {
      const report = (externalRunId: string) =>
        fixture.api.post(ingest('report'), {
          ...{ suiteName: 'reported', externalRunId, results: [ingestRow('c', true)] },
        });
      const first = (await report('one')).body;
      await suites().delete(projectId, first.suiteId);
      const again = (await report('one')).body;
      expect(again).toMatchObject({ reused: false, result: 'passed' });
      expect(again.suiteId).not.toBe(first.suiteId);
    });
  });

  describe('a case', () => {
    it('is what its changes say, keeps its id and the rest, and runs so', async () => {
      const id = await caseId('a');
      const changed = await suites().updateCase(projectId, suiteId, id, {
        ...{
          title: 'renamed',
          runs: 1,
          scenario: null,
          matchOptions: { toolCallOrder: 'superset' },
        },
      });
      expect(changed).toMatchObject({
        ...{ id, title: 'renamed', iterations: 1, matchOptions: { toolCallOrder: 'superset' } },
      });
      expect(changed).not.toHaveProperty('scenario');
      expect(changed.steps).toEqual(echoCase('').steps);
      const runId = await run({ caseIds: [id] });
      const { items } = (await fixture.api.get(`~/eval-runs/${runId}/iterations`)).body;
      expect(items).toMatchObject([{ testCaseId: id, title: 'renamed', result: 'passed' }]);
    });

    it('is judged as it would be as a new one', async () => {
      const path = `~/eval-suites/${suiteId}/cases/${await caseId('a')}`;
      for (const [body, message] of [
        [{ steps: [{ id: 'p', kind: 'prompt', prompt: 'hi' }] }, /asserts nothing that could fail/],
        [
          {
            steps: [
              { id: 'w', kind: 'interact', toolName: 'echo', action: { kind: 'wait', ms: 5 } },
            ],
          },
          /^steps\[0\]: .*does not render widgets/,
        ],
        [{ isNegativeTest: true }, /^isNegativeTest: .*negative test/],
        [{ title: 'a', retries: 3 }, /^retries: is not known/],
        [{ matchOptions: { order: 'any' } }, /^matchOptions\.order: is not known/],
      ] as const) {
        const { status, body: told } = await fixture.api.patch(path, body);
        expect([status, told.message]).toEqual([400, expect.stringMatching(message)]);
      }
      const { status, body } = await fixture.api.patch(path, { title: 'b' });
      expect([status, body.details]).toEqual([409, { caseId: await caseId('b') }]);
    });

    it('leaves its iterations behind once it is deleted', async () => {
      const runId = await run();
      const id = await caseId('a');
      expect(await suites().deleteCase(projectId, suiteId, id)).toMatchObject({
        id,
        deleted: true,
      });
      await expect(suites().deleteCase(projectId, suiteId, id)).rejects.toMatchObject({
        status: 404,
      });
      expect((await casesOf()).map(({ title }) => title)).toEqual(['b']);
      const { items } = (await fixture.api.get(`~/eval-runs/${runId}/iterations`)).body;
      expect(items).toMatchObject([
        { title: 'a', testCaseId: null, result: 'passed' },
        { title: 'a', testCaseId: null },
        { title: 'b', testCaseId: await caseId('b') },
      ]);
    });

    it('is refused by name for what a service would ignore of it, whatever creates it', async () => {
      const serverIds = [fixture.api.serverId('tools')];
      const tests = [echoCase('c', { passThreshold: 2 })];
      for (const [path, body] of [
        ['~/eval-suites', { name: 's', model: 'a/b', serverIds, tests }],
        ['~/eval-runs', { suiteName: 's', serverIds, tests }],
      ] as const) {
        const answer = await fixture.api.post(path, body);
        expect([answer.status, answer.body.message]).toEqual([
          400,
          expect.stringMatching(/^tests\[0\]\.passThreshold: is not known/),
        ]);
      }
    });
  });
});

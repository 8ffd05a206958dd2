/** What became of each step of an iteration, by the client's method. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stepResultSchema } from '../../../../src/contract/resources/results/step-result.ts';
import { collect } from '../../../support/client/client-rig.ts';
import { clientOf } from '../../../support/service/action-client.ts';
import { echoCase, failingCase, promptCase, toolCase } from '../../../support/service/cases.ts';
import { ingest, ingestRow } from '../../../support/service/reporters/ingest-rows.ts';
import { type ServiceFixture, startFixture } from '../../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await startFixture({
    maxConcurrentRuns: 10,
    // Nobody listens at the port that connections to nowhere are made to.
    models: { providers: { dead: { baseUrl: 'http://127.0.0.1:9/v1' } } },
  });
});
afterAll(() => fixture.close());

let lastSuite = 0;
async function start(tests: unknown[]): Promise<{ runId: string; suiteId: string }> {
  lastSuite += 1;
  const serverIds = [fixture.api.serverId('tools')];
  const request = { suiteName: `suite ${lastSuite}`, tests, serverIds };
  return (await fixture.api.post('~/eval-runs', request)).body;
}

const iterationsOf = async (runId: string): Promise<{ id: string }[]> =>
  (await fixture.api.get(`~/eval-runs/${runId}/iterations`)).body.items;

/** Of the iterations of a run, in their order. */
async function stepsOf(runId: string) {
  const { runs } = clientOf(fixture.api);
  const { projectId } = fixture.api;
  const steps = [];
  for (const { id } of await iterationsOf(runId)) {
    steps.push(await collect(runs.steps(projectId, runId, id)));
  }
  return steps;
}

const OK = { status: 'ok', reason: null };

describe('the steps of an iteration', () => {
  it('are told in their order, each with its verdict and why it failed', async () => {
    const { runId } = await start([
      failingCase('asserts'),
      {
        title: 'goes on',
        steps: [...toolCase('', 'crash').steps, { ...echoCase('').steps[1], id: 'after' }],
      },
    ]);
    await fixture.api.awaitRun(runId);
    expect(await stepsOf(runId)).toEqual([
      [
        { stepId: 'call', stepIndex: 0, kind: 'toolCall', ...OK },
        { stepId: 'check', stepIndex: 1, kind: 'assert', ...OK },
        {
          ...{ stepId: 'never', stepIndex: 2, kind: 'assert', status: 'fail' },
          reason: expect.stringContaining('slow'),
        },
      ],
      [
        {
          ...{ stepId: 'call', stepIndex: 0, kind: 'toolCall', status: 'fail' },
          reason: expect.stringContaining('exited with code 3'),
        },
        {
          ...{ stepId: 'after', stepIndex: 1, kind: 'assert', status: 'skipped' },
          reason: expect.any(String),
        },
      ],
    ]);
  });

  it('are skipped where the iteration ended before, and say why it did', async () => {
    const { runId } = await start([promptCase('dead', { model: 'dead/m' })]);
    await fixture.api.awaitRun(runId);
    expect(await stepsOf(runId)).toMatchObject([
      [
        { stepId: 'ask', status: 'fail', reason: expect.stringContaining('"dead"') },
        { stepId: 'said', status: 'skipped', reason: expect.any(String) },
      ],
    ]);
  });

  it('are pending until the iteration has ended', async () => {
    const { runId } = await start([toolCase('waits', 'slow', { ms: 60_000 })]);
    expect(await stepsOf(runId)).toEqual([
      [{ stepId: 'call', stepIndex: 0, kind: 'toolCall', status: 'pending', reason: null }],
    ]);
    await fixture.api.post(`~/eval-runs/${runId}/cancel`, {});
    const [[step] = []] = await stepsOf(runId);
    expect(['skipped', 'fail']).toContain(step?.status);
  });

  it('are those that were carried out where the case is another by now', async () => {
    const { runId, suiteId } = await start([echoCase('changes')]);
    await fixture.api.awaitRun(runId);
    const [call, check] = echoCase('changes').steps;
    const tests = [{ title: 'changes', steps: [call, { ...check, id: 'other' }] }];
    const again = await fixture.api.post('~/eval-runs', { suiteId, tests });
    await fixture.api.awaitRun(again.body.runId);
    const idsOf = async (id: string) =>
      (await stepsOf(id)).map((steps) => steps.map(({ stepId }) => stepId));
    expect(await idsOf(runId)).toEqual([['call', 'check']]);
    expect(await idsOf(again.body.runId)).toEqual([['call', 'other']]);
  });

  it('has none of a step that was put to the end of the case since', async () => {
    const { runId, suiteId } = await start([echoCase('grows'), failingCase('stays')]);
    await fixture.api.awaitRun(runId);
    const before = await stepsOf(runId);
    const path = `~/eval-suites/${suiteId}/cases`;
    const [grows, stays] = (await fixture.api.get(path)).body.items;
    const [call] = echoCase('').steps;
    const patch = { steps: [...grows.steps, { ...call, id: 'more' }] };
    expect((await fixture.api.patch(`${path}/${grows.id}`, patch)).status).toBe(200);
    expect(await stepsOf(runId)).toEqual(before);
    expect(before.map((steps) => steps.length)).toEqual([2, 3]);
    // Sent again as it is, a case has not changed.
    const tests = [failingCase('stays')];
    const again = (await fixture.api.post('~/eval-runs', { suiteId, tests })).body;
    await fixture.api.awaitRun(again.runId);
    const [, sent] = (await fixture.api.get(path)).body.items;
    expect(sent).toEqual(stays);
  });

  it('are none where the iteration was executed elsewhere', async () => {
    const report = { suiteName: 's', externalRunId: 'steps', results: [ingestRow('c', true)] };
    const { runId } = (await fixture.api.post(ingest('report'), report)).body;
    expect(await stepsOf(runId)).toEqual([[]]);
  });
});

it('come in pages where they are asked for so', async () => {
  const { runId } = await start([echoCase('a')]);
  await fixture.api.awaitRun(runId);
  const [{ id } = { id: '' }] = await iterationsOf(runId);
  const path = `~/eval-runs/${runId}/iterations/${id}/steps`;
  const first = (await fixture.api.get(`${path}?limit=1`)).body;
  const cursor = encodeURIComponent(first.nextCursor);
  const second = (await fixture.api.get(`${path}?limit=1&cursor=${cursor}`)).body;
  const items = [...first.items, ...second.items].map((item) => stepResultSchema.parse(item));
  expect(items.map(({ stepId }) => stepId)).toEqual(['call', 'check']);
  expect(second).not.toHaveProperty('nextCursor');
});

/** What the table says of repeats: that they do no harm, and what their keys do. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Route } from '../../../src/contract/routes/route.ts';
import { type Operation, ROUTES } from '../../../src/contract/routes/table.ts';
import { SAMPLES } from '../../support/service/conformance/samples.ts';
import { openScene, type Scene } from '../../support/service/conformance/scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.fixture.close());

const operations = Object.keys(SAMPLES) as Operation[];
const routeOf = (operation: Operation): Route => ROUTES[operation];
const repeatable = operations.filter((operation) => routeOf(operation).repeatable);
const takingKeys = operations.filter(
  (operation) => routeOf(operation).headers?.['Idempotency-Key'] !== undefined,
);

interface Item {
  id: string;
}

/** All that the project holds, as far as it can be read. */
async function readState(): Promise<unknown> {
  const { client, projectId } = scene;
  const read = async (operation: Operation, ids: Record<string, string> = {}) =>
    (await client.send(operation, { params: { projectId, ...ids } })).body;
  const suites = await Promise.all(
    (await read('suites.list')).items.map(async ({ id: suiteId }: Item) => {
      const runs = (await read('suites.runs.list', { suiteId })).items.map(
        async ({ id: runId }: Item) => [
          await read('runs.get', { runId }),
          await read('runs.iterations.list', { runId }),
        ],
      );
      const cases = await read('suites.cases.list', { suiteId });
      return [await read('suites.get', { suiteId }), cases, await Promise.all(runs)];
    }),
  );
  return [await read('projects.list'), await read('suites.list'), suites];
}

describe('a repeat of what may be repeated changes nothing', () => {
  it.each(repeatable)('%s', async (operation) => {
    const { good, toldApart = [] } = SAMPLES[operation];
    const call = await good(scene);
    const first = await scene.client.send(operation, call);
    const before = await readState();
    const again = await scene.client.send(operation, call);
    expect(await readState()).toEqual(before);
    const comparable = (body: object) =>
      Object.entries(body).filter(([name]) => !toldApart.includes(name));
    expect(again.status).toBe(first.status);
    expect(comparable(again.body)).toEqual(comparable(first.body));
  });
});

describe('of what may not be repeated, a repeat is another', () => {
  it('suites.create', async () => {
    const call = await SAMPLES['suites.create'].good(scene);
    const { client } = scene;
    const [one, other] = [
      await client.send('suites.create', call),
      await client.send('suites.create', call),
    ];
    expect(one.body.suiteId).not.toBe(other.body.suiteId);
  });

  it('artifacts.upload', async () => {
    const call = await SAMPLES['artifacts.upload'].good(scene);
    const { client } = scene;
    const answers = [
      await client.send('artifacts.upload', call),
      await client.send('artifacts.upload', call),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  });
});

describe('the header Idempotency-Key', () => {
  it('is one of creating runs alone', () => {
    expect(takingKeys).toEqual(['runs.create']);
  });

  it('has a request answered with the run of the first', async () => {
    const { client, projectId, suiteId, fixture } = scene;
    const call = {
      ...{ params: { projectId }, body: { suiteId } },
      headers: { 'Idempotency-Key': scene.fresh() },
    };
    const first = await client.send('runs.create', call);
    await fixture.api.awaitRun(first.body.runId);
    const before = await readState();
    const again = await client.send('runs.create', call);
    expect(again.body).toMatchObject({ runId: first.body.runId, deduped: true });
    expect(await readState()).toEqual(before);
    const other = await client.send('runs.create', {
      ...call,
      body: { suiteId, iterationOverride: 2 },
    });
    expect(other.body.code).toBe('CONFLICT');
    const withoutKey = await client.send('runs.create', { ...call, headers: {} });
    expect(withoutKey.body.runId).not.toBe(first.body.runId);
    await fixture.api.awaitRun(withoutKey.body.runId);
  });

  it('is refused by name where it is too long', async () => {
    const { projectId, suiteId } = scene;
    const { status, body } = await scene.client.send('runs.create', {
      ...{ params: { projectId }, body: { suiteId } },
      headers: { 'Idempotency-Key': 'k'.repeat(257) },
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(body.message).toContain('Idempotency-Key: ');
  });
});

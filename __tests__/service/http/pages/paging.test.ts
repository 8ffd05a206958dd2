import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { echoCase } from '../../../support/service/cases.ts';
import {
  mcpConfig,
  type ServiceFixture,
  startFixture,
} from '../../../support/service/service-fixture.ts';

const SERVERS = { b: { command: 'none', disabled: true }, c: { command: 'none', disabled: true } };

let fixture: ServiceFixture;
let suiteId: string;
let runIds: string[];

beforeAll(async () => {
  fixture = await startFixture({ config: mcpConfig(SERVERS) });
  const { api } = fixture;
  const serverIds = [api.serverId('tools')];
  const tests = [echoCase('t', { runs: 3 })];
  const suite = { name: 's', model: 'a/b', serverIds, tests };
  for (const name of ['one', 'two']) await api.post('~/eval-suites', { ...suite, name });
  suiteId = (await api.post('~/eval-suites', suite)).body.suiteId;
  runIds = [];
  for (let number = 0; number < 3; number += 1) {
    const { runId } = (await api.post('~/eval-runs', { suiteId })).body;
    await api.awaitRun(runId);
    runIds.push(runId);
  }
});
afterAll(() => fixture.close());

interface Item {
  id: string;
}

/** Ids of a list read page by page. */
async function readAll(path: string, limit: number): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const query = new URLSearchParams({ limit: String(limit), ...(cursor ? { cursor } : {}) });
    const { status, body } = await fixture.api.get(`${path}?${query}`);
    expect(status).toBe(200);
    pages.push(body.items.map(({ id }: Item) => id));
    expect('nextCursor' in body).toBe(typeof body.nextCursor === 'string');
    cursor = body.nextCursor;
  } while (cursor !== undefined && pages.length < 20);
  return pages;
}

describe('lists', () => {
  it.each([
    ['servers', () => '~/servers'],
    ['suites', () => '~/eval-suites'],
    ['runs of a suite', () => `~/eval-suites/${suiteId}/runs`],
    ['iterations', () => `~/eval-runs/${runIds[0]}/iterations`],
  ])('of %s come in pages that hold every item once', async (_, path) => {
    const whole = await fixture.api.get(path());
    expect(whole.body).not.toHaveProperty('nextCursor');
    const ids = whole.body.items.map(({ id }: Item) => id);
    expect(ids).toHaveLength(3);
    expect(await readAll(path(), 2)).toEqual([ids.slice(0, 2), ids.slice(2)]);
    expect(await readAll(path(), 1)).toEqual(ids.map((id: string) => [id]));
    expect(await readAll(path(), 3)).toEqual([ids]);
  });

  it('of projects come in pages too', async () => {
    expect(await readAll('/projects', 1)).toEqual([[fixture.api.projectId]]);
  });

  it('of the runs of a suite begin with the newest', async () => {
    const { body } = await fixture.api.get(`~/eval-suites/${suiteId}/runs`);
    expect(body.items.map(({ id }: Item) => id)).toEqual([...runIds].reverse());
  });

  it('keep their place while items are added', async () => {
    const path = `~/eval-suites/${suiteId}/runs`;
    const first = (await fixture.api.get(`${path}?limit=2`)).body;
    const { runId } = (await fixture.api.post('~/eval-runs', { suiteId })).body;
    await fixture.api.awaitRun(runId);
    const second = (await fixture.api.get(`${path}?limit=2&cursor=${first.nextCursor}`)).body;
    expect(second.items.map(({ id }: Item) => id)).toEqual([runIds[0]]);
  });
});

describe('limits', () => {
  beforeAll(() => {
    // As many runs and iterations as no test could wait for.
    const database = new DatabaseSync(fixture.databasePath);
    const copies = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 210)';
    database.exec(`
      INSERT INTO runs (id, organizationId, projectId, suiteId, runNumber, status,
        minimumPassRatePercent, plannedIterations, source, createdAt)
      ${copies} SELECT 'copy' || i, organizationId, projectId, suiteId, 100 + i, 'failed', 100, 0,
        'api', 1 FROM n, runs WHERE runs.id = '${runIds[0]}';
      INSERT INTO iterations (id, runId, title, iterationNumber, status, actualToolCalls,
        expectedToolCalls)
      ${copies} SELECT 'copy' || i, 'copy1', 't', i, 'failed', '[]', '[]' FROM n;
    `);
    database.close();
  });

  it.each([
    ['iterations', undefined, 50],
    ['iterations', '7', 7],
    ['iterations', '200', 200],
    ['iterations', '9999', 200],
    ['iterations', '0', 1],
    ['iterations', '-3', 1],
    ['iterations', '2.9', 2],
    ['iterations', 'many', 50],
    ['iterations', '', 50],
    ['runs', undefined, 25],
    ['runs', '9999', 100],
    ['runs', '0', 1],
    ['runs', 'NaN', 25],
  ])('of %s: %s gives %s', async (list, limit, count) => {
    const path = list === 'runs' ? `~/eval-suites/${suiteId}/runs` : '~/eval-runs/copy1/iterations';
    const { status, body } = await fixture.api.get(
      limit === undefined ? path : `${path}?limit=${limit}`,
    );
    expect(status).toBe(200);
    expect(body.items).toHaveLength(count);
  });
});

describe('catalogues of more than a page', () => {
  const COUNT = 250;
  beforeAll(() => {
    const database = new DatabaseSync(fixture.databasePath);
    const many = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${COUNT})`;
    database.exec(`
      INSERT INTO suites (id, projectId, name, createdAt, updatedAt)
      ${many} SELECT 'many' || i, projectId, 'many ' || i, 1, 1 FROM n, suites
        WHERE suites.id = '${suiteId}';
      INSERT INTO servers (id, projectId, name, enabled, transportType, createdAt, updatedAt)
      ${many} SELECT 'many' || i, projectId, 'many ' || i, 0, 'http', 1, 1 FROM n, suites
        WHERE suites.id = '${suiteId}';
      INSERT INTO projects (id, organizationId, name, createdAt, updatedAt)
      ${many} SELECT 'many' || i, organizationId, 'many ' || i, 1, 1 FROM n, projects
        WHERE projects.id = '${fixture.api.projectId}';
    `);
    database.close();
  });

  it.each([
    ['suites', () => '~/eval-suites', 3],
    ['servers', () => '~/servers', 3],
    ['projects', () => '/projects', 1],
  ])('%s come whole where no page is asked for', async (_, path, others) => {
    for (const query of ['', '?limit=', '?limit=&cursor=']) {
      const { body } = await fixture.api.get(`${path()}${query}`);
      expect(body.items).toHaveLength(COUNT + others);
      expect(body.items.at(-1)).toMatchObject({ id: `many${COUNT}`, name: `many ${COUNT}` });
      expect(body).not.toHaveProperty('nextCursor');
    }
    const page = (await fixture.api.get(`${path()}?limit=9999`)).body;
    expect(page.items).toHaveLength(200);
    const rest = (await fixture.api.get(`${path()}?cursor=${page.nextCursor}`)).body;
    expect(rest.items).toHaveLength(COUNT + others - 200);
    expect((await readAll(path(), 99)).flat()).toHaveLength(COUNT + others);
  });

  it('the last suite is found by its id', async () => {
    const { status, body } = await fixture.api.get(`~/eval-suites/many${COUNT}`);
    expect([status, body.name]).toEqual([200, `many ${COUNT}`]);
  });
});

describe('cursors', () => {
  const list = () => `~/eval-suites/${suiteId}/runs`;
  const cursorOf = async (path: string): Promise<string> =>
    (await fixture.api.get(`${path}?limit=1`)).body.nextCursor;

  it.each([
    ['made up', async () => 'abc'],
    ['a number', async () => '3'],
    ['of an earlier format', async () => Buffer.from('{"seq":1}').toString('base64url')],
    ['of another list', () => cursorOf('~/eval-suites')],
    [
      'changed in its signature',
      async () => {
        const cursor = await cursorOf(list());
        return `${cursor.startsWith('A') ? 'B' : 'A'}${cursor.slice(1)}`;
      },
    ],
    [
      'changed in its place',
      async () => {
        const bytes = Buffer.from(await cursorOf(list()), 'base64url');
        return Buffer.concat([bytes, Buffer.from('9')]).toString('base64url');
      },
    ],
  ])('%s are 400 VALIDATION_ERROR', async (_, make) => {
    const { status, body } = await fixture.api.get(`${list()}?cursor=${await make()}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: expect.stringMatching(/^cursor: /),
    });
  });
});

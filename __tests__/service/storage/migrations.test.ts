import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openStore } from '../../../src/service/storage/open-store.ts';
import { describeUnless } from '../../support/obstacles.ts';
import { ApiCaller } from '../../support/service/api-caller.ts';
import { startFixture, temporaryFolder } from '../../support/service/service-fixture.ts';
import { runService } from '../../support/service/service-process.ts';
import { LASTING_ENGINES } from '../../support/service/storage/databases.ts';

/** What the last service before this schema was made by migrations of two databases had written. */
const VERSION_3 = resolve(
  import.meta.dirname,
  '../../support/service/fixtures/database-version-3.sql',
);
/** The key, which is no secret of anything, and ids in that database. */
const KEY = ['sk', 'nURSlCTQM-6aE3xtGTs9eypSmshFW3CegO5GKTD-Byg'].join('_');
const EXECUTED_RUN = 'run_2affed07cd619b795eb3a81e';
const INGESTED_RUN = 'run_241cf69ea5574929caf82c9a';
const OPEN_RUN = 'run_422bf918e0c0c5e6aad0d315';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

async function writeVersion3(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Its rows come table by table, whatever they refer to.
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  database.exec(await readFile(VERSION_3, 'utf8'));
  database.close();
}

/** What decides about a table: its columns, what they refer to, and its indexes. */
function schemaOf(path: string) {
  const database = new DatabaseSync(path);
  const all = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
  const tables = all(`SELECT name, strict FROM pragma_table_list WHERE schema = 'main'`);
  const schema = tables.map(({ name, ...table }) => ({
    ...table,
    name,
    columns: all(`SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info('${name}')`),
    references: all(
      `SELECT "table", "from", "to", on_delete FROM pragma_foreign_key_list('${name}')`,
    )
      .map((reference) => JSON.stringify(reference))
      .toSorted(),
    indexes: all(`SELECT name, "unique", origin, partial FROM pragma_index_list('${name}')`)
      .map((index) => ({
        ...index,
        name: index['origin'] === 'c' ? index['name'] : null,
        columns: all(`SELECT name FROM pragma_index_info('${index['name']}')`),
      }))
      .map((index) => JSON.stringify(index))
      .toSorted(),
    counts: all(
      `SELECT sql LIKE '%autoincrement%' AS it FROM sqlite_schema WHERE name = '${name}'`,
    ),
  }));
  database.close();
  return schema.toSorted((one, other) => String(one.name).localeCompare(String(other.name)));
}

describe('a database file of an earlier version', () => {
  it('is taken over with all that is in it', async () => {
    const path = join(folder.path, 'data', 'service.sqlite');
    await writeVersion3(path);
    // Nobody looked at scores then.
    const database = new DatabaseSync(path);
    database
      .prepare(`UPDATE iterations SET reported = json_set(reported, '$.metadata', json(?))`)
      .run('{"scores":"all of them good"}');
    database.close();
    const fixture = await startFixture({ folder: folder.path });
    try {
      const api = await ApiCaller.connect(fixture.service.baseUrl, KEY);
      const run = await api.get(`~/eval-runs/${EXECUTED_RUN}`);
      expect(run.body).toMatchObject({ runNumber: 1, status: 'completed', result: 'passed' });
      const { items } = (await api.get(`~/eval-runs/${EXECUTED_RUN}/iterations`)).body;
      expect(items).toHaveLength(4);
      const trace = await api.get(`~/eval-runs/${EXECUTED_RUN}/iterations/${items[0].id}/trace`);
      expect(trace.status).toBe(200);

      const cases = ['first', 'second'].map((title) => ({
        title,
        runs: 2,
        steps: [
          {
            ...{ id: 's', kind: 'toolCall', serverName: 'tools', toolName: 'echo' },
            arguments: { text: title },
          },
        ],
      }));
      const again = await api.post('~/eval-runs', {
        ...{ suiteName: 'executed', serverIds: [api.serverId('tools')], tests: cases },
        idempotencyKey: 'kept',
      });
      expect(again.body).toMatchObject({ runId: EXECUTED_RUN, deduped: true });
      const rerun = await api.post('~/eval-runs', { suiteId: run.body.suiteId });
      expect(await api.awaitRun(rerun.body.runId)).toMatchObject({
        runNumber: 2,
        result: 'passed',
      });

      const ingested = (await api.get(`~/eval-runs/${INGESTED_RUN}/iterations`)).body.items;
      expect(ingested).toMatchObject([
        { title: 'a', externalIterationId: 'a/1', result: 'passed', tokensUsed: 7 },
        { title: 'b', externalIterationId: `b/${'x'.repeat(600)}`, error: 'no' },
      ]);
      const rows = [{ caseTitle: 'a', passed: true, externalIterationId: 'a/1' }];
      const append = { runId: OPEN_RUN, results: rows };
      const appended = await api.post('~/eval-ingest/runs/iterations', append);
      expect(appended.body).toMatchObject({ inserted: 1, total: 1 });

      const itself = `~/eval-runs/${INGESTED_RUN}/compare?baseRunId=${INGESTED_RUN}`;
      expect(await api.get(itself)).toMatchObject({
        status: 200,
        body: { scoreContract: { base: { scoreIntegrity: null }, scorers: [] } },
      });
    } finally {
      await fixture.close();
    }
  });

  it('has the schema that a new one gets', async () => {
    const [old, made] = ['old.sqlite', 'made.sqlite'].map((name) => join(folder.path, name));
    await writeVersion3(old ?? '');
    for (const databasePath of [old ?? '', made ?? '']) {
      await (await openStore({ databasePath })).close();
    }
    expect(schemaOf(made ?? '')).toEqual(schemaOf(old ?? ''));
  });

  it('finds what refers to a row that requests delete without a look at all rows', async () => {
    const databasePath = join(folder.path, 'made.sqlite');
    await (await openStore({ databasePath })).close();
    const database = new DatabaseSync(databasePath);
    const unfound = database
      .prepare(
        `SELECT tables.name, reference."from" AS "column"
          FROM pragma_table_list AS tables, pragma_foreign_key_list(tables.name) AS reference
          WHERE tables.schema = 'main'
            AND reference."table" IN ('suites', 'testCases', 'runs', 'iterations')
            AND NOT EXISTS (
              SELECT 1 FROM pragma_index_list(tables.name) AS list, pragma_index_info(list.name) AS place
              WHERE place.seqno = 0 AND place.name = reference."from")`,
      )
      .all();
    database.close();
    expect(unfound).toEqual([]);
  });

  it('is refused where a later service has written it', async () => {
    const path = join(folder.path, 'later.sqlite');
    await writeVersion3(path);
    const database = new DatabaseSync(path);
    database.exec('PRAGMA user_version = 99');
    database.close();
    const { exitCode, stderr } = await runService(
      ['keys', 'list', '--database', path],
      folder.path,
    );
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/schema version 99, newer than this service knows \(\d+\)/);
  });
});

for (const engine of LASTING_ENGINES) {
  describeUnless(engine.obstacle, `a database of ${engine.name}`, () => {
    it('is made by one of those who find it empty at once', async () => {
      const databases = await engine.open();
      try {
        const place = await databases.create();
        const name = 'databasePath' in place ? place.databasePath : place.databaseUrl;
        const results = await Promise.all(
          Array.from({ length: 3 }, () =>
            runService(['keys', 'list', '--database', name], folder.path),
          ),
        );
        const listed = { exitCode: 0, stdout: 'There are no API keys.\n', stderr: '' };
        expect(results).toEqual([listed, listed, listed]);
      } finally {
        await databases.close();
      }
    });

    it('keeps what it has, and the secret of its cursors', async () => {
      const databases = await engine.open();
      try {
        const place = await databases.create();
        const first = await openStore(place);
        const { id } = await first.accounts.ensureOrganization('Team');
        await first.close();
        const second = await openStore(place);
        expect((await second.accounts.ensureOrganization('Team')).id).toBe(id);
        expect([...second.cursorSecret]).toEqual([...first.cursorSecret]);
        await second.close();
      } finally {
        await databases.close();
      }
    });
  });
}

import type { Selectable } from 'kysely';
import { newId } from '../../identifiers.ts';
import type { SuiteRecord } from '../../records.ts';
import type { SuiteStore } from '../../store.ts';
import type { Access, Tables } from '../../tables.ts';
import { insertAll } from '../statements/insert.ts';
import { optionalJson, readSlice } from '../statements/rows.ts';

const readSuite = ({ execution, ...row }: Selectable<Tables['suites']>): SuiteRecord => ({
  ...row,
  execution: execution === null ? null : JSON.parse(execution),
});

const readOptional = (row: Selectable<Tables['suites']> | undefined) => row && readSuite(row);

export function createSuites(access: Access): SuiteStore {
  const ofProject = (projectId: string) =>
    access.db.selectFrom('suites').selectAll().where('projectId', '=', projectId);

  return {
    find: async (projectId, id) =>
      readOptional(await ofProject(projectId).where('id', '=', id).executeTakeFirst()),
    findByName: async (projectId, name) => {
      const named = ofProject(projectId).where('name', '=', name);
      return readOptional(await named.orderBy('seq').limit(1).executeTakeFirst());
    },
    list: (projectId, slice) => readSlice(ofProject(projectId), slice, readSuite),
    add: ({ serverIds, execution = null, ...suite }) =>
      access.transaction(async ({ db }) => {
        const id = newId('suite');
        const time = access.now();
        await db
          .insertInto('suites')
          .values({
            ...suite,
            ...{ id, execution: optionalJson(execution), createdAt: time, updatedAt: time },
          })
          .execute();
        await addServers(db, id, serverIds);
        return id;
      }),
    update: (id, { serverIds, execution, ...columns }) =>
      access.transaction(async ({ db, lock }) => {
        await lock('suites', id);
        await db
          .updateTable('suites')
          .set({
            ...columns,
            ...(execution === undefined ? {} : { execution: optionalJson(execution) }),
            updatedAt: access.now(),
          })
          .where('id', '=', id)
          .execute();
        if (serverIds === undefined) return;
        await db.deleteFrom('suiteServers').where('suiteId', '=', id).execute();
        await addServers(db, id, serverIds);
      }),
    async remove(projectId, id) {
      const { numDeletedRows } = await access.db
        .deleteFrom('suites')
        .where('projectId', '=', projectId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    touch: (id) =>
      access.transaction(async ({ db, lock }) => {
        await lock('suites', id);
        await db
          .updateTable('suites')
          .set({ updatedAt: access.now() })
          .where('id', '=', id)
          .execute();
      }),
  };
}

function addServers(
  db: Access['db'],
  suiteId: string,
  serverIds: readonly string[],
): Promise<void> {
  const rows = serverIds.map((serverId, position) => ({ suiteId, serverId, position }));
  return insertAll(db, 'suiteServers', rows);
}

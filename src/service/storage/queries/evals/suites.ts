import { newId } from '../../identifiers.ts';
import type { SuiteStore } from '../../store.ts';
import type { Access } from '../../tables.ts';
import { insertAll } from '../statements/insert.ts';
import { cutSlice, sliceQuery } from '../statements/rows.ts';

export function createSuites(access: Access): SuiteStore {
  const ofProject = (projectId: string) =>
    access.db.selectFrom('suites').selectAll().where('projectId', '=', projectId);

  return {
    find: (projectId, id) => ofProject(projectId).where('id', '=', id).executeTakeFirst(),
    findByName: (projectId, name) =>
      ofProject(projectId).where('name', '=', name).orderBy('seq').limit(1).executeTakeFirst(),
    async list(projectId, slice) {
      const { after, count } = sliceQuery(slice);
      const rows = await ofProject(projectId)
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(count)
        .execute();
      return cutSlice(rows, slice);
    },
    add: ({ serverIds, ...suite }) =>
      access.transaction(async ({ db }) => {
        const id = newId('suite');
        const time = access.now();
        await db
          .insertInto('suites')
          .values({ ...suite, id, createdAt: time, updatedAt: time })
          .execute();
        const servers = serverIds.map((serverId, position) => ({
          suiteId: id,
          serverId,
          position,
        }));
        await insertAll(db, 'suiteServers', servers);
        return id;
      }),
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

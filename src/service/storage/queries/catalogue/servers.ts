import type { Selectable } from 'kysely';
import { newId } from '../../identifiers.ts';
import type { ServerRecord } from '../../records.ts';
import type { ServerStore } from '../../store.ts';
import type { Access, Tables } from '../../tables.ts';
import { inStatements, readSlice } from '../statements/rows.ts';

const readServer = (row: Selectable<Tables['servers']>): ServerRecord => ({
  ...row,
  enabled: row.enabled !== 0,
});

export function createServers(access: Access): ServerStore {
  const ofProject = (projectId: string) =>
    access.db.selectFrom('servers').selectAll().where('projectId', '=', projectId);

  return {
    async findAll(projectId, ids) {
      const found: ServerRecord[] = [];
      for (const some of inStatements(ids, 1)) {
        const rows = await ofProject(projectId).where('id', 'in', some).execute();
        for (const row of rows) found.push(readServer(row));
      }
      return found;
    },
    list: (projectId, slice) => readSlice(ofProject(projectId), slice, readServer),
    async named(projectId, names) {
      const found = new Map<string, ServerRecord>();
      for (const some of inStatements(names, 1)) {
        const rows = await ofProject(projectId).where('name', 'in', some).execute();
        for (const row of rows) found.set(row.name, readServer(row));
      }
      return names.flatMap((name) => found.get(name) ?? []);
    },
    async ofSuite(suiteId) {
      const rows = await access.db
        .selectFrom('servers')
        .innerJoin('suiteServers', 'suiteServers.serverId', 'servers.id')
        .selectAll('servers')
        .where('suiteServers.suiteId', '=', suiteId)
        .orderBy('suiteServers.position')
        .execute();
      return rows.map(readServer);
    },
    async disableAll(projectId) {
      await access.db
        .updateTable('servers')
        .set({ enabled: 0 })
        .where('projectId', '=', projectId)
        .execute();
    },
    async upsert(projectId, { name, enabled, transportType, url }) {
      const time = access.now();
      const changing = { enabled: enabled ? 1 : 0, transportType, url, updatedAt: time } as const;
      const { id } = await access.db
        .insertInto('servers')
        .values({ ...changing, id: newId('server'), projectId, name, createdAt: time })
        .onConflict((conflict) => conflict.columns(['projectId', 'name']).doUpdateSet(changing))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}

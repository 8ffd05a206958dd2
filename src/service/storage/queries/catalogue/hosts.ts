import type { Selectable } from 'kysely';
import { newId } from '../../identifiers.ts';
import type { HostRecord } from '../../records.ts';
import type { HostStore } from '../../store.ts';
import type { Access, Tables } from '../../tables.ts';
import { changedRows, readSlice } from '../statements/rows.ts';

const readHost = ({ config, ...row }: Selectable<Tables['hosts']>): HostRecord => ({
  ...row,
  config: JSON.parse(config),
});

const readOptional = (row: Selectable<Tables['hosts']> | undefined) => row && readHost(row);

export function createHosts(access: Access): HostStore {
  const ofProject = (projectId: string) =>
    access.db.selectFrom('hosts').selectAll().where('projectId', '=', projectId);

  return {
    find: async (projectId, id) =>
      readOptional(await ofProject(projectId).where('id', '=', id).executeTakeFirst()),
    findByName: async (projectId, name) =>
      readOptional(await ofProject(projectId).where('name', '=', name).executeTakeFirst()),
    list: (projectId, slice) => readSlice(ofProject(projectId), slice, readHost),
    async add({ projectId, name, config }) {
      const time = access.now();
      const row = await access.db
        .insertInto('hosts')
        .values({
          ...{ id: newId('host'), projectId, name, config: JSON.stringify(config) },
          ...{ createdAt: time, updatedAt: time },
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return readHost(row);
    },
    async update(id, { name, config }) {
      const result = await access.db
        .updateTable('hosts')
        .set({ name, config: JSON.stringify(config), updatedAt: access.now() })
        .where('id', '=', id)
        .executeTakeFirst();
      return changedRows(result) > 0;
    },
    async remove(projectId, id) {
      const { numDeletedRows } = await access.db
        .deleteFrom('hosts')
        .where('projectId', '=', projectId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

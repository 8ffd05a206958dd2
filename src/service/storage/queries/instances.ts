import type { InstanceStore } from '../store.ts';
import type { Access } from '../tables.ts';
import { changedRows } from './rows.ts';

export function createInstances(access: Access): InstanceStore {
  return {
    async add(instance) {
      await access.db.insertInto('instances').values(instance).execute();
    },
    list: () => access.db.selectFrom('instances').selectAll().execute(),
    async renew(id, expiresAt) {
      const result = await access.db
        .updateTable('instances')
        .set({ expiresAt })
        .where('id', '=', id)
        .executeTakeFirst();
      return changedRows(result) > 0;
    },
    async remove({ id, expiresAt }) {
      const { numDeletedRows } = await access.db
        .deleteFrom('instances')
        .where('id', '=', id)
        .where('expiresAt', '=', expiresAt)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

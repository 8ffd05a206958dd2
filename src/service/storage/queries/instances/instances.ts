import type { InstanceStore } from '../../store.ts';
import type { Access } from '../../tables.ts';
import { changedRows } from '../statements/rows.ts';

export function createInstances(access: Access): InstanceStore {
  return {
    async add(instance) {
      await access.db
        .insertInto('instances')
        .values({ ...instance, renewals: 0 })
        .execute();
    },
    list: () => access.db.selectFrom('instances').selectAll().execute(),
    async renew(id) {
      const result = await access.db
        .updateTable('instances')
        .set((eb) => ({ renewals: eb('renewals', '+', 1) }))
        .where('id', '=', id)
        .executeTakeFirst();
      return changedRows(result) > 0;
    },
    async remove({ id, renewals }) {
      const { numDeletedRows } = await access.db
        .deleteFrom('instances')
        .where('id', '=', id)
        .where('renewals', '=', renewals)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

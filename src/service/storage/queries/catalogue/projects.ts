import { newId } from '../../identifiers.ts';
import type { ProjectStore } from '../../store.ts';
import type { Access } from '../../tables.ts';
import { cutSlice, sliceQuery } from '../statements/rows.ts';

export function createProjects(access: Access): ProjectStore {
  const ofOrganization = (organizationId: string) =>
    access.db.selectFrom('projects').selectAll().where('organizationId', '=', organizationId);

  return {
    async ensure(organizationId, name) {
      const byName = () => ofOrganization(organizationId).where('name', '=', name);
      const found = await byName().executeTakeFirst();
      if (found !== undefined) return found.id;
      const time = access.now();
      await access.db
        .insertInto('projects')
        .values({ id: newId('project'), organizationId, name, createdAt: time, updatedAt: time })
        .onConflict((conflict) => conflict.columns(['organizationId', 'name']).doNothing())
        .execute();
      return (await byName().executeTakeFirstOrThrow()).id;
    },
    find: (organizationId, id) =>
      ofOrganization(organizationId).where('id', '=', id).executeTakeFirst(),
    async list(organizationId, slice) {
      const { after, count } = sliceQuery(slice);
      const rows = await ofOrganization(organizationId)
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(count)
        .execute();
      return cutSlice(rows, slice);
    },
    touch: (id) =>
      access.transaction(async ({ db, lock }) => {
        await lock('projects', id);
        await db
          .updateTable('projects')
          .set({ updatedAt: access.now() })
          .where('id', '=', id)
          .execute();
      }),
  };
}

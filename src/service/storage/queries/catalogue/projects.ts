import type { ExpressionBuilder } from 'kysely';
import { newId } from '../../identifiers.ts';
import type { Reach } from '../../records.ts';
import type { ProjectStore } from '../../store.ts';
import type { Access, Tables } from '../../tables.ts';
import { insertAll } from '../statements/insert.ts';
import { readSlice } from '../statements/rows.ts';

/** Whether a project of the statement is within somebody's reach. */
export const withinReach =
  ({ organizationId, memberId }: Reach) =>
  (of: ExpressionBuilder<Tables, 'projects'>) => {
    const own = of('projects.organizationId', '=', organizationId);
    if (memberId === null) return own;
    const named = of.exists(
      of
        .selectFrom('projectMembers')
        .select('projectMembers.userId')
        .whereRef('projectMembers.projectId', '=', 'projects.id')
        .where('projectMembers.userId', '=', memberId),
    );
    return of.and([own, of.or([of('projects.visibility', '=', 'organization'), named])]);
  };

export function createProjects(access: Access): ProjectStore {
  const ofOrganization = (organizationId: string) =>
    access.db.selectFrom('projects').selectAll().where('organizationId', '=', organizationId);

  const reached = (reach: Reach) =>
    access.db.selectFrom('projects').selectAll().where(withinReach(reach));

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
    find: (reach, id) => reached(reach).where('id', '=', id).executeTakeFirst(),
    list: (reach, slice) => readSlice(reached(reach), slice, (project) => project),
    configure: (id, { memberIds, ...told }) =>
      access.transaction(async ({ db, lock }) => {
        await lock('projects', id);
        await db.updateTable('projects').set(told).where('id', '=', id).execute();
        await db.deleteFrom('projectMembers').where('projectId', '=', id).execute();
        const members = [...new Set(memberIds)].map((userId) => ({ projectId: id, userId }));
        await insertAll(db, 'projectMembers', members);
      }),
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

import { newId } from '../../identifiers.ts';
import type { AccountStore } from '../../store.ts';
import type { Access } from '../../tables.ts';

export function createAccounts(access: Access): AccountStore {
  const findOrganization = (name: string) =>
    access.db.selectFrom('organizations').selectAll().where('name', '=', name);
  const findUser = (email: string) =>
    access.db.selectFrom('users').selectAll().where('email', '=', email);

  return {
    async ensureOrganization(name) {
      const found = await findOrganization(name).executeTakeFirst();
      if (found !== undefined) return found;
      await access.db
        .insertInto('organizations')
        .values({ id: newId('organization'), name, createdAt: access.now() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return findOrganization(name).executeTakeFirstOrThrow();
    },
    async removeOrganization(name) {
      const { numDeletedRows } = await access.db
        .deleteFrom('organizations')
        .where('name', '=', name)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async ensureUser({ email, name }) {
      const found = await findUser(email).executeTakeFirst();
      if (found !== undefined) return found;
      await access.db
        .insertInto('users')
        .values({ id: newId('user'), email, name, createdAt: access.now() })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .execute();
      return findUser(email).executeTakeFirstOrThrow();
    },
    async renameUser(id, name) {
      await access.db.updateTable('users').set({ name }).where('id', '=', id).execute();
    },
    organizations: () => access.db.selectFrom('organizations').selectAll().execute(),
    findOrganization: (id) =>
      access.db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirst(),
    async roleOf(organizationId, userId) {
      const member = await access.db
        .selectFrom('memberships')
        .select('role')
        .where('organizationId', '=', organizationId)
        .where('userId', '=', userId)
        .executeTakeFirst();
      return member?.role;
    },
    async setRole(organizationId, userId, role) {
      await access.db
        .insertInto('memberships')
        .values({ organizationId, userId, role })
        .onConflict((conflict) =>
          conflict.columns(['organizationId', 'userId']).doUpdateSet({ role }),
        )
        .execute();
    },
    configureMembers: (organizationId, members) =>
      access.transaction(async ({ db }) => {
        await db
          .deleteFrom('memberships')
          .where('organizationId', '=', organizationId)
          .where('configured', '=', 1)
          .execute();
        for (const { userId, role } of members) {
          await db
            .insertInto('memberships')
            .values({ organizationId, userId, role, configured: 1 })
            .onConflict((conflict) =>
              conflict.columns(['organizationId', 'userId']).doUpdateSet({ role, configured: 1 }),
            )
            .execute();
        }
      }),
    async removeMember(organizationId, userId) {
      await access.db
        .deleteFrom('memberships')
        .where('organizationId', '=', organizationId)
        .where('userId', '=', userId)
        .execute();
    },
    findUserByEmail: (email) => findUser(email).executeTakeFirst(),
    findUser: (id) =>
      access.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),
  };
}

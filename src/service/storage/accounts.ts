import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { newId } from './identifiers.ts';
import { prepareCommand, prepareQuery } from './query.ts';

const organizationRow = z.object({ id: z.string(), name: z.string(), createdAt: z.number() });
export type OrganizationRecord = z.infer<typeof organizationRow>;

const userRow = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  createdAt: z.number(),
});
export type UserRecord = z.infer<typeof userRow>;

/** Organisations and the users that act in them. */
export function createAccounts(database: DatabaseSync, now: () => number) {
  const organizationByName = prepareQuery(
    database,
    organizationRow,
    'SELECT * FROM organizations WHERE name = :name',
  );
  const userByEmail = prepareQuery(database, userRow, 'SELECT * FROM users WHERE email = :email');
  const userById = prepareQuery(database, userRow, 'SELECT * FROM users WHERE id = :id');
  const insertOrganization = prepareCommand(
    database,
    'INSERT INTO organizations (id, name, createdAt) VALUES (:id, :name, :createdAt)',
  );
  const insertUser = prepareCommand(
    database,
    'INSERT INTO users (id, email, name, createdAt) VALUES (:id, :email, :name, :createdAt)',
  );
  const deleteOrganization = prepareCommand(
    database,
    'DELETE FROM organizations WHERE name = :name',
  );

  return {
    /** The organisation of that name, made where there is none. */
    ensureOrganization(name: string): OrganizationRecord {
      const found = organizationByName.one({ name });
      if (found !== undefined) return found;
      const organization = { id: newId('organization'), name, createdAt: now() };
      insertOrganization(organization);
      return organization;
    },
    /** Removes an organisation with all it holds; its keys are orphaned. False: no such name. */
    removeOrganization: (name: string): boolean => deleteOrganization({ name }) > 0,
    /** The user of that address, made where there is none. */
    ensureUser({ email, name }: { email: string; name: string }): UserRecord {
      const found = userByEmail.one({ email });
      if (found !== undefined) return found;
      const user = { id: newId('user'), email, name, createdAt: now() };
      insertUser(user);
      return user;
    },
    findUser: (id: string): UserRecord | undefined => userById.one({ id }),
  };
}

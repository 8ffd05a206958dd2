import type { Role } from '../../records.ts';
import { COLUMN_TYPES, createListedTable, createTable, type Migration } from '../schema.ts';

/** Who belongs to an organization, and the hosts of projects. */
export const hosts: Migration = async (db, kind) => {
  const { integer } = COLUMN_TYPES[kind];

  await createTable(db, kind, 'memberships')
    .addColumn('organizationId', 'text', (column) =>
      column.notNull().references('organizations.id').onDelete('cascade'),
    )
    .addColumn('userId', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('role', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('membershipsByIds', ['organizationId', 'userId'])
    .execute();
  // Until now, whoever made a key for an organization belonged to it.
  await db
    .insertInto('memberships')
    .columns(['organizationId', 'userId', 'role'])
    .expression((query) =>
      query
        .selectFrom('apiKeys')
        .where('organizationId', 'is not', null)
        .where('userId', 'is not', null)
        .select(({ val }) => ['organizationId', 'userId', val<Role>('owner').as('role')])
        .distinct(),
    )
    .execute();

  await createListedTable(db, kind, 'hosts')
    .addColumn('projectId', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('config', 'text', (column) => column.notNull())
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addColumn('updatedAt', integer, (column) => column.notNull())
    .addUniqueConstraint('hostsByName', ['projectId', 'name'])
    .execute();
};

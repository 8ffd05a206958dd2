import { COLUMN_TYPES, createTable, type Migration } from '../schema.ts';

/** Tokens that users have imported for servers, sealed, and who is about to renew them. */
export const oauthGrants: Migration = async (db, kind) => {
  const { integer, bytes } = COLUMN_TYPES[kind];

  await createTable(db, kind, 'oauthGrants')
    .addColumn('userId', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('serverId', 'text', (column) =>
      column.notNull().references('servers.id').onDelete('cascade'),
    )
    .addColumn('generation', integer, (column) => column.notNull())
    .addColumn('keyId', 'text', (column) => column.notNull())
    .addColumn('sealed', bytes, (column) => column.notNull())
    .addColumn('refreshingBy', 'text')
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addColumn('updatedAt', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('oauthGrantsByPlace', ['userId', 'serverId'])
    .execute();
  await db.schema.createIndex('oauthGrantsOfServer').on('oauthGrants').column('serverId').execute();
};

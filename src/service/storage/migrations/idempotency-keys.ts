import { COLUMN_TYPES, createTable, type Migration } from './schema.ts';

/** Creations of runs that may be repeated. */
export const idempotencyKeys: Migration = async (db, kind) => {
  const { integer } = COLUMN_TYPES[kind];

  await createTable(db, kind, 'idempotencyKeys')
    .addColumn('userId', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('runId', 'text', (column) =>
      column.notNull().references('runs.id').onDelete('cascade'),
    )
    .addColumn('requestHash', 'text', (column) => column.notNull())
    .addColumn('reply', 'text', (column) => column.notNull())
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotencyKeysByPlace', ['userId', 'scope', 'key'])
    .execute();
  await db.schema
    .createIndex('idempotencyKeysOfRun')
    .on('idempotencyKeys')
    .column('runId')
    .execute();
};

import { COLUMN_TYPES, createTable, type Migration } from './schema.ts';

/** What several services on one database decide by. */
export const instances: Migration = async (db, kind) => {
  const { integer, real } = COLUMN_TYPES[kind];

  await createTable(db, kind, 'instances')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('process', 'text')
    .addColumn('renewals', integer, (column) => column.notNull())
    .execute();
  // Without a reference: what a dead instance held is found by its being gone.
  await db.schema.alterTable('runs').addColumn('instanceId', 'text').execute();

  await createTable(db, kind, 'rateBuckets')
    .addColumn('keyId', 'text', (column) => column.primaryKey())
    .addColumn('tokens', real, (column) => column.notNull())
    .addColumn('filledAt', real, (column) => column.notNull())
    .addColumn('granted', integer, (column) => column.notNull())
    .execute();

  await createTable(db, kind, 'uploadTickets')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('projectId', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('expiresAt', integer, (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('uploadId', 'text', (column) => column.unique())
    .addColumn('instanceId', 'text')
    .addColumn('sha256', 'text')
    .execute();
};

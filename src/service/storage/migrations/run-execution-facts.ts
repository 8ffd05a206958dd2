import { COLUMN_TYPES, type Migration } from './schema.ts';

/** How runs were carried out, and what their iterations waited for servers. */
export const runExecution: Migration = async (db, kind) => {
  await db.schema.alterTable('runs').addColumn('execution', 'text').execute();
  await db.schema
    .alterTable('iterations')
    .addColumn('startupMs', COLUMN_TYPES[kind].real)
    .execute();
};

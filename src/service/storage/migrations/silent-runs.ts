import { COLUMN_TYPES, type Migration } from './schema.ts';

/** When the reporter of a run was heard of, and why a run was ended without it. */
export const silentRuns: Migration = async (db, kind) => {
  await db.schema.alterTable('runs').addColumn('heardAt', COLUMN_TYPES[kind].integer).execute();
  await db.schema.alterTable('runs').addColumn('endReason', 'text').execute();
};

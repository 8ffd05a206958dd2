import type { Migration } from './schema.ts';

/** What a case said when its iterations were carried out. */
export const caseHashes: Migration = (db) =>
  db.schema.alterTable('iterations').addColumn('configHash', 'text').execute();

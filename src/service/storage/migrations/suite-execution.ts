import type { Migration } from './schema.ts';

/** How the runs of a suite are carried out. */
export const suiteExecution: Migration = (db) =>
  db.schema.alterTable('suites').addColumn('execution', 'text').execute();

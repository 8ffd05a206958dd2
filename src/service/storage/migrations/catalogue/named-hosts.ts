import type { Migration } from '../schema.ts';

/** The host that a run named, which may be gone since. */
export const namedHosts: Migration = (db) =>
  db.schema.alterTable('runs').addColumn('namedHostId', 'text').execute();

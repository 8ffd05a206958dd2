import type { Migration } from './schema.ts';

/** What is known of the scores of ingested runs. */
export const runScores: Migration = (db) =>
  db.schema.alterTable('runs').addColumn('scores', 'text').execute();

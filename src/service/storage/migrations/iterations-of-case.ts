import type { Migration } from './schema.ts';

/** Finds the iterations of a case that is deleted, which stay and refer to it no more. */
export const iterationsOfCase: Migration = (db) =>
  db.schema
    .createIndex('iterationsOfCase')
    .on('iterations')
    .column('testCaseId')
    .where('testCaseId', 'is not', null)
    .execute();

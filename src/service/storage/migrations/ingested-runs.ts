import { COLUMN_TYPES, createListedTable, type Migration } from './schema.ts';

/** Results of runs that were executed elsewhere. */
export const ingestedRuns: Migration = async (db, kind) => {
  const { integer } = COLUMN_TYPES[kind];

  for (const column of ['externalRunId', 'origin']) {
    await db.schema.alterTable('runs').addColumn(column, 'text').execute();
  }
  await db.schema
    .createIndex('externalRuns')
    .unique()
    .on('runs')
    .columns(['projectId', 'externalRunId'])
    .execute();

  for (const column of ['externalIterationId', 'externalCaseId', 'ingestedCaseId', 'reported']) {
    await db.schema.alterTable('iterations').addColumn(column, 'text').execute();
  }
  await db.schema
    .createIndex('externalIterations')
    .unique()
    .on('iterations')
    .columns(['runId', 'externalIterationId'])
    .where('externalIterationId', 'is not', null)
    .execute();
  await db.schema
    .createIndex('iterationsOfIngestedCase')
    .on('iterations')
    .columns(['runId', 'ingestedCaseId', 'iterationNumber'])
    .where('ingestedCaseId', 'is not', null)
    .execute();

  // A B-tree of PostgreSQL takes no long names.
  const byName = db.schema.createIndex('suitesByName').on('suites');
  await (kind === 'sqlite'
    ? byName.columns(['projectId', 'name'])
    : byName.using('hash').column('name')
  ).execute();

  await createListedTable(db, kind, 'artifacts')
    .addColumn('projectId', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('contentType', 'text')
    .addColumn('sizeBytes', integer, (column) => column.notNull())
    .addColumn('createdAt', integer, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('artifactsByContent').on('artifacts').column('sha256').execute();
};

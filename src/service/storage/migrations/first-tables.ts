import { sql } from 'kysely';
import { COLUMN_TYPES, createListedTable, createTable, type Migration } from './schema.ts';

/** Everything that runs of this service need. */
export const firstTables: Migration = async (db, kind) => {
  const { integer, real, bytes } = COLUMN_TYPES[kind];

  await createTable(db, kind, 'settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', bytes, (column) => column.notNull())
    .execute();

  await createTable(db, kind, 'organizations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', integer, (column) => column.notNull())
    .execute();

  await createTable(db, kind, 'users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('createdAt', integer, (column) => column.notNull())
    .execute();

  await createListedTable(db, kind, 'apiKeys')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('visiblePrefix', 'text', (column) => column.notNull())
    .addColumn('organizationId', 'text', (column) =>
      column.references('organizations.id').onDelete('set null'),
    )
    .addColumn('userId', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addColumn('revokedAt', integer)
    .execute();

  await createListedTable(db, kind, 'projects')
    .addColumn('organizationId', 'text', (column) =>
      column.notNull().references('organizations.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addColumn('updatedAt', integer, (column) => column.notNull())
    .addUniqueConstraint('projectsByName', ['organizationId', 'name'])
    .execute();

  await createListedTable(db, kind, 'servers')
    .addColumn('projectId', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('enabled', integer, (column) => column.notNull())
    .addColumn('transportType', 'text', (column) => column.notNull())
    .addColumn('url', 'text')
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addColumn('updatedAt', integer, (column) => column.notNull())
    .addUniqueConstraint('serversByName', ['projectId', 'name'])
    .execute();

  await createListedTable(db, kind, 'suites')
    .addColumn('projectId', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('model', 'text')
    .addColumn('provider', 'text')
    .addColumn('minimumPassRatePercent', real)
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addColumn('updatedAt', integer, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('suitesOfProject')
    .on('suites')
    .columns(['projectId', 'seq'])
    .execute();

  await createTable(db, kind, 'suiteServers')
    .addColumn('suiteId', 'text', (column) =>
      column.notNull().references('suites.id').onDelete('cascade'),
    )
    .addColumn('serverId', 'text', (column) =>
      column.notNull().references('servers.id').onDelete('cascade'),
    )
    .addColumn('position', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('suiteServersByIds', ['suiteId', 'serverId'])
    .execute();

  const testCases = createListedTable(db, kind, 'testCases')
    .addColumn('suiteId', 'text', (column) =>
      column.notNull().references('suites.id').onDelete('cascade'),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('definition', 'text', (column) => column.notNull())
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addColumn('updatedAt', integer, (column) => column.notNull());
  if (kind === 'sqlite') {
    await testCases.addUniqueConstraint('testCasesByTitle', ['suiteId', 'title']).execute();
  } else {
    // An index of PostgreSQL takes no long titles; the lock of the suite keeps them apart.
    await testCases.execute();
    await db.schema
      .createIndex('testCasesOfSuite')
      .on('testCases')
      .columns(['suiteId', 'seq'])
      .execute();
  }

  await createListedTable(db, kind, 'runs')
    .addColumn('organizationId', 'text', (column) =>
      column.notNull().references('organizations.id').onDelete('cascade'),
    )
    .addColumn('projectId', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('suiteId', 'text', (column) =>
      column.notNull().references('suites.id').onDelete('cascade'),
    )
    .addColumn('runNumber', integer, (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('result', 'text')
    .addColumn('minimumPassRatePercent', real, (column) => column.notNull())
    .addColumn('plannedIterations', integer, (column) => column.notNull())
    .addColumn('passedIterations', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('failedIterations', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('notes', 'text')
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addColumn('completedAt', integer)
    .addUniqueConstraint('runsByNumber', ['suiteId', 'runNumber'])
    .execute();
  await db.schema
    .createIndex('activeRuns')
    .on('runs')
    .column('organizationId')
    .where(sql.ref('status'), 'in', ['pending', 'running'])
    .execute();

  await createListedTable(db, kind, 'iterations')
    .addColumn('runId', 'text', (column) =>
      column.notNull().references('runs.id').onDelete('cascade'),
    )
    .addColumn('testCaseId', 'text', (column) =>
      column.references('testCases.id').onDelete('set null'),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('iterationNumber', integer, (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('result', 'text')
    .addColumn('model', 'text')
    .addColumn('provider', 'text')
    .addColumn('startedAt', integer)
    .addColumn('durationMs', real)
    .addColumn('tokensUsed', real)
    .addColumn('usage', 'text')
    .addColumn('actualToolCalls', 'text', (column) => column.notNull())
    .addColumn('expectedToolCalls', 'text', (column) => column.notNull())
    .addColumn('error', 'text')
    .execute();
  await db.schema
    .createIndex('iterationsOfRun')
    .on('iterations')
    .columns(['runId', 'seq'])
    .execute();

  await createTable(db, kind, 'traces')
    .addColumn('iterationId', 'text', (column) =>
      column.primaryKey().references('iterations.id').onDelete('cascade'),
    )
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
};

import type { DatabaseSync } from 'node:sqlite';
import { StartError } from '../config/start-error.ts';
import { atomically } from './query.ts';

/**
 * The schema's history, oldest first; the number of a migration is its place in the list, counted
 * from 1. A published migration is never edited: a change is a new one at the end.
 *
 * Every listed resource has `seq`, the order of its creation, which cursors continue from.
 * Times are epoch milliseconds; columns that hold JSON are named for what is in them.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;

  CREATE TABLE organizations (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    createdAt INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    createdAt INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE apiKeys (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    visiblePrefix TEXT NOT NULL,
    organizationId TEXT REFERENCES organizations (id) ON DELETE SET NULL,
    userId TEXT REFERENCES users (id) ON DELETE SET NULL,
    createdAt INTEGER NOT NULL,
    revokedAt INTEGER
  ) STRICT;

  CREATE TABLE projects (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    organizationId TEXT NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    createdAt INTEGER NOT NULL,
    updatedAt INTEGER NOT NULL,
    UNIQUE (organizationId, name)
  ) STRICT;

  CREATE TABLE servers (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    projectId TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    enabled INTEGER NOT NULL,
    transportType TEXT NOT NULL,
    url TEXT,
    createdAt INTEGER NOT NULL,
    updatedAt INTEGER NOT NULL,
    UNIQUE (projectId, name)
  ) STRICT;

  CREATE TABLE suites (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    projectId TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    description TEXT,
    model TEXT,
    provider TEXT,
    minimumPassRatePercent REAL,
    createdAt INTEGER NOT NULL,
    updatedAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX suitesOfProject ON suites (projectId, seq);

  CREATE TABLE suiteServers (
    suiteId TEXT NOT NULL REFERENCES suites (id) ON DELETE CASCADE,
    serverId TEXT NOT NULL REFERENCES servers (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    PRIMARY KEY (suiteId, serverId)
  ) STRICT;

  CREATE TABLE testCases (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    suiteId TEXT NOT NULL REFERENCES suites (id) ON DELETE CASCADE,
    title TEXT NOT NULL,
    definition TEXT NOT NULL,
    createdAt INTEGER NOT NULL,
    updatedAt INTEGER NOT NULL,
    UNIQUE (suiteId, title)
  ) STRICT;

  CREATE TABLE runs (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    organizationId TEXT NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
    projectId TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
    suiteId TEXT NOT NULL REFERENCES suites (id) ON DELETE CASCADE,
    runNumber INTEGER NOT NULL,
    status TEXT NOT NULL,
    result TEXT,
    minimumPassRatePercent REAL NOT NULL,
    plannedIterations INTEGER NOT NULL,
    passedIterations INTEGER NOT NULL DEFAULT 0,
    failedIterations INTEGER NOT NULL DEFAULT 0,
    source TEXT NOT NULL,
    notes TEXT,
    createdAt INTEGER NOT NULL,
    completedAt INTEGER,
    UNIQUE (suiteId, runNumber)
  ) STRICT;
  CREATE INDEX activeRuns ON runs (organizationId) WHERE status IN ('pending', 'running');

  CREATE TABLE iterations (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    runId TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
    testCaseId TEXT REFERENCES testCases (id) ON DELETE SET NULL,
    title TEXT NOT NULL,
    iterationNumber INTEGER NOT NULL,
    status TEXT NOT NULL,
    result TEXT,
    model TEXT,
    provider TEXT,
    startedAt INTEGER,
    durationMs REAL,
    tokensUsed REAL,
    usage TEXT,
    actualToolCalls TEXT NOT NULL,
    expectedToolCalls TEXT NOT NULL,
    error TEXT
  ) STRICT;
  CREATE INDEX iterationsOfRun ON iterations (runId, seq);

  CREATE TABLE traces (
    iterationId TEXT PRIMARY KEY REFERENCES iterations (id) ON DELETE CASCADE,
    document TEXT NOT NULL
  ) STRICT;
  `,
  // Results of runs that were executed elsewhere.
  `
  ALTER TABLE runs ADD COLUMN externalRunId TEXT;
  ALTER TABLE runs ADD COLUMN origin TEXT;
  CREATE UNIQUE INDEX externalRuns ON runs (projectId, externalRunId);

  ALTER TABLE iterations ADD COLUMN externalIterationId TEXT;
  ALTER TABLE iterations ADD COLUMN externalCaseId TEXT;
  ALTER TABLE iterations ADD COLUMN ingestedCaseId TEXT;
  ALTER TABLE iterations ADD COLUMN reported TEXT;
  CREATE UNIQUE INDEX externalIterations ON iterations (runId, externalIterationId)
    WHERE externalIterationId IS NOT NULL;
  CREATE INDEX iterationsOfIngestedCase ON iterations (runId, ingestedCaseId, iterationNumber)
    WHERE ingestedCaseId IS NOT NULL;

  CREATE INDEX suitesByName ON suites (projectId, name);

  CREATE TABLE artifacts (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    projectId TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
    sha256 TEXT NOT NULL,
    contentType TEXT,
    sizeBytes INTEGER NOT NULL,
    createdAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX artifactsByContent ON artifacts (sha256);
  `,
  // Creations of runs that may be repeated.
  `
  CREATE TABLE idempotencyKeys (
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    scope TEXT NOT NULL,
    key TEXT NOT NULL,
    runId TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
    requestHash TEXT NOT NULL,
    reply TEXT NOT NULL,
    createdAt INTEGER NOT NULL,
    PRIMARY KEY (userId, scope, key)
  ) STRICT;
  CREATE INDEX idempotencyKeysOfRun ON idempotencyKeys (runId);
  `,
];

/**
 * Brings a database to the newest schema; each migration is applied whole or not at all.
 * Throws StartError where the database was written by a newer version of the service.
 */
export async function migrate(database: DatabaseSync): Promise<void> {
  const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  if (version > MIGRATIONS.length) {
    throw new StartError(
      `The database has schema version ${version}, newer than this service knows (${MIGRATIONS.length}). Update the service, or name another file with --database.`,
    );
  }
  for (const [index, sql] of MIGRATIONS.entries()) {
    if (index < version) continue;
    await atomically(database, () => {
      database.exec(sql);
      database.exec(`PRAGMA user_version = ${index + 1}`);
    });
  }
}

import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { StartError, thrownMessage } from '../start-error.ts';
import { createAccounts } from './accounts.ts';
import { createApiKeys } from './api-keys.ts';
import { createArtifacts } from './artifacts.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { createIngestedIterations } from './ingested-iterations.ts';
import { createIterations } from './iterations.ts';
import { migrate } from './migrations.ts';
import { createProjects } from './projects.ts';
import { atomically, prepareCommand, prepareQuery } from './query.ts';
import { createRuns } from './runs.ts';
import { createSealedFile, type SealedFile } from './sealed-file.ts';
import { createServers } from './servers.ts';
import type { StoragePlace } from './storage-place.ts';
import { createSuites } from './suites.ts';
import { createTestCases } from './test-cases.ts';
import { createSealedTraces, createTraces } from './traces.ts';

const BUSY_TIMEOUT_MS = 5_000;
const CURSOR_SECRET = 'cursorSecret';

export type Store = ReturnType<typeof openStore>;

/**
 * Opens the database, making the file and its folder where they are missing, and brings its
 * schema up to date. Throws StartError where it cannot.
 */
export function openStore(place: StoragePlace, now: () => number = Date.now) {
  const traceFile = 'temporaryFolder' in place ? openTraceFile(place.temporaryFolder) : null;
  const database = 'databasePath' in place ? openDatabase(place.databasePath) : openInMemory();

  return {
    accounts: createAccounts(database, now),
    apiKeys: createApiKeys(database, now),
    projects: createProjects(database, now),
    servers: createServers(database, now),
    suites: createSuites(database, now),
    testCases: createTestCases(database, now),
    runs: createRuns(database, now),
    idempotencyKeys: createIdempotencyKeys(database, now),
    iterations: createIterations(database),
    ingestedIterations: createIngestedIterations(database),
    traces: traceFile === null ? createTraces(database) : createSealedTraces(database, traceFile),
    artifacts: createArtifacts(database, now),
    /** Signs the cursors of this database. */
    cursorSecret: ensureSecret(database, CURSOR_SECRET),
    /** Does all of `work` or nothing of it; may be nested. */
    transaction<Result>(work: () => Result): Result {
      return database.isTransaction ? work() : atomically(database, work);
    },
    close(): void {
      database.close();
      traceFile?.close();
    },
  };
}

function openTraceFile(folder: string): SealedFile {
  try {
    return createSealedFile(folder);
  } catch (error) {
    throw new StartError(`Cannot keep traces in ${folder}: ${thrownMessage(error)}`, {
      exitCode: 1,
    });
  }
}

function openDatabase(path: string): DatabaseSync {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const database = new DatabaseSync(path, {
      enableForeignKeyConstraints: true,
      timeout: BUSY_TIMEOUT_MS,
    });
    // With a write-ahead log, a process killed at any moment leaves a database that opens.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    migrate(database);
    return database;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot open the database ${path}: ${thrownMessage(error)}`, {
      exitCode: 1,
    });
  }
}

function openInMemory(): DatabaseSync {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  // Nothing of it may come to light in a file that SQLite makes to sort.
  database.exec('PRAGMA temp_store = MEMORY');
  migrate(database);
  return database;
}

function ensureSecret(database: DatabaseSync, name: string): Uint8Array {
  prepareCommand(
    database,
    'INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING',
  )({ name, value: randomBytes(32) });
  const row = prepareQuery(
    database,
    z.object({ value: z.instanceof(Uint8Array) }),
    'SELECT value FROM settings WHERE name = :name',
  ).one({ name });
  if (row === undefined) throw new Error(`The setting ${name} was not stored.`);
  return row.value;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { StartError, thrownMessage } from '../config/start-error.ts';
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

/** Rows that decisions hang on, and that one transaction at a time may hold. */
export type LockedResource = 'organizations' | 'projects' | 'suites' | 'runs';

/** All there is, as a request sees it, or a transaction. */
export type Store = {
  readonly [Name in keyof Tables]: Asynchronous<Tables[Name]>;
} & {
  /**
   * Does all of `work` or nothing of it. The work must use the store that it is given, and no
   * other; a transaction within it is the same one.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
};

export type Transaction = Store & {
  /**
   * Waits until no other transaction holds the row, and holds it to the end of this one: what is
   * read from then on stays true. Locks are taken in the order organization, project, suite, run.
   */
  lock(resource: LockedResource, id: string): Promise<void>;
};

/** A store that is let go of at the end. */
export type OpenedStore = Store & {
  /** Signs the cursors of this database. */
  readonly cursorSecret: Uint8Array;
  close(): Promise<void>;
};

/** Each method of a table, with its result to come. */
type Asynchronous<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Result>
    : never;
};

type Tables = ReturnType<typeof createTables>;

/**
 * Opens the database, making the file and its folder where they are missing, and brings its
 * schema up to date. Throws StartError where it cannot.
 */
export async function openStore(
  place: StoragePlace,
  now: () => number = Date.now,
): Promise<OpenedStore> {
  const traceFile = 'temporaryFolder' in place ? openTraceFile(place.temporaryFolder) : null;
  const database =
    'databasePath' in place ? await openDatabase(place.databasePath) : await openInMemory();

  const tables = createTables(database, traceFile, now);
  const inTransaction = new AsyncLocalStorage<true>();
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: there is one connection, and it knows one transaction at a time. */
  const inTurn = <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    if (inTransaction.getStore() === true) {
      throw new Error('A transaction must use the store that it is given.');
    }
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
  const within: Transaction = {
    ...asynchronous(tables, async (call) => call()),
    transaction: (work) => work(within),
    lock: async () => {},
  };
  return {
    ...asynchronous(tables, inTurn),
    cursorSecret: ensureSecret(database, CURSOR_SECRET),
    transaction: async (work) =>
      inTurn(() => atomically(database, () => inTransaction.run(true, () => work(within)))),
    async close() {
      await last;
      database.close();
      traceFile?.close();
    },
  };
}

/** The tables with `run` between each call and its answer. */
function asynchronous(
  tables: Tables,
  run: <Result>(call: () => Result) => Promise<Result>,
): Pick<Store, keyof Tables> {
  const entries = Object.entries(tables).map(([name, table]) => [
    name,
    Object.fromEntries(
      Object.entries(table).map(([method, call]) => [
        method,
        async (...args: unknown[]) => run(() => Reflect.apply(call, table, args)),
      ]),
    ),
  ]);
  // biome-ignore lint/suspicious/noExplicitAny: a mapped type is out of the reach of Object.fromEntries
  return Object.fromEntries(entries) as any;
}

function createTables(database: DatabaseSync, traceFile: SealedFile | null, now: () => number) {
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

async function openDatabase(path: string): Promise<DatabaseSync> {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const database = new DatabaseSync(path, {
      enableForeignKeyConstraints: true,
      timeout: BUSY_TIMEOUT_MS,
    });
    // With a write-ahead log, a process killed at any moment leaves a database that opens.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    await migrate(database);
    return database;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot open the database ${path}: ${thrownMessage(error)}`, {
      exitCode: 1,
    });
  }
}

async function openInMemory(): Promise<DatabaseSync> {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  // Nothing of it may come to light in a file that SQLite makes to sort.
  database.exec('PRAGMA temp_store = MEMORY');
  await migrate(database);
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

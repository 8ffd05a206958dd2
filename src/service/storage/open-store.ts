import { randomBytes } from 'node:crypto';
import { type Dialect, Kysely } from 'kysely';
import { createAccess } from './access.ts';
import { openPostgres } from './engines/postgres.ts';
import { shownUrl } from './engines/postgres-url.ts';
import { openSqliteFile, openSqliteInMemory } from './engines/sqlite.ts';
import { migrate } from './migrations/migrate.ts';
import { COLUMN_TYPES, createTable, type DatabaseKind } from './migrations/schema.ts';
import { createAccounts } from './queries/catalogue/accounts.ts';
import { createApiKeys } from './queries/catalogue/api-keys.ts';
import { createChatboxes, createChatSessions } from './queries/catalogue/chats.ts';
import { createHosts } from './queries/catalogue/hosts.ts';
import { createOAuthGrants } from './queries/catalogue/oauth-grants.ts';
import { createProjects } from './queries/catalogue/projects.ts';
import { createServers } from './queries/catalogue/servers.ts';
import { createIdempotencyKeys } from './queries/evals/idempotency-keys.ts';
import { createIngestedIterations } from './queries/evals/ingested-iterations.ts';
import { createIterations } from './queries/evals/iterations.ts';
import { createRuns } from './queries/evals/runs.ts';
import { createSuites } from './queries/evals/suites.ts';
import { createTestCases } from './queries/evals/test-cases.ts';
import { createSealedTraces, createTraces } from './queries/evals/traces.ts';
import { createArtifacts } from './queries/instances/artifacts.ts';
import { createInstances } from './queries/instances/instances.ts';
import { createRateBuckets } from './queries/instances/rate-buckets.ts';
import { createUploadTickets } from './queries/instances/upload-tickets.ts';
import { createSealedFile, type SealedFile } from './sealed-file.ts';
import { StorageError } from './storage-error.ts';
import type { StoragePlace } from './storage-place.ts';
import type { OpenedStore, Store, Transaction } from './store.ts';
import type { Access, Tables } from './tables.ts';

const CURSOR_SECRET = 'cursorSecret';

/**
 * Opens the database, making what is missing, and brings its schema up to date. Throws
 * StorageError where it cannot.
 */
export async function openStore(
  place: StoragePlace,
  now: () => number = Date.now,
): Promise<OpenedStore> {
  const traceFile = 'temporaryFolder' in place ? openTraceFile(place.temporaryFolder) : null;
  try {
    return await openOn(place, traceFile, now);
  } catch (error) {
    traceFile?.close();
    throw error;
  }
}

async function openOn(
  place: StoragePlace,
  traceFile: SealedFile | null,
  now: () => number,
): Promise<OpenedStore> {
  const kind = 'databaseUrl' in place ? 'postgres' : 'sqlite';
  const database = await openDatabase(place, kind);
  const leases = await openForLeases(place, database);
  const close = () => Promise.all([...new Set([database, leases])].map((one) => one.destroy()));
  try {
    if (traceFile !== null) await createSealedTable(database);
    const access = createAccess(database, kind, now);
    return {
      ...createQueries(access, traceFile),
      instances: createInstances(createAccess(leases, kind, now)),
      cursorSecret: await ensureSecret(access, CURSOR_SECRET),
      transaction: (work) =>
        access.transaction((transaction) => {
          const tx: Transaction = {
            ...createQueries(transaction, traceFile),
            lock: transaction.lock,
            transaction: (inner) => inner(tx),
          };
          return work(tx);
        }),
      async close() {
        await close();
        traceFile?.close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function createQueries(access: Access, traceFile: SealedFile | null): Omit<Store, 'transaction'> {
  return {
    accounts: createAccounts(access),
    apiKeys: createApiKeys(access),
    projects: createProjects(access),
    servers: createServers(access),
    oauthGrants: createOAuthGrants(access),
    hosts: createHosts(access),
    chatboxes: createChatboxes(access),
    chatSessions: createChatSessions(access),
    suites: createSuites(access),
    testCases: createTestCases(access),
    runs: createRuns(access),
    idempotencyKeys: createIdempotencyKeys(access),
    iterations: createIterations(access),
    ingestedIterations: createIngestedIterations(access),
    traces: traceFile === null ? createTraces(access) : createSealedTraces(access, traceFile),
    artifacts: createArtifacts(access),
    instances: createInstances(access),
    rateBuckets: createRateBuckets(access),
    uploadTickets: createUploadTickets(access),
  };
}

function openTraceFile(folder: string): SealedFile {
  try {
    return createSealedFile(folder);
  } catch (error) {
    throw new StorageError(`Cannot keep traces in ${folder}: ${messageOf(error)}`);
  }
}

async function openDatabase(place: StoragePlace, kind: DatabaseKind): Promise<Kysely<Tables>> {
  let database: Kysely<Tables> | null = null;
  try {
    database = new Kysely({ dialect: await openDialect(place) });
    if ('databaseUrl' in place) await migrateUnlimited(place.databaseUrl);
    else await migrate(database, kind);
    return database;
  } catch (error) {
    await database?.destroy();
    if (error instanceof StorageError) throw error;
    throw new StorageError(`Cannot open the database ${nameOf(place)}: ${messageOf(error)}`);
  }
}

/**
 * Brings the schema of a database up to date whose statements are given a limit otherwise: tables
 * that are large take their time, and so does another service that is at it.
 */
async function migrateUnlimited(url: string): Promise<void> {
  const dialect = await openPostgres(url, { connections: 1, limited: false });
  const database = new Kysely<Tables>({ dialect });
  try {
    await migrate(database, 'postgres');
  } finally {
    await database.destroy();
  }
}

/**
 * Connections for leases alone: a lease must not run out because requests hold all of the others,
 * and wait. SQLite has one connection, on which nobody waits for long.
 */
async function openForLeases(
  place: StoragePlace,
  database: Kysely<Tables>,
): Promise<Kysely<Tables>> {
  if (!('databaseUrl' in place)) return database;
  const { databaseUrl } = place;
  return new Kysely({ dialect: await openPostgres(databaseUrl, { connections: 2 }) });
}

async function openDialect(place: StoragePlace): Promise<Dialect> {
  if ('databaseUrl' in place) return openPostgres(place.databaseUrl);
  return 'databasePath' in place ? openSqliteFile(place.databasePath) : openSqliteInMemory();
}

function nameOf(place: StoragePlace): string {
  if ('databaseUrl' in place) return shownUrl(place.databaseUrl);
  return 'databasePath' in place ? place.databasePath : 'in memory';
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The places of traces that are beside the database. */
async function createSealedTable(database: Kysely<Tables>): Promise<void> {
  const { integer, bytes } = COLUMN_TYPES.sqlite;
  await createTable(database, 'sqlite', 'sealedTraces')
    .addColumn('iterationId', 'text', (column) =>
      column.primaryKey().references('iterations.id').onDelete('cascade'),
    )
    .addColumn('offset', integer, (column) => column.notNull())
    .addColumn('length', integer, (column) => column.notNull())
    .addColumn('nonce', integer, (column) => column.notNull())
    .addColumn('tag', bytes, (column) => column.notNull())
    .execute();
}

async function ensureSecret({ db }: Access, name: string): Promise<Uint8Array> {
  await db
    .insertInto('settings')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

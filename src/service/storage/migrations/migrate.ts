import { type Kysely, sql } from 'kysely';
import { StorageError } from '../storage-error.ts';
import type { Tables } from '../tables.ts';
import { caseHashes } from './case-hashes.ts';
import { chats } from './catalogue/chats.ts';
import { hosts } from './catalogue/hosts.ts';
import { namedHosts } from './catalogue/named-hosts.ts';
import { oauthGrants } from './catalogue/oauth-grants.ts';
import { firstTables } from './first-tables.ts';
import { idempotencyKeys } from './idempotency-keys.ts';
import { ingestedRuns } from './ingested-runs.ts';
import { instances } from './instances.ts';
import { iterationsOfCase } from './iterations-of-case.ts';
import { runExecution } from './run-execution-facts.ts';
import { runScores } from './run-scores.ts';
import type { DatabaseKind, Migration, SchemaChange } from './schema.ts';
import { silentRuns } from './silent-runs.ts';
import { suiteExecution } from './suite-execution.ts';

/**
 * The schema's history, oldest first; the number of a migration is its place in the list, counted
 * from 1. A published migration is never edited: a change is a new one at the end.
 */
const MIGRATIONS: readonly Migration[] = [
  ...[firstTables, ingestedRuns, idempotencyKeys, instances, runExecution],
  ...[suiteExecution, hosts, chats, runScores, namedHosts],
  ...[caseHashes, silentRuns, oauthGrants, iterationsOfCase],
];

/** Where a database says how far it has come, and what keeps two services from changing it at once. */
interface SchemaVersion {
  /** 0: there is nothing yet. */
  read(db: Kysely<Tables>): Promise<number>;
  write(db: SchemaChange, version: number): Promise<void>;
  lock(db: SchemaChange): Promise<void>;
}

const SCHEMA_VERSIONS: Readonly<Record<DatabaseKind, SchemaVersion>> = {
  sqlite: {
    async read(db) {
      const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
      return rows[0]?.user_version ?? 0;
    },
    async write(db, version) {
      await sql`pragma user_version = ${sql.lit(version)}`.execute(db);
    },
    // Its transactions have the database to themselves.
    lock: async () => {},
  },
  postgres: {
    async read(db) {
      // Not by `to_regclass`, which may remember that there was none before another service made it.
      const { rows: tables } = await sql`
        select table_name from information_schema.tables
        where table_schema = current_schema() and table_name = 'schemaVersion'`.execute(db);
      if (tables.length === 0) return 0;
      const { rows } = await sql<{ version: number }>`select version from ${VERSION}`.execute(db);
      return rows[0]?.version ?? 0;
    },
    async write(db, version) {
      await sql`create table if not exists ${VERSION} (version bigint not null)`.execute(db);
      await sql`delete from ${VERSION}`.execute(db);
      await sql`insert into ${VERSION} (version) values (${version})`.execute(db);
    },
    async lock(db) {
      await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(db);
    },
  },
};
const VERSION = sql.table('schemaVersion');

/** Any number that other users of the database do not take. */
const ADVISORY_LOCK = 728_461_905;

/**
 * Brings a database to the newest schema, all the way or not at all.
 * Throws StorageError where the database was written by a newer version of the service.
 */
export async function migrate(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  const schemaVersion = SCHEMA_VERSIONS[kind];
  if (requireKnown(await schemaVersion.read(db)) === MIGRATIONS.length) return;
  await db.transaction().execute(async (tx) => {
    await schemaVersion.lock(tx);
    // Another service may have been first.
    const version = requireKnown(await schemaVersion.read(tx));
    if (version === MIGRATIONS.length) return;
    for (const migration of MIGRATIONS.slice(version)) await migration(tx, kind);
    await schemaVersion.write(tx, MIGRATIONS.length);
  });
}

function requireKnown(version: number): number {
  if (version <= MIGRATIONS.length) return version;
  throw new StorageError(
    `The database has schema version ${version}, newer than this service knows (${MIGRATIONS.length}). Update the service, or name another database with --database.`,
    { exitCode: 2 },
  );
}

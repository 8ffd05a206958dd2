import { closeSync, fchmodSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect, type Transaction } from 'kysely';
import { createStatements, SCHEMA_VERSION, type Schema } from './schema.ts';

export type Database = Kysely<Schema>;
/** The database or a transaction. There is one connection: in a transaction, use only that. */
export type Queries = Database | Transaction<Schema>;

/** Another process may write at the same time. Requests wait as long: SQLite blocks the process. */
const BUSY_LIMIT_MS = 5_000;

export class DatabaseVersionError extends Error {
  readonly version: string;

  constructor(version: string) {
    super(`database version ${version}`);
    this.version = version;
  }
}

/**
 * Opens a database, and creates its tables if it is empty.
 *
 * @param file path, or `:memory:`. Only the user can read a file that is created.
 * @throws DatabaseVersionError if another version wrote it; an error of the system or of SQLite
 */
export function openDatabase(file = ':memory:'): Database {
  if (file !== ':memory:') createPrivately(file);
  const database = new DatabaseSync(file, {
    enableForeignKeyConstraints: true,
    timeout: BUSY_LIMIT_MS,
  });
  try {
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = NORMAL');
    database.exec('PRAGMA temp_store = MEMORY');
    prepareTables(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return new Kysely<Schema>({ dialect: dialectOf(database) });
}

/** Another service uses the database. */
export class DatabaseInUseError extends Error {}

/**
 * Takes a database for one service: at its start it ends the runs of a service that is gone. The
 * system frees the lock if the process dies.
 *
 * @returns what frees it
 * @throws DatabaseInUseError
 */
export function lockDatabase(file: string): () => void {
  createPrivately(`${file}.lock`);
  const lock = new DatabaseSync(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new DatabaseInUseError(file, { cause });
  }
  return () => lock.close();
}

/** Creates a file that only the user can read, or makes an existing one so. */
function createPrivately(file: string): void {
  const mode = 0o600;
  const descriptor = openSync(file, 'a', mode);
  fchmodSync(descriptor, mode);
  closeSync(descriptor);
}

function prepareTables(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE');
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  if (tables.length === 0) {
    for (const statement of createStatements()) database.exec(statement);
    const insert = database.prepare("INSERT INTO settings (name, value) VALUES ('version', ?)");
    insert.run(String(SCHEMA_VERSION));
  }
  database.exec('COMMIT');
  const isOurs = tables.length === 0 || tables.some(({ name }) => name === 'settings');
  const found = isOurs
    ? database.prepare("SELECT value FROM settings WHERE name = 'version'").get()
    : undefined;
  const version = String(found?.['value'] ?? 'unknown');
  if (version !== String(SCHEMA_VERSION)) throw new DatabaseVersionError(version);
}

function dialectOf(database: DatabaseSync): SqliteDialect {
  /** What SQLite needs in place of a statement of Kysely. */
  const adapted = (sql: string): string => {
    // Takes the write lock at the start: a later upgrade fails if another process wrote meanwhile.
    if (sql === 'begin') return 'begin immediate';
    // A full disk has ended the transaction already.
    return sql === 'rollback' && !database.isTransaction ? 'select 1' : sql;
  };
  // Kysely passes what the types of the tables allow.
  const values = (given: readonly unknown[]) => given as SQLInputValue[];
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare: (sql) => {
        const statement = database.prepare(adapted(sql));
        return {
          reader: statement.columns().length > 0,
          all: (given) => statement.all(...values(given)),
          run: (given) => statement.run(...values(given)),
          iterate: (given) => statement.iterate(...values(given)),
        };
      },
    },
  });
}

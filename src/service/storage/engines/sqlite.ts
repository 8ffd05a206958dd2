import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

const BUSY_TIMEOUT_MS = 5_000;

/** Statements that stay prepared: all that there are, and the inserts of the usual numbers of rows. */
const MAX_STATEMENTS = 128;

/** A database in a file, which is made where it is missing, as is its folder. */
export function openSqliteFile(path: string): SqliteDialect {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, {
    enableForeignKeyConstraints: true,
    timeout: BUSY_TIMEOUT_MS,
  });
  try {
    // With a write-ahead log, a process killed at any moment leaves a database that opens.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY',
    );
  } catch (error) {
    database.close();
    throw error;
  }
  return new NodeSqliteDialect(database);
}

export function openSqliteInMemory(): SqliteDialect {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  // Nothing of it may come to light in a file that SQLite makes to sort.
  database.exec('PRAGMA temp_store = MEMORY');
  return new NodeSqliteDialect(database);
}

/** Kysely's dialect on the SQLite that Node brings. */
class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: keepingStatements(database) });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#database);
  }
}

/**
 * Transactions that write from their beginning, so that none finds later that another process was
 * faster. There is one connection, for which Kysely lets everybody wait in turn.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: keepingStatements(database) });
    this.#database = database;
  }

  override async beginTransaction(): Promise<void> {
    this.#database.exec('BEGIN IMMEDIATE');
  }

  override async commitTransaction(): Promise<void> {
    this.#database.exec('COMMIT');
  }

  override async rollbackTransaction(): Promise<void> {
    // On a full disk, for one, SQLite has taken everything back by itself.
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
  }
}

/** What Kysely asks of a database, which is the interface of another library. */
function keepingStatements(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const kept = statements.get(sql);
      const statement = kept ?? prepare(database, sql);
      if (kept !== undefined) statements.delete(sql);
      statements.set(sql, statement);
      const [oldest] = statements.keys();
      if (statements.size > MAX_STATEMENTS && oldest !== undefined) statements.delete(oldest);
      return statement;
    },
    close: () => database.close(),
  };
}

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  // SQLite bounds how many parameters there are, well below what a call takes.
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly SQLInputValue[]) => statement.all(...parameters),
    run: (parameters: readonly SQLInputValue[]) => statement.run(...parameters),
    iterate: (parameters: readonly SQLInputValue[]) => statement.iterate(...parameters),
  };
}

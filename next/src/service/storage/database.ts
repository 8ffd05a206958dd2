import { randomBytes } from 'node:crypto';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { createStatements, type Schema } from './schema.ts';

export type Database = Kysely<Schema>;

/** Opens a database in memory, with all tables. */
export function openDatabase(): Database {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  database.exec('PRAGMA temp_store = MEMORY');
  for (const statement of createStatements()) database.exec(statement);
  const dialect = new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare: (sql) => {
        const statement = database.prepare(sql);
        // Kysely passes what the types of the tables allow.
        const values = (given: readonly unknown[]) => given as SQLInputValue[];
        return {
          reader: statement.columns().length > 0,
          all: (given) => statement.all(...values(given)),
          run: (given) => statement.run(...values(given)),
          iterate: (given) => statement.iterate(...values(given)),
        };
      },
    },
  });
  return new Kysely<Schema>({ dialect });
}

/** A new id: a prefix that names the kind, and 96 random bits. */
export function newId(prefix: 'p' | 'sv' | 'st' | 'tc' | 'r' | 'it'): string {
  return `${prefix}_${randomBytes(12).toString('base64url')}`;
}

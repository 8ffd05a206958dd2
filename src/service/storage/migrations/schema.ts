import { type CreateTableBuilder, type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** The two databases that the service keeps its data in. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** What a migration changes the schema with. */
export type SchemaChange = Transaction<Tables>;

/** One step in the history of the schema. */
export type Migration = (db: SchemaChange, kind: DatabaseKind) => Promise<void>;

/** Types of columns by the database; a text is `text` in both. */
export const COLUMN_TYPES = {
  sqlite: { integer: 'integer', real: 'real', bytes: 'blob' },
  postgres: { integer: 'bigint', real: 'double precision', bytes: 'bytea' },
} as const;

/** A table; where the database would take any value in any column, it is told not to. */
export function createTable<Name extends keyof Tables & string>(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  name: Name,
): CreateTableBuilder<Name> {
  const table = db.schema.createTable(name);
  return kind === 'sqlite' ? table.modifyEnd(sql`strict`) : table;
}

/** A table of a listed resource: `seq` is the order of creation, which cursors continue from. */
export function createListedTable<Name extends keyof Tables & string>(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  name: Name,
) {
  const table = createTable(db, kind, name);
  return (
    kind === 'sqlite'
      ? table.addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('seq', 'bigserial', (column) => column.primaryKey())
  ).addColumn('id', 'text', (column) => column.notNull().unique());
}

import type { InsertObject, Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { executeKept } from './kept-statements.ts';
import { inStatements } from './rows.ts';

/**
 * Inserts rows, which all have the same members in the same order, in as few statements as it
 * takes. One for as many rows as before is not built again.
 */
export async function insertAll<Name extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Name,
  rows: readonly InsertObject<Tables, Name>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  for (const some of inStatements(rows, columns.length)) {
    await executeKept(db, {
      name: `${table} ${columns.join()} ${some.length}`,
      build: () => db.insertInto(table).values(some),
      parameters: some.flatMap((row) => Object.values(row)),
    });
  }
}

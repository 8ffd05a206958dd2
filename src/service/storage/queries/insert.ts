import type { CompiledQuery, InsertObject, Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { inStatements } from './rows.ts';

/** Statements that are kept, for each database; most reports come in requests of full size. */
const MAX_STATEMENTS = 64;

const statements = new WeakMap<object, Map<string, CompiledQuery>>();

/**
 * Inserts rows, which all have the same members in the same order, in as few statements as it
 * takes. One for as many rows as before is not built again: that costs as much as carrying it out.
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
    const build = () => db.insertInto(table).values(some).compile();
    const statement = kept(db, `${table} ${columns.join()} ${some.length}`, build);
    const parameters = some.flatMap((row) => Object.values(row));
    await db.executeQuery({ ...statement, parameters });
  }
}

function kept(db: Kysely<Tables>, key: string, build: () => CompiledQuery): CompiledQuery {
  const { adapter } = db.getExecutor();
  const ofDatabase = statements.get(adapter) ?? new Map<string, CompiledQuery>();
  statements.set(adapter, ofDatabase);
  const statement = ofDatabase.get(key) ?? build();
  ofDatabase.set(key, statement);
  const [oldest] = ofDatabase.keys();
  if (ofDatabase.size > MAX_STATEMENTS && oldest !== undefined) ofDatabase.delete(oldest);
  return statement;
}

import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Tables } from '../../tables.ts';

/** Statements that are kept, for each database; most reports come in requests of full size. */
const MAX_STATEMENTS = 64;

const statements = new WeakMap<object, Map<string, CompiledQuery<unknown>>>();

/** A statement of which there is one text, whatever its parameters. */
export interface KeptStatement<Row> {
  /** Tells it from all others. */
  name: string;
  /** Builds it, with parameters of any values. */
  build: () => Compilable<Row>;
  /** In the order in which the statement names them. */
  parameters: readonly unknown[];
}

/**
 * Carries out a statement that is built once for a database: to build one costs as much as to carry
 * it out. For what happens with every iteration or row.
 */
export async function executeKept<Row>(
  db: Kysely<Tables>,
  { name, build, parameters }: KeptStatement<Row>,
): Promise<QueryResult<Row>> {
  const statement = kept(db, name, build);
  if (statement.parameters.length !== parameters.length) {
    throw new Error(`The statement ${name} takes ${statement.parameters.length} parameters.`);
  }
  return db.executeQuery<Row>({ ...statement, parameters });
}

function kept<Row>(
  db: Kysely<Tables>,
  name: string,
  build: () => Compilable<Row>,
): CompiledQuery<unknown> {
  const { adapter } = db.getExecutor();
  const ofDatabase = statements.get(adapter) ?? new Map<string, CompiledQuery<unknown>>();
  statements.set(adapter, ofDatabase);
  const statement = ofDatabase.get(name) ?? build().compile();
  ofDatabase.set(name, statement);
  const [oldest] = ofDatabase.keys();
  if (ofDatabase.size > MAX_STATEMENTS && oldest !== undefined) ofDatabase.delete(oldest);
  return statement;
}

import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool } from 'pg';
import { StorageError } from '../storage-error.ts';
import { storable } from './postgres-text.ts';

/** How trouble with a database is told. */
interface Reported {
  /** The database, as it may be shown. */
  name: string;
  /** As many as there are at most. */
  connections: number;
  /** How long one is waited for. */
  waitMs: number;
}

/** Codes of errors (SQLSTATE) by which the database breaks off a statement that takes too long. */
const BROKEN_OFF: Readonly<Record<string, string>> = {
  '55P03': 'another session holds what it waits for',
  '57014': 'it took too long',
};
/** Codes after which the connection is of no use: it broke, or the database shuts down or starts. */
const CONNECTION_LOST = /^(08...|57P0[1-5])$/;

/** A pool that says, to whoever operates the service, what is wrong where it cannot serve. */
export function tellingPool(pool: Pool, reported: Reported): PostgresPool {
  const clients = new WeakMap<PostgresPoolClient, PostgresPoolClient>();
  let inUse = 0;
  pool.on('acquire', () => {
    inUse += 1;
  });
  pool.on('release', () => {
    inUse -= 1;
  });
  // A connection that is lost while nobody waits for it is replaced; what waits for one is told.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      try {
        const client: PostgresPoolClient = await pool.connect();
        const known = clients.get(client) ?? tellingClient(client, reported.name);
        clients.set(client, known);
        return known;
      } catch (error) {
        const isBusy = inUse >= reported.connections;
        throw isBusy ? allInUse(reported, error) : unreachable(reported.name, error);
      }
    },
  };
}

/** Has a connection that gave no answer, or a broken one, used by nobody any more. */
function tellingClient(client: PostgresPoolClient, name: string): PostgresPoolClient {
  let lost: StorageError | null = null;
  const tell = (error: unknown): unknown => {
    const code = sqlState(error);
    const brokenOff = BROKEN_OFF[code ?? ''];
    if (brokenOff !== undefined) {
      const message = `The database ${name} broke off a statement, since ${brokenOff}: ${reasonOf(error)}`;
      return new StorageError(message, { cause: error });
    }
    if (code !== null && !CONNECTION_LOST.test(code)) return error;
    const message = `The connection to the database ${name} was lost: ${reasonOf(error)}`;
    lost = new StorageError(message, { cause: error });
    return lost;
  };
  async function execute<R>(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    if (lost !== null) throw lost;
    try {
      return await client.query<R>(sql, parameters.map(storable));
    } catch (error) {
      throw tell(error);
    }
  }
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('No result here is read by a cursor.');
    return execute<R>(sql, parameters);
  }
  return { query, release: (destroy) => client.release(destroy === true || lost !== null) };
}

const unreachable = (name: string, cause: unknown): StorageError =>
  new StorageError(`The database ${name} cannot be reached: ${reasonOf(cause)}`, { cause });

const allInUse = ({ name, connections, waitMs }: Reported, cause: unknown): StorageError =>
  new StorageError(
    `The database ${name} is busy: each of the ${connections} connections of this service is in use, and none came free within ${waitMs / 1000} s.`,
    { cause },
  );

/** Null: the error is none that the database sent. */
function sqlState(error: unknown): string | null {
  const isSent = error instanceof Error && 'severity' in error && 'code' in error;
  return isSent ? String(error.code) : null;
}

/** A host with several addresses fails with an error for each, and none of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

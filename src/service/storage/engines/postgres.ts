import { PostgresDialect } from 'kysely';
import { tellingPool } from './postgres-pool.ts';
import { fromStored } from './postgres-text.ts';
import { shownUrl } from './postgres-url.ts';

/** Connections of a service; a database of the usual size has some hundred for all of its users. */
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** A transaction waits for nothing but the database, so one that long holds its rows by mistake. */
const IDLE_TRANSACTION_TIMEOUT_MS = 60_000;

/**
 * How long a statement may take: the database breaks it off, and tells whether it was for a lock.
 * One that is silent beyond that is out of reach, or its machine is. The action waits for 30 s. The
 * address may name others.
 */
const STATEMENT_LIMITS = {
  lock_timeout: 15_000,
  statement_timeout: 20_000,
  query_timeout: 25_000,
};

/** Types of results that `pg` hands out as texts, since they may be beyond what a number holds. */
const COUNTS = { int8: 20, numeric: 1700 };
const TEXT = 25;

export interface PostgresOptions {
  /** 10 by default. */
  connections?: number;
  /** How long one of them is waited for; 10 s by default. */
  waitMs?: number;
  /** False: statements take the time that they need, as where tables are changed. */
  limited?: boolean;
}

/** Opens no connection yet. */
export async function openPostgres(
  url: string,
  { connections = POOL_SIZE, waitMs = CONNECT_TIMEOUT_MS, limited = true }: PostgresOptions = {},
): Promise<PostgresDialect> {
  // Loaded only here, so that nobody else pays for it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    ...(limited && STATEMENT_LIMITS),
    keepAlive: true,
    application_name: 'mcp-eval-service',
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') => {
        if (id === TEXT) return fromStored;
        return Object.values(COUNTS).includes(id) ? Number : pg.types.getTypeParser(id, format);
      },
    },
  });
  return new PostgresDialect({
    pool: tellingPool(pool, { name: shownUrl(url), connections, waitMs }),
  });
}

import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
} from 'kysely';
import { StorageError } from '../storage-error.ts';
import { shownUrl } from './postgres-url.ts';

/** Connections of a service; a database of the usual size has some hundred for all of its users. */
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** A transaction waits for nothing but the database, so one that long holds its rows by mistake. */
const IDLE_TRANSACTION_TIMEOUT_MS = 60_000;

/** Types of results that `pg` hands out as texts, since they may be beyond what a number holds. */
const COUNTS = { int8: 20, numeric: 1700 };
const TEXT = 25;

/** Opens no connection yet. */
export async function openPostgres(url: string): Promise<PostgresDialect> {
  // Loaded only here, so that nobody else pays for it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'mcp-eval-service',
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') => {
        if (id === TEXT) return fromStored;
        return Object.values(COUNTS).includes(id) ? Number : pg.types.getTypeParser(id, format);
      },
    },
  });
  // A connection that is lost while nobody waits for it is replaced; what waits for one is told.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PooledDialect(pool, shownUrl(url));
}

class PooledDialect extends PostgresDialect {
  readonly #pool: PostgresPool;
  readonly #shownUrl: string;

  constructor(pool: PostgresPool, url: string) {
    super({ pool });
    this.#pool = pool;
    this.#shownUrl = url;
  }

  override createDriver(): Driver {
    return new PooledDriver(this.#pool, this.#shownUrl);
  }
}

class PooledDriver extends PostgresDriver {
  readonly #shownUrl: string;
  readonly #prepared = new WeakSet<DatabaseConnection>();

  constructor(pool: PostgresPool, url: string) {
    super({ pool });
    this.#shownUrl = url;
  }

  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    try {
      return this.#prepare(await super.acquireConnection(...options));
    } catch (error) {
      throw new StorageError(
        `The database ${this.#shownUrl} cannot be reached: ${reasonOf(error)}`,
        { cause: error },
      );
    }
  }

  #prepare(connection: DatabaseConnection): DatabaseConnection {
    if (this.#prepared.has(connection)) return connection;
    this.#prepared.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (query) =>
      execute({ ...query, parameters: query.parameters.map(storable) });
    return connection;
  }
}

/** A host with several addresses fails with an error for each, and none of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** PostgreSQL has no texts with the character 0: two others stand for it, and two for the first of them. */
const ESCAPE = '\uE000';
const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['\0', `${ESCAPE}0`],
  [ESCAPE, `${ESCAPE}1`],
]);
const UNESCAPED = new Map([...ESCAPED].map(([text, escaped]) => [escaped, text]));

const storable = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(/[\0\uE000]/g, (character) => ESCAPED.get(character) ?? character)
    : value;

const fromStored = (text: string): string =>
  text.includes(ESCAPE)
    ? text.replace(/\uE000[01]/g, (escaped) => UNESCAPED.get(escaped) ?? escaped)
    : text;

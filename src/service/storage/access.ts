import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import { systemClock } from '../../ports/clock.ts';
import { retry } from '../../resilience/retry.ts';
import type { RetryPolicy } from '../../resilience/retry-policy.ts';
import type { DatabaseKind } from './migrations/schema.ts';
import { LOCK_ORDER, type LockedResource } from './store.ts';
import type { Access, Tables, TransactionAccess } from './tables.ts';

/** Errors of PostgreSQL after which the same may go well: the transaction was in another's way. */
const IN_THE_WAY = ['40001', '40P01'];
/** Short waits, by chance: those who were in each other's way are not to meet there again. */
const ANOTHER_TRY: RetryPolicy = {
  maxAttempts: 5,
  backoff: { firstMs: 5, growth: 2, longestMs: 40, jitter: 1 },
};

/**
 * Lets queries at a database. What decides by what it has read locks a row first (`lock`), and each
 * statement sees what was committed before it, so that the same holds on both databases: SQLite
 * does one transaction after the other, PostgreSQL all that do not wait for the same row.
 */
export function createAccess(
  database: Kysely<Tables>,
  kind: DatabaseKind,
  now: () => number,
): Access {
  const inTransaction = new AsyncLocalStorage<true>();
  const requireOutside = () => {
    // On one connection, it would wait for the transaction that waits for it.
    if (inTransaction.getStore()) throw new Error('A transaction must use the store it is given.');
  };

  return {
    get db() {
      requireOutside();
      return database;
    },
    now,
    async transaction(work) {
      requireOutside();
      const once = () =>
        database
          .transaction()
          .setIsolationLevel('read committed')
          .execute((db) =>
            inTransaction.run(true, () => work(createTransactionAccess(db, kind, now))),
          );
      return retry(once, {
        policy: ANOTHER_TRY,
        judge: (error) => (isInTheWay(error) ? {} : null),
        ...{ clock: systemClock, random: Math.random },
      });
    },
  };
}

function createTransactionAccess(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  now: () => number,
): TransactionAccess {
  const held: { resource: LockedResource; id: string }[] = [];
  const access: TransactionAccess = {
    db,
    now,
    transaction: (work) => work(access),
    async lock(resource, id) {
      if (held.some((one) => one.resource === resource && one.id === id)) return;
      requireOrder(resource, held.at(-1)?.resource);
      held.push({ resource, id });
      if (kind === 'sqlite') return;
      // Of the kind that lets others refer to the row.
      await db.selectFrom(resource).select('id').where('id', '=', id).forNoKeyUpdate().execute();
    },
  };
  return access;
}

/** Held up on both databases, though only those of PostgreSQL would ever wait for each other. */
function requireOrder(resource: LockedResource, last: LockedResource | undefined): void {
  if (last === undefined || LOCK_ORDER.indexOf(resource) > LOCK_ORDER.indexOf(last)) return;
  throw new Error(`A transaction that holds one of the ${last} must not lock ${resource}.`);
}

const isInTheWay = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && IN_THE_WAY.includes(String(error.code));

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { DatabaseKind } from './migrations/schema.ts';
import type { Access, Tables, TransactionAccess } from './tables.ts';

/** Errors of PostgreSQL after which the same may go well: the transaction was in another's way. */
const IN_THE_WAY = ['40001', '40P01'];
const MAX_ATTEMPTS = 5;

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
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await database
            .transaction()
            .setIsolationLevel('read committed')
            .execute((db) =>
              inTransaction.run(true, () => work(createTransactionAccess(db, kind, now))),
            );
        } catch (error) {
          if (attempt === MAX_ATTEMPTS || !isInTheWay(error)) throw error;
        }
      }
    },
  };
}

function createTransactionAccess(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  now: () => number,
): TransactionAccess {
  const access: TransactionAccess = {
    db,
    now,
    transaction: (work) => work(access),
    async lock(resource, id) {
      if (kind === 'sqlite') return;
      // Of the kind that lets others refer to the row.
      await db.selectFrom(resource).select('id').where('id', '=', id).forNoKeyUpdate().execute();
    },
  };
  return access;
}

const isInTheWay = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && IN_THE_WAY.includes(String(error.code));

import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type RunCreated, runCreatedSchema } from '../../contract/resources/run.ts';
import { jsonColumn, prepareCommand, prepareQuery } from './query.ts';

const keyRow = z.object({
  runId: z.string(),
  requestHash: z.string(),
  reply: jsonColumn(runCreatedSchema),
});
export type IdempotencyKeyRecord = z.infer<typeof keyRow>;

/** What a key is looked up by; the scope names what it was sent for. */
interface KeyPlace {
  userId: string;
  scope: string;
  key: string;
}

/** Keys that requests were sent with, and what came of them. They live as long as their runs. */
export function createIdempotencyKeys(database: DatabaseSync, now: () => number) {
  const byPlace = prepareQuery(
    database,
    keyRow,
    `SELECT runId, requestHash, reply FROM idempotencyKeys
     WHERE userId = :userId AND scope = :scope AND key = :key`,
  );
  const insert = prepareCommand(
    database,
    `INSERT INTO idempotencyKeys (userId, scope, key, runId, requestHash, reply, createdAt)
     VALUES (:userId, :scope, :key, :runId, :requestHash, :reply, :createdAt)`,
  );

  return {
    find: ({ userId, scope, key }: KeyPlace): IdempotencyKeyRecord | undefined =>
      byPlace.one({ userId, scope, key }),
    add(entry: KeyPlace & { runId: string; requestHash: string; reply: RunCreated }): void {
      const { userId, scope, key, runId, requestHash, reply } = entry;
      const createdAt = now();
      insert({ userId, scope, key, runId, requestHash, reply: JSON.stringify(reply), createdAt });
    },
  };
}

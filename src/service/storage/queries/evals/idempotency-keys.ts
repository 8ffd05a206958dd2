import { storedId } from '../../external-id.ts';
import type { IdempotencyKeyStore } from '../../store.ts';
import type { Access } from '../../tables.ts';

export function createIdempotencyKeys(access: Access): IdempotencyKeyStore {
  return {
    async find({ userId, scope, key }) {
      const row = await access.db
        .selectFrom('idempotencyKeys')
        .select(['runId', 'requestHash', 'reply'])
        .where('userId', '=', userId)
        .where('scope', '=', storedId(scope))
        .where('key', '=', key)
        .executeTakeFirst();
      return row === undefined ? undefined : { ...row, reply: JSON.parse(row.reply) };
    },
    async add({ userId, scope, key, runId, requestHash, reply }) {
      await access.db
        .insertInto('idempotencyKeys')
        .values({
          ...{ userId, scope: storedId(scope), key, runId, requestHash },
          reply: JSON.stringify(reply),
          createdAt: access.now(),
        })
        .execute();
    },
  };
}

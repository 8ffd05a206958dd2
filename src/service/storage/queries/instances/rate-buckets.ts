import { sql } from 'kysely';
import type { RateBucketStore } from '../../store.ts';
import type { Access } from '../../tables.ts';

/** One statement a take, so that none is counted twice or lost, whoever else takes at that time. */
export function createRateBuckets(access: Access): RateBucketStore {
  return {
    async take(keyId, { tokensPerMs, burst }) {
      const now = access.now();
      const filledAt = sql.ref('rateBuckets.filledAt');
      // A wall clock may be set back; that must not empty the bucket.
      const elapsed = sql`case when ${now} > ${filledAt} then ${now} - ${filledAt} else 0 end`;
      const filled = sql`${sql.ref('rateBuckets.tokens')} + (${elapsed}) * ${tokensPerMs}`;
      const level = sql`case when ${filled} > ${burst} then ${burst} else ${filled} end`;
      const bucket = await access.db
        .insertInto('rateBuckets')
        .values({ keyId, tokens: burst - 1, filledAt: now, granted: 1 })
        .onConflict((conflict) =>
          conflict.column('keyId').doUpdateSet({
            tokens: sql<number>`case when (${level}) >= 1 then (${level}) - 1 else (${level}) end`,
            granted: sql<0 | 1>`case when (${level}) >= 1 then 1 else 0 end`,
            filledAt: now,
          }),
        )
        .returning(['tokens', 'granted'])
        .executeTakeFirstOrThrow();
      return { granted: bucket.granted === 1, tokens: bucket.tokens };
    },
  };
}

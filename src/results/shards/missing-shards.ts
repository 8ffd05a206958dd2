import { bearsOut } from '../../model/declared-counts.ts';
import type { ResultRow } from '../report/result-row.ts';

/** A row as far as it tells which send it belongs to. */
export type ShardRow = Pick<ResultRow, 'shard' | 'workflowAttempt' | 'shardRows'>;

/**
 * Numbers of the expected shards of which not every row has arrived. A shard counts by its newest
 * attempt alone, since an older one is superseded.
 */
export function missingShards(rows: Iterable<ShardRow>, total: number): number[] {
  const newest = new Map<number, { attempt: number; rows: number; declared: number | null }>();
  for (const { shard, workflowAttempt, shardRows } of rows) {
    if (shard === null) continue;
    const known = newest.get(shard);
    if (known !== undefined && known.attempt > workflowAttempt) continue;
    const fresh = known === undefined || known.attempt < workflowAttempt;
    const seen = fresh ? { attempt: workflowAttempt, rows: 0, declared: null } : known;
    newest.set(shard, {
      attempt: workflowAttempt,
      rows: seen.rows + 1,
      declared: shardRows ?? seen.declared,
    });
  }
  const expected = Array.from({ length: total }, (_, position) => position + 1);
  return expected.filter((number) => {
    const shard = newest.get(number);
    return shard?.declared == null || !bearsOut(shard.declared, shard.rows);
  });
}

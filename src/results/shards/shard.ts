/** Which part of a run's tests a job ran: `index` of `total`, from 1. */
export interface Shard {
  /** Null for a job that ran no tests and only ends the run. */
  readonly index: number | null;
  readonly total: number;
}

const MAX_SHARDS = 1_000;

/** Reads `2/5`, or `all/5` for the job that only ends the run; null for anything else. */
export function parseShard(text: string): Shard | null {
  const [, part = '', whole = ''] = /^(all|\d{1,4})\/(\d{1,4})$/.exec(text.trim()) ?? [];
  const total = Number(whole);
  const index = part === 'all' ? null : Number(part);
  if (total < 1 || total > MAX_SHARDS) return null;
  return index === null || (index >= 1 && index <= total) ? { index, total } : null;
}

/** A row as far as it tells which send it belongs to. */
export interface ShardRow {
  /** Null where the run is not sharded. */
  readonly shard: number | null;
  readonly workflowAttempt: number;
  /** On the last row of a shard: how many rows the shard has in that attempt. */
  readonly shardRows: number | null;
}

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
    return shard?.declared == null || shard.rows !== shard.declared;
  });
}

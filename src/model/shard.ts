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

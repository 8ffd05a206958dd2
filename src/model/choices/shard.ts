/** Which part of a run's tests a job ran: `index` of `total`, from 1. */
export interface Shard {
  /** Null for a job that ran no tests and only ends the run. */
  readonly index: number | null;
  readonly total: number;
}

export const MAX_SHARDS = 1_000;

/** Reads `2/5`, or `all/5` for the job that only ends the run; null for anything else. */
export function parseShard(text: string): Shard | null {
  const [, part = '', whole = ''] = /^(all|\d{1,4})\/(\d{1,4})$/.exec(text.trim()) ?? [];
  const total = Number(whole);
  const index = part === 'all' ? null : Number(part);
  if (total < 1 || total > MAX_SHARDS) return null;
  return index === null || (index >= 1 && index <= total) ? { index, total } : null;
}

/** By what cases are dealt out: their identity, or how long they take. */
export const SHARD_RULES = ['identity', 'durations'] as const;
export type ShardRule = (typeof SHARD_RULES)[number];

/** A leg of a suite that a report was joined of. */
export interface JoinedLeg {
  index: number;
  total: number;
  attempt: number;
  /** Null where it had no case to run, or no run came about. */
  runId: string | null;
  /** How many cases it told. */
  cases: number;
  /** Name of the artifact that its job leaves in a first attempt; absent where nobody said. */
  artifact?: string;
}

/** Such as `leg 2/5`. */
export const legName = ({ index, total }: { index: number; total: number }): string =>
  `leg ${index}/${total}`;

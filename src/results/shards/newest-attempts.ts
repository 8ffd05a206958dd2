import { isBad } from '../read/parsed-case.ts';
import type { ResultRow } from '../report/result-row.ts';

/**
 * The rows that count: of each shard, those of its newest attempt. One that passed there, and did
 * not in an attempt before, is flaky; one that did not pass there is nothing but that, whatever came
 * before. Every attempt before counts as one it was tried in.
 */
export function newestAttempts(rows: readonly ResultRow[]): ResultRow[] {
  const newest = new Map<number | null, number>();
  for (const { shard, workflowAttempt } of rows) {
    newest.set(shard, Math.max(workflowAttempt, newest.get(shard) ?? 0));
  }
  const isNewest = (row: ResultRow) => row.workflowAttempt === newest.get(row.shard);
  const superseded = Map.groupBy(
    rows.filter((row) => !isNewest(row)),
    ({ caseId }) => caseId,
  );
  return rows.filter(isNewest).map((row) => withHistory(row, superseded.get(row.caseId) ?? []));
}

function withHistory(row: ResultRow, superseded: readonly ResultRow[]): ResultRow {
  const earlier = superseded.filter((other) => other.workflowAttempt < row.workflowAttempt);
  if (earlier.length === 0 || row.status === 'skipped') return row;
  const recovered = earlier.some(({ status }) => isBad(status));
  const before = new Set(earlier.map(({ workflowAttempt }) => workflowAttempt)).size;
  const flaky = row.status === 'passed' && (row.flaky || recovered);
  return { ...row, flaky, attempts: row.attempts + before };
}

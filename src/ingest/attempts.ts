import type { ResultRow } from './result-row.ts';

/**
 * The rows that count: of each shard, those of its newest attempt. A case that ended otherwise in
 * an attempt before is flaky, and every attempt before counts as one it was tried in.
 */
export function newestAttempts(rows: readonly ResultRow[]): ResultRow[] {
  const newest = new Map<number | null, number>();
  for (const { shard, workflowAttempt } of rows) {
    newest.set(shard, Math.max(workflowAttempt, newest.get(shard) ?? 0));
  }
  const counts: ResultRow[] = [];
  const superseded = new Map<string, ResultRow[]>();
  for (const row of rows) {
    if (row.workflowAttempt === newest.get(row.shard)) counts.push(row);
    else superseded.set(row.caseId, [...(superseded.get(row.caseId) ?? []), row]);
  }
  return counts.map((row) => withHistory(row, superseded.get(row.caseId) ?? []));
}

function withHistory(row: ResultRow, superseded: readonly ResultRow[]): ResultRow {
  const earlier = superseded.filter((other) => other.workflowAttempt < row.workflowAttempt);
  if (earlier.length === 0 || row.status === 'skipped') return row;
  const passed = row.status === 'passed';
  const changed = earlier.some(({ status }) => (status === 'passed') !== passed);
  const before = new Set(earlier.map(({ workflowAttempt }) => workflowAttempt)).size;
  return { ...row, flaky: row.flaky || changed, attempts: row.attempts + before };
}

import type { ResultRow } from '../../../src/results/report/result-row.ts';

/** A passing row of the case `name`. */
export function sampleRow(name: string, more: Partial<ResultRow> = {}): ResultRow {
  return {
    caseId: name,
    id: `${name}-1`,
    title: name,
    status: 'passed',
    durationMs: 2,
    error: null,
    errorDetails: null,
    flaky: false,
    attempts: 1,
    file: null,
    line: null,
    shard: null,
    workflowAttempt: 1,
    shardRows: null,
    ...more,
  };
}

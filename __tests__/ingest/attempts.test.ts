import { expect, it } from '@jest/globals';
import { newestAttempts } from '../../src/ingest/attempts.ts';
import { sampleRow } from './support/sample-row.ts';

it('counts an attempt before once, however often the case is in it', () => {
  const rows = [1, 2].flatMap((workflowAttempt) => [
    sampleRow('x', { workflowAttempt, id: `x-1-${workflowAttempt}` }),
    sampleRow('x', { workflowAttempt, id: `x-2-${workflowAttempt}` }),
  ]);
  expect(newestAttempts(rows).map(({ id, attempts }) => [id, attempts])).toEqual([
    ['x-1-2', 2],
    ['x-2-2', 2],
  ]);
});

it('says of a shard that ran once nothing that another shard did', () => {
  const rows = [
    sampleRow('x', { shard: 1, workflowAttempt: 1, status: 'failed' }),
    sampleRow('x', { shard: 2, workflowAttempt: 1 }),
    sampleRow('x', { shard: 1, workflowAttempt: 2 }),
  ];
  expect(newestAttempts(rows)).toMatchObject([
    { shard: 2, flaky: false, attempts: 1 },
    { shard: 1, flaky: true, attempts: 2 },
  ]);
});

it('knows a case again that another shard ran before', () => {
  const rows = [
    sampleRow('x', { shard: 1, workflowAttempt: 1, status: 'failed' }),
    sampleRow('y', { shard: 1, workflowAttempt: 2 }),
    sampleRow('x', { shard: 2, workflowAttempt: 2 }),
  ];
  expect(newestAttempts(rows)).toMatchObject([
    { caseId: 'y', flaky: false, attempts: 1 },
    { caseId: 'x', flaky: true, attempts: 2 },
  ]);
});

import { expect, test } from '@jest/globals';
import type { Failure } from '../../../src/report/failure.ts';
import { requestsOf, rowsOf } from '../../../src/sources/upload/upload.ts';
import { caseOf, iterationWith } from '../../support/reports.ts';
import { reportOf } from '../../support/uploads.ts';

const failed = (message: string, details: string): Failure => {
  return { kind: 'test', type: null, message, details, file: null, line: null };
};

/** The rows of a report of one iteration. */
function rowsWith(outcome: 'passed' | 'failed' | 'incomplete', ...failures: Failure[]) {
  const members = { number: 3, outcome, attempts: 2, durationMs: null, failures };
  const iterations = [iterationWith(members)];
  return rowsOf({ source: 'results', cases: [caseOf('adds', '', { id: 'c', iterations })] });
}

test('rows have ids and all messages; what did not end has none', () => {
  const ids = { caseTitle: 'adds', externalCaseId: 'c', externalIterationId: 'c-3' };
  const metadata = { status: 'passed', attempts: 2 };
  expect(rowsWith('passed')).toEqual([{ ...ids, passed: true, metadata }]);
  expect(rowsWith('incomplete')).toEqual([]);
  const failures = [failed('a\nb', 'at x'), failed('c', '')];
  const [row] = rowsWith('failed', ...failures);
  expect(row).toMatchObject({ ...ids, passed: false, metadata: { status: 'failed' } });
  expect(row).toMatchObject({ error: 'a\nb\nc', errorDetails: 'at x\n' });
});

test('cases that share a title have rows of distinct titles', () => {
  const cases = [caseOf('adds', 'pp', { id: 'a' }), caseOf('adds', 'p', { id: 'b' })];
  const titles = rowsOf({ source: 'results', cases }).map(({ caseTitle }) => caseTitle);
  expect(titles).toEqual(['adds', 'adds', 'adds (2)']);
});

test('requests have 200 rows and 1 MiB at most', () => {
  const sizes = Array.from(requestsOf(rowsOf(reportOf(450))), (rows) => rows.length);
  expect(sizes).toEqual([200, 200, 50]);
  const text = '語\n'.repeat(50_000);
  const rows = Array.from({ length: 30 }, () => rowsWith('failed', failed(text, text))).flat();
  expect(rows[0]?.error).toMatch(/…$/);
  const requests = [...requestsOf(rows)];
  for (const results of requests) {
    const bytes = Buffer.byteLength(JSON.stringify({ runId: 'x'.repeat(500), results }));
    expect(bytes).toBeLessThanOrEqual(2 ** 20);
  }
  expect([requests.flat(), requests.length]).toEqual([rows, 3]);
});

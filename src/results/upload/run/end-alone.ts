import { bearsOut } from '../../../model/declared-counts.ts';
import type { Problem } from '../../../model/run-report.ts';
import { errorMessage } from '../../../trouble/errors.ts';
import type { ResultRow } from '../../report/result-row.ts';
import { newestAttempts } from '../../shards/newest-attempts.ts';
import { auditRows, countProblems, countRows, type RowCounts } from '../rows/row-audit.ts';
import { readStoredRows, type StoredRows } from '../rows/stored-rows.ts';
import type { UploadContext } from '../upload-context.ts';
import type { OpenRun } from './open-run.ts';
import { ended, finalize, openEnd, rowsOfEarlierRuns, type UploadedResults } from './run-end.ts';

/** Ends a run that has no other shards. */
export async function endAlone(
  context: UploadContext,
  run: OpenRun,
  rows: readonly ResultRow[],
): Promise<UploadedResults> {
  if (context.finalize === 'never') return openEnd(run, rows);
  const end = run.finished ?? (await finalize(context, run));
  const agrees = countProblems(end.summary, countRows(rows)).length === 0;
  const judged = ended(run, end, { whole: agrees });
  if (!agrees) {
    const stored = await readStoredRows(context, run);
    const superseded = stored.rows.filter((row) => row.workflowAttempt < context.workflowAttempt);
    const problems = unexplained(stored, superseded, rows, end.summary);
    return { ...judged, rows: newestAttempts([...rows, ...superseded]), problems, warnings: [] };
  }
  const { earlier, warnings } = await historyOf(context, run);
  return { ...judged, rows: newestAttempts([...rows, ...earlier]), problems: [], warnings };
}

/** Time for what decides nothing. */
const HISTORY_TIME_MS = 60_000;

/** Rows of the attempts before, which tell what is flaky and decide nothing. */
async function historyOf(
  context: UploadContext,
  run: OpenRun,
): Promise<{ earlier: ResultRow[]; warnings: string[] }> {
  const deadlineAtMs = Math.min(
    context.options.deadlineAtMs ?? Number.POSITIVE_INFINITY,
    context.clock.now() + HISTORY_TIME_MS,
  );
  const options = { ...context.options, deadlineAtMs, optional: true };
  try {
    return { earlier: await rowsOfEarlierRuns({ ...context, options }, run), warnings: [] };
  } catch (error) {
    context.options.signal?.throwIfAborted();
    const warning = `What changed since the attempt before is not known: ${errorMessage(error)}`;
    return { earlier: [], warnings: [warning] };
  }
}

/** Why the counts differ from ours, unless rows of attempts before account for it. */
function unexplained(
  stored: StoredRows,
  superseded: readonly ResultRow[],
  rows: readonly ResultRow[],
  summary: RowCounts | null | undefined,
): Problem[] {
  if (stored.rows.length === 0) return countProblems(summary, countRows(rows));
  const audit = auditRows(stored, rows);
  if (audit.length > 0) return audit;
  const ours = countRows(rows).total;
  // Then the sums of the service have to be those of the rows that it tells one by one.
  if (bearsOut(stored.total, ours + superseded.length)) {
    return countProblems(summary, countRows(stored.rows), 'its rows');
  }
  return [
    {
      kind: 'evidence',
      message: `The run holds ${stored.total} results, of which this step sent ${ours} and attempts before it ${superseded.length}: somebody else reports to it.`,
    },
  ];
}

import type { IngestResult } from '../../../contract/resources/ingest.ts';
import { bearsOut } from '../../../model/declared-counts.ts';
import type { Problem } from '../../../model/run-report.ts';
import { errorMessage } from '../../../trouble/errors.ts';
import type { ResultRow } from '../../report/result-row.ts';
import { missingShards } from '../../shards/missing-shards.ts';
import { newestAttempts } from '../../shards/newest-attempts.ts';
import {
  auditRows,
  countProblems,
  countRows,
  EvidenceError,
  type RowCounts,
} from '../rows/row-audit.ts';
import { readStoredRows, type StoredRows } from '../rows/stored-rows.ts';
import type { UploadContext } from '../upload-context.ts';
import type { OpenRun } from './open-run.ts';

/** What became of the results of a job. */
export interface UploadedResults {
  readonly run: Pick<OpenRun, 'runId' | 'suiteId'> & { readonly projectId: string | null };
  /** `running` where the run is left open. */
  readonly status: string;
  /** Judgement of the service; null where the run is open or holds superseded rows. */
  readonly result: string | null;
  /** Counts of the service, where they are those of `rows`. */
  readonly declared: RowCounts | null;
  /** The rows that count: of this job, or of all shards where this job found them complete. */
  readonly rows: readonly ResultRow[];
  readonly problems: readonly Problem[];
  readonly warnings: readonly string[];
}

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

/** Ends a run of several shards once all of them are complete, if this job may. */
export async function endWithShards(
  context: UploadContext,
  run: OpenRun,
  ownRows: readonly ResultRow[],
  total: number,
): Promise<UploadedResults> {
  if (context.finalize === 'never') return openEnd(run, ownRows);
  const stored = await readStoredRows(context, run);
  if (stored.total > 0 && stored.rows.length === 0) throw new EvidenceError(UNTOLD_SHARDS);
  const audit = auditRows(stored, ownRows);
  const known = [...stored.rows, ...(await rowsOfEarlierRuns(context, run))];
  const ownIndex = context.shard?.index;
  // A shard in which no test ran has no rows to be seen by; of this one we know that it reported.
  const empty = countRows(ownRows).total === 0 ? ownIndex : null;
  const missing = missingShards(known, total).filter((shard) => shard !== empty);
  const merged = newestAttempts([...ownRows, ...withoutOwn(known, ownRows)]);
  if (missing.length > 0) {
    const told = missingText(missing, total);
    return context.finalize === 'auto'
      ? { ...openEnd(run, ownRows), problems: audit, warnings: [told] }
      : { ...openEnd(run, merged), problems: [{ kind: 'evidence', message: told }, ...audit] };
  }
  const end = run.finished ?? (await finalize(context, run));
  const whole = bearsOut(stored.total, countRows(merged).total);
  const late = bearsOut(end.summary?.total ?? null, stored.total)
    ? []
    : countProblems(end.summary, { ...countRows(stored.rows), total: stored.total });
  return {
    ...ended(run, end, { whole }),
    rows: merged,
    problems: [...audit, ...late],
    warnings: [],
  };
}

const UNTOLD_SHARDS =
  'The service does not tell which rows it has, so it cannot be known which shards reported. ' +
  'Report each shard as a suite of its own, with its own `suite-name`.';

function missingText(missing: readonly number[], total: number): string {
  const shards = missing.length === 1 ? 'Shard' : 'Shards';
  return (
    `${shards} ${missing.join(', ')} of ${total} did not report all their results, so the run ` +
    'stays open. Their jobs failed, read a damaged file, are still at work, or ran no test.'
  );
}

/** Our own rows say more than what the service tells of them. */
function withoutOwn(known: readonly ResultRow[], ownRows: readonly ResultRow[]): ResultRow[] {
  const ownIds = new Set(ownRows.map(({ id }) => id));
  return known.filter(({ id }) => !ownIds.has(id));
}

async function rowsOfEarlierRuns(
  context: UploadContext,
  { projectId, earlierRunIds }: OpenRun,
): Promise<ResultRow[]> {
  const rows: ResultRow[] = [];
  for (const runId of earlierRunIds) {
    const stored = await readStoredRows(context, { projectId, runId });
    for (const row of stored.rows) rows.push(row);
  }
  return rows;
}

async function finalize(
  { client, project, options }: UploadContext,
  { runId, externalRunId }: OpenRun,
): Promise<IngestResult> {
  return client.ingest.finalize(project, { runId, externalRunId }, options);
}

type RunEnd = NonNullable<OpenRun['finished']>;

/** `whole`: the rows that count are all the run has, so that its own judgement is about them. */
export function judgementOf(
  { status, result, summary }: RunEnd,
  { whole }: { whole: boolean },
): Pick<UploadedResults, 'status' | 'result' | 'declared'> {
  return {
    status: status ?? 'completed',
    result: whole ? (result ?? null) : null,
    declared: whole ? (summary ?? null) : null,
  };
}

function ended(
  run: OpenRun,
  end: RunEnd,
  population: { whole: boolean },
): Pick<UploadedResults, 'run' | 'status' | 'result' | 'declared'> {
  return { run, ...judgementOf(end, population) };
}

function openEnd(run: OpenRun, rows: readonly ResultRow[]): UploadedResults {
  const none = { problems: [], warnings: [] };
  return { run, status: 'running', result: null, declared: null, rows, ...none };
}

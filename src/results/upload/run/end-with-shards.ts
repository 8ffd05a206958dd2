import { bearsOut } from '../../../model/declared-counts.ts';
import type { ResultRow } from '../../report/result-row.ts';
import { missingShards } from '../../shards/missing-shards.ts';
import { newestAttempts } from '../../shards/newest-attempts.ts';
import { auditRows, countProblems, countRows, EvidenceError } from '../rows/row-audit.ts';
import { readStoredRows } from '../rows/stored-rows.ts';
import type { UploadContext } from '../upload-context.ts';
import type { OpenRun } from './open-run.ts';
import { ended, finalize, openEnd, rowsOfEarlierRuns, type UploadedResults } from './run-end.ts';

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

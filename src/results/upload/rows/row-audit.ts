import { type CountKind, disagreement, discrepancies } from '../../../model/declared-counts.ts';
import type { Problem } from '../../../model/run-report.ts';
import { ExpectedError } from '../../../trouble/errors.ts';
import type { ResultRow } from '../../report/result-row.ts';
import type { StoredRows } from './stored-rows.ts';

/** What the service has is not what was sent to it. */
export class EvidenceError extends ExpectedError {
  override readonly name = 'EvidenceError';
  override readonly nature = 'evidence';
}

export type RowCounts = Readonly<Record<CountKind, number>>;

/** Counts of the rows that are sent. */
export function countRows(rows: readonly ResultRow[]): RowCounts {
  const sent = rows.filter(({ status }) => status !== 'skipped');
  const passed = sent.filter(({ status }) => status === 'passed').length;
  return { total: sent.length, passed, failed: sent.length - passed };
}

/** What is wrong with the counts of the service, held against ours or others; it may give none. */
export function countProblems(
  summary: RowCounts | null | undefined,
  ours: RowCounts,
  counter = 'the result files',
): Problem[] {
  const found = discrepancies(summary, ours);
  if (found.length === 0) return [];
  return [
    { kind: 'evidence', message: disagreement(found, { declarer: 'the service has', counter }) },
  ];
}

/** Are all these rows in the run already? Null where the service does not tell which rows it has. */
export function holdsAll(stored: StoredRows, rows: readonly ResultRow[]): boolean | null {
  if (stored.rows.length === 0) return stored.total === 0 ? false : null;
  const ids = new Set(stored.rows.map(({ id }) => id));
  return rows.every(({ id, status }) => status === 'skipped' || ids.has(id));
}

/**
 * What is wrong with the rows of one send as the service has them: lost, doubled, or with another
 * outcome, as after an earlier send of the same attempt with other results.
 */
export function auditRows(stored: StoredRows, rows: readonly ResultRow[]): Problem[] {
  const copies = Map.groupBy(stored.rows, ({ id }) => id);
  const sent = rows.filter(({ status }) => status !== 'skipped');
  const lost = sent.filter(({ id }) => !copies.has(id));
  const doubled = sent.filter(({ id }) => (copies.get(id)?.length ?? 0) > 1);
  const changed = sent.filter(({ id, status }) =>
    copies.get(id)?.some((copy) => (copy.status === 'passed') !== (status === 'passed')),
  );
  return [
    ...rowProblem(lost, 'missing from the run'),
    ...rowProblem(doubled, 'in the run more than once'),
    ...rowProblem(changed, 'in the run with another outcome, from an earlier send of this attempt'),
  ];
}

function rowProblem(rows: readonly ResultRow[], what: string): Problem[] {
  const [first] = rows;
  if (!first) return [];
  const message = `Results ${what}: ${rows.length}, the first is "${first.title}".`;
  return [{ kind: 'evidence', message }];
}

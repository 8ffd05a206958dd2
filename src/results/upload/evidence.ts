import type { Problem } from '../../model/run-report.ts';
import { ExpectedError } from '../../trouble/errors.ts';
import { isUsersTrouble, problemOf } from '../../trouble/whose-trouble.ts';
import type { ResultRow } from '../report/result-row.ts';
import type { StoredRows } from './rows/stored-rows.ts';

/** What the service has is not what was sent to it. */
export class EvidenceError extends ExpectedError {
  override readonly name = 'EvidenceError';
  override readonly nature = 'evidence';
}

/** Why results did not reach the service. */
export interface Trouble {
  readonly problem: Problem;
  /** The error, where the user has to set something right; null for all other trouble. */
  readonly refusal: ExpectedError | null;
}

/**
 * Makes a problem of trouble with the service, its refusal, its death and a cancelled job included,
 * so that what was read of the results is not lost over it.
 */
export async function tolerantly<Result>(
  work: () => Promise<Result>,
): Promise<{ done: Result } | Trouble> {
  try {
    return { done: await work() };
  } catch (error) {
    return { problem: problemOf(error), refusal: isUsersTrouble(error) ? error : null };
  }
}

export interface RowCounts {
  readonly total: number;
  readonly passed: number;
  readonly failed: number;
}

/** Counts of the rows that are sent. */
export function countRows(rows: readonly ResultRow[]): RowCounts {
  const sent = rows.filter(({ status }) => status !== 'skipped');
  const passed = sent.filter(({ status }) => status === 'passed').length;
  return { total: sent.length, passed, failed: sent.length - passed };
}

/** Do the counts of the service equal ours? True where it gives none. */
export function sameCounts(summary: RowCounts | null | undefined, ours: RowCounts): boolean {
  if (!summary) return true;
  return COUNTS.every((count) => summary[count] === ours[count]);
}

const COUNTS = ['total', 'passed', 'failed'] as const;

/** Says how the counts of the service differ from ours, or from others. */
export function countProblem(
  summary: RowCounts,
  ours: RowCounts,
  source = 'the result files',
): Problem {
  const differing = COUNTS.filter((count) => summary[count] !== ours[count]);
  const told = differing.map((count) => `${summary[count]} ${count}`).join(', ');
  const sent = differing.map((count) => `${ours[count]} ${count}`).join(', ');
  return {
    kind: 'evidence',
    message: `The counts disagree: the service has ${told}; ${source}, ${sent}.`,
  };
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

import { countOf } from '../model/quantity.ts';
import type { CaseReport, IterationReport } from '../model/run-report.ts';
import type { ResultRow } from './result-row.ts';

/** Passing cases shown one by one at most; a report of more would be of use to nobody. */
export const MAX_PASSING_CASES = 20_000;

/** Characters of long failure texts kept in all. */
const MAX_DETAILS_LENGTH = 32 * 1024 * 1024;

/**
 * Cases of a report, in the order of their first rows. Of very many, the plainly passing ones
 * beyond the limit share one entry that tells their number, so that every count is exact.
 */
export function reportCases(
  rows: readonly ResultRow[],
  maxPassingCases = MAX_PASSING_CASES,
): CaseReport[] {
  const groups = new Map<string, ResultRow[]>();
  for (const row of rows) {
    const group = groups.get(row.caseId);
    if (group) group.push(row);
    else groups.set(row.caseId, [row]);
  }
  const details = new DetailsBudget();
  const cases: CaseReport[] = [];
  const folded: ResultRow[] = [];
  let passing = 0;
  for (const [id, group] of groups) {
    const plain = group.every(({ status, flaky }) => status === 'passed' && !flaky);
    if (plain) passing += 1;
    if (plain && passing > maxPassingCases) for (const row of group) folded.push(row);
    else cases.push(caseReport(id, group, details));
  }
  return folded.length === 0 ? cases : [...cases, foldedCase(folded, passing - maxPassingCases)];
}

function caseReport(id: string, rows: readonly ResultRow[], details: DetailsBudget): CaseReport {
  const [first] = rows;
  const file = first?.file ?? null;
  return {
    id,
    title: first?.title ?? id,
    location: file === null ? null : { file, line: first?.line ?? null },
    iterations: rows.map((row, index) => iterationReport(row, index + 1, details)),
  };
}

const NONE = { input: null, output: null, total: null };

function iterationReport(row: ResultRow, number: number, details: DetailsBudget): IterationReport {
  return {
    id: row.id,
    number,
    outcome: row.status,
    startedAtMs: null,
    durationMs: row.durationMs,
    tokens: NONE,
    model: null,
    provider: null,
    error: row.error,
    errorDetails: details.spend(row.errorDetails),
    expectedToolCalls: [],
    actualToolCalls: [],
    analysis: null,
    assertions: [],
    messages: null,
    flaky: row.flaky,
    attempts: row.attempts,
  };
}

function foldedCase(rows: readonly ResultRow[], cases: number): CaseReport {
  const known = rows.flatMap(({ durationMs }) => durationMs ?? []);
  const durationMs = known.length === 0 ? null : known.reduce((sum, ms) => sum + ms, 0);
  return {
    id: 'further-passing-cases',
    title: countOf(cases, 'further passing case'),
    location: null,
    iterations: [],
    folded: { cases, passed: rows.length, durationMs },
  };
}

/** Keeps long texts until there are too many of them in all. */
class DetailsBudget {
  #left = MAX_DETAILS_LENGTH;

  spend(details: string | null): string | null {
    if (details === null || details.length > this.#left) return null;
    this.#left -= details.length;
    return details;
  }
}

import { identityOfResult } from '../../identity/case-identity.ts';
import { CaseFolder } from '../../model/cases/folded-cases.ts';
import { sumKnown } from '../../model/counts.ts';
import { countOf } from '../../model/quantity.ts';
import type { CaseReport, IterationReport, SourceLocation } from '../../model/run-report.ts';
import type { ResultRow } from './result-row.ts';

/** Up to so many passing cases are listed; a report of more would be of use to nobody. */
export const MAX_PASSING_CASES = 20_000;
/** Of more than that, so many. */
const SAMPLE_CASES = 1_000;

/** How many of so many passing cases, or skipped ones, are listed. */
export function listedOf(cases: number, maxCases: number): number {
  return cases <= maxCases ? cases : Math.min(maxCases, SAMPLE_CASES);
}

/** Characters of messages, and of the long texts behind them, kept in all. */
const MAX_TEXT_LENGTH = 32 * 1024 * 1024;
/** What a message has left when there is no room any more. */
const SHORT_ERROR_LENGTH = 200;

/**
 * Cases of a report, in the order of their first rows. Of very many, the plainly passing ones
 * beyond the limit share one entry that has of each its identity, counts and duration.
 */
export function reportCases(
  rows: readonly ResultRow[],
  maxPassingCases = MAX_PASSING_CASES,
): CaseReport[] {
  const groups = Map.groupBy(rows, ({ caseId }) => caseId);
  const plain = new Set([...groups.values()].filter((group) => group.every(isPlain)));
  const listed = listedOf(plain.size, maxPassingCases);
  const texts = new TextBudget();
  const cases: CaseReport[] = [];
  const folder = new CaseFolder();
  let passing = 0;
  for (const [id, group] of groups) {
    if (plain.has(group)) passing += 1;
    if (plain.has(group) && passing > listed) {
      const durationMs = sumKnown(group, (row) => row.durationMs);
      const identity = identityOfResult(id);
      folder.add({ identity, passed: group.length, skipped: 0, durationMs });
    } else cases.push(caseReport(id, group, texts));
  }
  return [...cases, ...foldedCase('passing', folder)];
}

function isPlain({ status, flaky }: ResultRow): boolean {
  return status === 'passed' && !flaky;
}

function caseReport(id: string, rows: readonly ResultRow[], texts: TextBudget): CaseReport {
  const [first] = rows;
  return {
    id,
    identity: identityOfResult(id),
    title: first?.title ?? id,
    location: first === undefined ? null : locationOf(first),
    iterations: rows.map((row, index) => iterationReport(row, index + 1, texts)),
  };
}

/** Place of a row's case; null where its file is not known. */
export function locationOf({
  file,
  line,
}: Pick<ResultRow, 'file' | 'line'>): SourceLocation | null {
  return file === null ? null : { file, line };
}

const NONE = { input: null, output: null, total: null };

/** A row as an iteration of its case; `number` counts from 1. */
export function iterationReport(
  row: ResultRow,
  number: number,
  texts: TextBudget,
): IterationReport {
  return {
    id: row.id,
    number,
    outcome: row.status,
    startedAtMs: null,
    durationMs: row.durationMs,
    tokens: NONE,
    model: null,
    provider: null,
    error: texts.shorten(row.error),
    errorDetails: texts.spend(row.errorDetails),
    expectedToolCalls: [],
    actualToolCalls: [],
    analysis: null,
    assertions: [],
    flaky: row.flaky,
    attempts: row.attempts,
  };
}

/** The entry that stands for many plain cases; none where there are none. */
export function foldedCase(kind: 'passing' | 'skipped', folder: CaseFolder): CaseReport[] {
  const folded = folder.finish();
  if (folded === null) return [];
  return [
    {
      id: `further-${kind}-cases`,
      title: countOf(folded.cases, `further ${kind} case`),
      location: null,
      iterations: [],
      folded,
    },
  ];
}

/** Keeps texts until there are too many of them in all. */
export class TextBudget {
  #left = MAX_TEXT_LENGTH;

  /** A text that may be left out. */
  spend(text: string | null): string | null {
    if (text === null || text.length > this.#left) return null;
    this.#left -= text.length;
    return text;
  }

  /** A text of which the beginning stays in any case. */
  shorten(text: string | null): string | null {
    if (text === null) return null;
    return this.spend(text) ?? `${text.slice(0, SHORT_ERROR_LENGTH).toWellFormed()}… (cut)`;
  }
}

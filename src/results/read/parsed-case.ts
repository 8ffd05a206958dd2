import type { ResultFormat } from '../../model/choices/ingest-choices.ts';
import type { DeclaredTotals } from './declared-totals.ts';

export type CaseStatus = 'passed' | 'failed' | 'error' | 'skipped';

export function isBad(status: CaseStatus | null): boolean {
  return status === 'failed' || status === 'error';
}

/** One entry of a result file. Its identity is `caseIdentity` of `identity.ts`. */
export interface ParsedCase {
  /** Names from the outermost suite inwards; JSON reports lead with their test file. */
  suitePath: string[];
  className: string | null;
  name: string;
  /** `failed`: a check was not met. `error`: it broke. `skipped` is outside every denominator. */
  status: CaseStatus;
  /** Passed only after a failed attempt. */
  flaky: boolean;
  /** How often it was tried, at least 1. */
  attempts: number;
  /** Null where the file gives no time, or none that can be read. */
  durationMs: number | null;
  /** Why it did not pass, free of terminal colours. */
  message: string | null;
  /** Stack or other long text behind `message`. */
  details: string | null;
  /** Source file as the result file spells it, relative to the workspace where it lies inside. */
  file: string | null;
  line: number | null;
  /** Made here for a suite or hook that broke outside any test; not one of the file's `tests`. */
  synthesized: boolean;
  /** Counts from 1 among cases of the file that are equal in suite path, class and name. */
  ordinal: number;
}

/** A place in a file, from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Takes the cases as they are read, so that none need be kept. */
export type CaseSink = (parsedCase: ParsedCase) => void;

/** Why a file was not read whole, or cannot be trusted as it stands. Line and column from 1. */
export interface ParseError {
  file: string;
  line: number | null;
  column: number | null;
  message: string;
  casesReadBefore: number;
}

/** `passed + failed + error + skipped` is `tests` plus the synthesized entries. */
export interface FileSummary {
  file: string;
  /** Null where the content is none of the formats read here. */
  format: ResultFormat | null;
  /** The producer, where its traits are known. */
  dialect: string | null;
  tests: number;
  passed: number;
  failed: number;
  error: number;
  skipped: number;
  flaky: number;
  /** Sum of the known durations of the cases; null where none is known. */
  durationMs: number | null;
  declared: DeclaredTotals;
  warnings: string[];
  /** Not empty: the file must not count as passed. */
  errors: ParseError[];
}

/** Takes the decoded text of one file, in chunks cut anywhere. */
export interface ReportReader {
  /** False: nothing more will be read. */
  write(text: string): boolean;
  /** The text is at its end, or will not be read further. */
  end(): void;
}

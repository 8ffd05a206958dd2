import { roundMs } from './duration.ts';
import { createDuplicateCounter } from './identity.ts';
import type {
  CaseSink,
  DeclaredTotals,
  FileSummary,
  ParsedCase,
  ParseError,
  ResultFormat,
} from './parsed-case.ts';
import { counted } from './text.ts';

/** Where in a file something is wrong, from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Counts the cases of one file as they pass to the sink, and gathers what is odd about it. */
export interface FileTally {
  /** Counts an entry, sets its ordinal and hands it on. */
  add(entry: ParsedCase): void;
  warn(message: string): void;
  fail(message: string, position?: Position): void;
  identifyAs(format: ResultFormat, dialect: string | null): void;
  /** Totals the file declares; several values where it has several ways to be read. */
  declare(totals: DeclaredTotals, alternatives?: DeclaredTotals[]): void;
  finish(): FileSummary;
}

export function createTally(file: string, sink: CaseSink): FileTally {
  const duplicateCounter = createDuplicateCounter();
  const counts = { passed: 0, failed: 0, error: 0, skipped: 0 };
  const warnings: string[] = [];
  const errors: ParseError[] = [];
  let format: ResultFormat | null = null;
  let dialect: string | null = null;
  let tests = 0;
  let flaky = 0;
  let durationMs: number | null = null;
  let declared: DeclaredTotals = { tests: null, failed: null };
  let readings: DeclaredTotals[] = [declared];

  function fail(message: string, position?: Position): void {
    const { line, column } = position ?? { line: null, column: null };
    errors.push({ file, line, column, message, casesReadBefore: tests });
  }

  function checkTotals(): void {
    const failed = counts.failed + counts.error;
    if (declared.tests !== null && readings.every((reading) => reading.tests !== tests)) {
      const states = `declares ${counted(declared.tests, 'test')}`;
      warnings.push(
        tests === 0 ? `${states} but lists no individual cases` : `${states} but lists ${tests}`,
      );
    }
    if (declared.failed === null || readings.some((reading) => reading.failed === failed)) return;
    const states = `declares ${counted(declared.failed, 'failure')}`;
    // A declared failure is all there is to go by where no case is listed.
    if (tests === 0 && failed === 0) fail(`${states} but lists no failed case`);
    else warnings.push(`${states} but lists ${counted(failed, 'failed case')}`);
  }

  return {
    add(entry) {
      counts[entry.status] += 1;
      if (!entry.synthesized) tests += 1;
      if (entry.flaky) flaky += 1;
      if (entry.durationMs !== null) durationMs = (durationMs ?? 0) + entry.durationMs;
      entry.ordinal = duplicateCounter.ordinalOf(entry);
      sink(entry);
    },
    warn: (message) => warnings.push(message),
    fail,
    identifyAs(readFormat, readDialect) {
      format = readFormat;
      dialect = readDialect;
    },
    declare(totals, alternatives = []) {
      declared = totals;
      readings = [totals, ...alternatives];
    },
    finish() {
      if (errors.length === 0) {
        checkTotals();
        if (tests === 0) warnings.push('lists 0 tests');
      }
      const duplicates = duplicateCounter.duplicates();
      if (duplicates > 0) {
        warnings.push(
          `${counted(duplicates, 'case')} share suite, class and name with another one`,
        );
      }
      const totalMs = durationMs === null ? null : roundMs(durationMs);
      const facts = { tests, ...counts, flaky, durationMs: totalMs, declared };
      return { file, format, dialect, ...facts, warnings, errors };
    },
  };
}

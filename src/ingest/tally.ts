import { roundMs } from './duration.ts';
import { createDuplicateCounter } from './identity.ts';
import { addKnown, addTotals, NO_TOTALS } from './known-sums.ts';
import type {
  CaseSink,
  DeclaredTotals,
  FileSummary,
  ParsedCase,
  ParseError,
  ResultFormat,
} from './parsed-case.ts';
import { createRetryMerger } from './retries.ts';
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
  /** Leaves an entry out that cannot be counted; only the time it took is. */
  leaveOut(entry: ParsedCase): void;
  warn(message: string): void;
  fail(message: string, position?: Position): void;
  identifyAs(format: ResultFormat, dialect: string | null): void;
  /**
   * Adds to the totals the file declares. Alternatives are other ways to read them, for a file that
   * declares but once.
   */
  declare(totals: DeclaredTotals, alternatives?: DeclaredTotals[]): void;
  finish(): FileSummary;
}

export interface TallyOptions {
  /** Entries that are equal in all that tells tests apart are attempts of one test. */
  mergeRetries: boolean;
}

export function createTally(
  file: string,
  sink: CaseSink,
  { mergeRetries }: TallyOptions,
): FileTally {
  const duplicateCounter = createDuplicateCounter();
  const retries = mergeRetries ? createRetryMerger() : null;
  const counts = { passed: 0, failed: 0, error: 0, skipped: 0 };
  const warnings: string[] = [];
  const errors: ParseError[] = [];
  let format: ResultFormat | null = null;
  let dialect: string | null = null;
  let tests = 0;
  /** What the file lists, as it declares it: each attempt of a test is one. */
  const listed = { tests: 0, failed: 0 };
  let flaky = 0;
  let durationMs: number | null = null;
  let declared = NO_TOTALS;
  let readings: DeclaredTotals[] = [declared];

  function fail(message: string, position?: Position): void {
    const { line, column } = position ?? { line: null, column: null };
    errors.push({ file, line, column, message, casesReadBefore: listed.tests });
  }

  function checkTotals(): void {
    const { tests: found, failed } = listed;
    if (declared.tests !== null && readings.every((reading) => reading.tests !== found)) {
      const states = `declares ${counted(declared.tests, 'test')}`;
      warnings.push(
        found === 0 ? `${states} but lists no individual cases` : `${states} but lists ${found}`,
      );
    }
    if (declared.failed === null || readings.some((reading) => reading.failed === failed)) return;
    const states = `declares ${counted(declared.failed, 'failure')}`;
    // A declared failure is all there is to go by where no case is listed.
    if (found === 0 && failed === 0) fail(`${states} but lists no failed case`);
    else warnings.push(`${states} but lists ${counted(failed, 'failed case')}`);
  }

  function count(entry: ParsedCase): void {
    counts[entry.status] += 1;
    if (!entry.synthesized) tests += 1;
    if (entry.flaky) flaky += 1;
    durationMs = addKnown(durationMs, entry.durationMs);
    entry.ordinal = duplicateCounter.ordinalOf(entry);
    sink(entry);
  }

  function warnOfDuplicates(): void {
    const duplicates = duplicateCounter.duplicates();
    if (duplicates === 0) return;
    const found = `lists ${counted(duplicates, 'repeat')} of another case's suite, class and name`;
    warnings.push(mergeRetries ? found : `${found}; if they are retries, set merge-retries: true`);
  }

  return {
    add(entry) {
      if (!entry.synthesized) listed.tests += 1;
      if (entry.status === 'failed' || entry.status === 'error') listed.failed += 1;
      if (retries === null || entry.synthesized) count(entry);
      else retries.add(entry);
    },
    leaveOut(entry) {
      durationMs = addKnown(durationMs, entry.durationMs);
    },
    warn: (message) => warnings.push(message),
    fail,
    identifyAs(readFormat, readDialect) {
      format = readFormat;
      dialect = readDialect;
    },
    declare(totals, alternatives = []) {
      declared = addTotals(declared, totals);
      readings = [declared, ...alternatives];
    },
    finish() {
      for (const test of retries?.finish() ?? []) count(test);
      if (errors.length === 0) {
        checkTotals();
        if (tests === 0) warnings.push('has 0 tests to count');
      }
      warnOfDuplicates();
      const totalMs = durationMs === null ? null : roundMs(durationMs);
      const facts = { tests, ...counts, flaky, durationMs: totalMs, declared };
      return { file, format, dialect, ...facts, warnings, errors };
    },
  };
}

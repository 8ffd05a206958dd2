import type { ResultFormat } from '../../../model/choices/ingest-choices.ts';
import { addKnown } from '../../../model/counts.ts';
import { bearsOut, discrepancyOfFile } from '../../../model/declared-counts.ts';
import { addTotals, type DeclaredTotals, NO_TOTALS } from '../declared-totals.ts';
import { roundMs } from '../duration.ts';
import {
  type CaseSink,
  type FileSummary,
  isBad,
  type ParsedCase,
  type ParseError,
  type Position,
} from '../parsed-case.ts';
import { counted } from '../text.ts';
import { Doubts, type Suspicion } from './doubts.ts';
import { createDuplicateCounter } from './duplicates.ts';
import { createRetryMerger, repeatsEntries } from './retries.ts';

/** Counts the cases of one file as they pass to the sink, and gathers what is odd about it. */
export interface FileTally {
  /** Counts an entry, sets its ordinal and hands it on. */
  add(entry: ParsedCase): void;
  /** Leaves an entry out that cannot be counted; only the time it took is. */
  leaveOut(entry: ParsedCase): void;
  /** Leaves an entry out of which nobody knows how it ended; the file must not count as passed. */
  leaveUndecided(entry: ParsedCase, reason: string): void;
  /** Notes a sign that cases are missing, which the declared totals may confirm or dispel. */
  suspect(message: string, position: Position, options: Pick<Suspicion, 'gap'>): void;
  warn(message: string): void;
  fail(message: string, position?: Position): void;
  /** As `fail`, of a file that was read whole but says more than it lists. */
  contradict(message: string, position?: Position): void;
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
  const contradictions: ParseError[] = [];
  const doubts = new Doubts();
  let suspicion: Suspicion | null = null;
  let format: ResultFormat | null = null;
  let dialect: string | null = null;
  let tests = 0;
  /** What the file lists, as it declares it: each attempt of a test is one. */
  const listed = { tests: 0, failed: 0 };
  let flaky = 0;
  let durationMs: number | null = null;
  let declared = NO_TOTALS;
  let readings: DeclaredTotals[] = [declared];

  function problem(message: string, position?: Position): ParseError {
    const { line, column } = position ?? { line: null, column: null };
    return { file, line, column, message, casesReadBefore: listed.tests };
  }

  function fail(message: string, position?: Position): void {
    errors.push(problem(message, position));
  }

  /** How the declared tests differ from those listed, where no reading of them agrees. */
  function missingTests(): number {
    const { tests: found } = listed;
    const agrees = readings.some(({ tests: told }) => bearsOut(told, found));
    return agrees ? 0 : (declared.tests ?? found) - found;
  }

  function declaresRuns(): boolean {
    return readings.every(({ ran }) => (ran ?? 0) > 0);
  }

  function checkTotals(): void {
    const { tests: found, failed } = listed;
    if (missingTests() !== 0) {
      const lists = found === 0 ? 'no individual cases' : found;
      const message = discrepancyOfFile(declared.tests ?? 0, 'test', lists);
      // Some producers leave out cases, such as filtered ones; none leaves out all that ran.
      if (found === 0 && declaresRuns() && contradictions.length === 0) {
        contradictions.push(problem(message));
      } else warnings.push(message);
    }
    // More than are listed are an error, which is for the reader of the format to tell.
    const agrees = readings.some((reading) => bearsOut(reading.failed, failed, 'fewer'));
    if (agrees || declared.failed === null) return;
    warnings.push(discrepancyOfFile(declared.failed, 'failure', counted(failed, 'failed case')));
  }

  function checkSuspicion(): void {
    if (suspicion === null || errors.length > 0) return;
    const unknown = declared.tests === null || declared.failed === null;
    const confirmed = missingTests() > 0 || (suspicion.gap && unknown);
    if (confirmed) fail(`${suspicion.message}: cases may be missing`, suspicion.position);
    else if (suspicion.gap) warnings.push(suspicion.message);
  }

  function leaveOut(entry: ParsedCase): void {
    durationMs = addKnown(durationMs, entry.durationMs);
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
    if (!mergeRetries && repeatsEntries(dialect)) {
      warnings.push(`${found}; if they are retries, set merge-retries: true`);
    } else if (mergeRetries && !repeatsEntries(dialect)) {
      const producer = dialect === null ? 'its producer is not one that is' : `${dialect} is not`;
      warnings.push(
        `${found}, each of which counts by itself in spite of merge-retries: ${producer} known to ` +
          'repeat what it retries. If they are retries, let it write the last attempt of a test only',
      );
    } else warnings.push(found);
  }

  return {
    add(entry) {
      if (!entry.synthesized) listed.tests += 1;
      if (isBad(entry.status)) listed.failed += 1;
      if (retries === null || entry.synthesized) count(entry);
      else retries.add(entry, dialect);
    },
    leaveOut,
    leaveUndecided(entry, reason) {
      leaveOut(entry);
      doubts.add(reason);
    },
    suspect(message, position, { gap }) {
      // Only the first is told, but one that weighs more is.
      if (suspicion === null || (gap && !suspicion.gap)) suspicion = { message, position, gap };
    },
    warn: (message) => warnings.push(message),
    fail,
    contradict: (message, position) => contradictions.push(problem(message, position)),
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
      for (const message of doubts.messages()) fail(message);
      checkSuspicion();
      if (errors.length === 0) {
        checkTotals();
        if (tests === 0) warnings.push('has 0 tests to count');
      }
      errors.push(...contradictions);
      warnOfDuplicates();
      const totalMs = durationMs === null ? null : roundMs(durationMs);
      const facts = { tests, ...counts, flaky, durationMs: totalMs, declared };
      return { file, format, dialect, ...facts, warnings, errors };
    },
  };
}

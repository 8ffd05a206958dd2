import { z } from 'zod';
import { bearsOut, discrepancyOfFile } from '../../../../model/declared-counts.ts';
import type { DeclaredTotals } from '../../declared-totals.ts';
import { knownMs } from '../../duration.ts';
import { type CaseStatus, isBad, type ParsedCase } from '../../parsed-case.ts';
import type { FileTally } from '../../tally/tally.ts';
import { cleanName, cleanText, counted, firstLine } from '../../text.ts';
import { outcomeOfWord, toldWord } from '../outcome-words.ts';
import type { ReportMarks } from './json-document.ts';

/** What Jest's report and Vitest's copy of it have in common, in one shape. */
export interface JsonReport {
  dialect: string;
  /** The producer's own verdict; null where it gives none. */
  success: boolean | null;
  interrupted: boolean;
  declared: DeclaredTotals;
  /** Test files that failed, by the report's head; null where that counts something else. */
  failedFiles: number | null;
  /** That the head tells of something that failed, whatever it counts. */
  tellsOfFailures: boolean;
  /** That it was written before `success` was known: there `false` says nothing. */
  unfinished: boolean;
  /** What a test that is `pending` means. */
  pending: 'skipped' | 'unfinished';
  files: TestFile[];
}

export interface TestFile {
  /** Relative to the workspace where it lies inside. */
  path: string;
  /** That the file itself failed, whatever its tests did. */
  failed: boolean;
  message: string;
  /** That `message` is about the file itself, and never about its tests. */
  messageIsOwn: boolean;
  assertions: Assertion[];
}

/** A format of JSON reports. */
export interface JsonFormat {
  readonly syntax: 'json';
  /** Whose reports they are, as messages say it. */
  readonly producer: string;
  readonly marks: ReportMarks;
  /** Whether a document is one. `asked`: the user says so, and it need not show. */
  fits(document: object, asked: boolean): boolean;
  /** @throws {z.ZodError} where the document is none after all. */
  read(document: unknown, relativePath: (path: string) => string): JsonReport;
}

/** How both say of themselves what they are: the counts come first, whichever those are. */
export const MARKS: ReportMarks = {
  opening: ['Total', 'Passed', 'Failed', 'Pending', 'RuntimeError', 'Todo'].map(
    (count) => `num${count}`,
  ),
  results: 'testResults',
};

/** One test; facets that are absent or of another type count as not given. */
export const assertionSchema = z.object({
  ancestorTitles: z.array(z.string()).catch([]),
  title: z.string().catch(''),
  fullName: z.string().catch(''),
  status: z.string(),
  duration: z.number().nullable().catch(null),
  failureMessages: z.array(z.string()).catch([]),
  location: z.object({ line: z.number() }).nullable().catch(null),
  invocations: z.number().catch(1),
  retryReasons: z.array(z.unknown()).catch([]),
});
type Assertion = z.output<typeof assertionSchema>;

/** A count of the report's head. */
export const countSchema = z.number().nullable().catch(null);

/** The totals of a head, whose words for a test that did not run are `pending` and `todo`. */
export function declaredTotals(
  head: Record<
    'numTotalTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests',
    number | null
  >,
): DeclaredTotals {
  const { numTotalTests: tests, numFailedTests: failed } = head;
  const idle = (head.numPendingTests ?? 0) + (head.numTodoTests ?? 0);
  return { tests, failed, ran: tests === null ? null : Math.max(0, tests - idle) };
}

/**
 * Hands every test on, and an error for every file that failed without a failed test, or says that
 * it broke beside one. Where the head says that not one test was run, a pass listed all the same is
 * no evidence.
 */
export function tallyReport(report: JsonReport, tally: FileTally): void {
  const met = { failures: 0, failedFiles: 0, synthesized: 0, unproven: 0 };
  for (const file of report.files) {
    const known: ParsedCase[] = [];
    for (const assertion of file.assertions) {
      const status = statusOf(assertion, report);
      if (status !== null) known.push(buildEntry(file, assertion, status));
      else tally.leaveUndecided(buildEntry(file, assertion, 'error'), reasonOf(assertion, report));
    }
    const failed = known.filter(({ status }) => isBad(status)).length;
    const broke = failed === 0 || (file.messageIsOwn && file.message !== '');
    if (file.failed && broke) {
      known.push(buildFileFailure(file));
      met.synthesized += 1;
    }
    met.failures += failed;
    if (file.failed || failed > 0) met.failedFiles += 1;
    for (const entry of known) {
      if (entry.status === 'passed' && report.declared.tests === 0) {
        tally.leaveOut(entry);
        met.unproven += 1;
      } else tally.add(entry);
    }
  }
  if (met.unproven > 0) {
    const listed = `${met.unproven} as passed, which are left out`;
    tally.warn(discrepancyOfFile(0, 'test', listed));
  }
  const { failed } = report.declared;
  tally.declare({ ...report.declared, failed: failed === null ? null : failed + met.synthesized });
  checkVerdict(report, met, tally);
}

/** What was met while the cases were read. */
interface Met {
  failures: number;
  failedFiles: number;
  synthesized: number;
}

/** Whatever the head says of failures has to be among the cases. */
function checkVerdict(report: JsonReport, met: Met, tally: FileTally): void {
  const failed = report.declared.failed ?? 0;
  const failedFiles = report.failedFiles ?? 0;
  const nothingFailed = met.failures + met.synthesized === 0;
  if (!bearsOut(failed, met.failures, 'more')) {
    const listed = met.failures === 0 ? 'no failed case' : met.failures;
    tally.contradict(discrepancyOfFile(failed, 'failure', listed));
  } else if (!bearsOut(failedFiles, met.failedFiles, 'more')) {
    const listed = met.failedFiles === 0 ? 'none' : met.failedFiles;
    tally.contradict(discrepancyOfFile(failedFiles, 'failed test file', listed));
  } else if (nothingFailed && report.tellsOfFailures) {
    tally.contradict('declares failed suites but lists nothing that failed');
  } else if (nothingFailed && report.success === false && !report.unfinished) {
    tally.contradict('says success: false, but no test and no file in it failed');
  }
  if (!report.interrupted) return;
  const message = `says the run was interrupted after ${counted(report.files.length, 'test file')}`;
  if (nothingFailed) tally.fail(message);
  else tally.warn(message);
}

function buildEntry(file: TestFile, assertion: Assertion, status: CaseStatus): ParsedCase {
  const { title, fullName, duration, location, retryReasons, invocations } = assertion;
  const attempts = Math.max(1, Math.trunc(invocations), retryReasons.length + 1);
  return {
    suitePath: [file.path, ...assertion.ancestorTitles.map(cleanName)],
    className: null,
    name: cleanName(title || fullName),
    status,
    flaky: status === 'passed' && attempts > 1,
    attempts,
    durationMs: duration === null ? null : knownMs(duration),
    ...describeFailure(assertion, status),
    file: file.path === '' ? null : file.path,
    line: location && location.line > 0 ? Math.trunc(location.line) : null,
    synthesized: false,
    ordinal: 1,
  };
}

/** Null where nobody knows what the test's status means, or it says that the test never ended. */
function statusOf(
  { status, failureMessages }: Assertion,
  { pending }: JsonReport,
): CaseStatus | null {
  if (status === 'focused') return failureMessages.length > 0 ? 'failed' : 'passed';
  if (status === 'pending' && pending === 'unfinished') return null;
  if (status === 'passed') return 'passed';
  const outcome = outcomeOfWord(status) ?? (failureMessages.length > 0 ? 'failed' : null);
  // Both write but one word for it: any other may mean that the test only began to run.
  return outcome === 'passed' ? null : outcome;
}

function reasonOf({ status }: Assertion, { pending }: JsonReport): string {
  return status === 'pending' && pending === 'unfinished'
    ? 'is pending, so it never ended'
    : `says "status: ${toldWord(status)}"`;
}

function describeFailure(
  { status: stated, failureMessages }: Assertion,
  status: CaseStatus,
): Pick<ParsedCase, 'message' | 'details'> {
  if (status !== 'failed' && status !== 'error') return { message: null, details: null };
  const details = failureMessages.join('\n\n').trim();
  if (details !== '')
    return { message: cleanText(withoutStack(details)), details: cleanText(details) };
  return { message: stated === 'failed' ? null : `status: ${toldWord(stated)}`, details: null };
}

/** A file that could not be loaded, or a hook that threw while its tests were left out. */
function buildFileFailure(file: TestFile): ParsedCase {
  const details = cleanText(file.message.trim());
  const ran = file.assertions.length > 0;
  const lines = details.split('\n').filter((line) => !/^\s*●/.test(line));
  return {
    suitePath: [file.path],
    className: null,
    name: ran ? 'test file failed outside its tests' : 'test file failed to run',
    status: 'error',
    flaky: false,
    attempts: 1,
    durationMs: null,
    message: firstLine(lines.join('\n')) ?? firstLine(details),
    details: details === '' ? null : details,
    file: file.path === '' ? null : file.path,
    line: null,
    synthesized: true,
    ordinal: 1,
  };
}

function withoutStack(text: string): string {
  const stack = text.search(/^[ \t]+at /m);
  const head = (stack < 0 ? text : text.slice(0, stack)).trim();
  return head === '' ? text : head;
}

import { z } from 'zod';
import { knownMs } from '../duration.ts';
import type { CaseStatus, DeclaredTotals, ParsedCase } from '../parsed-case.ts';
import type { FileTally } from '../tally.ts';
import { cleanName, cleanText, counted, firstLine } from '../text.ts';

/** What Jest's report and Vitest's copy of it have in common, in one shape. */
export interface JsonReport {
  dialect: string;
  /** The producer's own verdict; null where it gives none. */
  success: boolean | null;
  interrupted: boolean;
  declared: DeclaredTotals;
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

const statuses: Record<string, CaseStatus> = {
  passed: 'passed',
  failed: 'failed',
  pending: 'skipped',
  skipped: 'skipped',
  todo: 'skipped',
  disabled: 'skipped',
};

/**
 * Hands every test on, and an error for every file that failed without a failed test, or says that
 * it broke beside one. Where the head says that not one test was run, a pass listed all the same is
 * no evidence.
 */
export function tallyReport(report: JsonReport, tally: FileTally): void {
  let failures = 0;
  let synthesized = 0;
  let unproven = 0;
  for (const file of report.files) {
    const entries = file.assertions.map((assertion) => buildEntry(file, assertion));
    const failed = entries.filter(({ status }) => status !== 'passed' && status !== 'skipped');
    const broke = failed.length === 0 || (file.messageIsOwn && file.message !== '');
    if (file.failed && broke) {
      entries.push(buildFileFailure(file));
      synthesized += 1;
    }
    failures += failed.length;
    for (const entry of entries) {
      if (entry.status === 'passed' && report.declared.tests === 0) {
        tally.leaveOut(entry);
        unproven += 1;
      } else tally.add(entry);
    }
  }
  if (unproven > 0) {
    tally.warn(`declares 0 tests but lists ${unproven} as passed, which are left out`);
  }
  const { tests, failed } = report.declared;
  tally.declare({ tests, failed: failed === null ? null : failed + synthesized });
  checkVerdict(report, failures + synthesized, tally);
}

function checkVerdict(report: JsonReport, failures: number, tally: FileTally): void {
  const declaresFailures = (report.declared.failed ?? 0) > 0;
  if (report.success === false && failures === 0 && !declaresFailures) {
    tally.fail('says success: false, but no test and no file in it failed');
  }
  if (!report.interrupted) return;
  const message = `says the run was interrupted after ${counted(report.files.length, 'test file')}`;
  if (failures === 0) tally.fail(message);
  else tally.warn(message);
}

function buildEntry(file: TestFile, assertion: Assertion): ParsedCase {
  const { title, fullName, duration, location, retryReasons, invocations } = assertion;
  const status = statusOf(assertion);
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

function statusOf({ status, failureMessages }: Assertion): CaseStatus {
  if (status === 'focused') return failureMessages.length > 0 ? 'failed' : 'passed';
  return (Object.hasOwn(statuses, status) ? statuses[status] : undefined) ?? 'error';
}

function describeFailure(
  { status: stated, failureMessages }: Assertion,
  status: CaseStatus,
): Pick<ParsedCase, 'message' | 'details'> {
  if (status !== 'failed' && status !== 'error') return { message: null, details: null };
  const details = failureMessages.join('\n\n').trim();
  if (details !== '')
    return { message: cleanText(withoutStack(details)), details: cleanText(details) };
  const message = status === 'error' ? `has the unknown status ${cleanName(stated)}` : null;
  return { message, details: null };
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
  const stack = text.search(/^\s+at /m);
  const head = (stack < 0 ? text : text.slice(0, stack)).trim();
  return head === '' ? text : head;
}

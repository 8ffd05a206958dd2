import { constants } from 'node:fs';
import { lstat, open, realpath } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { identityOfResult, identityOfTitle } from '../identity/case-identity.ts';
import { hasCases } from '../model/choices/report-source.ts';
import { countReport } from '../model/counts.ts';
import { disagreement, discrepancies } from '../model/declared-counts.ts';
import {
  type CaseReport,
  PROBLEM_KINDS,
  type Problem,
  type RunReport,
} from '../model/run-report.ts';
import { measureJson } from '../text/json-extent.ts';
import { ConfigurationError, ExpectedError, errorCode, errorMessage } from '../trouble/errors.ts';
import {
  MAX_REPORT_BYTES,
  MAX_REPORT_VALUES,
  READABLE_VERSIONS,
  REPORT_FILE_NAME,
  type ReadableReport,
  readableReportSchema,
} from './report-schema.ts';

/** Deeper values would exhaust the stack of whoever walks them. */
const MAX_NESTING = 100;

/** How much of reports is read: all of one, or what others have left of it. */
export interface ReadingBudget {
  bytes: number;
  values: number;
}

const WHOLE_BUDGET: Readonly<ReadingBudget> = {
  bytes: MAX_REPORT_BYTES,
  values: MAX_REPORT_VALUES,
};

/** For several reports, which are bounded as one is. */
export const wholeBudget = (): ReadingBudget => ({ ...WHOLE_BUDGET });

/** A report file that was named, and how it is spoken of. */
export interface NamedReport {
  /** The file, or the folder that holds it as `report.json`. */
  path: string;
  /** Out of which no link may lead on the way to it; absent where it may be anywhere. */
  workspace?: string;
  /** The input that names it, and a right value of it. */
  input: { name: string; example: string };
  /** Such as `the collected report`. */
  title: string;
  /** What is said where nothing is there; the words of the system where this is left out. */
  absent?: string;
}

const COLLECTED: Pick<NamedReport, 'input' | 'title'> = {
  input: { name: 'report-path', example: 'collected' },
  title: 'the collected report',
};

/** A report file that cannot be believed to be one. */
export class CollectedReportError extends ExpectedError {
  override readonly name = 'CollectedReportError';
  override readonly nature = 'evidence';
}

/**
 * Results that another job collected.
 *
 * @param reportPath the file, or the folder that holds it as `report.json`.
 * @param workspace out of which no link may lead on the way to it.
 * @throws ConfigurationError where there is no such file, CollectedReportError where it is no
 *   report, or one without results.
 */
export function readCollectedReport(reportPath: string, workspace?: string): Promise<RunReport> {
  const place = workspace === undefined ? {} : { workspace };
  return readReport({ ...COLLECTED, ...place, path: reportPath });
}

/**
 * Results in a file that comes from code nobody has read: it must be a regular file of bounded size,
 * nesting and shape, and of what it says only the results are used, never its verdict.
 *
 * @throws ConfigurationError where there is no such file, CollectedReportError where it is no
 *   report, or one without results.
 */
export async function readReport(named: NamedReport): Promise<RunReport> {
  return (await readDatedReport(named)).report;
}

/**
 * The text of a file that is named as a report is.
 * @throws ConfigurationError where there is no such file, CollectedReportError where it is too large.
 */
export async function readNamed(named: NamedReport): Promise<string> {
  const { workspace } = named;
  const file = await findFile(named);
  if (workspace !== undefined && (await isLedOut(file, workspace))) {
    throw missing(named, 'leads out of the workspace by a link.');
  }
  return readBounded(file, named.title);
}

/** The same, with the time at which the file was written. */
export async function readDatedReport(
  named: NamedReport,
): Promise<{ report: RunReport; generatedAtMs: number }> {
  const read = parseReportFile(await readNamed(named), named.title);
  return { report: resultsOf(read, named.title), generatedAtMs: Date.parse(read.generatedAt) };
}

/**
 * The same of a report of cases alone.
 * @throws CollectedReportError also where it tells of something else.
 */
export async function readDatedCases(named: NamedReport): ReturnType<typeof readDatedReport> {
  const { report, ...dated } = await readDatedReport(named);
  return { ...dated, report: withCases(report, named.title) };
}

/**
 * The results that the text of a report file holds, which is taken out of what may be read.
 * @param title what the file is called.
 * @throws CollectedReportError where it is no report, or one without results.
 */
export function resultsOutOf(text: string, title: string, left: ReadingBudget): RunReport {
  const report = resultsOf(parseReportFile(text, title, left), title);
  left.bytes -= Buffer.byteLength(text);
  left.values -= measureJson(text).values;
  return report;
}

function resultsOf(file: ReadableReport, title: string): RunReport {
  const { report, verdict, counts, schemaVersion } = file;
  if (report === null) {
    throw new CollectedReportError(
      `${title} has no results; the job that wrote it says: ${verdict.headline}`,
    );
  }
  return {
    ...report,
    ...(schemaVersion === 1 && { formerVersion: schemaVersion }),
    cases: report.cases.map((one) => withIdentity(withConversations(one), report)),
    problems: [...report.problems.map(toProblem), ...lossOf(report, counts, title)],
  };
}

/** Results that the file counts and does not have: who takes a case out of it mends nothing by that. */
function lossOf(
  report: Pick<RunReport, 'cases'>,
  counts: ReadableReport['counts'],
  title: string,
): Problem[] {
  const lost = discrepancies(
    counts ? { total: counts.total, passed: null, failed: null } : null,
    countReport(report),
    'more',
  );
  const who = { declarer: `${title} says`, counter: 'its cases' };
  return lost.length === 0 ? [] : [{ kind: 'evidence', message: disagreement(lost, who) }];
}

/**
 * A report that tells of cases. By what it says of itself no other may be judged as one of them.
 * @throws CollectedReportError where it tells of something else.
 */
export function withCases(report: RunReport, title = COLLECTED.title): RunReport {
  if (hasCases(report)) return report;
  throw new CollectedReportError(`${title} is of mode ${report.source}, without cases`);
}

type ReadCase = NonNullable<ReadableReport['report']>['cases'][number];

/** A report that was written before there were conversations has their plain texts. */
function withConversations(one: ReadCase): CaseReport {
  const iterations = one.iterations.map(({ messages, ...iteration }) =>
    iteration.conversation !== undefined || messages === null
      ? iteration
      : { ...iteration, conversation: { messages, timeline: [] } },
  );
  return { ...one, iterations };
}

/** Where it has none, as in a report of version 1, it is made of the id. */
function withIdentity(one: CaseReport, { source }: Pick<RunReport, 'source'>): CaseReport {
  if (one.identity !== undefined || one.folded !== undefined) return one;
  const identity = source === 'ingest' ? identityOfResult(one.id) : identityOfTitle(one.id);
  return { ...one, identity };
}

async function findFile(named: NamedReport): Promise<string> {
  try {
    const file = (await lstat(named.path)).isDirectory()
      ? path.join(named.path, REPORT_FILE_NAME)
      : named.path;
    if ((await lstat(file)).isFile()) return file;
  } catch (error) {
    const isAbsent = ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '');
    const absent = named.absent ?? `there is no such file or folder: ${named.path}.`;
    throw missing(named, isAbsent ? absent : `cannot be read: ${errorMessage(error)}.`);
  }
  throw missing(
    named,
    'names something that is neither a regular file nor a folder that holds one.',
  );
}

/** Whether links on the way to a file in the workspace lead out of it. */
export async function isLedOut(file: string, workspace: string): Promise<boolean> {
  if (!file.startsWith(workspace + path.sep)) return false;
  return !(await realpath(file)).startsWith((await realpath(workspace)) + path.sep);
}

function missing({ input }: NamedReport, message: string): ConfigurationError {
  return new ConfigurationError([{ where: input.name, message, example: input.example }]);
}

/**
 * The text of a regular file.
 * @throws CollectedReportError where it is larger than what may be read.
 */
export async function readBounded(
  file: string,
  title: string,
  { bytes }: Pick<ReadingBudget, 'bytes'> = WHOLE_BUDGET,
): Promise<string> {
  // A link put there since it was looked at is not followed.
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { size } = await handle.stat();
    if (size > bytes) {
      throw new CollectedReportError(`${title} has ${size} bytes; more than ${bytes} are not read`);
    }
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}

/** @throws CollectedReportError that says what is wrong with the text. */
export function parseReportFile(
  text: string,
  title = COLLECTED.title,
  budget = WHOLE_BUDGET,
): ReadableReport {
  const value = parseModestJson(text, title, budget);
  const version = z.looseObject({ schemaVersion: z.unknown() }).safeParse(value);
  const versions: readonly unknown[] = READABLE_VERSIONS;
  if (version.success && !versions.includes(version.data.schemaVersion)) {
    throw new CollectedReportError(
      `${title} is not of schema version ${READABLE_VERSIONS.join(' or ')}, which are the ` +
        'ones read here; use the same version of the action to write and to read it',
    );
  }
  const parsed = readableReportSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.map(String).join('.') ?? '';
  const told = place.length > 200 ? `${place.slice(0, 200)}…` : place;
  throw new CollectedReportError(`${title} is none: ${told}: ${issue?.message}`);
}

/** @throws CollectedReportError where the text is no JSON, or would fill the memory. */
export function parseModestJson(text: string, title: string, budget = WHOLE_BUDGET): unknown {
  requireModesty(text, title, budget);
  return parseJson(text, title);
}

/** Before it is parsed: few bytes of brackets make a value that fills the memory. */
function requireModesty(text: string, title: string, budget: ReadingBudget): void {
  const { values, depth } = measureJson(text);
  if (depth > MAX_NESTING) {
    throw new CollectedReportError(`${title} is nested more than ${MAX_NESTING} levels deep`);
  }
  if (values > budget.values) {
    throw new CollectedReportError(
      `${title} has ${values} values; more than ${budget.values} are not read`,
    );
  }
}

/** The parser's own words quote the text, which nobody has looked at. */
function parseJson(text: string, title: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CollectedReportError(`${title} is no JSON`);
  }
}

type FileProblem = NonNullable<ReadableReport['report']>['problems'][number];

/** A kind of a later version still keeps the evidence from being whole. */
function toProblem({ kind, ...rest }: FileProblem): Problem {
  return { kind: PROBLEM_KINDS.find((known) => known === kind) ?? 'evidence', ...rest };
}

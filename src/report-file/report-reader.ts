import { constants } from 'node:fs';
import { lstat, open, realpath } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { PROBLEM_KINDS, type Problem, type RunReport } from '../model/run-report.ts';
import { measureJson } from '../text/json-extent.ts';
import { ConfigurationError, ExpectedError, errorMessage } from '../trouble/errors.ts';
import {
  MAX_REPORT_BYTES,
  MAX_REPORT_VALUES,
  REPORT_FILE_NAME,
  REPORT_SCHEMA_VERSION,
  type ReportFile,
  reportFileSchema,
} from './report-schema.ts';

/** Deeper values would exhaust the stack of whoever walks them. */
const MAX_NESTING = 100;

/** A report file that cannot be believed to be one. */
export class CollectedReportError extends ExpectedError {
  override readonly name = 'CollectedReportError';
  override readonly nature = 'evidence';
}

/**
 * Results that another job collected. The file comes from code nobody has read: it must be a
 * regular file of bounded size, nesting and shape, and of what it says only the results are used,
 * never its verdict.
 *
 * @param reportPath the file, or the folder that holds it as `report.json`.
 * @param workspace out of which no link may lead on the way to it.
 * @throws ConfigurationError where there is no such file, CollectedReportError where it is no
 *   report, or one without results.
 */
export async function readCollectedReport(
  reportPath: string,
  workspace?: string,
): Promise<RunReport> {
  const file = await findFile(reportPath);
  if (workspace !== undefined && (await isLedOut(file, workspace))) {
    throw missing('leads out of the workspace by a link.');
  }
  const { report, verdict } = parseReportFile(await readBounded(file));
  if (report === null) {
    throw new CollectedReportError(
      `no results were collected; the collecting job says: ${verdict.headline}`,
    );
  }
  return { ...report, problems: report.problems.map(toProblem) };
}

async function findFile(reportPath: string): Promise<string> {
  try {
    const file = (await lstat(reportPath)).isDirectory()
      ? path.join(reportPath, REPORT_FILE_NAME)
      : reportPath;
    if ((await lstat(file)).isFile()) return file;
  } catch (error) {
    throw missing(`cannot be read: ${errorMessage(error)}.`);
  }
  throw missing('names something that is neither a regular file nor a folder that holds one.');
}

async function isLedOut(file: string, workspace: string): Promise<boolean> {
  if (!file.startsWith(workspace + path.sep)) return false;
  return !(await realpath(file)).startsWith((await realpath(workspace)) + path.sep);
}

function missing(message: string): ConfigurationError {
  return new ConfigurationError([{ where: 'report-path', message, example: 'collected' }]);
}

async function readBounded(file: string): Promise<string> {
  // A link put there since it was looked at is not followed.
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { size } = await handle.stat();
    if (size > MAX_REPORT_BYTES) {
      throw new CollectedReportError(
        `the collected report has ${size} bytes; more than ${MAX_REPORT_BYTES} are not read`,
      );
    }
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}

/** @throws CollectedReportError that says what is wrong with the text. */
export function parseReportFile(text: string): ReportFile {
  requireModesty(text);
  const value = parseJson(text);
  const version = z.looseObject({ schemaVersion: z.unknown() }).safeParse(value);
  if (version.success && version.data.schemaVersion !== REPORT_SCHEMA_VERSION) {
    throw new CollectedReportError(
      `the collected report is not of schema version ${REPORT_SCHEMA_VERSION}, which is the one ` +
        'read here; use the same version of the action to collect and to publish',
    );
  }
  const parsed = reportFileSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.map(String).join('.') ?? '';
  const told = place.length > 200 ? `${place.slice(0, 200)}…` : place;
  throw new CollectedReportError(`the collected report is none: ${told}: ${issue?.message}`);
}

/** Before it is parsed: few bytes of brackets make a value that fills the memory. */
function requireModesty(text: string): void {
  const { values, depth } = measureJson(text);
  if (depth > MAX_NESTING) {
    throw new CollectedReportError(
      `the collected report is nested more than ${MAX_NESTING} levels deep`,
    );
  }
  if (values > MAX_REPORT_VALUES) {
    throw new CollectedReportError(
      `the collected report has ${values} values; more than ${MAX_REPORT_VALUES} are not read`,
    );
  }
}

/** The parser's own words quote the text, which nobody has looked at. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CollectedReportError('the collected report is no JSON');
  }
}

type FileProblem = NonNullable<ReportFile['report']>['problems'][number];

/** A kind of a later version still keeps the evidence from being whole. */
function toProblem({ kind, ...rest }: FileProblem): Problem {
  return { kind: PROBLEM_KINDS.find((known) => known === kind) ?? 'evidence', ...rest };
}

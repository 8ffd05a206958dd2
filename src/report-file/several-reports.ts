import path from 'node:path';
import type { RunReport } from '../model/run-report.ts';
import { ConfigurationError, type ConfigurationProblem } from '../trouble/errors.ts';
import { gathering } from '../trouble/gathered-problems.ts';
import { foldersWithReports, hasReport } from './legs/collected-results.ts';
import { readDatedCases } from './report-reader.ts';

/** More runs of one base say nothing more of it. */
const MOST_REPORTS = 100;

/**
 * Reads reports of several runs: files, folders that hold one, and folders with such folders.
 * @param paths relative to the workspace, out of which no link may lead.
 * @throws ConfigurationError naming all that are not there, CollectedReportError of the first that
 *   is no report of cases.
 */
export async function readSeveralReports(
  paths: readonly string[],
  workspace: string,
): Promise<{ report: RunReport; generatedAtMs: number }[]> {
  const files: string[] = [];
  for (const written of paths) {
    const place = path.resolve(workspace, written);
    const below = (await hasReport(place)) ? [] : await foldersWithReports(place);
    files.push(...(below.length === 0 ? [place] : below.map((name) => path.join(place, name))));
  }
  if (files.length > MOST_REPORTS) {
    const message = `names ${files.length} reports; at most ${MOST_REPORTS} are read.`;
    throw new ConfigurationError([{ where: INPUT.name, message }]);
  }
  const reports: { report: RunReport; generatedAtMs: number }[] = [];
  const missing: ConfigurationProblem[] = [];
  for (const file of files) {
    const title = `the report ${path.relative(workspace, file)}`;
    const report = await gathering(missing, () =>
      readDatedCases({ path: file, workspace, input: INPUT, title }),
    );
    if (report !== null) reports.push(report);
  }
  if (missing.length > 0) throw new ConfigurationError(missing);
  return reports;
}

const INPUT = { name: 'report-path', example: 'reports' };

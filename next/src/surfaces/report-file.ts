import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Origin } from '../report/baseline.ts';
import type { ReportFile, RunReport, Verdict } from '../report/report.ts';

/** Cases that are in memory as text at once. */
const PIECE = 200;

/**
 * What the file `report.json` holds.
 *
 * @param origin `createdAtMs` is when the run started
 */
export function reportFileOf(report: RunReport, verdict: Verdict, origin: Origin): ReportFile {
  const generatedAt = new Date(origin.createdAtMs).toISOString();
  return { schemaVersion: 1, generatedAt, origin, verdict, report };
}

/** Writes a report to a file, or a list of reports. @returns the path */
export async function writeReports(
  path: string,
  reports: readonly ReportFile[],
  isList = false,
): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, piecesOf(reports, isList || reports.length === 0));
  return path;
}

/** JSON with a line for each case. */
function* piecesOf(reports: readonly ReportFile[], isList: boolean): Generator<string> {
  if (isList) yield '[\n';
  let separator = '';
  for (const file of reports) {
    const { cases } = file.report;
    const frame = JSON.stringify({ ...file, report: { ...file.report, cases: [] } }, null, 2);
    // The report comes last. Changes of tools have lists of that name too.
    const place = frame.lastIndexOf('"cases": []') + '"cases": ['.length;
    yield `${separator}${frame.slice(0, place)}`;
    for (let at = 0; at < cases.length; at += PIECE) {
      const lines = cases.slice(at, at + PIECE).map((one) => `\n${JSON.stringify(one)}`);
      yield `${at > 0 ? ',' : ''}${lines.join(',')}`;
    }
    yield `${frame.slice(place)}\n`;
    separator = ',';
  }
  if (isList) yield ']\n';
}

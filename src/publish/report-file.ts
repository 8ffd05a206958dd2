import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allIterations, countIterations, passRate } from '../model/counts.ts';
import type { RunReport } from '../model/run-report.ts';
import type { Verdict } from '../model/verdict.ts';
import { REPORT_SCHEMA_ID, REPORT_SCHEMA_VERSION, type ReportFile } from './report-schema.ts';

export interface ReportFileContent {
  report: RunReport | null;
  verdict: Verdict;
  /** Epoch milliseconds. */
  generatedAtMs: number;
  actionVersion: string;
}

/** The JSON report of results and the verdict on them. */
export function buildReportFile(content: ReportFileContent): ReportFile {
  const { report, verdict, generatedAtMs, actionVersion } = content;
  const counts = report && countIterations(allIterations(report));
  return {
    $schema: REPORT_SCHEMA_ID,
    schemaVersion: REPORT_SCHEMA_VERSION,
    generatedAt: new Date(generatedAtMs).toISOString(),
    action: { version: actionVersion },
    verdict,
    counts,
    passRate: counts && passRate(counts),
    report,
  };
}

/**
 * Writes the JSON report under a name no other step or attempt uses.
 *
 * @param directory the runner's temporary folder.
 * @returns the path of the file. Rejects with the file system's error where it cannot be written.
 */
export async function writeReportFile(
  directory: string,
  content: ReportFileContent,
): Promise<string> {
  const file = path.join(directory, `eval-report-${randomUUID()}.json`);
  const text = `${JSON.stringify(buildReportFile(content), null, 2)}\n`;
  await writeFile(file, text, { flag: 'wx' });
  return file;
}

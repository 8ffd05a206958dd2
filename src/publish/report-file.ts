import { countReport, passRate } from '../model/counts.ts';
import type { RunReport } from '../model/run-report.ts';
import type { Verdict } from '../model/verdict.ts';
import { REPORT_SCHEMA_ID, REPORT_SCHEMA_VERSION, type ReportFile } from './report-schema.ts';

/** Name of the JSON report in its folder and in the artifact. */
export const REPORT_FILE_NAME = 'report.json';

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
  const counts = report && countReport(report);
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

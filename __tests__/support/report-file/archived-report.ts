import { zipSync } from 'fflate';
import { gate } from '../../../src/gate/gate.ts';
import type { RunReport } from '../../../src/model/run-report.ts';
import { worded } from '../../../src/render/words/verdict-words.ts';
import { buildReportFile } from '../../../src/report-file/report-writer.ts';

/** The text of a report file, as the action writes it. */
export function reportFileText(report: RunReport): string {
  const verdict = worded(gate(report, { minPassRate: null }));
  const file = buildReportFile({ report, verdict, generatedAtMs: 0, actionVersion: '1.2.3' });
  return JSON.stringify(file);
}

/** Files in an archive, as an artifact has them. */
export function archiveOf(files: Readonly<Record<string, string>>): Uint8Array {
  const bytes = Object.entries(files).map(
    ([name, text]) => [name, new TextEncoder().encode(text)] as const,
  );
  return zipSync(Object.fromEntries(bytes));
}

/** The report in an archive, beside what else the action uploads. */
export const archivedReport = (report: RunReport): Uint8Array =>
  archiveOf({
    'report.json': reportFileText(report),
    'report.md': '# Report',
    'traces/a.json': '{}',
  });

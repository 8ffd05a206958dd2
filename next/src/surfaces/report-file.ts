import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReportFile, RunReport, Verdict } from '../report/report.ts';

/**
 * What the file `report.json` holds.
 *
 * @param now epoch milliseconds
 */
export function reportFileOf(report: RunReport, verdict: Verdict, now: number): ReportFile {
  return { schemaVersion: 1, generatedAt: new Date(now).toISOString(), verdict, report };
}

/** Writes `report.json` into a folder. @returns its path */
export async function writeReport(folder: string, file: ReportFile): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'report.json');
  await writeFile(path, `${JSON.stringify(file, null, 2)}\n`);
  return path;
}

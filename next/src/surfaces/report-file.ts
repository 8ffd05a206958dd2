import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReportFile } from '../report/report.ts';

/** Writes `report.json` into a folder. @returns its path */
export async function writeReport(
  folder: string,
  { generatedAt, verdict, report }: Omit<ReportFile, 'schemaVersion'>,
): Promise<string> {
  const file: ReportFile = { schemaVersion: 1, generatedAt, verdict, report };
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'report.json');
  await writeFile(path, `${JSON.stringify(file, null, 2)}\n`);
  return path;
}

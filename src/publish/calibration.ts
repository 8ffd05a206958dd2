import { mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Calibration } from '../model/calibration.ts';
import type { Logger } from '../ports/logger.ts';
import { renderCalibration } from '../render/calibration.ts';
import { calibrationWords } from '../render/words/calibration-words.ts';
import { errorMessage } from '../trouble/errors.ts';
import { appendToSummary } from './summary.ts';

interface CalibrationContext {
  environment: Readonly<Record<string, string | undefined>>;
  /** The runner's temporary folder. */
  temporaryFolder: string;
  logger: Logger;
}

/**
 * Shows a calibration in the log, in a file and, where that is wanted, in the job summary.
 * @returns path of the file; null where it could not be written.
 */
export async function publishCalibration(
  calibration: Calibration,
  { summary }: { summary: boolean },
  { environment, temporaryFolder, logger }: CalibrationContext,
): Promise<string | null> {
  const words = calibrationWords(calibration);
  const { headline, facts, table, advice } = words;
  for (const line of [headline, ...facts]) logger.info(line);
  for (const row of table?.rows ?? []) {
    logger.info(row.map((cell, at) => `${table?.titles[at]}: ${cell}`).join('; '));
  }
  for (const line of advice) logger.info(line);
  const file = await keep({ ...calibration, words }, temporaryFolder, logger);
  if (summary) {
    const markdown = `${renderCalibration(calibration)}\n`;
    const target = { file: environment['GITHUB_STEP_SUMMARY'], logger };
    await appendToSummary(target, Buffer.byteLength(markdown), () => markdown);
  }
  return file;
}

async function keep(content: unknown, folder: string, logger: Logger): Promise<string | null> {
  try {
    const file = path.join(await mkdtemp(path.join(folder, 'mcp-eval-')), 'calibration.json');
    await writeFile(file, `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx' });
    return file;
  } catch (error) {
    logger.warning(`The calibration could not be written: ${errorMessage(error)}`);
    return null;
  }
}

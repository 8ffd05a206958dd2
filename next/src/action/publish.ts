import type { Config } from '../inputs/rows.ts';
import { messageOf } from '../lib/errors.ts';
import type { Judged } from '../pipeline/pipeline.ts';
import { findNews } from '../render/findings.ts';
import { renderSummary } from '../render/markdown.ts';
import { renderLines } from '../render/terminal.ts';
import { outputsOf, writeOutputs } from '../surfaces/outputs.ts';
import { writeReport } from '../surfaces/report-file.ts';
import { writeSummary } from '../surfaces/summary.ts';
import type { createLogger } from './logger.ts';

interface Places {
  outputFile: string;
  folder: string;
  logger: ReturnType<typeof createLogger>;
}

/** Shows a verdict on all surfaces. Trouble with one is a warning and changes nothing else. */
export async function publish(
  { report, verdict }: Judged,
  { failOn, summary }: Config,
  { outputFile, folder, logger }: Places,
): Promise<number> {
  const findings = findNews(report, verdict);
  const attempt = async <T>(
    surface: string,
    write: () => T | Promise<T>,
  ): Promise<T | undefined> => {
    try {
      return await write();
    } catch (error) {
      logger.warn(`Could not write the ${surface}: ${messageOf(error)}`);
      return undefined;
    }
  };
  const path = await attempt('report', () => writeReport(folder, report, verdict));
  if (summary) await attempt('summary', () => writeSummary(renderSummary(findings)));
  const lines = renderLines(report, findings);
  const last = lines.pop() ?? '';
  for (const line of lines) logger.info(line);
  await attempt('outputs', () => writeOutputs(outputFile, outputsOf(report, verdict, path ?? '')));
  const isRed = failOn.includes(verdict.value);
  (isRed ? logger.error : logger.info)(last);
  return isRed ? 1 : 0;
}

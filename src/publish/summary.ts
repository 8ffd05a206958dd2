import { open } from 'node:fs/promises';
import type { Logger } from '../ports/logger.ts';
import { renderSummary, SMALLEST_BUDGET } from '../render/summary.ts';
import type { ReportView } from '../render/view.ts';
import { errorMessage } from '../trouble/errors.ts';

/**
 * Bytes of a step's summary. The runner drops the whole file above 1 MiB, and GitHub has been seen
 * to drop ones just below that without a word; hence the margin.
 */
export const SUMMARY_LIMIT_BYTES = 1_000_000;

export interface SummaryTarget {
  /** Value of `GITHUB_STEP_SUMMARY`; empty or undefined where the runner offers no summary. */
  file: string | undefined;
  logger: Logger;
}

/**
 * Adds the report to the step's summary, in the room that what the step wrote before leaves. A
 * summary that cannot be written is a notice or a warning in the log and nothing more: no surface
 * decides the verdict.
 *
 * @returns the file written to; null where nothing was.
 */
export async function publishSummary(
  view: ReportView,
  { file, logger }: SummaryTarget,
): Promise<string | null> {
  if (!file) {
    logger.notice('No job summary: this runner does not offer GITHUB_STEP_SUMMARY.');
    return null;
  }
  try {
    const markdown = await append(view, file);
    if (markdown !== '') return file;
    logger.notice(
      `No job summary: earlier output of this step fills its ${SUMMARY_LIMIT_BYTES} bytes.`,
    );
  } catch (error) {
    logger.warning(`The job summary could not be written: ${errorMessage(error)}`);
  }
  return null;
}

/** Appends as much of the report as there is room for; resolves to it, empty where there is none. */
async function append(view: ReportView, file: string): Promise<string> {
  const handle = await open(file, 'a');
  try {
    const { size } = await handle.stat();
    // A blank line keeps our heading apart from text that ends without a line break.
    const separator = size > 0 ? '\n\n' : '';
    const limit = SUMMARY_LIMIT_BYTES - size - separator.length;
    if (limit < SMALLEST_BUDGET) return '';
    const markdown = renderSummary(view, { unit: 'bytes', limit });
    await handle.appendFile(separator + markdown);
    return markdown;
  } finally {
    await handle.close();
  }
}

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
export function publishSummary(view: ReportView, target: SummaryTarget): Promise<string | null> {
  return appendToSummary(target, SMALLEST_BUDGET, (limit) =>
    renderSummary(view, { unit: 'bytes', limit }),
  );
}

/**
 * The same of any text.
 * @param render gives what fits into so many bytes; asked for where there are at least `least`.
 */
export async function appendToSummary(
  { file, logger }: SummaryTarget,
  least: number,
  render: (limit: number) => string,
): Promise<string | null> {
  if (!file) {
    logger.notice('No job summary: this runner does not offer GITHUB_STEP_SUMMARY.');
    return null;
  }
  try {
    const markdown = await append(file, least, render);
    if (markdown !== '') return file;
    logger.notice(
      `No job summary: earlier output of this step fills its ${SUMMARY_LIMIT_BYTES} bytes.`,
    );
  } catch (error) {
    logger.warning(`The job summary could not be written: ${errorMessage(error)}`);
  }
  return null;
}

/** Appends as much as there is room for; resolves to it, empty where there is none. */
async function append(
  file: string,
  least: number,
  render: (limit: number) => string,
): Promise<string> {
  const handle = await open(file, 'a');
  try {
    const { size } = await handle.stat();
    // A blank line keeps our heading apart from text that ends without a line break.
    const separator = size > 0 ? '\n\n' : '';
    const limit = SUMMARY_LIMIT_BYTES - size - separator.length;
    if (limit < least) return '';
    const markdown = render(limit);
    await handle.appendFile(separator + markdown);
    return markdown;
  } finally {
    await handle.close();
  }
}

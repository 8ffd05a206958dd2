import path from 'node:path';
import type { Judgement } from '../../judge.ts';
import type { ConversationArchive } from '../../model/conversation/conversation.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import { worded } from '../../render/words/verdict-words.ts';
import type { ReportFile } from '../../report-file/report-schema.ts';
import { buildReportFile } from '../../report-file/report-writer.ts';
import { VERSION } from '../../version.ts';

interface OutContext {
  folder: string;
  clock: Pick<Clock, 'now'>;
  logger: Logger;
  /** Conversations that the report has no room for. */
  archive: ConversationArchive | undefined;
  secrets: Redactor;
}

/** The report with its verdict, as the file of that name has it. */
export function reportDocument(
  { report, verdict, baseline }: Judgement,
  { clock }: Pick<OutContext, 'clock'>,
): ReportFile {
  const told = { report, baseline, verdict: worded(verdict) };
  return buildReportFile({ ...told, actionVersion: VERSION, generatedAtMs: clock.now() });
}

/**
 * Writes the report in all its forms; what cannot be written is a warning.
 * @returns the folder.
 */
export async function writeReport(
  { report, verdict, baseline }: Judgement,
  output: string,
  { folder, clock, logger, archive, secrets }: OutContext,
): Promise<string> {
  const { writeReportFiles } = await import('../../publish/report-files.ts');
  const { wholeOf } = await import('../../publish/trace-files.ts');
  const environment = [{ label: 'Action', value: `mcp-eval-gate-action ${VERSION}` }];
  const written = path.resolve(folder, output);
  await writeReportFiles(
    { report, verdict, baseline, environment },
    {
      ...{ folder: written, temporaryFolder: folder, logger },
      ...{ actionVersion: VERSION, generatedAtMs: clock.now() },
      traces: { choice: 'all', whole: wholeOf(archive, secrets) },
    },
  );
  return written;
}

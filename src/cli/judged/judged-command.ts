import path from 'node:path';
import type { CaseChoice } from '../../evals/shards/case-choice.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import { systemClock } from '../../ports/clock.ts';
import { createSecretKeeper } from '../../redaction/secret-keeper.ts';
import { serverLines } from '../../render/terminal/server-lines.ts';
import { verdictLines } from '../../render/terminal/verdict-lines.ts';
import { createConversationArchive } from '../../report-file/conversation-archive.ts';
import type { ReportFile } from '../../report-file/report-schema.ts';
import type { ConfigurationProblem } from '../../trouble/errors.ts';
import { EXIT_CODES } from '../terminal/exit-codes.ts';
import { harmlessJson } from '../terminal/harmless-json.ts';
import { Screen } from '../terminal/screen.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { terminalLogger, type Verbosity } from '../terminal/terminal-logger.ts';
import { judgeAtTerminal } from './judge-at-terminal.ts';
import { LiveResults } from './live-results.ts';
import type { ReportOpener } from './report-opener.ts';
import { reportDocument, writeReport } from './report-out.ts';
import type { ShowingOptions } from './showing-options.ts';

/** One thing to judge. */
export interface Judging {
  /** Stands above its results; null where there is one alone. */
  title: string | null;
  raw: RawInputs;
  problems: readonly ConfigurationProblem[];
  /** Which cases of a suite file are run; all where this is left out. */
  choice?: CaseChoice | undefined;
  /** Whether no more is run once a case has failed. */
  bail?: boolean;
  /** To be told where the verdict is `passed`; nothing where this is left out. */
  done?: string;
}

/**
 * Judges one thing after the other and shows what came of each.
 * @param opener shows their reports in a browser; left out, nothing does.
 * @returns the exit code: the highest of them all.
 */
export async function judgeAndShow(
  judgings: readonly Judging[],
  { json: isRead = false, output, verbose, debug }: ShowingOptions,
  terminal: Terminal,
  opener?: ReportOpener,
): Promise<number> {
  const screen = new Screen(terminal, { isRead });
  const verbosity: Verbosity = debug ? 'debug' : verbose ? 'verbose' : 'quiet';
  const documents: ReportFile[] = [];
  let exitCode = 0;
  for (const { title, raw, problems, choice, bail = false, done } of judgings) {
    if (terminal.signal.aborted) break;
    if (title !== null) screen.line(screen.page.paint('strong', title));
    const secrets = createSecretKeeper();
    const logger = terminalLogger(screen, secrets, verbosity);
    const live = new LiveResults(screen, secrets.text, bail);
    live.begin();
    const isWritten = output !== undefined || opener !== undefined;
    const archive = isWritten ? createConversationArchive('all') : undefined;
    const judged = await judgeAtTerminal(
      { raw, problems, choice },
      { terminal, secrets, logger, archive, onProgress: live.onProgress },
    );
    live.end(judged.judgement.report);
    for (const line of serverLines(judged.judgement, screen.page)) screen.line(line);
    for (const line of verdictLines(judged.judgement, screen.page)) screen.line(line);
    const { value } = judged.judgement.verdict;
    if (done !== undefined && value === 'passed') screen.note(done);
    const out = { folder: terminal.folder, clock: systemClock, logger, archive, secrets };
    if (isRead) documents.push(reportDocument(judged.judgement, out));
    const place = output ?? (await opener?.folderFor(title));
    if (place !== undefined) {
      const written = await writeReport(judged.judgement, place, out);
      opener?.show(path.join(written, 'report.html'), screen);
    }
    if (live.wasStopped) screen.note('Stopped at the first case that failed (--bail).');
    // What was not run any more makes it incomplete, and what failed had failed by then.
    exitCode = Math.max(exitCode, live.wasStopped ? EXIT_CODES.failed : judged.exitCode);
    if (bail && exitCode > 0) break;
  }
  // Of one thing the report itself; of several a list of them.
  if (isRead)
    terminal.stdout.write(harmlessJson(judgings.length > 1 ? documents : (documents[0] ?? null)));
  return exitCode;
}

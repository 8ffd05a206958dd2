import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { INPUTS, terminalInputs } from '../inputs/rows.ts';
import { messageOf } from '../lib/errors.ts';
import { runPipeline } from '../pipeline/pipeline.ts';
import { findNews } from '../render/findings.ts';
import { renderTerminal, unsoundTitles } from '../render/terminal.ts';
import { FailureError } from '../report/failure-error.ts';
import { placeOfFile } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';
import type { ReportFile, RunReport } from '../report/report.ts';
import type { Environment } from '../session/environment.ts';
import { ALL, type Wanted } from '../sources/evals/selection.ts';
import { reportFileOf, writeReports } from '../surfaces/report-file.ts';
import { MESSAGES } from '../words/messages.ts';
import { EXIT_CODES } from './command.ts';
import type { Write } from './terminal.ts';

/** Cases that a command for another run names. */
const MAX_RERUN = 10;

/** What is wrong with the path of the report. */
export function outputProblems(output: string | undefined, workspace: string): Problem[] {
  // Only a folder has something in it.
  if (output === undefined || !existsSync(resolve(workspace, output) + sep)) return [];
  const data = { code: 'unreadable' as const, reason: 'not-a-file' as const, near: [] };
  return [{ place: placeOfFile('--output'), data }];
}

/** Runs a source and judges it. Problems are about options: a terminal has no inputs. */
export async function judge(
  inputs: ReadonlyMap<string, string>,
  source: RunReport['source'],
  environment: Environment,
  wanted?: Wanted,
): Promise<ReportFile> {
  const known = terminalInputs(source);
  const { report, verdict, origin } = await runPipeline(inputs, known, environment, wanted);
  for (const problem of report.problems) {
    if (problem.place.isInput) problem.place = placeOfFile(`--${problem.place.source}`);
  }
  return reportFileOf(report, verdict, origin);
}

/** Lists all that is wrong with options, the gate file, and suites or patterns of result files. */
export async function findMistakes(
  source: RunReport['source'],
  inputs: ReadonlyMap<string, string>,
  files: readonly string[],
  environment: Environment,
  check: NonNullable<Wanted['check']>,
): Promise<{ problems: readonly Problem[] }> {
  if (files.length === 0) return check;
  const { name } = source === 'evals' ? INPUTS.suiteFile : INPUTS.results;
  const found = new Map<string, Problem>();
  for (const file of files) {
    const given = new Map([...inputs, [name, file]]);
    const { report } = await judge(given, source, environment, { ...ALL, check });
    for (const failure of report.failures) throw new FailureError(failure);
    for (const one of report.problems) found.set(JSON.stringify(one), one);
  }
  return { problems: [...found.values()] };
}

/**
 * Prints a report for people, or as JSON.
 *
 * @param rerun a command that runs the suite again, as words; null: there is none
 */
export function showReport(
  file: ReportFile,
  isJson: boolean,
  write: Write,
  rerun: readonly string[] | null = null,
): void {
  const { report, verdict } = file;
  if (isJson) {
    write(JSON.stringify(file));
    return;
  }
  const lines = renderTerminal(report, findNews(report, verdict));
  const titles = unsoundTitles(report);
  if (rerun !== null && titles.length > 0 && verdict.value !== 'passed') {
    const isShort = titles.length <= MAX_RERUN;
    const named = isShort ? titles.map((title) => `--case=${title}`) : [];
    const words = ['node', relative('', process.argv[1] ?? ''), ...rerun, ...named];
    const text = MESSAGES.rerun(words.map(quoted).join(' '), isShort);
    lines.splice(-1, 0, { text, role: 'dim' });
  }
  for (const { text, role } of lines) write(text, role);
}

/** A word for a shell. */
const quoted = (word: string): string =>
  /^[\w./:=@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** Writes reports to the file of `--output`. Returns the exit code of the worst verdict. */
export async function finish(
  reports: readonly ReportFile[],
  isList: boolean,
  output: string | undefined,
  { logger, workspace }: Environment,
): Promise<number> {
  const verdicts: string[] = reports.map(({ report, verdict }) =>
    report.isAllowedEmpty ? 'passed' : verdict.value,
  );
  if (output !== undefined) {
    try {
      await writeReports(resolve(workspace, output), reports, isList);
    } catch (error) {
      logger.error(MESSAGES.surface('report', messageOf(error)));
      verdicts.push('incomplete');
    }
  }
  const worst = Object.entries(EXIT_CODES).find(([value]) => verdicts.includes(value));
  return worst?.[1] ?? EXIT_CODES.incomplete;
}

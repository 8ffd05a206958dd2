import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { INPUTS, terminalInputs } from '../inputs/rows.ts';
import { messageOf } from '../lib/errors.ts';
import { runPipeline } from '../pipeline/pipeline.ts';
import { findNews } from '../render/findings.ts';
import { renderTerminal, rerunCommand } from '../render/terminal.ts';
import { FailureError } from '../report/failure-error.ts';
import { placeOfFile } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';
import type { ReportFile, RunReport } from '../report/report.ts';
import type { Environment } from '../session/environment.ts';
import { ALL, type Wanted } from '../sources/evals/selection.ts';
import { type Result, reportFileOf, writeReports } from '../surfaces/report-file.ts';
import { MESSAGES } from '../words/messages.ts';
import { EXIT_CODES } from './command.ts';
import { KEY_VARIABLE, nameOptions } from './options.ts';
import type { Write } from './terminal.ts';

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
): Promise<Result> {
  const known = [INPUTS.mode.name, ...terminalInputs(source)];
  const given = new Map(inputs);
  const { baseUrl, reportTo, apiKey } = INPUTS;
  const isReached = given.has(baseUrl.name) || given.has(reportTo.name);
  const key = isReached ? environment.variables[KEY_VARIABLE] : undefined;
  if (key !== undefined) given.set(apiKey.name, given.get(apiKey.name) || key);
  const judged = await runPipeline(given, known, environment, wanted);
  const { report, verdict, origin, baseline, options = [] } = judged;
  for (const problem of report.problems) nameOptions(problem, known);
  const file = reportFileOf(report, verdict, origin);
  return { file, baseline, options, program: ownPath() };
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
    const { file: judged } = await judge(given, source, environment, { ...ALL, check });
    for (const failure of judged.report.failures) throw new FailureError(failure);
    for (const one of judged.report.problems) found.set(JSON.stringify(one), one);
  }
  return { problems: [...found.values()] };
}

const ownPath = () => relative('', process.argv[1] ?? '');

/** Prints a report for people, or as JSON. `rerun`: the words of a command that runs it again. */
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
  const again = rerun === null ? null : rerunCommand(file, ['node', ownPath(), ...rerun]);
  if (again !== null)
    lines.splice(-1, 0, { text: MESSAGES.rerun(again.command, again.hasTitles), role: 'dim' });
  for (const { text, role } of lines) write(text, role);
}

/** Writes reports to the file of `--output`. Returns the exit code of the worst verdict. */
export async function finish(
  results: readonly Result[],
  isList: boolean,
  output: string | undefined,
  { logger, workspace }: Environment,
): Promise<number> {
  const verdicts: string[] = results.map(({ file: { report, verdict } }) =>
    report.isAllowedEmpty ? 'passed' : verdict.value,
  );
  if (output !== undefined) {
    try {
      await writeReports(resolve(workspace, output), results, isList);
    } catch (error) {
      logger.error(MESSAGES.surface('report', messageOf(error)));
      verdicts.push('incomplete');
    }
  }
  const worst = Object.entries(EXIT_CODES).find(([value]) => verdicts.includes(value));
  return worst?.[1] ?? EXIT_CODES.incomplete;
}

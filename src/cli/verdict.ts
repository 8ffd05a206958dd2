import { existsSync } from 'node:fs';
import { extname, relative, resolve, sep } from 'node:path';
import { valueProblem } from '../api/validation.ts';
import { INPUTS, terminalInputs } from '../inputs/rows.ts';
import { messageOf } from '../lib/errors.ts';
import { readWorkspaceFile } from '../lib/workspace-file.ts';
import { runPipeline } from '../pipeline/pipeline.ts';
import { findNews, SYMBOLS } from '../render/findings.ts';
import { renderTerminal, rerunCommand } from '../render/terminal.ts';
import { FailureError } from '../report/failure-error.ts';
import { VERDICT_PROPERTY } from '../report/outcome.ts';
import { placeOfFile, unreadable } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';
import type { ReportFile, RunReport } from '../report/report.ts';
import { MAX_REPORT_BYTES } from '../report/report-reader.ts';
import type { Environment } from '../session/environment.ts';
import { ALL, type Wanted } from '../sources/evals/selection.ts';
import { type Result, reportFileOf, writeReports } from '../surfaces/report-file.ts';
import { MESSAGES } from '../words/messages.ts';
import { EXIT_CODES } from './command.ts';
import { KEY_VARIABLE, nameOptions } from './options.ts';
import type { Write } from './terminal.ts';

/** How a report begins, by the end of its name. */
const REPORTS: Readonly<Record<string, RegExp>> = {
  '.json': /^(?:\[\s*)?\{\s*"schemaVersion":\s*1,\s*"generatedAt"/,
  '.xml': new RegExp(`^<\\?xml.{0,4000}"${VERDICT_PROPERTY}"`, 's'),
  '.md': new RegExp(`^### (?:${Object.values(SYMBOLS).join('|')}) `),
  '.html': /^<!doctype html>.{0,999}default-src 'none'; script-src/s,
};

/** What is wrong with the path of the report, which replaces nothing but a report. */
export async function outputProblems(
  output: string | undefined,
  workspace: string,
  option = '--output',
  formats = REPORTS,
) {
  if (output === undefined) return [];
  const near = output === '-' ? ['--json'] : [];
  if (/^-$|\/$/.test(output)) return unreadable(option, { reason: 'not-a-file', near }).problems;
  const path = resolve(workspace, output);
  const format = extname(path).toLowerCase();
  const report = formats[format || '.json'];
  if (report === undefined)
    return [{ place: placeOfFile(option), data: valueProblem(format, Object.keys(formats)) }];
  const found = await readWorkspaceFile('/', path, MAX_REPORT_BYTES);
  const isReport = found === '' || report.test(`${found}`);
  const { reason = isReport ? 'missing' : 'exists' } = Object(found);
  // Devices and pipes are no files either. Only a folder has something in it.
  const isFree = reason === 'missing' || (reason === 'not-a-file' && !existsSync(path + sep));
  return isFree ? [] : unreadable(option, { reason, near: [] }).problems;
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
  const checks = results.flatMap(({ file }) => file.verdict.checks);
  if (checks.some((one) => one.outcome === 'notApplicable' && one.reason?.code === 'no-baseline'))
    logger.warn(MESSAGES.uncompared);
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

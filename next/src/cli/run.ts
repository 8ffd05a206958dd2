import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { readConfig } from '../inputs/config.ts';
import { INPUTS, TERMINAL_INPUTS } from '../inputs/rows.ts';
import { messageOf } from '../lib/errors.ts';
import { runPipeline } from '../pipeline/pipeline.ts';
import { findNews } from '../render/findings.ts';
import { renderLines } from '../render/terminal.ts';
import { placeOfFile } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';
import type { ReportFile, RunReport } from '../report/report.ts';
import type { Environment } from '../session/environment.ts';
import { reportFileOf } from '../surfaces/report-file.ts';
import { MESSAGES } from '../words/messages.ts';
import { defineCommand, EXIT_CODES } from './command.ts';
import { dotenv, flag, type Given, inputOption, text, texts } from './options.ts';

const inputOptions = Object.values(INPUTS).flatMap((row) =>
  TERMINAL_INPUTS.includes(row.name) ? [[row.name, inputOption(row)] as const] : [],
);
const ownOptions = {
  case: texts().describe('Runs the case with this title. You can repeat it.'),
  filter: text().optional().describe('Runs the cases whose title contains this text.'),
  tag: texts().describe('Runs the cases with this tag. You can repeat it.'),
  bail: flag().describe('Stops after the first failed iteration.'),
  watch: flag().describe('Runs again when files of the workspace change.'),
  json: flag().describe('Prints the report as a line of JSON for each suite, and nothing else.'),
  output: text().optional().describe('File for the report as JSON; a list for several suites.'),
  dotenv,
};
/** Inputs of the action, and what only the terminal has. */
const OPTIONS: typeof ownOptions = Object.assign(Object.fromEntries(inputOptions), ownOptions);

/** Runs `run FILE…`: each suite by itself, one after the other. */
export const command = defineCommand(OPTIONS, Infinity, async (given, environment, write) => {
  const { values, operands } = given;
  const inputs = new Map<string, string>();
  for (const [name, value] of Object.entries<unknown>(values)) {
    if (TERMINAL_INPUTS.includes(name) && typeof value === 'string') inputs.set(name, value);
  }
  const named = inputs.get(INPUTS.suiteFile.name);
  const paths = named === undefined ? operands : [named, ...operands];
  const { workspace } = environment;
  const files = [...new Map(paths.map((path) => [resolve(workspace, path), path])).values()];
  const problems: Problem[] = [];
  const refuse = (data: Problem['data'], at = 'run') =>
    problems.push({ place: placeOfFile(at), data });
  if (files.length === 0) refuse({ code: 'missing', key: 'FILE' });
  if (values.bail && inputs.has(INPUTS.minPassRate.name)) {
    // One failure must decide the verdict.
    refuse({ code: 'conflict', key: '--bail', other: `--${INPUTS.minPassRate.name}` });
  }
  // Only a folder has something in it.
  if (values.output !== undefined && existsSync(resolve(workspace, values.output) + sep)) {
    refuse({ code: 'unreadable', reason: 'not-a-file', near: [] }, '--output');
  }
  if (problems.length > 0) return { problems };
  const runAll = () => runSuites(files, inputs, values, environment, write);
  if (!values.watch) return runAll();
  const { repeatOnChange } = await import('./watch.ts');
  const { config } = readConfig(inputs, TERMINAL_INPUTS);
  return repeatOnChange(files, config, values.output, environment, runAll);
});

/** Runs each suite and shows its verdict. Returns the exit code of the worst one. */
async function runSuites(
  files: readonly string[],
  inputs: ReadonlyMap<string, string>,
  { case: titles, filter, tag: tags, bail, json, output }: Given<typeof OPTIONS>['values'],
  environment: Environment,
  write: (line: string) => void,
): Promise<number> {
  const { logger, now, signal, workspace } = environment;
  const reports: ReportFile[] = [];
  const show = (file: ReportFile, path: string) => {
    reports.push(file);
    if (json) return write(JSON.stringify(file));
    if (files.length > 1) write(`${path}:`);
    for (const line of renderLines(file.report, findNews(file.report, file.verdict))) write(line);
  };
  const without: [ReportFile, string][] = [];
  for (const file of files) {
    const hasFailed = bail && reports.some(({ verdict }) => verdict.value === 'failed');
    if (hasFailed) logger.info(MESSAGES.skippedAfterFailure(file));
    if (hasFailed || signal.aborted) continue;
    const given = new Map([...inputs, [INPUTS.suiteFile.name, file]]);
    const wanted = { titles, filter: filter ?? null, tags, bail };
    const { report, verdict } = await runPipeline(given, TERMINAL_INPUTS, environment, wanted);
    const judged = reportFileOf(report, verdict, now());
    if (hasNoChoice(report)) without.push([judged, file]);
    else show(judged, file);
  }
  const isElsewhere = reports.length > 0;
  for (const [judged, file] of without) {
    if (isElsewhere) logger.info(MESSAGES.skippedBySelection(file));
    else show(judged, file);
  }
  const verdicts: string[] = reports.map(({ verdict }) => verdict.value);
  if (output !== undefined) {
    const content = files.length > 1 ? reports : (reports[0] ?? null);
    const path = resolve(workspace, output);
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, `${JSON.stringify(content, null, 2)}\n`);
    } catch (error) {
      logger.error(MESSAGES.surface('report', messageOf(error)));
      verdicts.push('incomplete');
    }
  }
  const worst = Object.entries(EXIT_CODES).find(([value]) => verdicts.includes(value));
  return worst?.[1] ?? EXIT_CODES.incomplete;
}

/** Whether a suite has none of the chosen cases. */
const hasNoChoice = ({ problems }: RunReport) =>
  problems.some(({ data }) => data.code === 'not-found' && /^(?:case|tag)$/.test(data.what));

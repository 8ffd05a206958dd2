import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import * as z from 'zod';
import { addMisfit } from '../api/validation.ts';
import { readConfig } from '../inputs/config.ts';
import { INPUTS, TERMINAL_INPUTS } from '../inputs/rows.ts';
import { messageOf } from '../lib/errors.ts';
import { runPipeline } from '../pipeline/pipeline.ts';
import { findNews } from '../render/findings.ts';
import { renderLines } from '../render/terminal.ts';
import { placeOfFile } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';
import type { Outcome, ReportFile, RunReport } from '../report/report.ts';
import type { Environment } from '../session/environment.ts';
import type { Wanted } from '../sources/evals/selection.ts';
import { reportFileOf } from '../surfaces/report-file.ts';
import { describeSkipped, warnSurface } from '../words/messages.ts';
import { type Command, EXIT_CODES } from './command.ts';
import { dotenv, withDotenv } from './dotenv.ts';
import { refuseAll } from './keys.ts';
import { flag, readOptions, text, texts } from './options.ts';

/** An input of the action as an option, whose value stays a text. */
const inputOption = ({ description, read }: (typeof INPUTS)[keyof typeof INPUTS]) =>
  z
    .string()
    .superRefine((written, context) => {
      const text = written.trim();
      const result = text === '' ? null : read(text);
      if (result !== null && 'problem' in result) addMisfit(context, [], result.problem);
    })
    .optional()
    .describe(description);
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
/** Options of `run`: inputs of the action, and its own. */
export const OPTIONS: typeof ownOptions = Object.assign(
  Object.fromEntries(inputOptions),
  ownOptions,
);

/** The worst verdict first. */
const ORDER: readonly Outcome[] = ['invalid', 'failed', 'incomplete', 'passed'];

/** What the options say. */
interface Plan {
  files: readonly string[];
  /** Inputs of each run, but for its suite. */
  inputs: readonly [string, string][];
  wanted: Wanted;
  isJson: boolean;
  /** Full path. */
  output: string | null;
}

/** Runs `run FILE…`: each suite by itself, one after the other. */
export const command: Command = async (args, environment, write) => {
  const { logger, workspace } = environment;
  const options = readOptions(OPTIONS, args, Number.POSITIVE_INFINITY);
  if ('problems' in options) return refuseAll(options.problems, logger);
  const { operands, values } = options;
  const { case: titles, filter = null, tag: tags, bail, watch, json, output } = values;
  const inputs = Object.entries<unknown>(values).flatMap(([name, value]): [string, string][] =>
    TERMINAL_INPUTS.includes(name) && typeof value === 'string' ? [[name, value]] : [],
  );
  const files = [
    ...inputs.flatMap(([name, file]) => (name === 'suite-file' ? [file] : [])),
    ...operands,
  ];
  const known = await withDotenv(environment, values.dotenv);
  const problems: Problem[] = 'problems' in known ? known.problems : [];
  const refuse = (data: Problem['data']) => problems.push({ place: placeOfFile('run'), data });
  if (files.length === 0) refuse({ code: 'missing', key: 'FILE' });
  if (bail && inputs.some(([name]) => name === INPUTS.minPassRate.name)) {
    // One failure must decide the verdict.
    refuse({ code: 'conflict', key: '--bail', other: `--${INPUTS.minPassRate.name}` });
  }
  if (problems.length > 0 || 'problems' in known) return refuseAll(problems, logger);
  const plan: Plan = {
    files,
    inputs,
    wanted: { titles, filter, tags, bail },
    isJson: json,
    output: output === undefined ? null : resolve(workspace, output),
  };
  const runAll = () => runSuites(plan, known.environment, write);
  if (!watch) return runAll();
  const { repeatOnChange } = await import('./watch.ts');
  const { config } = readConfig(new Map(inputs), TERMINAL_INPUTS);
  return repeatOnChange(files, config, plan.output, known.environment, runAll);
};

/** Runs each suite and shows its verdict. Returns the exit code of the worst one. */
async function runSuites(
  { files, inputs, wanted, isJson, output }: Plan,
  environment: Environment,
  write: (line: string) => void,
): Promise<number> {
  const { logger, now, signal } = environment;
  const reports: ReportFile[] = [];
  const show = (file: ReportFile, path: string) => {
    reports.push(file);
    if (isJson) return write(JSON.stringify(file));
    if (files.length > 1) write(`${path}:`);
    for (const line of renderLines(file.report, findNews(file.report, file.verdict))) write(line);
  };
  const without: [ReportFile, string][] = [];
  for (const file of files) {
    const hasFailed = wanted.bail && reports.some(({ verdict }) => verdict.value === 'failed');
    if (hasFailed) logger.info(describeSkipped(file, 'bail'));
    if (hasFailed || signal.aborted) continue;
    const given = new Map([...inputs, ['suite-file', file]]);
    const { report, verdict } = await runPipeline(given, TERMINAL_INPUTS, environment, wanted);
    const judged = reportFileOf(report, verdict, now());
    if (hasNoChoice(report)) without.push([judged, file]);
    else show(judged, file);
  }
  const isElsewhere = reports.length > 0;
  for (const [judged, file] of without) {
    if (isElsewhere) logger.info(describeSkipped(file, 'selection'));
    else show(judged, file);
  }
  if (output !== null) {
    const content = files.length > 1 ? reports : (reports[0] ?? null);
    try {
      await mkdir(dirname(output), { recursive: true });
      await writeFile(output, `${JSON.stringify(content, null, 2)}\n`);
    } catch (error) {
      logger.warn(warnSurface('report', messageOf(error)));
    }
  }
  const worst = ORDER.find((value) => reports.some(({ verdict }) => verdict.value === value));
  return EXIT_CODES[worst ?? 'incomplete'];
}

/** Whether a suite has none of the chosen cases. */
const hasNoChoice = ({ problems }: RunReport) =>
  problems.some(({ data }) => data.code === 'not-found' && /^(?:case|tag)$/.test(data.what));

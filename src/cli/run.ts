import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { INPUTS } from '../inputs/rows.ts';
import { placeOfFile } from '../report/place.ts';
import type { RunReport } from '../report/report.ts';
import type { Environment } from '../session/environment.ts';
import type { Result } from '../surfaces/report-file.ts';
import { MESSAGES } from '../words/messages.ts';
import { defineCommand, missingFile } from './command.ts';
import { flag, type Given, inputsOf, json, output, text, texts, withInputs } from './options.ts';
import type { Write } from './terminal.ts';
import { findMistakes, finish, judge, outputProblems, showReport } from './verdict.ts';

const OPTIONS = withInputs('evals', {
  case: texts().describe('Runs the case with this title. You can repeat it.'),
  filter: text().optional().describe('Runs the cases whose title contains this text.'),
  tag: texts().describe('Runs the cases with this tag. You can repeat it.'),
  open: flag().describe('Opens the page of `--output FILE.html`.'),
  json,
  output: output.describe(`${output.description} As JSON, several suites are a list.`),
});

/** Runs `run FILE…` or `run --suite NAME`: each suite by itself, one after the other. */
export const command = defineCommand(OPTIONS, Infinity, async (given, environment, write) => {
  const { values, operands } = given;
  const inputs = inputsOf('evals', values);
  const named = inputs.get(INPUTS.suiteFile.name);
  const paths = named === undefined ? operands : [named, ...operands];
  const { workspace } = environment;
  const files = [...new Map(paths.map((path) => [resolve(workspace, path), path])).values()];
  const problems = given.problems.concat(await outputProblems(values.output, workspace));
  // A suite of a service needs no file.
  if (files.length === 0 && inputs.has(INPUTS.suite.name)) {
    files.push('');
    const chosen = (['case', 'filter', 'tag'] as const).filter((name) => values[name]?.length);
    const data = { code: 'whole' as const };
    problems.push(...chosen.map((name) => ({ place: placeOfFile(`--${name}`), data })));
  }
  // An unknown option may have its name.
  if (files.length + problems.length === 0) problems.push(missingFile('run'));
  const { open: isOpened, output = '' } = values;
  if (isOpened && !output.endsWith('.html')) {
    const data = { code: 'needs' as const, key: '--open', other: ['--output FILE.html'] };
    problems.push({ place: placeOfFile('--open'), data });
  }
  if (problems.length > 0) return findMistakes('evals', inputs, files, environment, { problems });
  const code = await runSuites(files, inputs, values, environment, write);
  if (isOpened) openFile(resolve(workspace, output), environment);
  return code;
});

/** Runs each suite and shows its verdict. Returns the exit code of the worst one. */
async function runSuites(
  files: readonly string[],
  inputs: ReadonlyMap<string, string>,
  { case: titles, filter, tag: tags, json, output }: Given<typeof OPTIONS>['values'],
  environment: Environment,
  write: Write,
): Promise<number> {
  const { logger, signal } = environment;
  const results: Result[] = [];
  const show = (result: Result, path: string) => {
    const { file, options = [] } = result;
    results.push(result);
    if (!json && files.length > 1) write(`${path}:`);
    const isKnown = file.report.suite.file !== null;
    showReport(file, json, write, isKnown ? ['run', path, ...options] : null);
  };
  const without: [Result, string][] = [];
  for (const file of files) {
    if (signal.aborted) continue;
    const given = new Map([...inputs, [INPUTS.suiteFile.name, file]]);
    const wanted = { titles, filter: filter ?? null, tags, isOnly: files.length === 1 };
    const judged = await judge(given, 'evals', environment, wanted);
    if (hasNoChoice(judged.file.report)) without.push([judged, file]);
    else show(judged, file);
  }
  const isElsewhere = results.length > 0;
  for (const [judged, file] of without) {
    if (isElsewhere) logger.info(MESSAGES.skippedBySelection(file));
    else show(judged, file);
  }
  return finish(results, files.length > 1, output, environment);
}

const hasNoChoice = ({ problems }: RunReport) =>
  problems.some(({ data }) => data.code === 'not-found' && /^(?:case|tag)$/.test(data.what));

const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

/** Opens a file with the program of the platform for it. Its path is logged, for where none is. */
export function openFile(path: string, { logger, variables, workspace }: Environment): void {
  logger.info(path);
  const opener = OPENERS[process.platform] ?? 'xdg-open';
  const options = { detached: true, stdio: 'ignore', env: variables, cwd: workspace } as const;
  const child = spawn(opener, [path], options);
  child.on('error', ({ message }) => logger.debug(message)).unref();
}

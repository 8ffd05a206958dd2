import path from 'node:path';
import { fileBaseline } from '../../baseline/file-baseline.ts';
import { calibrate } from '../../gate/calibration/calibrate.ts';
import { gate, isRed } from '../../gate/gate.ts';
import { verdictOnTrouble } from '../../gate/without-report.ts';
import type { InputDescriptor } from '../../inputs/descriptor.ts';
import { INPUTS } from '../../inputs/table/table.ts';
import type { Baseline, BaselineSearch } from '../../model/baseline.ts';
import type { Calibration } from '../../model/calibration.ts';
import type { Policy } from '../../model/policy.ts';
import type { Verdict } from '../../model/verdict.ts';
import { calibrationWords } from '../../render/words/calibration-words.ts';
import { worded } from '../../render/words/verdict-words.ts';
import {
  type NamedReport,
  readDatedCases,
  readDatedReport,
} from '../../report-file/report-reader.ts';
import { cleanText } from '../../text/clean-text.ts';
import {
  ConfigurationError,
  type ConfigurationProblem,
  ExpectedError,
} from '../../trouble/errors.ts';
import { asOption } from '../options/option-words.ts';
import { EXIT_CODES } from '../terminal/exit-codes.ts';
import { harmlessJson } from '../terminal/harmless-json.ts';
import { type AskedPolicy, readAskedPolicy } from './asked-policy.ts';
import { type CommandLine, readCommandLine } from './gate-options.ts';

/** What a command leaves behind. */
export interface CommandResult {
  stdout: string;
  stderr: string;
  exitCode: number;
}

const FILE_OPTIONS = [
  { name: 'report' },
  { name: 'baseline' },
  { name: 'calibrate', takesMany: true },
] as const;
const EXAMPLE = 'report.json';

/** Inputs that are options here: all that is asked of results, and which verdicts are red. */
const SETTINGS: readonly InputDescriptor[] = INPUTS.filter(
  ({ name, part, modes }: InputDescriptor) =>
    name === 'fail-on' ||
    ((part === 'policy' || part === 'policyFiles') && modes.includes('publish')),
);

/**
 * Judges a report again, or says how often the policy would have blocked it by chance, offline, and
 * prints that as JSON. The same files and options give the same bytes: what time it is, is when the
 * report was written.
 * @param folder what paths are relative to.
 */
export async function runGateCommand(
  args: readonly string[],
  folder: string,
): Promise<CommandResult> {
  const line = readCommandLine(args, SETTINGS, FILE_OPTIONS);
  if (line.asksForHelp) return { stdout: usage(), stderr: '', exitCode: 0 };
  const asked = await readAskedPolicy(line.settings, folder);
  const problems = [...line.problems, ...asked.problems];
  const told = line.files['calibrate']
    ? await calibrateFiles(line.files, folder, { ...asked, problems })
    : await judgeFiles(line.files, folder, { ...asked, problems });
  if (!('value' in told)) {
    const document = { ...told, words: calibrationWords(told) };
    return { stdout: harmlessJson(document), stderr: '', exitCode: 0 };
  }
  return {
    stdout: harmlessJson(worded(told)),
    stderr: told.troubles.map((text) => `${cleanText(text)}\n`).join(''),
    exitCode: isRed(told, asked.failOn) ? EXIT_CODES[told.value] : 0,
  };
}

async function judgeFiles(
  { report = [], baseline = [] }: CommandLine['files'],
  folder: string,
  { policy, problems: wrong }: AskedPolicy,
): Promise<Verdict> {
  const [[reportPath], [baselinePath]] = [report, baseline];
  const head = await attempt(reportPath, (file) => readDatedReport(named('report', file, folder)));
  const base = await attempt(baselinePath, (file) => fileBaseline(file, folder));
  const problems = [...wrong, ...mistakesIn([head, base])];
  if (head !== null && 'report' in head && head.report.source === 'diff') {
    const message =
      'is a report of mode `diff`, which has no results of evals; it is judged in that mode alone.';
    problems.push({ where: '--report', message, example: EXAMPLE });
  }
  if (reportPath === undefined && !problems.some(({ where }) => where === '--report')) {
    problems.push({ where: '--report', message: 'is missing: name the report to judge.' });
  }
  if (policy === null || head === null || problems.length > 0) return invalid(problems);
  if (head instanceof ExpectedError) return verdictOnTrouble(head, asIs);
  return gate(head.report, withComparison(policy, base), {
    baseline: searchOf(base, policy),
    nowMs: head.generatedAtMs,
  });
}

async function calibrateFiles(
  { calibrate: files = [], ...others }: CommandLine['files'],
  folder: string,
  { policy, problems: wrong }: AskedPolicy,
): Promise<Calibration | Verdict> {
  const read = await Promise.all(
    files.map((name) => attempt(name, (file) => readDatedCases(named('calibrate', file, folder)))),
  );
  const problems = [...wrong, ...mistakesIn(read)];
  for (const name of Object.keys(others)) {
    problems.push({ where: `--${name}`, message: 'has no place beside --calibrate.' });
  }
  if (policy === null || problems.length > 0) return invalid(problems);
  const damaged = read.find((one) => one instanceof ExpectedError);
  if (damaged !== undefined) return verdictOnTrouble(damaged, asIs);
  const reports = read.flatMap((one) =>
    one === null || one instanceof ExpectedError ? [] : [one],
  );
  return calibrate(reports, policy, { isOneSession: false });
}

const asIs = (text: string) => text;

function invalid(problems: readonly ConfigurationProblem[]): Verdict {
  return verdictOnTrouble(new ConfigurationError(problems), asIs);
}

function named(option: string, file: string, folder: string): NamedReport {
  const input = { name: option, example: EXAMPLE };
  return { path: path.resolve(folder, file), input, title: `the report ${file}` };
}

/** What was read, or what kept it from being; null where no file is named. */
async function attempt<Read>(
  file: string | undefined,
  read: (file: string) => Promise<Read>,
): Promise<Read | ExpectedError | null> {
  if (file === undefined) return null;
  try {
    return await read(file);
  } catch (error) {
    if (error instanceof ExpectedError) return error;
    throw error;
  }
}

/** Files that are not there are mistakes; those that are damaged are not. */
function mistakesIn(read: readonly unknown[]): ConfigurationProblem[] {
  return read.flatMap((one) =>
    one instanceof ConfigurationError
      ? one.problems.map((problem) => asOption({ ...problem, example: EXAMPLE }))
      : [],
  );
}

/** Who asks for a regression to gate, and names no baseline, is told that there is none. */
function searchOf(base: Baseline | ExpectedError | null, { regression }: Policy): BaselineSearch {
  if (base instanceof ExpectedError) return { outcome: 'unreadable', message: base.message };
  if (base !== null) return { outcome: 'found', baseline: base };
  const isAsked = regression !== undefined && !['inform', 'off'].includes(regression.mode);
  const message = 'no report is named with --baseline';
  return isAsked ? { outcome: 'unknown', message } : { outcome: 'not-asked' };
}

/** Who names a baseline wants to see the comparison, even if it is to decide nothing. */
function withComparison(policy: Policy, base: unknown): Policy {
  const { regression } = policy;
  if (base === null || regression?.mode !== 'off') return policy;
  return { ...policy, regression: { ...regression, mode: 'inform' } };
}

function usage(): string {
  const options = SETTINGS.map(({ name, kind: { takes } }) => `  --${name}  ${takes}\n`).join('');
  return (
    'mcp-eval-gate gate --report FILE [--baseline FILE] [options]\n' +
    'mcp-eval-gate gate --calibrate FILE… [options]\n' +
    'Judges a report again, or says how often that would have blocked by chance, offline. Prints JSON.\n' +
    `Exits with 0 where --fail-on spares the verdict, else with 1 (failed), 2 (invalid) or 3\n` +
    `(incomplete).\n${options}`
  );
}

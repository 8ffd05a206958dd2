import { parseArgs } from 'node:util';
import { readConfig } from '../inputs/config.ts';
import { INPUTS } from '../inputs/rows.ts';
import { messageOf } from '../lib/errors.ts';
import { nearestName } from '../lib/nearest-name.ts';
import { Redactor } from '../lib/redaction/redactor.ts';
import { runPipeline } from '../pipeline/pipeline.ts';
import { findNews } from '../render/findings.ts';
import { renderLines } from '../render/terminal.ts';
import type { Outcome } from '../report/report.ts';
import { describeProblem, didYouMean } from '../words/problems.ts';

/** Exit codes, by verdict. */
export const EXIT_CODES: Readonly<Record<Outcome, number>> = {
  passed: 0,
  failed: 1,
  invalid: 2,
  incomplete: 3,
};

/** Inputs that a terminal has no use for. */
const ROWS = Object.values(INPUTS).filter(({ name }) => !['fail-on', 'summary'].includes(name));

interface Terminal {
  arguments: readonly string[];
  variables: Readonly<Record<string, string | undefined>>;
  workspace: string;
  signal: AbortSignal;
  write: (line: string) => void;
  writeError: (line: string) => void;
}

/** Runs `run --suite-file …`. @returns the exit code */
export async function run(terminal: Terminal): Promise<number> {
  const { arguments: given, variables, workspace, signal, write, writeError } = terminal;
  const [command, ...rest] = given;
  if (command !== 'run' || rest.includes('--help')) {
    for (const line of helpLines()) write(line);
    return command === undefined || rest.includes('--help') || command === '--help' ? 0 : 2;
  }
  const options = Object.fromEntries(ROWS.map(({ name }) => [name, { type: 'string' as const }]));
  let values: Record<string, unknown>;
  try {
    ({ values } = parseArgs({ args: rest, options }));
  } catch (error) {
    const wrong = /'--([\w-]+)/.exec(messageOf(error))?.[1] ?? '';
    writeError(
      `${messageOf(error).split('. ')[0]}.${didYouMean(nearestName(wrong, Object.keys(options)))}`,
    );
    return EXIT_CODES.invalid;
  }
  const inputs = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
  const { config, problems } = readConfig(new Map(inputs));
  for (const problem of problems) writeError(describeProblem(problem));
  if (problems.length > 0) return EXIT_CODES.invalid;
  const redactor = new Redactor();
  const debug = (line: string) => variables['DEBUG'] && writeError(redactor.text(line, 20_000));
  const logger = { info: writeError, warn: writeError, debug };
  const judged = await runPipeline(config, { variables, workspace, logger, signal, redactor });
  const findings = findNews(judged.report, judged.verdict);
  for (const line of renderLines(judged.report, findings)) write(line);
  return EXIT_CODES[judged.verdict.value];
}

function helpLines(): string[] {
  const width = Math.max(...ROWS.map(({ name }) => name.length));
  return [
    'Usage: run --suite-file FILE [options]',
    '',
    ...ROWS.map(({ name, description }) => `  --${name.padEnd(width)}  ${description}`),
    '',
    'Exit codes: 0 passed, 1 failed, 2 invalid, 3 incomplete.',
    'Example: run --suite-file evals/suite.yaml --min-pass-rate 90',
  ];
}

import { parseArgs } from 'node:util';
import { TERMINAL_INPUTS } from '../inputs/rows.ts';
import { runPipeline } from '../pipeline/pipeline.ts';
import { findNews } from '../render/findings.ts';
import { renderLines } from '../render/terminal.ts';
import type { Outcome } from '../report/report.ts';
import type { Environment } from '../session/environment.ts';
import { helpLines } from './help.ts';

/** Exit codes by verdict. */
const EXIT_CODES: Readonly<Record<Outcome, number>> = {
  passed: 0,
  failed: 1,
  invalid: 2,
  incomplete: 3,
};

/**
 * Runs `run --suite-file FILE`.
 *
 * @param given the arguments of the program
 * @param write adds a line to the standard output
 * @returns the exit code
 */
export async function run(
  given: readonly string[],
  environment: Environment,
  write: (line: string) => void,
): Promise<number> {
  const [command, ...rest] = given;
  const isHelp = command === undefined || given.includes('--help');
  if (isHelp || command !== 'run') {
    for (const line of helpLines()) write(line);
    return isHelp ? EXIT_CODES.passed : EXIT_CODES.invalid;
  }
  const options = Object.fromEntries(
    TERMINAL_INPUTS.map((name) => [name, { type: 'string' as const }]),
  );
  // Unknown options pass here, and are refused with all other mistakes.
  const { values, positionals } = parseArgs({ args: rest, options, strict: false });
  const inputs = new Map<string, string>();
  for (const name of positionals) inputs.set(name, '');
  for (const [name, value] of Object.entries(values)) {
    inputs.set(name, typeof value === 'string' ? value : '');
  }
  const { report, verdict } = await runPipeline(inputs, TERMINAL_INPUTS, environment);
  for (const line of renderLines(report, findNews(report, verdict))) write(line);
  return EXIT_CODES[verdict.value];
}

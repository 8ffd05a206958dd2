import { parseArgs } from 'node:util';
import { TERMINAL_INPUTS } from '../inputs/rows.ts';
import { runPipeline } from '../pipeline/pipeline.ts';
import { findNews } from '../render/findings.ts';
import { renderLines } from '../render/terminal.ts';
import { type Command, EXIT_CODES } from './command.ts';

/** Runs `run [--suite-file] FILE`. */
export const run: Command = async (args, environment, write) => {
  const options = Object.fromEntries(
    TERMINAL_INPUTS.map((name) => [name, { type: 'string' as const }]),
  );
  // Unknown options pass here, and are refused with all other mistakes.
  const { values, positionals } = parseArgs({ args: [...args], options, strict: false });
  const inputs = new Map<string, string>();
  const [file, ...loose] = positionals;
  const isNamed = 'suite-file' in values || file === undefined;
  if (!isNamed) inputs.set('suite-file', file);
  for (const name of isNamed ? positionals : loose) inputs.set(name, '');
  for (const [name, value] of Object.entries(values)) {
    inputs.set(name, typeof value === 'string' ? value : '');
  }
  const { report, verdict } = await runPipeline(inputs, TERMINAL_INPUTS, environment);
  for (const line of renderLines(report, findNews(report, verdict))) write(line);
  return EXIT_CODES[verdict.value];
};

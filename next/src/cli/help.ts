import type { CommandEntry } from './command.ts';
import { type Options, optionLines } from './options.ts';

const EXITS = 'Exit codes: 0 passed, 1 failed, 2 invalid, 3 incomplete.';

/** The help of the terminal program, in one screen. */
export function overviewLines(commands: Readonly<Record<string, CommandEntry>>): string[] {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  return [
    'Usage: COMMAND [options]',
    '',
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'COMMAND --help shows the options of a command, --version the version.',
    EXITS,
    'Example: run evals/suite.yaml --min-pass-rate 90',
  ];
}

/** The help of one command. */
export function commandLines(name: string, { summary, usage }: CommandEntry, options: Options) {
  const usages = usage.map((line) => `${`Usage: ${name} ${line}`.trimEnd()} [options]`);
  return [...usages, '', summary, '', ...optionLines(options), '', EXITS];
}

import { valueProblem } from '../api/validation.ts';
import { placeOfFile } from '../report/place.ts';
import type { Environment } from '../session/environment.ts';
import { describeProblem } from '../words/problems.ts';
import { describeStartTrouble } from '../words/service.ts';
import { type Command, EXIT_CODES } from './command.ts';
import type { Write } from './terminal.ts';

/** A command with its help. It loads when it is called. */
interface Entry {
  summary: string;
  /** What can stand after its name. */
  usage: readonly string[];
  example: string;
  load: () => Promise<{ command: Command }>;
}

export const COMMANDS: Readonly<Record<string, Entry>> = {
  run: {
    summary: 'Runs suites and prints the verdict of each.',
    usage: ['FILE…', '--suite NAME --base-url ADDRESS'],
    example: 'run evals/suite.yaml --min-pass-rate 90',
    load: () => import('./run.ts'),
  },
  ingest: {
    summary:
      'Judges result files: JUnit XML, Jest JSON or Vitest JSON. Without any it exits with 0 if `--if-no-files` allows that.',
    usage: ['PATTERN…'],
    example: "ingest 'reports/**/*.xml' --baseline main/report.json",
    load: async () => ({ command: (await import('./commands.ts')).ingest }),
  },
  validate: {
    summary: 'Checks suites, the list of servers and the gate file, and starts nothing.',
    usage: ['FILE…'],
    example: 'validate evals/*.yaml',
    load: async () => ({ command: (await import('./commands.ts')).validate }),
  },
  tools: {
    summary: 'Lists the tools of servers. Exits with 1 if one fails, with 2 if its entry is wrong.',
    usage: ['[SERVER]'],
    example: 'tools weather --json',
    load: () => import('./tools.ts'),
  },
  init: {
    summary: 'Writes a first suite for the servers of the list: calls of tools that seem to read.',
    usage: ['[FILE]'],
    example: 'init evals/suite.yaml',
    load: () => import('./init.ts'),
  },
  doctor: {
    summary: 'Checks servers: address, start, what each offers, and a second connection.',
    usage: ['[SERVER…]'],
    example: 'doctor weather --connect-timeout 30',
    load: async () => ({ command: (await import('./commands.ts')).doctor }),
  },
  diff: {
    summary: 'Compares what servers offer with a snapshot, a report or another checkout.',
    usage: ['file:PATH', 'checkout:PATH'],
    example: 'diff checkout:../main --suite-file evals/suite.yaml',
    load: async () => ({ command: (await import('./commands.ts')).diff }),
  },
  serve: {
    summary: 'Serves the API until it gets a signal.',
    usage: [''],
    example: 'serve --config service.json --port 8787',
    load: () => import('./serve.ts'),
  },
};
/** Names in a column, each with what it stands for. */
const listOf = (rows: [name: string, text: string | undefined][]) => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text = '']) => `  ${name.padEnd(width)}  ${text}`);
};
const EXITS = 'Exit codes: 0 passed, 1 failed, 2 invalid, 3 incomplete.';
const OVERVIEW = [
  'Usage: COMMAND [options]',
  '',
  ...listOf(Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary])),
  '',
  'COMMAND --help shows the options of a command, --version the version.',
  EXITS,
  `Example: ${COMMANDS['run']?.example}`,
];

function helpLines(name: string, { summary, usage, example }: Entry, { options }: Command) {
  const usages = usage.map((line) => `${`Usage: ${name} ${line}`.trimEnd()} [options]`);
  const described = listOf(
    Object.entries(options).map(([option, { description }]) => [`--${option}`, description]),
  );
  return [...usages, `Example: ${example}`, '', summary, '', ...described, '', EXITS];
}

/** Runs the command that the arguments name, or prints help or version. Returns the exit code. */
export async function runProgram(
  args: readonly string[],
  environment: Environment,
  write: Write,
): Promise<number> {
  const { logger } = environment;
  const [name = '', ...rest] = args[0] === 'help' ? [...args.slice(1), '--help'] : args;
  const isHelp = [name, ...rest].some((one) => one === '--help' || one === '-h');
  const print = (lines: readonly string[], code = EXIT_CODES.passed) => {
    for (const line of lines) write(line);
    return code;
  };
  if (/^(?:-v|(?:--)?version)$/.test(name)) {
    const { default: own } = await import('../../package.json', { with: { type: 'json' } });
    return print([own.version]);
  }
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (entry === undefined) {
    // A job that runs an empty variable must not pass.
    if (isHelp && /^(?:-.*|help)$/.test(name)) return print(OVERVIEW);
    if (name === '') print(OVERVIEW);
    const known = /\.(?:ya?ml|json)$/.test(name) ? [`run ${name}`] : Object.keys(COMMANDS);
    const data =
      name === '' ? ({ code: 'missing', key: 'COMMAND' } as const) : valueProblem(name, known);
    logger.error(describeProblem({ place: placeOfFile(''), data }));
    return EXIT_CODES.invalid;
  }
  const { command } = await entry.load();
  if (isHelp) return print(helpLines(name, entry, command));
  const ending = await command.start(rest, environment, write);
  if (typeof ending === 'number') return ending;
  if ('trouble' in ending) {
    logger.error(describeStartTrouble(ending.trouble));
    return EXIT_CODES.incomplete;
  }
  for (const problem of ending.problems) logger.error(describeProblem(problem));
  return EXIT_CODES.invalid;
}

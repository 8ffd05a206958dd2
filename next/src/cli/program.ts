import { valueProblem } from '../api/validation.ts';
import { placeOfFile } from '../report/place.ts';
import { describeProblem } from '../words/problems.ts';
import { type Command, type CommandEntry, EXIT_CODES } from './command.ts';

/** Each command loads when it is called. */
const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  run: {
    summary: 'Runs suites and prints the verdict of each.',
    usage: ['FILE…'],
    load: () => import('./run.ts'),
  },
  validate: {
    summary: 'Checks suites and the list of servers, and starts nothing.',
    usage: ['FILE…'],
    load: () => import('./validate.ts'),
  },
  tools: {
    summary: 'Lists the tools of all servers, or of one. Exits with 1 if a server fails.',
    usage: ['[SERVER]'],
    load: () => import('./tools.ts'),
  },
  serve: {
    summary: 'Serves the API until it gets a signal.',
    usage: [''],
    load: () => import('./serve.ts'),
  },
  keys: {
    summary: 'Creates, lists and revokes API keys. A running service sees the change at once.',
    usage: ['create --organization NAME', 'list', 'revoke ID'],
    load: () => import('./keys.ts'),
  },
};

/** Runs the command that the arguments name, or prints help or version. */
export const runProgram: Command = async (args, environment, write) => {
  const [name, ...rest] = args;
  const isHelp = name === undefined || args.includes('--help');
  const entry = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name ?? ''] : undefined;
  if (entry !== undefined && name !== undefined) {
    const { command, OPTIONS } = await entry.load();
    if (!isHelp) return command(rest, environment, write);
    const { commandLines } = await import('./help.ts');
    for (const line of commandLines(name, entry, OPTIONS)) write(line);
    return EXIT_CODES.passed;
  }
  if (name === '--version') {
    const { default: own } = await import('../../package.json', { with: { type: 'json' } });
    write(own.version);
    return EXIT_CODES.passed;
  }
  const { overviewLines } = await import('./help.ts');
  for (const line of overviewLines(COMMANDS)) write(line);
  if (isHelp) return EXIT_CODES.passed;
  const data = valueProblem(name, Object.keys(COMMANDS));
  environment.logger.error(describeProblem({ place: placeOfFile(''), data }));
  return EXIT_CODES.invalid;
};

import { type Command, EXIT_CODES } from './command.ts';

/** Each command loads when it is called. */
const COMMANDS = new Map<string, () => Promise<Command>>([
  ['run', async () => (await import('./run.ts')).run],
  ['serve', async () => (await import('./serve.ts')).serve],
  ['keys', async () => (await import('./keys.ts')).keys],
]);

/** Runs the command that the arguments name, or prints the help. */
export const runProgram: Command = async (args, environment, write) => {
  const [name, ...rest] = args;
  const isHelp = name === undefined || args.includes('--help');
  const load = COMMANDS.get(name ?? '');
  if (!isHelp && load !== undefined) return (await load())(rest, environment, write);
  const { helpLines } = await import('./help.ts');
  for (const line of helpLines()) write(line);
  return isHelp ? EXIT_CODES.passed : EXIT_CODES.invalid;
};

import { nearestName } from '../lib/nearest-name.ts';
import { placeOfFile } from '../report/place.ts';
import { describeProblem } from '../words/problems.ts';
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
  if (isHelp) return EXIT_CODES.passed;
  const known = [...COMMANDS.keys()];
  const nearest = nearestName(name, known) ?? null;
  const data = { code: 'value' as const, value: name, nearest, known };
  environment.logger.error(describeProblem({ place: placeOfFile(''), data }));
  return EXIT_CODES.invalid;
};

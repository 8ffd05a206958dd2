import { INPUTS } from '../../inputs/table/table.ts';
import { ConfigurationError, type ConfigurationProblem } from '../../trouble/errors.ts';
import { isKeyVariable } from './environment.ts';

const NAMES: ReadonlySet<string> = new Set(INPUTS.map(({ name }) => name));

/** A name between backticks that no word stands before which makes it a mode or an event. */
const NAMED = /(?<!mode )(?<!modes )`([a-z][a-z-]*)`/g;
/** A line of a workflow, as an example shows it. */
const LINE = /^([a-z][a-z-]*): /;

/** What is said of a job of GitHub, and what it comes to at a terminal. */
const OF_A_JOB: readonly (readonly [RegExp, string])[] = [
  [/ Is it checked out\?/g, ''],
  [/, and check the repository out before this step/g, ''],
  [/\b(in|outside|of) the workspace\b/g, '$1 this folder'],
  [/Set it in the step's `env` \(`[^`]*`\)/g, 'Set it, read it from a file with `--dotenv`'],
  [/ in the step's `env`/g, ' in the environment'],
];

/** What begins with a suite, which is an argument and has no name. */
const OF_SUITE = /^(?:cannot read )?`([^`\n]{1,1000})`:? /;

/** A key of a model as a workflow gives it. */
const SECRET = /\$\{\{ secrets\.([A-Z_]+) \}\}/;

/** What is wrong with an input is told of the option that it is at a terminal. */
export function asOption({ where, message, example }: ConfigurationProblem): ConfigurationProblem {
  const key = SECRET.exec(example ?? '')?.[1];
  if (key !== undefined && isKeyVariable(key)) {
    const advice = `Set ${key}, or read it from a file with \`--dotenv\`.`;
    return asOption({ where, message: `${message} ${advice}` });
  }
  const [, file] = (where === 'suite-file' ? OF_SUITE.exec(message) : null) ?? [];
  if (file !== undefined) {
    return asOption({
      where: file,
      message: message.replace(OF_SUITE, ''),
      ...(example && { example }),
    });
  }
  const isInput = NAMES.has(where) || where === 'report';
  return {
    where: isInput ? `--${where}` : where,
    message: OF_A_JOB.reduce(
      (told, [words, ours]) => told.replace(words, ours),
      message.replace(NAMED, (whole, name: string) =>
        NAMES.has(name) && name.includes('-') ? `\`--${name}\`` : whole,
      ),
    ),
    ...(example !== undefined && {
      example: example
        .replace(LINE, (whole, name: string) => (NAMES.has(name) ? `--${name} ` : whole))
        .replace(SECRET, (_, name: string) => `$${name}`),
    }),
  };
}

/** Trouble in the words of a command line. */
export function inOptions(error: unknown): unknown {
  if (!(error instanceof ConfigurationError)) return error;
  return new ConfigurationError(error.problems.map(asOption));
}

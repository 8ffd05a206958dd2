import { basename, dirname, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { secretsOfVariable } from '../lib/redaction/known-secrets.ts';
import { readWorkspaceFile } from '../lib/workspace-file.ts';
import { placeOfFile, unreadable } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';
import type { Outcome } from '../report/report.ts';
import type { Environment } from '../session/environment.ts';
import type { StartTrouble } from '../words/service.ts';
import { type Given, type Options, readOptions } from './options.ts';
import type { Write } from './terminal.ts';

/** What a command ends with: its exit code, or why it cannot go on. */
export type Ending = number | { problems: readonly Problem[] } | { trouble: StartTrouble };

/** A command of the terminal program. */
export interface Command {
  options: Options;
  /**
   * @param args what stands after its name
   * @param write adds a line to the standard output
   */
  start: (args: readonly string[], environment: Environment, write: Write) => Promise<Ending>;
}

/**
 * Makes a command of what it does once its arguments are read, of which at most so many have no
 * name. With any number these are files, and `run` lists what is wrong with them too if an option
 * is wrong.
 */
export function defineCommand<Shape extends Options>(
  options: Shape,
  maxOperands: number,
  run: (given: Given<Shape>, environment: Environment, write: Write) => Promise<Ending>,
): Command {
  return {
    options,
    start: async (args, environment, write) => {
      const given = readOptions(options, args, maxOperands);
      if (!('values' in given)) return given;
      const known = await withDotenv(environment, given.values);
      given.problems.push(...known.problems);
      const goesOn = given.problems.length === 0 || maxOperands === Infinity;
      return goesOn ? run(given, known.environment, write) : given;
    },
  };
}

/** What is wrong if a command gets no file. */
export const missingFile = (name: string, key = 'FILE'): Problem => {
  return { place: placeOfFile(name), data: { code: 'missing', key } };
};

/** Exit codes by verdict, the worst first. A service that cannot start is `incomplete`. */
export const EXIT_CODES: Readonly<Record<Outcome, number>> = {
  invalid: 2,
  failed: 1,
  incomplete: 3,
  passed: 0,
};

/** A value in quotes can have several lines. */
const QUOTED = /^([ \t]*(?:export[ \t]+)?[\w.-]+[ \t]*=[ \t]*)(["'`])[\s\S]*?\2/gm;
/** A line of a file of variables that `parseEnv` does not ignore. */
const SOUND = /^\s*(?:#.*|(?:export\s+)?[\w.-]+\s*=.*)?$/;

/** Adds the variables of the file that the option names. It may be outside the workspace. */
async function withDotenv(
  environment: Environment,
  { dotenv: path }: { dotenv?: unknown },
): Promise<{ environment: Environment; problems: Problem[] }> {
  if (typeof path !== 'string') return { environment, problems: [] };
  const { workspace, redactor, variables } = environment;
  const full = resolve(workspace, path);
  const content = await readWorkspaceFile(dirname(full), basename(full));
  if (typeof content !== 'string') return { environment, ...unreadable(path, content) };
  const plain = content.replace(QUOTED, (all, name) => name + all.replace(/[^\n]/g, ''));
  const problems = plain.split('\n').flatMap((text, at): Problem[] => {
    const place = { ...placeOfFile(path), line: at + 1, column: 1 };
    return SOUND.test(text) ? [] : [{ place, data: { code: 'missing', key: 'NAME=' } }];
  });
  const added = parseEnv(content);
  for (const [name, value = ''] of Object.entries(added)) {
    redactor.add(name, secretsOfVariable(name, value));
  }
  return { environment: { ...environment, variables: { ...added, ...variables } }, problems };
}

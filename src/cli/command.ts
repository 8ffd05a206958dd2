import { placeOfFile } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';
import type { Outcome } from '../report/report.ts';
import type { Environment } from '../session/environment.ts';
import type { StartTrouble } from '../words/service.ts';
import { type Given, type Options, readOptions } from './options.ts';
import type { Write } from './terminal.ts';

/** What a command ends with: its exit code, or why it cannot go on. */
export type Ending = number | { problems: readonly Problem[] } | { trouble: StartTrouble };

export interface Command {
  options: Options;
  /** @param args what stands after its name */
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
      const goesOn = given.problems.length === 0 || maxOperands === Infinity;
      return goesOn ? run(given, environment, write) : given;
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

import type { Outcome } from '../report/report.ts';
import type { Environment } from '../session/environment.ts';
import type { Options } from './options.ts';

/**
 * Does what a command of the terminal program is for.
 *
 * @param args what stands after its name
 * @param write adds a line to the standard output
 * @returns the exit code
 */
export type Command = (
  args: readonly string[],
  environment: Environment,
  write: (line: string) => void,
) => Promise<number>;

/** A command with its help. */
export interface CommandEntry {
  /** What it does, in one line. */
  summary: string;
  /** What can stand after its name. */
  usage: readonly string[];
  load: () => Promise<{ command: Command; OPTIONS: Options }>;
}

/** Exit codes by verdict. A service that cannot start is `incomplete`, wrong options are `invalid`. */
export const EXIT_CODES: Readonly<Record<Outcome, number>> = {
  passed: 0,
  failed: 1,
  invalid: 2,
  incomplete: 3,
};

import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { fetchingProgram } from '../package-runner.ts';
import type { StdioConnection } from '../server-connection.ts';
import { MissingProgramError } from '../server-error.ts';

/** Where programs are looked for without a PATH, as the C library does. */
const STANDARD_PATH = '/bin:/usr/bin';

/** The error of a folder that a server is to run in and that is none; null where it is one. */
export function requireFolder(cwd: string | null): MissingProgramError | null {
  if (cwd === null || statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) return null;
  const home = cwd.includes('/~/') || cwd.endsWith('/~') ? HOME_HINT : '';
  return new MissingProgramError(`there is no folder ${JSON.stringify(cwd)}${home}`);
}

/** The error of a program that cannot be started. */
export function unusableProgram(
  command: string,
  reason: 'absent' | 'forbidden',
): MissingProgramError {
  const name = JSON.stringify(command);
  return new MissingProgramError(
    reason === 'forbidden'
      ? `the program ${name} may not be executed`
      : `there is no program ${name}${wordsHint(command)}`,
  );
}

const HOME_HINT = `; only a shell knows \`~\` as the home folder: write \`\${HOME}\` in its place`;

/** Signs that only a shell knows. */
const SHELL = /[|;<>`]|&&|\$\(/;

/** What was likely meant by a command with its arguments in it. */
function wordsHint(command: string): string {
  const [program = '', ...args] = command.trim().split(/\s+/);
  if (args.length === 0) return '';
  if (SHELL.test(command)) {
    return `; that is a line for a shell: write "sh", and as \`args\` ${JSON.stringify(['-c', command])}`;
  }
  return `; \`command\` is the program alone: write ${JSON.stringify(program)}, and as \`args\` ${JSON.stringify(args)}`;
}

/**
 * Finds the file that a command stands for, as the system would: for what starts programs in place
 * of the system, and has words of its own for those that are not there.
 *
 * @throws MissingProgramError where there is none, or it may not be executed
 */
export function findProgram(
  command: string,
  { path = STANDARD_PATH, folder }: { path?: string | undefined; folder: string },
): string {
  const places = command.includes('/')
    ? [resolve(folder, command)]
    : path.split(delimiter).map((entry) => resolve(folder, entry, command));
  const files = places.filter((place) => statSync(place, { throwIfNoEntry: false })?.isFile());
  const found = files.find(isExecutable);
  if (found === undefined)
    throw unusableProgram(command, files.length > 0 ? 'forbidden' : 'absent');
  return found;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // Whatever keeps us from it keeps it from being executed.
    return false;
  }
}

/** Containers are made by a daemon that is root's, out of reach and out of the sandbox. */
const CONTAINER_PROGRAMS = ['docker', 'podman'];

/** Throws MissingProgramError for a server that no sandbox can hold. */
export function refuseContainers(connection: StdioConnection, sandbox: string): void {
  const program = fetchingProgram(connection);
  if (program === null || !CONTAINER_PROGRAMS.includes(program)) return;
  throw new MissingProgramError(
    `\`${program}\` does not work in \`server-sandbox: ${sandbox}\`, which keeps servers from its ` +
      'daemon; run the server without a container, or leave that input out',
  );
}

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LocalServer } from '../../api/servers-file.ts';
import type { Start } from '../../lib/processes.ts';
import type { ServerFailure } from '../../report/failure.ts';
import { programName } from './package-runner.ts';

type Hint = NonNullable<ServerFailure['hint']>;

/** `~/x`, also as the value of an option or below the folder where the server started. */
const HOME = /(?:^|[=/])~(?:\/|$)/;

/** How Node.js, Bun, Deno, Python, Java and Ruby say that a module or file is not there. */
const LOST_FILE =
  /(?:Cannot find (?:module|package)|Module not found|No module named|can't open file|Unable to access jarfile|cannot load such file --) ['"]?([^'"\n;]{1,300})/;

/** How programs say that another process has a port, a file or a lock. */
const IN_USE =
  /EADDRINUSE|already (?:in use|running|locked)|\bis locked\b|(?:acquire|get|obtain)\b.{0,40}\block\b/i;

/** How variables are written. */
const VARIABLE = /^[A-Z][A-Z\d_]{2,63}$/;
/** Other words in capitals do not look like the name of a variable. */
const VARIABLE_PART = /_|KEY|TOKEN|SECRET|PASS/;
/** Errors have names like variables. */
const ERROR_CODE = /^(?:ERR_|E[A-Z]+$|MODULE_NOT_FOUND$)/;
const LACKING =
  /missing|require|not set|unset|undefined|must|not defined|not found|provide|need|environment|empty|keyerror/i;

const INPUT_FLAG = /^(?:-[a-zA-Z]*i[a-zA-Z]*|--interactive(?:=true)?)$/;

/** What is known of why a server did not start. The value is foreign text that may hold secrets. */
export function startHint(
  server: LocalServer,
  { reason, detail, stderr, exitCode }: ServerFailure,
  { cwd, env }: Pick<Start, 'cwd' | 'env'>,
): Hint | null {
  if (reason === 'missing-folder') {
    return HOME.test(detail) ? { kind: 'home', value: detail } : null;
  }
  if (reason === 'missing-program') {
    if (HOME.test(detail)) return { kind: 'home', value: detail };
    return isLine(server.command, cwd) ? { kind: 'split', value: server.command } : null;
  }
  if (reason !== 'crash') return null;
  const [, lost] = LOST_FILE.exec(stderr) ?? [];
  if (lost !== undefined) return { kind: HOME.test(lost) ? 'home' : 'install', value: lost };
  if (IN_USE.test(stderr)) return { kind: 'in-use', value: '' };
  const variable = lackedVariable(stderr, env);
  if (variable !== undefined) return { kind: 'variable', value: variable };
  if (exitCode === 0 && lacksInput(server)) return { kind: 'docker-input', value: '' };
  const home = server.args.find((arg) => HOME.test(arg));
  return home === undefined ? null : { kind: 'home', value: home };
}

/** Whether a command that does not exist is a program with its arguments. */
function isLine(command: string, cwd: string): boolean {
  const [program = '', ...rest] = command.trim().split(/\s+/);
  if (rest.length === 0) return command.includes('&&');
  const exists = (path: string) => existsSync(resolve(cwd, path));
  // A path may have blanks: its part before the first one is no file then.
  return !exists(command) && (!/[\\/]/.test(program) || exists(program));
}

/** The first variable that a program says it lacks, and that it did not get. */
function lackedVariable(stderr: string, given: Start['env']): string | undefined {
  return stderr
    .split('\n')
    .filter((line) => LACKING.test(line))
    .flatMap((line) => line.split(/\W+/))
    .find(
      (word) =>
        VARIABLE.test(word) &&
        VARIABLE_PART.test(word) &&
        !ERROR_CODE.test(word) &&
        !Object.hasOwn(given, word),
    );
}

/** Whether a container starts without standard input. */
function lacksInput({ command, args }: LocalServer): boolean {
  const isRun = ['docker', 'podman'].includes(programName(command)) && args.includes('run');
  return isRun && !args.some((arg) => INPUT_FLAG.test(arg));
}

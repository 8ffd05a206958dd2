import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { LocalServer } from '../../api/servers-file.ts';
import { errorCode, messageOf } from '../../lib/errors.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import type { Start } from '../../lib/processes.ts';
import type { ServerFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { Surroundings } from '../surroundings.ts';
import { serverEnvironment } from './environment.ts';
import { CONNECT_LIMIT_MS, type Link, loadSdk } from './link.ts';
import { MalformedError } from './message.ts';
import { isFetched, programName, readFetchTrouble } from './package-runner.ts';
import { serverFailure } from './server-failure.ts';
import { StdioTransport } from './stdio.ts';

/** npm needs 70 s to report a registry that it cannot reach. */
const FETCH_LIMIT_MS = 90_000;
const ODD_LINE_SHOWN = 100;
/** Errors of the system that say that the machine has no room for another process. */
const NO_RESOURCES = ['EAGAIN', 'EMFILE', 'ENFILE', 'ENOMEM'];
/** Errors of the system that say that the command cannot be started. */
const NO_PROGRAM = 'ENOENT EACCES ENOTDIR ENAMETOOLONG E2BIG EINVAL ERR_INVALID_ARG_VALUE'.split(
  ' ',
);

/** Starts the process of a server. Throws a FailureError. */
export async function openLocalLink(
  server: LocalServer,
  { workspace, environment, redactor, living }: Surroundings,
): Promise<Link> {
  const { command, args } = server;
  const cwd = resolve(workspace, server.cwd ?? '.');
  const start: Start = { command, args, cwd, env: serverEnvironment(environment, server.env) };
  const withHint = (failure: ServerFailure): ServerFailure => {
    const hint = startHint(server, failure, start);
    if (hint !== null) {
      const value = hint.value.replace(`${workspace}/`, '');
      failure.hint = { kind: hint.kind, value: redactor.text(value, TEXT_LIMIT) };
    }
    return failure;
  };
  const notStarted = (reason: 'missing-program' | 'missing-folder' | 'resources', detail: string) =>
    withHint(serverFailure(server, 'start', reason, redactor, detail));
  /** Null: the process has started. */
  const startFailure = (error: unknown): ServerFailure | null => {
    const code = errorCode(error) ?? '';
    if (NO_RESOURCES.includes(code)) return notStarted('resources', code);
    return NO_PROGRAM.includes(code) ? notStarted('missing-program', command) : null;
  };
  // The system reports a missing folder as a missing program.
  const folder = await stat(cwd).catch(() => null);
  if (!folder?.isDirectory()) throw new FailureError(notStarted('missing-folder', cwd));
  let transport: StdioTransport;
  /** The failure of a request to a server that has started. */
  const endFailure = (error: unknown, phase: ServerFailure['phase']): ServerFailure => {
    const { group, excess, isOver, stderr, oddLines } = transport;
    const hasCrashed = isOver && excess === null && !(error instanceof MalformedError);
    const failure = serverFailure(server, phase, hasCrashed ? 'crash' : 'malformed', redactor);
    // The SDK says no more of an end than that it came.
    if (!hasCrashed) failure.detail = redactor.text(messageOf(excess ?? error), TEXT_LIMIT);
    // A server that answers with an error says enough.
    if (error instanceof ProtocolError) return failure;
    const { exitCode, signalCode } = group.child;
    failure.exitCode = exitCode;
    failure.signal = signalCode;
    failure.stderr = stderr.read(redactor);
    failure.stdout = oddLines.map((line) => redactor.text(line, ODD_LINE_SHOWN).trim()).join('\n');
    const hasFailedToStart = hasCrashed && phase === 'connect' && exitCode !== 0;
    const trouble = hasFailedToStart ? readFetchTrouble(server, failure.stderr) : null;
    if (trouble === null) return failure;
    const detail = redactor.text(trouble.detail, TEXT_LIMIT);
    return { ...failure, ...trouble, detail };
  };
  try {
    transport = new StdioTransport(start, living);
  } catch (error) {
    const failure = startFailure(error);
    throw failure === null ? error : new FailureError(failure);
  }
  const { ProtocolError } = await loadSdk();
  return {
    transport,
    connectLimitMs: isFetched(server) ? FETCH_LIMIT_MS : CONNECT_LIMIT_MS,
    failureOf: (error, phase) => {
      const failure = startFailure(error);
      if (failure !== null) return failure;
      const ended = endFailure(error, phase);
      return phase === 'connect' ? withHint(ended) : ended;
    },
    hasSessionEnded: () => false,
    hasEnded: () => {
      const { exitCode, signalCode } = transport.group.child;
      return exitCode !== null || signalCode !== null;
    },
    close: (isAborted) => {
      if (isAborted) transport.group.kill();
      return transport.close();
    },
  };
}

type Hint = NonNullable<ServerFailure['hint']>;

/** `~/x`, also as the value of an option or below the folder where the server started. */
const HOME = /(?:^|[=/])~(?:\/|$)/;

/** How Node.js, Bun, Deno, Python, Java and Ruby say that a module or file is not there. */
const LOST_FILE =
  /(?:Cannot find (?:module|package)|Module not found|No module named|can't open file|Unable to access jarfile|cannot load such file --) ['"]?([^'"\n;]{1,300})/;

/** How programs say that another process has a port, a file or a lock. */
const IN_USE =
  /EADDRINUSE|already (?:in use|running|locked)|\bis locked\b|(?:acquire|get|obtain)\b.{0,40}\block\b/i;

const VARIABLE = /^[A-Z][A-Z\d_]{2,63}$/;
/** Other words in capitals do not look like the name of a variable. */
const VARIABLE_PART = /_|KEY|TOKEN|SECRET|PASS/;
/** Errors have names like variables. */
const ERROR_CODE = /^(?:ERR_|E[A-Z]+$|MODULE_NOT_FOUND$)/;
const LACKING =
  /missing|require|not set|unset|undefined|must|not defined|not found|provide|need|environment|empty|keyerror/i;

const INPUT_FLAG = /^(?:-[a-zA-Z]*i[a-zA-Z]*|--interactive(?:=true)?)$/;

/** What is known of why a server did not start. The value is foreign text that may hold secrets. */
function startHint(
  server: LocalServer,
  { reason, detail, stderr, exitCode }: ServerFailure,
  { cwd, env }: Pick<Start, 'cwd' | 'env'>,
): Hint | null {
  if (reason === 'missing-folder' || reason === 'missing-program') {
    if (HOME.test(detail)) return { kind: 'home', value: detail };
    const value = reason === 'missing-folder' ? cwd : server.command;
    if (/[\\/]/.test(value) && existsSync(resolve(cwd, value))) return { kind: 'exists', value };
    return isLine(value, cwd) ? { kind: 'split', value } : null;
  }
  if (reason !== 'crash') return null;
  const [, lost] = LOST_FILE.exec(stderr) ?? [];
  const quoted = server.args.find((arg) => /^(['"]).*\1$/.test(arg) && stderr.includes(arg));
  if (lost !== undefined && quoted !== undefined) return { kind: 'quotes', value: quoted };
  if (lost !== undefined) return { kind: HOME.test(lost) ? 'home' : 'install', value: lost };
  if (IN_USE.test(stderr)) return { kind: 'in-use', value: '' };
  const variable = lackedVariable(stderr, env);
  if (variable !== undefined) return { kind: 'variable', value: variable };
  const isOpen = server.args.some((arg) => INPUT_FLAG.test(arg));
  if (isContainer(server) && (exitCode === 0 ? !isOpen : stderr.includes('not a TTY')))
    return { kind: 'docker-input', value: '' };
  const home = server.args.find((arg) => HOME.test(arg));
  return home === undefined ? null : { kind: 'home', value: home };
}

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

const isContainer = ({ command, args }: LocalServer) =>
  ['docker', 'podman'].includes(programName(command)) && args.includes('run');

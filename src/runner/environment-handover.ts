import { randomUUID } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { serverEnvironment } from '../contract/embedded/server-environment.ts';

/**
 * Tells the renewed process that its environment waits on standard input. No variable does, since
 * earlier steps of the job can set those.
 */
const RENEWED = '--environment-on-standard-input';

const STANDARD_INPUT = 0;
const SHELL = '/bin/sh';

/** What Node itself reads as it starts, beside what servers see anyway. */
const NODE_VARIABLES: readonly string[] = [
  'NODE_OPTIONS',
  'NODE_USE_SYSTEM_CA',
  'NODE_TLS_REJECT_UNAUTHORIZED',
  'NODE_COMPILE_CACHE',
  'NODE_DISABLE_COMPILE_CACHE',
  'NODE_DEBUG',
  'NODE_ICU_DATA',
  'NODE_NO_WARNINGS',
  'NODE_PENDING_DEPRECATION',
  'NODE_REDIRECT_WARNINGS',
  'NODE_V8_COVERAGE',
  'OPENSSL_CONF',
  'UV_THREADPOOL_SIZE',
];

const environmentSchema = z.record(z.string(), z.string());

/**
 * Takes back the environment that `leaveEnvironmentBehind` handed over, in memory alone.
 * @returns whether this process is a renewed one.
 * @throws where there is none to take.
 */
export function takeEnvironment(): boolean {
  const at = process.argv.indexOf(RENEWED);
  if (at === -1) return false;
  process.argv.splice(at, 1);
  const environment = readEnvironment();
  emptyStandardInput();
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) delete process.env[name];
  }
  Object.assign(process.env, environment);
  return true;
}

function readEnvironment(): Record<string, string> {
  try {
    return environmentSchema.parse(JSON.parse(readFileSync(STANDARD_INPUT, 'utf8')));
  } catch {
    // What went wrong may be told in words of the text, which is secret.
    throw new Error('The environment that was handed over could not be read.');
  }
}

/**
 * Replaces this process by itself, started with an environment of no secrets. Other processes of
 * the user can read the environment that a process was started with, whatever becomes of it later.
 * The whole goes along in a file without a name, which no one can open once it is read.
 *
 * @param folder where such a file can be made.
 * @returns only where that cannot be done: why.
 */
export function leaveEnvironmentBehind(folder: string): string {
  const { execve, execPath, execArgv, argv, env } = process;
  if (execve === undefined) return 'this version of Node, or this system, cannot renew a process';
  try {
    // What fails later ends the process.
    accessSync(execPath, constants.X_OK);
    handOver(JSON.stringify(env), folder);
    const [, ...rest] = argv;
    const [program, ...args] = withoutDumps([execPath, ...execArgv, ...rest, RENEWED]);
    return execve(program, [program, ...args], startEnvironment(env));
  } catch (error) {
    emptyStandardInput();
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * A command by way of a shell that allows it and its children no core dumps: a signal of any
 * process of the user is enough to have one written, with all there is in memory.
 */
function withoutDumps(command: [string, ...string[]]): [string, ...string[]] {
  try {
    accessSync(SHELL, constants.X_OK);
  } catch {
    // Small containers have none, and hardly a folder for dumps.
    return command;
  }
  return [SHELL, '-c', 'ulimit -c 0 2>/dev/null; exec "$@"', SHELL, ...command];
}

/** What the renewed process starts with. */
function startEnvironment(environment: NodeJS.ProcessEnv): Record<string, string> {
  const forNode = NODE_VARIABLES.flatMap((name): [string, string][] => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...serverEnvironment(environment), ...Object.fromEntries(forNode) };
}

/** Makes the text standard input, the one that is kept where a process is replaced. */
function handOver(text: string, folder: string): void {
  closeSync(STANDARD_INPUT);
  const path = join(folder, `evals-${randomUUID()}`);
  // The lowest number that is free, which is the one just closed.
  const file = openSync(path, 'wx+', 0o600);
  // Before anything is in it, so that nothing is left wherever the process may be ended.
  unlinkSync(path);
  if (file !== STANDARD_INPUT) throw new Error('standard input cannot be replaced');
  const bytes = Buffer.from(text);
  // At a position of its own: whoever reads it begins at the start.
  if (writeSync(file, bytes, 0, bytes.length, 0) < bytes.length)
    throw new Error('the disk is full');
}

/** Nothing is to be read there any more. */
function emptyStandardInput(): void {
  try {
    closeSync(STANDARD_INPUT);
  } catch {
    // It was closed already.
  }
  openSync('/dev/null', 'r');
}

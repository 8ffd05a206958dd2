import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Execution } from '../../api/resources/execution.ts';
import { ITERATION_FOLDER, ITERATION_VARIABLE } from '../../api/servers-file/variables.ts';
import type { ServerEntry } from '../../api/servers-file.ts';
import { errorCode } from '../../lib/errors.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import { OutputTail } from '../../lib/output-tail.ts';
import { ProcessGroup } from '../../lib/processes.ts';
import { settle } from '../../lib/sleep.ts';
import type { Failure } from '../../report/failure.ts';
import { serverEnvironment } from '../mcp/environment.ts';
import type { Surroundings } from '../surroundings.ts';

const NO_PROGRAM = ['ENOENT', 'EACCES', 'ENOTDIR'];
/** How a shell says that there is no such program. */
const SHELL_NO_PROGRAM = 127;
const REMOVAL = { recursive: true, force: true, maxRetries: 3 } as const;

type SetupFailure = Extract<Failure, { kind: 'setup' }>;

/** Whether a value names the folder of the iteration in any of its texts. */
export const namesFolder = (value: unknown): boolean =>
  JSON.stringify(value).includes(ITERATION_FOLDER);

/** Whether commands of the suite run around each iteration. */
export const hasCommands = ({ setup, teardown }: Execution): boolean =>
  setup !== undefined || teardown !== undefined;

/** Puts the path of a folder in the place of its name, in all texts of a JSON value. */
export function withFolder<T>(value: T, folder: string): T {
  const path = JSON.stringify(folder).slice(1, -1);
  return JSON.parse(JSON.stringify(value).replaceAll(ITERATION_FOLDER, () => path));
}

/** A server that starts with a folder. Its process has the variable `ITERATION_TMP`. */
export function inFolder(entry: ServerEntry, folder: string): ServerEntry {
  const placed = withFolder(entry, folder);
  if (!('url' in placed)) placed.env[ITERATION_VARIABLE] = folder;
  return placed;
}

/** Folders that exist. They go with the process, however it exits. */
const folders = new Set<string>();
const removeAll = () => {
  for (const folder of folders) {
    try {
      makeWritable(folder);
      rmSync(folder, REMOVAL);
    } catch {
      // The exit code of the process does not depend on it.
    }
  }
};

/** Makes an empty folder in the temporary folder of the job. */
export async function makeFolder({ environment }: Surroundings): Promise<string> {
  const wanted = environment['RUNNER_TEMP'] || tmpdir();
  await mkdir(wanted, { recursive: true });
  const folder = await mkdtemp(join(await realpath(wanted), 'iteration-'));
  if (folders.size === 0) process.on('exit', removeAll);
  folders.add(folder);
  return folder;
}

/** Removes a folder with all that is in it. */
export async function removeFolder(folder: string): Promise<void> {
  try {
    await rm(folder, REMOVAL);
  } catch {
    makeWritable(folder);
    await rm(folder, REMOVAL);
  }
  folders.delete(folder);
  if (folders.size === 0) process.off('exit', removeAll);
}

/** Entries of a write-protected folder cannot be removed. Caches protect theirs. */
function makeWritable(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) makeWritable(join(folder, entry.name));
  }
}

/**
 * Runs a command of a suite in the workspace, and ends what it leaves running.
 *
 * @param folder of the iteration
 * @param signal ends the command
 * @returns how it failed; null if it did not
 */
export async function runCommand(
  command: NonNullable<Execution['setup']>,
  folder: string,
  { workspace, environment, living, redactor }: Surroundings,
  signal: AbortSignal | null,
  limitMs: number,
): Promise<SetupFailure | null> {
  const isLine = typeof command === 'string';
  const [program = '', ...args] = isLine ? ['/bin/sh', '-c', command] : withFolder(command, folder);
  const env = serverEnvironment(environment, { [ITERATION_VARIABLE]: folder });
  const group = new ProcessGroup({ command: program, args, cwd: workspace, env }, living);
  const { child, ended } = group;
  const output = new OutputTail();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.add(chunk));
  }
  child.stdin.end();
  const kill = () => group.kill();
  signal?.addEventListener('abort', kill);
  child.once('exit', kill);
  await settle([ended], limitMs);
  signal?.removeEventListener('abort', kill);
  const { exitCode } = group;
  const failure: SetupFailure = {
    kind: 'setup',
    command: redactor.text(isLine ? command : command.join(' '), TEXT_LIMIT),
    exitCode: null,
    output: '',
    limitMs: null,
  };
  if (child.pid === undefined) {
    const error = await ended.catch((thrown) => thrown);
    if (NO_PROGRAM.includes(errorCode(error) ?? '')) return failure;
    throw error;
  }
  group.kill();
  await group.stop();
  if (exitCode === 0) return null;
  failure.output = output.read(redactor);
  if (exitCode === null) failure.limitMs = limitMs;
  else if (!isLine || exitCode !== SHELL_NO_PROGRAM) failure.exitCode = exitCode;
  return failure;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { constants } from 'node:os';
import type { Duplex } from 'node:stream';
import { z } from 'zod';
import { signalProcess } from '../../../processes/marked-processes.ts';
import { signalGroup } from '../../../processes/process-groups.ts';
import type { StdioConnection } from '../server-connection.ts';
import { MissingProgramError } from '../server-error.ts';
import { endInWords, type Launched, pipedChild, type Refusal, type ServerChild } from './launch.ts';
import { accessTo, type Mount } from './mount-plan.ts';
import { type Confinement, folderOf, type SandboxPlan, variablesOf } from './sandbox-plan.ts';
import { findProgram, refuseContainers, requireFolder } from './server-program.ts';

const STATUS_DESCRIPTOR = 3;
const OPTIONS_DESCRIPTOR = 4;

/** A shell's way to say that a signal ended a program. */
const SIGNAL_BASE = 128;

/** What bubblewrap tells of its child, an object a line. */
const statusSchema = z.looseObject({
  'child-pid': z.int().optional(),
  'exit-code': z.int().optional(),
});

const MOUNT_OPTIONS = { read: '--ro-bind', write: '--bind' } as const;

function mountOptions({ path, access, isFolder }: Mount): string[] {
  if (access !== 'hidden') return [MOUNT_OPTIONS[access], path, path];
  return isFolder ? ['--tmpfs', path] : ['--ro-bind', '/dev/null', path];
}

/** Options of bubblewrap for a server; they hold its environment, and so belong into no argument. */
export function bubblewrapOptions(
  mounts: readonly Mount[],
  variables: Readonly<Record<string, string>>,
  folder: string,
): string[] {
  return [
    ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
    ...mounts.flatMap(mountOptions),
    ...['--unshare-user-try', '--unshare-pid', '--unshare-ipc', '--unshare-uts'],
    ...['--unshare-cgroup-try', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
    ...Object.entries(variables).flatMap(([name, value]) => ['--setenv', name, value]),
    ...['--chdir', folder],
  ];
}

/** Reads what bubblewrap tells; anything else on that descriptor cannot be. */
class Status {
  /** The server's own process group as this process sees it, once it is there. */
  group: number | null = null;
  /** Whether the server ran, and has ended. */
  hasRun = false;
  #isKilled = false;
  readonly read: Promise<void>;

  constructor(stream: NodeJS.ReadableStream) {
    let text = '';
    this.read = new Promise((resolve) => {
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
        const lines = text.split('\n');
        text = lines.pop() ?? '';
        for (const line of lines) this.#take(line);
      });
      stream.on('close', resolve);
      // It ends all the same, and what it did not tell is not known.
      stream.on('error', () => {});
    });
  }

  /**
   * Ends what is in the sandbox by its first process, with which all others go: until it is bound to
   * the life of bubblewrap, it would outlive that one. It leaves the group of bubblewrap at a moment
   * that nobody tells, so it is named by itself. It may not be known yet, as what was told is read
   * later.
   */
  kill(): void {
    this.#isKilled = true;
    if (this.group === null || this.hasRun) return;
    signalProcess(this.group, 'SIGKILL');
  }

  #take(line: string): void {
    const told = statusSchema.parse(JSON.parse(line));
    if (told['exit-code'] !== undefined) this.hasRun = true;
    if (told['child-pid'] === undefined) return;
    this.group = told['child-pid'];
    if (this.#isKilled) this.kill();
  }
}

/** A process of bubblewrap with a program in its sandbox. */
export interface Wrapped {
  child: ServerChild;
  status: Status;
}

/**
 * Starts a program in a sandbox. Bubblewrap itself gets no variable of it: one such as `LD_PRELOAD`
 * would be at work before there is a sandbox.
 */
export function startWrapped(
  bubblewrap: string,
  options: readonly string[],
  program: readonly string[],
): Wrapped {
  const [status, given] = [String(STATUS_DESCRIPTOR), String(OPTIONS_DESCRIPTOR)];
  const line = ['--args', given, '--json-status-fd', status, '--', ...program];
  const child = pipedChild(
    spawn(bubblewrap, line, {
      cwd: '/',
      env: {},
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe', 'pipe', 'pipe'],
    }),
  );
  const [statusStream, optionsStream] = extraStreams(child);
  // Bubblewrap says what is wrong with options it could not read to the end.
  optionsStream.on('error', () => {});
  optionsStream.end(options.map((option) => `${option}\0`).join(''));
  return { child, status: new Status(statusStream) };
}

function extraStreams(child: ChildProcess): [Duplex, Duplex] {
  // For want of file descriptors Node makes no streams, which its types do not tell.
  const streams: readonly unknown[] = child.stdio ?? [];
  const [status, options] = [streams[STATUS_DESCRIPTOR], streams[OPTIONS_DESCRIPTOR]];
  if (isDuplex(status) && isDuplex(options)) return [status, options];
  throw new Error('there are no file descriptors left for it');
}

function isDuplex(stream: unknown): stream is Duplex {
  return typeof stream === 'object' && stream !== null && 'write' in stream && 'read' in stream;
}

/** How the program ended: bubblewrap passes its exit code on, and a signal as a shell does. */
function wrappedEnd({ exitCode, signalCode }: ChildProcess): string | null {
  const number = (exitCode ?? 0) - SIGNAL_BASE;
  const [signal] = Object.entries(constants.signals).find(([, value]) => value === number) ?? [];
  return signal === undefined ? endInWords(exitCode, signalCode) : `was ended by ${signal}`;
}

function requireVisible(path: string, what: string, mounts: readonly Mount[]): void {
  if (accessTo(realpathSync(path), mounts) !== 'hidden') return;
  throw new MissingProgramError(
    `${what} ${JSON.stringify(path)} is hidden from servers by \`server-sandbox: bwrap\`; ` +
      'have it in the workspace, or outside of the home and temporary folders',
  );
}

/** Starts a server in a sandbox of its own. */
export function launchInBubblewrap(
  connection: StdioConnection,
  plan: SandboxPlan,
  { bubblewrap, mounts: own, mountsOf }: Extract<Confinement, { kind: 'bwrap' }>,
): Launched {
  const { command, args, checkout, folder: ofIteration } = connection;
  const writable = ofIteration === undefined ? [] : [ofIteration];
  const mounts: Mount[] = [
    ...(checkout === undefined ? own : (mountsOf[checkout] ?? own)),
    ...writable.map((path) => ({ path, access: 'write' as const, isFolder: true })),
  ];
  refuseContainers(connection, 'bwrap');
  const folder = folderOf(connection, plan);
  const variables = variablesOf(connection, plan);
  const noFolder = requireFolder(folder);
  if (noFolder !== null) throw noFolder;
  requireVisible(folder, 'the folder', mounts);
  const program = findProgram(command, { path: variables['PATH'], folder });
  requireVisible(program, 'the program', mounts);
  const options = bubblewrapOptions(mounts, variables, folder);
  const { child, status } = startWrapped(bubblewrap, options, [command, ...args]);
  return {
    child,
    settled: status.read,
    end: () => wrappedEnd(child),
    signal: (signal) => {
      const { pid } = child;
      if (pid === undefined) return false;
      if (signal === 'SIGKILL') status.kill();
      // A kind word is for the server; bubblewrap would die of it, and the server at once.
      if (signal === 'SIGKILL' || signal === 0 || status.group === null) {
        return signalGroup(pid, signal) === 'sent';
      }
      return signalGroup(status.group, signal) === 'sent';
    },
    explain: (error) => error,
    refusal: (lastWords) =>
      child.exitCode === null || status.hasRun ? null : refusalOf(command, lastWords),
  };
}

function refusalOf(command: string, lastWords: string): Refusal {
  const isMissing = lastWords.split('\n').some((line) => line.startsWith('bwrap: execvp '));
  return isMissing
    ? {
        kind: 'missing',
        message: `the program ${JSON.stringify(command)} cannot be executed in the sandbox of \`server-sandbox: bwrap\``,
      }
    : { kind: 'unreachable', message: 'bwrap could not make the sandbox of `server-sandbox`' };
}

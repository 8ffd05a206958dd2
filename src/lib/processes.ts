import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import {
  HAS_TABLE,
  hasLivingMember,
  killMarked,
  MARK_VARIABLE,
  sendSignal,
} from './process-table.ts';
import { settle, sleep } from './sleep.ts';

/** A process and the end of its output follow each other within this. */
const SETTLE_MS = 1_000;
/** The longer a process takes to end, the rarer it is looked at. */
const MIN_POLL_MS = 10;
const MAX_POLL_MS = 100;
/** What shells add to the number of a signal. */
export const SIGNAL_EXIT = 128;
/** Windows has no process groups. */
const HAS_GROUPS = process.platform !== 'win32';

export interface Start {
  command: string;
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
}

/** What a process gets to end, in milliseconds: after the end of its input, SIGTERM, SIGKILL. */
export interface Waits {
  inputMs: number;
  termMs: number;
  killMs: number;
}
const WAITS: Waits = { inputMs: 2_000, termMs: 2_000, killMs: 1_000 };

/** All groups that this process has started and that may be alive. */
export class Processes extends Set<ProcessGroup> {
  /** In the environment of all of them, with a number. */
  readonly mark: string;
  #started = 0;

  /** @param mark is random, so that no other process has it */
  constructor(mark: string) {
    super();
    this.mark = mark;
  }

  /** The mark of another group. */
  nextMark(): string {
    this.#started += 1;
    return `${this.mark}.${this.#started}`;
  }

  /** Kills what is alive when this process exits, however it does. Returns what stops that. */
  killAtExit(): () => void {
    const killAll = () => {
      for (const group of this) group.kill();
      if (this.#started > 0) killMarked(this.mark);
    };
    process.once('exit', killAll);
    return () => process.off('exit', killAll);
  }
}

/**
 * A process in a group of its own, since commands such as `npx` are wrappers. What leaves the group
 * still has its mark, by which it is found on Linux. Elsewhere it escapes.
 */
export class ProcessGroup {
  readonly child: ChildProcessWithoutNullStreams;
  /** Resolves when the process has ended and its output is read. Rejects if it does not start. */
  readonly ended: Promise<void>;
  readonly #living: Processes;
  readonly #mark: string;
  #stopped: Promise<void> | undefined;

  constructor({ command, args, cwd, env }: Start, living: Processes) {
    this.#living = living;
    this.#mark = living.nextMark();
    this.child = spawn(command, args, {
      cwd,
      env: { ...env, [MARK_VARIABLE]: this.#mark },
      detached: HAS_GROUPS,
      windowsHide: true,
    });
    // How the process ends says more than these errors. `ended` rejects if it does not start.
    const { stdin, stdout, stderr } = this.child;
    for (const emitter of [this.child, stdin, stdout, stderr]) emitter?.on('error', () => {});
    // The types do not say so: without file descriptors there are no streams.
    if (stdin === undefined) {
      throw Object.assign(new Error('no file descriptors are left'), { code: 'EMFILE' });
    }
    if (this.child.pid !== undefined) living.add(this);
    const closed = once(this.child, 'close').catch(() => {});
    // A process that it started may hold the output open.
    this.ended = once(this.child, 'exit').then(() => settle([closed], SETTLE_MS));
    this.ended.catch(() => {});
  }

  /** Ends the group: end of input, SIGTERM, SIGKILL. Then kills what has left it. Never rejects. */
  stop(waits: Waits = WAITS): Promise<void> {
    this.#stopped ??= this.#stop(waits);
    return this.#stopped;
  }

  /** Kills the group at once. `stop` is still needed. */
  kill(): void {
    if (this.#living.has(this)) this.#signal('SIGKILL');
  }

  async #stop({ inputMs, termMs, killMs }: Waits): Promise<void> {
    this.child.stdin.end();
    if (!(await this.#endsWithin(inputMs))) this.#signal('SIGTERM');
    if (!(await this.#endsWithin(termMs))) this.#signal('SIGKILL');
    await this.#endsWithin(killMs);
    if (this.#living.delete(this)) killMarked(this.#mark);
    // A process that has escaped may hold them open, and this process with them.
    this.child.stdout.destroy();
    this.child.stderr.destroy();
  }

  async #endsWithin(limitMs: number): Promise<boolean> {
    for (let waitedMs = 0; this.isAlive(); ) {
      if (waitedMs >= limitMs) return false;
      const pollMs = Math.min(MAX_POLL_MS, MIN_POLL_MS + waitedMs / 4, limitMs - waitedMs);
      await sleep(pollMs);
      waitedMs += pollMs;
    }
    return true;
  }

  /** How the process has ended, as shells say it: a signal has a code too. Null: it has not. */
  get exitCode(): number | null {
    const { exitCode, signalCode } = this.child;
    return signalCode === null ? exitCode : SIGNAL_EXIT + constants.signals[signalCode];
  }

  /** Whether a process of the group runs. Windows only knows of the first. */
  isAlive(): boolean {
    const { pid, exitCode, signalCode } = this.child;
    const isRunning = exitCode === null && signalCode === null;
    if (pid === undefined || !HAS_GROUPS) return pid !== undefined && isRunning;
    if (!this.#signal(0)) return false;
    // Zombies answer too. Containers without an init process keep them.
    return isRunning || !HAS_TABLE || hasLivingMember(pid);
  }

  /** @returns whether the group exists */
  #signal(signal: NodeJS.Signals | 0): boolean {
    const { pid } = this.child;
    return pid !== undefined && sendSignal(HAS_GROUPS ? -pid : pid, signal);
  }
}

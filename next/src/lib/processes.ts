import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { errorCode } from './errors.ts';
import { sleep } from './sleep.ts';

/** What a process gets after its input ends, and after SIGTERM. */
const GRACE_MS = 2_000;
/** A process and the end of its output follow each other within this. */
const SETTLE_MS = 1_000;
const POLL_MS = 20;
/** Windows has no process groups. */
const HAS_GROUPS = process.platform !== 'win32';

/** What a process starts with. */
export interface Start {
  command: string;
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
}

/** Kills groups that are alive when this process exits, however it does. Returns what stops that. */
export function killAtExit(living: ReadonlySet<ProcessGroup>): () => void {
  const killAll = () => {
    for (const group of living) group.kill();
  };
  process.once('exit', killAll);
  return () => process.off('exit', killAll);
}

/** A process in a group of its own, since commands such as `npx` are wrappers. */
export class ProcessGroup {
  readonly child: ChildProcessWithoutNullStreams;
  /** Resolves when the process has ended and its output is read. Rejects if it does not start. */
  readonly ended: Promise<void>;
  readonly #living: Set<ProcessGroup>;

  /** @param living holds all groups that may be alive, for `killAll` */
  constructor({ command, args, cwd, env }: Start, living: Set<ProcessGroup>) {
    this.child = spawn(command, args, { cwd, env, detached: HAS_GROUPS, windowsHide: true });
    this.#living = living;
    // `ended` rejects with it.
    this.child.on('error', () => {});
    // The types do not say so: without file descriptors there are no streams.
    if (this.child.stdin === undefined) {
      throw Object.assign(new Error('no file descriptors are left'), { code: 'EMFILE' });
    }
    if (this.child.pid !== undefined) living.add(this);
    // How the process ends says more than these errors.
    for (const stream of [this.child.stdin, this.child.stdout, this.child.stderr]) {
      stream.on('error', () => {});
    }
    const isClosed = new AbortController();
    const closed = once(this.child, 'close').finally(() => isClosed.abort());
    // A process that it started may hold the output open.
    const exited = once(this.child, 'exit').then(() => sleep(SETTLE_MS, isClosed.signal));
    this.ended = Promise.race([closed, exited]).then(() => {});
    for (const outcome of [closed, exited, this.ended]) outcome.catch(() => {});
  }

  /** Ends the group: end of input, SIGTERM, SIGKILL. Never rejects. */
  async stop(): Promise<void> {
    this.child.stdin.end();
    if (!(await this.#endsWithin(GRACE_MS))) {
      this.#signal('SIGTERM');
      if (!(await this.#endsWithin(GRACE_MS))) this.kill();
    }
    this.#living.delete(this);
    // A process that left the group may hold them open, and this process with them.
    this.child.stdout.destroy();
    this.child.stderr.destroy();
  }

  /** Kills the group at once. */
  kill(): void {
    this.#signal('SIGKILL');
    this.#living.delete(this);
  }

  async #endsWithin(limitMs: number): Promise<boolean> {
    for (let waitedMs = 0; this.#isAlive(); waitedMs += POLL_MS) {
      if (waitedMs >= limitMs) return false;
      await sleep(POLL_MS);
    }
    return true;
  }

  #isAlive(): boolean {
    const { exitCode, signalCode } = this.child;
    if (!HAS_GROUPS) return exitCode === null && signalCode === null;
    return this.#signal(0);
  }

  /** @returns whether the group exists */
  #signal(signal: NodeJS.Signals | 0): boolean {
    const { pid } = this.child;
    if (pid === undefined) return false;
    try {
      return process.kill(HAS_GROUPS ? -pid : pid, signal);
    } catch (error) {
      // EPERM: on macOS only zombies are left.
      if (errorCode(error) === 'ESRCH' || errorCode(error) === 'EPERM') return false;
      throw error;
    }
  }
}

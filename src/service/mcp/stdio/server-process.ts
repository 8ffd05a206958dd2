import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { systemClock } from '../../../ports/clock.ts';
import { HAS_GROUPS } from '../../../processes/process-groups.ts';
import { settlesWithin } from '../../../resilience/time-limit.ts';
import type { LaunchedServer, ProcessSurroundings, Refusal } from '../sandbox/launch.ts';
import type { StdioConnection } from '../server-connection.ts';
import { StderrTail } from './stderr-tail.ts';

/** What a server gets for leaving by itself once its input has ended, and after SIGTERM. */
const INPUT_END_GRACE_MS = 2_000;
const TERM_GRACE_MS = 2_000;
/** Even a killed process takes a moment to go. */
const KILL_GRACE_MS = 1_000;
/** Between looks whether it has: the longer it takes, the longer. */
const SHORTEST_POLL_MS = 10;
const LONGEST_POLL_MS = 100;

/** A process that ends and its output that ends follow each other within this. */
const SETTLE_MS = 1_000;

/** Servers that may be alive; none of them may outlive this process, however it exits. */
const living = new Set<ServerProcess>();

/** Servers that were told to end, until nothing of them is left. */
const ending = new Set<Promise<void>>();

/**
 * Resolves once those servers are gone that were told to end, and all that they started. What
 * nothing ends is not waited for for long. Never rejects.
 */
export async function untilServersEnded(): Promise<void> {
  await Promise.all(ending);
}

let tell: (groups: readonly number[]) => void = () => {};

/**
 * Has someone told of the process groups of all servers whenever one comes or goes: whoever is to
 * end them where this process is killed, and cannot.
 */
export function tellOfServers(listener: typeof tell): void {
  tell = listener;
}

function tellLiving(): void {
  tell([...living].flatMap(({ pid }) => (pid === null || !HAS_GROUPS ? [] : [pid])));
}

/** Ends at once all servers that are left, by their process groups. */
export function killAll(): void {
  for (const server of living) server.signal('SIGKILL');
}

/**
 * The process of a stdio server and whatever it starts, in a process group of their own: commands
 * such as `npx` are wrappers, and a signal to the wrapper alone would leave the server alive.
 */
export class ServerProcess {
  readonly stdin: Writable;
  readonly stdout: Readable;
  /** Rejects where the command cannot be started. */
  readonly started: Promise<void>;
  /** Resolves once nothing more is to be had from the server, though it may be alive. */
  readonly over: Promise<void>;
  readonly #launched: LaunchedServer;
  readonly #stderr: StderrTail;
  #stopped: Promise<void> | undefined;

  constructor(connection: StdioConnection, { redactor, sandbox }: ProcessSurroundings) {
    const launched = sandbox.launch(connection);
    const { child } = launched;
    // What it means is told by `started`; unheard, it would end the service.
    child.on('error', () => {});
    // For want of file descriptors Node makes no streams, which its types do not tell.
    if (child.stdin === undefined) throw new Error('there are no file descriptors left for it');
    this.#launched = launched;
    this.stdin = child.stdin;
    this.stdout = child.stdout;
    this.started = once(child, 'spawn').then(
      () => {},
      (error: unknown) => {
        throw launched.explain(error);
      },
    );
    this.over = this.#untilOver();
    this.#stderr = new StderrTail(redactor);
    child.stderr.on('data', (chunk: Buffer) => this.#stderr.add(chunk));
    child.stderr.on('end', () => this.#stderr.end());
    // What these errors mean is told by `over`.
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => {});
    if (child.pid !== undefined) this.#watch();
  }

  /** Null where the command could not be started. */
  get pid(): number | null {
    return this.#launched.child.pid ?? null;
  }

  /** How the process ended, such as `exited with code 1`; null while it runs. */
  get end(): string | null {
    return this.#launched.end();
  }

  /** Why the server itself never ran; null where it did. */
  get refusal(): Refusal | null {
    return this.#launched.refusal(this.stderrTail);
  }

  /** The last that was written to standard error, without secrets. */
  get stderrTail(): string {
    return this.#stderr.text;
  }

  /**
   * Ends the server and all it started, first politely. Resolves once nothing of that is left, or
   * will not go; never rejects.
   */
  stop(): Promise<void> {
    if (this.#stopped === undefined) {
      const end = this.#stop();
      ending.add(end);
      this.#stopped = end.finally(() => ending.delete(end));
    }
    return this.#stopped;
  }

  /**
   * Sends a signal to the server and all it started; signal 0 only asks.
   * @returns whether anything was there
   */
  signal(signal: NodeJS.Signals | 0): boolean {
    return this.#launched.signal(signal);
  }

  async #stop(): Promise<void> {
    this.#launched.noteChildren();
    this.stdin.end();
    await this.#endGroup();
    await this.#launched.endRest();
  }

  async #endGroup(): Promise<void> {
    if (await this.#isGoneWithin(INPUT_END_GRACE_MS)) return;
    this.signal('SIGTERM');
    if (await this.#isGoneWithin(TERM_GRACE_MS)) return;
    this.signal('SIGKILL');
    await this.#isGoneWithin(KILL_GRACE_MS);
  }

  async #isGoneWithin(limitMs: number): Promise<boolean> {
    let waitedMs = 0;
    while (this.signal(0)) {
      if (waitedMs >= limitMs) return false;
      const wanted = Math.max(SHORTEST_POLL_MS, waitedMs / 4);
      const pollMs = Math.min(wanted, LONGEST_POLL_MS, limitMs - waitedMs);
      await systemClock.sleep(pollMs);
      waitedMs += pollMs;
    }
    if (living.delete(this)) tellLiving();
    if (living.size === 0) process.off('exit', killAll);
    return true;
  }

  #watch(): void {
    if (living.size === 0) process.on('exit', killAll);
    living.add(this);
    tellLiving();
  }

  async #untilOver(): Promise<void> {
    const exit = new Promise((resolve) => this.#launched.child.once('exit', resolve));
    const outputEnd = new Promise((resolve) => this.stdout.once('close', resolve));
    const inputBroken = new Promise((resolve) => this.stdin.once('error', resolve));
    const ends = Promise.all([exit, outputEnd, this.#launched.settled]);
    // Its last answer may still be in the pipe, which a process it started may hold open.
    await Promise.race([exit, outputEnd, inputBroken]);
    await settlesWithin(SETTLE_MS, ends);
  }
}

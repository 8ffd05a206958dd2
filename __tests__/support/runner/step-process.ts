import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { NODE_24 } from './job-environment.ts';

/** Time the runner grants a cancelled step after SIGINT, and then again after SIGTERM. */
const SIGINT_GRACE_MS = 7_500;
const SIGTERM_GRACE_MS = 2_500;
/** How long the runner reads on where a process left behind holds the step's output open. */
const OUTPUT_GRACE_MS = 5_000;

export interface StepCommand {
  script: string;
  cwd: string;
  env: Readonly<Record<string, string>>;
  onLine: (line: string) => void;
}

/** One entry point of the action as a child process, in a process group of its own. */
export class StepProcess {
  /** Exit code, null after a signal; settles when the output has been read. */
  readonly exit: Promise<number | null>;
  readonly #child: ChildProcess;
  readonly #timers: NodeJS.Timeout[] = [];

  constructor({ script, cwd, env, onLine }: StepCommand) {
    const child = spawn(NODE_24, [script], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const output = Promise.all(
      [child.stdout, child.stderr].map((stream) => readLines(stream, onLine)),
    );
    const exited = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', resolve);
    });
    this.exit = exited.then(async (code) => {
      for (const timer of this.#timers) clearTimeout(timer);
      const grace = new AbortController();
      const patience = delay(OUTPUT_GRACE_MS, undefined, { signal: grace.signal }).catch(() => {
        // Aborted because the output ended first, which is the usual course.
      });
      await Promise.race([output, patience]);
      grace.abort();
      return code;
    });
  }

  /** As the runner cancels: SIGINT, then SIGTERM, then the end of the whole process tree. */
  cancel(): void {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.kill('SIGINT');
    this.#timers.push(
      setTimeout(() => this.#child.kill('SIGTERM'), SIGINT_GRACE_MS),
      setTimeout(() => this.kill(), SIGINT_GRACE_MS + SIGTERM_GRACE_MS),
    );
  }

  /** Kills whatever is left of the process group; false where nothing of it was alive. */
  kill(): boolean {
    if (this.#child.pid === undefined) return false;
    try {
      return process.kill(-this.#child.pid, 'SIGKILL');
    } catch (error) {
      if (isNoSuchProcess(error)) return false;
      throw error;
    }
  }
}

/** Asks for the code alone: in a Jest sandbox Node's errors are no instances of the local Error. */
function isNoSuchProcess(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ESRCH';
}

function readLines(stream: Readable, onLine: (line: string) => void): Promise<void> {
  return new Promise((resolve) => {
    createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })
      .on('line', onLine)
      .once('close', resolve);
  });
}

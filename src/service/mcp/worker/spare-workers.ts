import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Clock } from '../../../ports/clock.ts';
import { startWorker, type WorkerProgram } from './worker-program.ts';

/** What nobody has taken by then was started in vain. */
const LIFE_MS = 30_000;

/** Nobody gains by more at once: there are no more cores. */
const MOST = 8;

const isAlive = ({ exitCode, signalCode, connected }: ChildProcess): boolean =>
  exitCode === null && signalCode === null && connected;

/**
 * Processes of workers that are started before there is anything for them to do, as they take a
 * while to come up. They are told nothing, and say nothing, until one is taken.
 */
export class SpareWorkers {
  readonly #program: WorkerProgram;
  readonly #clock: Clock;
  /** Each with what turns its alarm off. */
  readonly #spares = new Map<ChildProcess, () => void>();
  #isClosed = false;

  constructor(program: WorkerProgram, clock: Clock) {
    this.#program = program;
    this.#clock = clock;
  }

  /** Has so many be there, or on their way. What cannot be started now is tried again when needed. */
  startAhead(count: number): void {
    while (!this.#isClosed && this.#spares.size < Math.min(count, MOST)) {
      try {
        this.#start();
      } catch {
        return;
      }
    }
  }

  /** A process that nobody else has, started ahead or now. Throws where it cannot be started. */
  take(): ChildProcess {
    for (const child of this.#spares.keys()) {
      this.#drop(child);
      if (isAlive(child)) return child;
    }
    return startWorker(this.#program);
  }

  /** Resolves once all that nobody has taken are gone. Never rejects. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#spares.keys()].map((child) => this.#end(child)));
  }

  #start(): void {
    const child = startWorker(this.#program);
    // Where it could not be started, it is not taken.
    child.on('error', () => this.#drop(child));
    child.once('exit', () => this.#drop(child));
    this.#spares.set(
      child,
      this.#clock.alarm(LIFE_MS, () => void this.#end(child)),
    );
  }

  #drop(child: ChildProcess): void {
    this.#spares.get(child)?.();
    this.#spares.delete(child);
  }

  async #end(child: ChildProcess): Promise<void> {
    this.#drop(child);
    if (child.pid === undefined || !isAlive(child)) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

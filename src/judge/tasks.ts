import { fitArguments } from './argument-fit.ts';
import { capture } from './captures.ts';
import { holdsWithoutAnswer, matchesAnyText } from './evidence.ts';
import { judge } from './judge.ts';
import { judgeMatching } from './matching.ts';

/** What the worker thread does. Values are copied between the threads. */
export const TASKS = {
  judge,
  judgeMatching,
  holdsWithoutAnswer,
  capture,
  fitArguments,
  matchesAnyText,
};
export type TaskName = keyof typeof TASKS;
export type TaskInput<Name extends TaskName> = Parameters<(typeof TASKS)[Name]>[0];
export type TaskOutput<Name extends TaskName> = ReturnType<(typeof TASKS)[Name]>;

import { VALUE_LIMIT } from '../lib/limits.ts';
import { type Problem, problem } from '../report/problem.ts';
import { describeProblem } from '../words/problems.ts';
import type { Environment } from './environment.ts';

/** Problems repeat what the user wrote: names, values, excerpts of files. */
export function redactProblem(one: Problem, { redactor }: Environment): Problem {
  const { data: redacted } = problem.safeParse(redactor.json(one, VALUE_LIMIT));
  // A secret that is a word of ours masks nothing.
  return redacted ?? one;
}

/** Logs what may be meant in another way, and stops nothing. */
export function warnOf(doubts: readonly Problem[] = [], to: Environment): void {
  for (const one of doubts) to.logger.warn(describeProblem(redactProblem(one, to)));
}

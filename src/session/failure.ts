import { messageOf, stackOf } from '../lib/errors.ts';
import { TEXT_LIMIT, VALUE_LIMIT } from '../lib/limits.ts';
import type { Failure } from '../report/failure.ts';
import { FailureError } from '../report/failure-error.ts';
import { type Problem, problem } from '../report/problem.ts';
import { describeProblem } from '../words/problems.ts';
import type { Environment } from './environment.ts';

/** What ended a part of a job. Neither a failure nor the end of the job: a mistake of ours. */
export function failureOf(error: unknown, environment: Environment): Failure {
  const { logger, redactor, signal } = environment;
  logger.debug(stackOf(error));
  if (error instanceof FailureError) return error.failure;
  if (signal.aborted && error === signal.reason) return { kind: 'cancelled' };
  return { kind: 'bug', message: redactor.text(messageOf(error), TEXT_LIMIT) };
}

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

import { messageOf, stackOf } from '../lib/errors.ts';
import { TEXT_LIMIT } from '../lib/limits.ts';
import type { Failure } from '../report/failure.ts';
import { FailureError } from '../report/failure-error.ts';
import type { Environment } from './environment.ts';

/** What ended a part of a job. Neither a failure nor the end of the job: a mistake of ours. */
export function failureOf(error: unknown, environment: Environment): Failure {
  const { logger, redactor, signal } = environment;
  logger.debug(stackOf(error));
  if (error instanceof FailureError) return error.failure;
  if (signal.aborted && error === signal.reason) return { kind: 'cancelled' };
  return { kind: 'bug', message: redactor.text(messageOf(error), TEXT_LIMIT) };
}

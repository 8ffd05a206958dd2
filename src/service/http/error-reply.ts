import type { Context } from 'hono';
import { ERROR_STATUS } from '../../contract/envelope.ts';
import { ApiFailure } from '../api-failure.ts';
import { thrownMessage } from '../start-error.ts';
import type { RequestEnvironment, ServiceContext } from './service-context.ts';

/** Writes an error; its status always follows from its code. */
export function replyWithError(c: Context, failure: ApiFailure) {
  const { code, message, details, retryAfterSeconds } = failure;
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  return c.json(
    { code, message, ...(details === undefined ? {} : { details }) },
    ERROR_STATUS[code],
  );
}

/** Answers whatever a route threw. What was not meant for the caller goes to the log only. */
export function replyToThrown(
  c: Context<RequestEnvironment>,
  thrown: unknown,
  log: ServiceContext['log'],
) {
  if (thrown instanceof ApiFailure) return replyWithError(c, thrown);
  const requestId = c.get('requestId');
  log.error(`request ${requestId} failed: ${thrownMessage(thrown)}`);
  return replyWithError(
    c,
    new ApiFailure('INTERNAL_ERROR', `The service failed to answer request ${requestId}.`),
  );
}

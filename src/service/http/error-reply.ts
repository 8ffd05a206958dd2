import type { Context } from 'hono';
import { ERROR_STATUS, type ErrorBody } from '../../contract/envelope.ts';
import { ApiFailure } from '../api-failure.ts';
import { thrownMessage } from '../start-error.ts';
import type { RequestEnvironment, ServiceContext } from './service-context.ts';

/** Writes an error, with `extra` fields; its status always follows from its code. */
export function replyWithError(c: Context, failure: ApiFailure, extra: object = {}) {
  const { code, message, details, retryAfterSeconds } = failure;
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  const body: ErrorBody = { ...extra, code, message, ...(details && { details }) };
  return c.json(body, ERROR_STATUS[code]);
}

/** Answers whatever a route threw. What was not meant for the caller goes to the log only. */
export function replyToThrown(
  c: Context<RequestEnvironment>,
  thrown: unknown,
  log: ServiceContext['log'],
) {
  return replyWithError(c, asFailure(c, thrown, log));
}

/** The same where reporters send to: some of them read nothing but `ok` and `error`. */
export function replyToThrownOnIngest(
  c: Context<RequestEnvironment>,
  thrown: unknown,
  log: ServiceContext['log'],
) {
  const failure = asFailure(c, thrown, log);
  return replyWithError(c, failure, { ok: false, error: failure.message });
}

function asFailure(
  c: Context<RequestEnvironment>,
  thrown: unknown,
  log: ServiceContext['log'],
): ApiFailure {
  if (thrown instanceof ApiFailure) return thrown;
  const requestId = c.get('requestId');
  log.error(`request ${requestId} failed: ${thrownMessage(thrown)}`);
  return new ApiFailure('INTERNAL_ERROR', `The service failed to answer request ${requestId}.`);
}

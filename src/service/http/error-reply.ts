import type { Context } from 'hono';
import { ERROR_STATUS, type ErrorBody } from '../../contract/wire/envelope.ts';
import { errorMessage } from '../../trouble/errors.ts';
import { ApiFailure } from '../refusals/api-failure.ts';
import type { RequestEnvironment, ServiceContext } from './service-context.ts';

/** Writes an error, with `extra` fields; its status always follows from its code. */
export function replyWithError(c: Context, failure: ApiFailure, extra: object = {}) {
  const { code, message, details, retryAfterSeconds } = failure;
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  const body: ErrorBody = { code, message, ...extra, ...(details && { details }) };
  return c.json(body, ERROR_STATUS[code]);
}

/**
 * The failure of a request for which there is no route. A path that has one for other methods says
 * for which; the API has no code for 405.
 */
export function noRoute(c: Context<RequestEnvironment>): ApiFailure {
  const { req } = c;
  const allowed = c.get('allowedMethods');
  if (allowed !== undefined) c.header('Allow', allowed.join(', '));
  return new ApiFailure(
    'NOT_FOUND',
    `There is no route ${req.method} ${JSON.stringify(req.path)}.`,
  );
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
  const message = RETRIED_STATUS.test(String(ERROR_STATUS[failure.code]))
    ? failure.message
    : withFinalWords(failure.message);
  return replyWithError(c, failure, { ok: false, error: message, message });
}

/** Statuses that reporters try again, whatever the words. */
const RETRIED_STATUS = /^(429|5..)$/;

/** Words for which reporters try any error again (wire reference, 9.3). */
const RETRIED_WORDS = /network|fetch|timeout|429|5\d\d/i;

/** Also one that is never closed, so that no end is looked for twice. */
const QUOTED = /"(?:[^"\\]|\\.)*(?:"|\\?$)/gs;

/**
 * A refusal is final, so its message must not quote what would have it sent four times. The
 * service's own words are free of it; what they quote is told in the details as well.
 */
function withFinalWords(message: string): string {
  return message.replace(QUOTED, (value) => (RETRIED_WORDS.test(value) ? '"…"' : value));
}

function asFailure(
  c: Context<RequestEnvironment>,
  thrown: unknown,
  log: ServiceContext['log'],
): ApiFailure {
  if (thrown instanceof ApiFailure) return thrown;
  const requestId = c.get('requestId');
  log.error(`request ${requestId} failed: ${errorMessage(thrown)}`);
  return new ApiFailure('INTERNAL_ERROR', `The service failed to answer request ${requestId}.`);
}

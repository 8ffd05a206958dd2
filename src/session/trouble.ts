import {
  ApiError,
  DeadlineError,
  NetworkError,
  OversizedReplyError,
  PaginationError,
  RedirectError,
  UnexpectedResponseError,
} from '../client/errors/api-error.ts';
import type { Problem } from '../model/run-report.ts';
import { ConfigurationError, ExpectedError, errorMessage } from '../trouble/errors.ts';

/** The job was cancelled while the action was at work. */
export class CancelledError extends ExpectedError {
  override readonly name = 'CancelledError';
}

/** The embedded service could not be started, or went away: trouble of ours, not of the user. */
export class EmbeddedServiceError extends ExpectedError {
  override readonly name = 'EmbeddedServiceError';
}

/** Trouble that may pass by itself, so that asking again is worth it. */
export function isTransient(error: unknown): boolean {
  if (error instanceof OversizedReplyError) return error.status >= 500;
  if (error instanceof ApiError) return error.status === 429 || error.status >= 500;
  return error instanceof NetworkError || error instanceof UnexpectedResponseError;
}

/**
 * Refusals that say nothing of what was asked for: a plan used up, a request that took too long, a
 * state that is in the way, a rate. At another time the same request may be granted.
 */
const PASSING_REFUSALS = [402, 408, 409, 421, 423, 425, 429];

/** An error that the user has to set right. */
export type Refusal = ConfigurationError | ApiError;

/**
 * Whether what the user gave is wrong, rather than the circumstances: the one place that decides it
 * for every mode. A service that refuses what it is asked to do (400, 422), by this key (401, 403),
 * or with what it does not have (404) refuses it again until the user sets that right. Where a run
 * is only read back, nothing of the user's is in the request any more; see `problemOf`.
 */
export function isConfigurationTrouble(error: unknown): error is Refusal {
  if (error instanceof ConfigurationError) return true;
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && !PASSING_REFUSALS.includes(error.status);
}

/** What an error means for the evidence of a run that was under way. */
export function problemOf(error: unknown): Problem {
  return { kind: kindOf(error), message: errorMessage(error) };
}

function kindOf(error: unknown): Problem['kind'] {
  if (error instanceof CancelledError) return 'cancelled';
  if (error instanceof DeadlineError) return 'timeout';
  if (error instanceof EmbeddedServiceError) return 'execution';
  if (error instanceof ApiError) return kindOfReply(error);
  if (error instanceof PaginationError) return 'evidence';
  const unreachable = [NetworkError, UnexpectedResponseError, RedirectError];
  return unreachable.some((type) => error instanceof type) ? 'network' : 'execution';
}

function kindOfReply({ status }: ApiError): Problem['kind'] {
  if (status === 401 || status === 403) return 'authentication';
  if (status === 429 || status === 402) return 'quota';
  return status >= 500 ? 'network' : 'evidence';
}

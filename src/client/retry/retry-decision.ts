import { ERROR_REASON } from '../../contract/wire/envelope.ts';
import type { Repeat } from '../../resilience/retry.ts';
import { constantBackoff } from '../../resilience/retry-policy.ts';
import { outcomeOfBlame } from '../../trouble/whose-trouble.ts';
import {
  ApiError,
  NetworkError,
  OversizedReplyError,
  UnexpectedResponseError,
} from '../errors/api-error.ts';
import { type AskedCall, CONFIRMATIONS, confirmDelayMs, isDoubtful } from './doubtful-answer.ts';

/** A call of which a try failed. */
export interface FailedCall extends AskedCall {
  /** It decides nothing, so that it is neither made sure of nor waited for. */
  optional: boolean;
  hasDeadline: boolean;
  /** Answers in doubt, this one included. */
  doubts: number;
}

/** HTTP statuses worth another try. */
const RETRIED_STATUSES = [429, 500, 502, 503, 504];
/** Statuses by which a service says that it has not acted on the request. */
const NOT_ACTED_ON = [429];

/** Could another try end otherwise, and can it do no harm? */
function isWorthRetrying(error: unknown, repeatable: boolean): boolean {
  if (error instanceof NetworkError) {
    return error.kind !== 'tls' && (repeatable || !error.wasSent);
  }
  if (error instanceof ApiError || error instanceof UnexpectedResponseError) {
    // A slot for a run comes free in minutes, not seconds: whoever creates runs waits in line.
    if (error instanceof ApiError && error.isConcurrencyLimit) return false;
    // What was changed stays so.
    if (error instanceof ApiError && error.reason === ERROR_REASON.traceSealBroken) return false;
    if (error instanceof ApiError && isOfItsOwnMaking(error)) return false;
    return (
      RETRIED_STATUSES.includes(error.status) && (repeatable || NOT_ACTED_ON.includes(error.status))
    );
  }
  return false;
}

/** A server under test that cannot be started as it is written, or fails by itself, does so again. */
function isOfItsOwnMaking({ details }: ApiError): boolean {
  return outcomeOfBlame(details?.['blame']) !== 'incomplete';
}

/** Did the service refuse because requests came too fast (and not for want of a run's slot)? */
export function isRateRejection(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 429 && !error.isConcurrencyLimit;
  return error instanceof UnexpectedResponseError && error.status === 429;
}

/** Trouble that may pass by itself, so that asking again later is worth it. */
export function isTransient(error: unknown): boolean {
  if (error instanceof OversizedReplyError) return error.status >= 500;
  if (error instanceof ApiError) return error.status === 429 || error.status >= 500;
  return error instanceof NetworkError || error instanceof UnexpectedResponseError;
}

/** What the service asked to wait, where it did. */
export function askedToWaitMs(error: unknown): number | undefined {
  return error instanceof ApiError || error instanceof UnexpectedResponseError
    ? error.retryAfterMs
    : undefined;
}

/** How a call is made again after a try failed with `error`; null where that is not worth it. */
export function repeatOf(error: unknown, call: FailedCall): Repeat | null {
  const askedMs = askedToWaitMs(error);
  if (isDoubtful(error, call)) {
    const confirmMs = call.optional ? undefined : confirmDelayMs(call.doubts);
    if (confirmMs === undefined) return null;
    return {
      askedMs,
      backoff: constantBackoff(confirmMs),
      beyondBudget: true,
      count: `answer ${call.doubts} of ${CONFIRMATIONS} before it is believed`,
    };
  }
  if (!isWorthRetrying(error, call.repeatable)) return null;
  // A deadline bounds what the service may ask for.
  return { askedMs, beyondBudget: askedMs !== undefined && call.hasDeadline && !call.optional };
}

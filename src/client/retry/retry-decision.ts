import { ERROR_REASON } from '../../contract/wire/envelope.ts';
import {
  ApiError,
  NetworkError,
  OversizedReplyError,
  UnexpectedResponseError,
} from '../errors/api-error.ts';
import { type AskedCall, confirmDelayMs, isDoubtful } from './doubtful-answer.ts';
import { backoffMs, type RetryPolicy } from './retry-policy.ts';

/** How far a call has come when one of its tries failed. */
export interface RetryState extends AskedCall {
  /** Tries made. */
  attempt: number;
  /** Time already spent waiting between tries. */
  waitedMs: number;
  nowMs: number;
  deadlineAtMs: number | undefined;
  /** It decides nothing, so that it is neither made sure of nor waited for. */
  optional: boolean;
  /** Answers in doubt, this one included. */
  doubts: number;
  random: () => number;
}

/** Statuses by which a service says that it has not acted on the request. */
const NOT_ACTED_ON = [429];

/** Could another try end otherwise, and can it do no harm? */
function isWorthRetrying(error: unknown, repeatable: boolean, policy: RetryPolicy): boolean {
  if (error instanceof NetworkError) {
    return error.kind !== 'tls' && (repeatable || !error.wasSent);
  }
  if (error instanceof ApiError || error instanceof UnexpectedResponseError) {
    // A slot for a run comes free in minutes, not seconds: whoever creates runs waits in line.
    if (error instanceof ApiError && error.isConcurrencyLimit) return false;
    // What was changed stays so.
    if (error instanceof ApiError && error.reason === ERROR_REASON.traceSealBroken) return false;
    return (
      policy.statuses.includes(error.status) && (repeatable || NOT_ACTED_ON.includes(error.status))
    );
  }
  return false;
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

/**
 * Milliseconds to wait before the next try, or undefined to give up with `error`: because it is
 * not worth it, the policy's tries or budget are used up, or the wait would pass the deadline.
 */
export function retryDelayMs(
  error: unknown,
  policy: RetryPolicy,
  state: RetryState,
): number | undefined {
  if (state.attempt >= policy.maxAttempts) return undefined;
  if (isDoubtful(error, state)) return state.optional ? undefined : toConfirmMs(error, state);
  if (!isWorthRetrying(error, state.repeatable, policy)) return undefined;
  const askedMs = askedToWaitMs(error);
  const delayMs = Math.max(askedMs ?? 0, backoffMs(policy, state.attempt, state.random));
  const { deadlineAtMs } = state;
  if (deadlineAtMs !== undefined && state.nowMs + delayMs >= deadlineAtMs) return undefined;
  const mayExceedBudget = askedMs !== undefined && deadlineAtMs !== undefined && !state.optional;
  if (!mayExceedBudget && state.waitedMs + delayMs > policy.budgetMs) return undefined;
  return delayMs;
}

function toConfirmMs(
  error: unknown,
  { doubts, nowMs, deadlineAtMs = Number.POSITIVE_INFINITY }: RetryState,
): number | undefined {
  const confirmMs = confirmDelayMs(doubts);
  if (confirmMs === undefined) return undefined;
  const delayMs = Math.max(askedToWaitMs(error) ?? 0, confirmMs);
  return nowMs + delayMs < deadlineAtMs ? delayMs : undefined;
}

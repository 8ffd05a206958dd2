import { types } from 'node:util';
import type { Clock } from '../../../ports/clock.ts';
import type { Logger } from '../../../ports/logger.ts';
import type { Redactor } from '../../../redaction/redactor.ts';
import { type Repeat, retry, retryText } from '../../../resilience/retry.ts';
import {
  type Backoff,
  constantBackoff,
  type RetryPolicy,
} from '../../../resilience/retry-policy.ts';
import { TimeLimitError, withTimeLimit } from '../../../resilience/time-limit.ts';
import {
  ApiDeadlineError,
  type ApiFailure,
  classifyFailure,
  RequestTimeoutError,
  UnexpectedBodyError,
} from './api-failure.ts';

export interface GuardPolicy {
  clock: Clock;
  logger: Logger;
  /** Takes secrets out of what is answered, before any of it is quoted. */
  secrets: Redactor;
  signal: AbortSignal;
  /** Longest one request may take, its body included. */
  requestTimeoutMs: number;
  /** Epoch milliseconds after which no request and no wait begins. */
  deadlineAtMs: number;
  /** Uniform in [0, 1), for the jitter of waits. */
  random: () => number;
}

export interface RequestAttempt {
  method: string;
  url: string;
  /** May be sent twice without doing more than once. */
  repeatable: boolean;
}

const TRANSIENT: RetryPolicy = {
  maxAttempts: 4,
  backoff: { firstMs: 1_000, growth: 2, longestMs: 60_000, jitter: 0.5 },
};
/** GitHub asks for at least a minute where a secondary limit names no time. */
const UNTIMED_RATE_LIMIT: Backoff = { firstMs: 60_000, growth: 2, longestMs: 600_000, jitter: 0 };

/**
 * Sends a request under the policy's times: retries what is safe to send again, waits out rate
 * limits as long as the deadline allows, and refuses a success that carries no JSON.
 */
export async function sendGuarded<Response extends { status: number; data: unknown }>(
  send: (signal: AbortSignal) => Promise<Response>,
  request: RequestAttempt,
  policy: GuardPolicy,
): Promise<Response> {
  const { clock, logger, random, signal, deadlineAtMs } = policy;
  const sendOnce = async () =>
    requireJson(await sendWithinTime(send, request, policy), request, policy);
  return retry(sendOnce, {
    policy: TRANSIENT,
    judge(error) {
      redactMessages(error, policy.secrets);
      if (error instanceof ApiDeadlineError) return null;
      return repeatOf(classifyFailure(error, clock.now()), request.repeatable);
    },
    onWait(wait) {
      const { message } = classifyFailure(wait.error, clock.now());
      logger.debug(retryText(`GitHub: ${request.method} ${request.url}: ${message}`, wait));
    },
    ...{ clock, random, signal, deadlineAtMs },
  });
}

async function sendWithinTime<Response>(
  send: (signal: AbortSignal) => Promise<Response>,
  { method, url }: RequestAttempt,
  { clock, signal, requestTimeoutMs, deadlineAtMs }: GuardPolicy,
): Promise<Response> {
  const remainingMs = deadlineAtMs - clock.now();
  if (remainingMs <= 0) {
    throw new ApiDeadlineError('The GitHub API took longer than this action waits for it.');
  }
  const timeoutMs = Math.ceil(Math.min(requestTimeoutMs, remainingMs));
  try {
    // A body that the limit cuts off comes back as an empty one, but not before the limit is told.
    return await withTimeLimit(timeoutMs, signal, send);
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error;
    throw new RequestTimeoutError(`${method} ${url} was not answered within ${timeoutMs} ms`);
  }
}

function repeatOf({ kind, waitMs }: ApiFailure, repeatable: boolean): Repeat | null {
  if (kind === 'rate-limit') {
    return waitMs === null
      ? { backoff: UNTIMED_RATE_LIMIT }
      : { askedMs: waitMs, backoff: constantBackoff(0) };
  }
  return kind === 'unsent' || (kind === 'transient' && repeatable) ? {} : null;
}

/** Octokit hands a body that is not JSON through as text, so that a login page looks like data. */
function requireJson<Response extends { status: number; data: unknown }>(
  response: Response,
  { method, url }: RequestAttempt,
  { secrets }: GuardPolicy,
): Response {
  const { status, data } = response;
  const isJson = typeof data === 'object' && !(data instanceof ArrayBuffer);
  // Whoever wants no redirect followed wants its address alone.
  if (status === 204 || status === 302 || isJson) return response;
  const start =
    typeof data === 'string' ? secrets.excerpt(data, 400).replace(/\s+/g, ' ') : 'binary data';
  throw new UnexpectedBodyError(
    `${method} ${url} answered ${status} with a body that is not JSON, perhaps from a proxy: ${start}`,
  );
}

/** In place, since what an error is goes by its class; its causes are quoted too. */
function redactMessages(error: unknown, secrets: Redactor): void {
  for (let next = error; types.isNativeError(next); next = next.cause) {
    const told = secrets.text(next.message);
    if (told === next.message) continue;
    next.message = told;
    if (next.stack !== undefined) next.stack = secrets.text(next.stack);
  }
}

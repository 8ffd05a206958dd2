import { types } from 'node:util';
import type { Clock } from '../../../ports/clock.ts';
import type { Logger } from '../../../ports/logger.ts';
import type { Redactor } from '../../../redaction/redactor.ts';
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

const MAX_ATTEMPTS = 4;
const TRANSIENT_BASE_MS = 1_000;
/** GitHub asks for at least a minute where a secondary limit names no time. */
const UNTIMED_RATE_LIMIT_MS = 60_000;

/**
 * Sends a request under the policy's times: retries what is safe to send again, waits out rate
 * limits as long as the deadline allows, and refuses a success that carries no JSON.
 */
export async function sendGuarded<Response extends { status: number; data: unknown }>(
  send: (signal: AbortSignal) => Promise<Response>,
  request: RequestAttempt,
  policy: GuardPolicy,
): Promise<Response> {
  const { clock, logger, signal, deadlineAtMs } = policy;
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return requireJson(await sendWithinTime(send, request, policy), request, policy);
    } catch (error) {
      signal.throwIfAborted();
      redactMessages(error, policy.secrets);
      if (error instanceof ApiDeadlineError) throw error;
      const failure = classifyFailure(error, clock.now());
      const waitMs = waitBeforeRetry(failure, attempt, request.repeatable, policy.random);
      if (waitMs === null || clock.now() + waitMs >= deadlineAtMs) throw error;
      logger.debug(
        `GitHub: ${request.method} ${request.url}: ${failure.message}. Again in ${Math.round(waitMs)} ms.`,
      );
      await clock.sleep(waitMs, signal);
    }
  }
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
  const timeout = AbortSignal.timeout(timeoutMs);
  const tooSlow = () =>
    new RequestTimeoutError(`${method} ${url} was not answered within ${timeoutMs} ms`);
  let response: Response;
  try {
    response = await send(AbortSignal.any([signal, timeout]));
  } catch (error) {
    throw timeout.aborted ? tooSlow() : error;
  }
  // A body that the timeout cut off comes back as an empty one.
  if (timeout.aborted) throw tooSlow();
  return response;
}

function waitBeforeRetry(
  { kind, waitMs }: ApiFailure,
  attempt: number,
  repeatable: boolean,
  random: () => number,
): number | null {
  if (attempt >= MAX_ATTEMPTS) return null;
  if (kind === 'rate-limit') return waitMs ?? UNTIMED_RATE_LIMIT_MS * 2 ** (attempt - 1);
  const mayRepeat = kind === 'unsent' || (kind === 'transient' && repeatable);
  return mayRepeat ? TRANSIENT_BASE_MS * 2 ** (attempt - 1) * (0.5 + random() / 2) : null;
}

/** Octokit hands a body that is not JSON through as text, so that a login page looks like data. */
function requireJson<Response extends { status: number; data: unknown }>(
  response: Response,
  { method, url }: RequestAttempt,
  { secrets }: GuardPolicy,
): Response {
  const { status, data } = response;
  const isJson = typeof data === 'object' && !(data instanceof ArrayBuffer);
  if (status === 204 || isJson) return response;
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

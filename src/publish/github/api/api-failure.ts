import { types } from 'node:util';
import { readLostRequest } from '../../../resilience/lost-request.ts';
import { parseRetryAfter } from '../../../resilience/retry-after.ts';
import { ExpectedError, errorMessage } from '../../../trouble/errors.ts';

/** An answer with a success status that is no answer of the GitHub API, such as a proxy's page. */
export class UnexpectedBodyError extends ExpectedError {
  override readonly name = 'UnexpectedBodyError';
  override readonly nature = 'network';
}

/** One request took longer than a request may. */
export class RequestTimeoutError extends ExpectedError {
  override readonly name = 'RequestTimeoutError';
  override readonly nature = 'network';
}

/** The time for talking to GitHub is used up. */
export class ApiDeadlineError extends ExpectedError {
  override readonly name = 'ApiDeadlineError';
  override readonly nature = 'timeout';
}

/**
 * `rate-limit`: refused for now, nothing was done. `unsent`: never reached GitHub. `transient`: it
 * may or may not have been done. `forbidden`, `not-found`, `rejected`: final.
 */
export type FailureKind =
  | 'rate-limit'
  | 'unsent'
  | 'transient'
  | 'forbidden'
  | 'not-found'
  | 'rejected';

export interface ApiFailure {
  kind: FailureKind;
  /** HTTP status; null where there was no answer. */
  status: number | null;
  /** One line, at most 200 characters of the answer. */
  message: string;
  /** What a rate limit's headers ask for, in milliseconds from now; null where they do not say. */
  waitMs: number | null;
}

type Headers = Readonly<Record<string, unknown>>;

const MAX_QUOTED_CHARACTERS = 200;

/** Sorts what an API call threw; `nowMs` is the epoch time that rate limit headers refer to. */
export function classifyFailure(error: unknown, nowMs: number): ApiFailure {
  const answer = answerOf(error);
  if (answer === null) return withoutAnswer(error);
  const { status, headers } = answer;
  const message = oneLine(errorMessage(error));
  if (isRateLimit(status, headers, message)) {
    return { kind: 'rate-limit', status, message, waitMs: requestedWaitMs(headers, nowMs) };
  }
  return { kind: kindOfStatus(status), status, message, waitMs: null };
}

function kindOfStatus(status: number): FailureKind {
  if (status === 401 || status === 403) return 'forbidden';
  if (status === 404 || status === 410) return 'not-found';
  return status >= 500 || status === 408 ? 'transient' : 'rejected';
}

function withoutAnswer(error: unknown): ApiFailure {
  const kind = readLostRequest(error).wasSent ? 'transient' : 'unsent';
  return { kind, status: null, message: oneLine(causeOf(error)), waitMs: null };
}

/** The innermost message: fetch wraps a proxy's refusal into "Request was cancelled." */
function causeOf(error: unknown): string {
  if (!types.isNativeError(error)) return errorMessage(error);
  const inner = error.cause === undefined ? '' : causeOf(error.cause);
  return inner === '' ? error.message : inner;
}

/** Octokit puts status 500 on network errors too; only those with a response were answered. */
function answerOf(error: unknown): { status: number; headers: Headers } | null {
  if (!(error instanceof Error) || !('response' in error)) return null;
  const { response } = error;
  if (typeof response !== 'object' || response === null) return null;
  if (!('status' in response) || typeof response.status !== 'number') return null;
  const headers = 'headers' in response && isRecord(response.headers) ? response.headers : {};
  return { status: response.status, headers };
}

/** Secondary limits come as 403 or 429, with or without headers that say so. */
function isRateLimit(status: number, headers: Headers, message: string): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  return (
    headers['retry-after'] !== undefined ||
    headers['x-ratelimit-remaining'] === '0' ||
    /rate limit|abuse detection/i.test(message)
  );
}

function requestedWaitMs(headers: Headers, nowMs: number): number | null {
  const retryAfter = headers['retry-after'];
  const waitMs = typeof retryAfter === 'string' ? parseRetryAfter(retryAfter, nowMs) : undefined;
  if (waitMs !== undefined) return waitMs;
  const resetSeconds = Number(headers['x-ratelimit-reset']);
  if (headers['x-ratelimit-remaining'] === '0' && resetSeconds > 0) {
    return Math.max(0, resetSeconds * 1000 - nowMs);
  }
  return null;
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_QUOTED_CHARACTERS ? `${line.slice(0, MAX_QUOTED_CHARACTERS)}…` : line;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

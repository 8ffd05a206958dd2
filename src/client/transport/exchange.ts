import type { Clock } from '../../ports/clock.ts';
import type { SecretKeeper } from '../../redaction/secret-keeper.ts';
import { TimeLimitError, withTimeLimit } from '../../resilience/time-limit.ts';
import type { CallOptions } from '../call-options.ts';
import type { ApiCall } from '../calls/api-call.ts';
import {
  type CallContext,
  DeadlineError,
  NetworkError,
  OversizedReplyError,
  RedirectError,
} from '../errors/api-error.ts';
import type { RateBucket } from '../rate/rate-bucket.ts';
import type { Connection } from './connection.ts';
import { type NetworkFailure, readNetworkFailure, timeoutFailure } from './network-failure.ts';
import { MAX_REDIRECTS, redirectTarget } from './redirect.ts';
import {
  BodyTooLargeError,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from './transport.ts';

/** What it takes to send requests. */
export interface ExchangeParts {
  connection: Connection;
  userAgent: string;
  transport: Transport;
  bucket: RateBucket;
  clock: Clock;
  secrets: SecretKeeper;
  /** Of every try, whatever the call says. */
  requestTimeoutMs: number | undefined;
}

/** Of one try, its answer's body included. */
const DEFAULT_TIMEOUT_MS = 30_000;
/** A request that decides nothing is waited for no longer than this. */
const OPTIONAL_TIMEOUT_MS = 15_000;
/** Nor is an answer to it read that is larger. */
const OPTIONAL_BYTES = 16 * 1024 * 1024;

/**
 * One try of a call: sends it, follows redirects that stay at the origin, reads the answer whole.
 * @throws NetworkError, RedirectError, UnexpectedResponseError (too large), DeadlineError, or the
 * caller's abort reason.
 */
export async function exchange(
  parts: ExchangeParts,
  call: ApiCall<unknown>,
  attempts: number,
  options: CallOptions,
): Promise<TransportResponse> {
  const { secrets: redactor } = parts;
  const context: CallContext = { method: call.method, path: call.path, attempts, redactor };
  const request = requestOf(parts, call);
  const limitMs = options.optional ? OPTIONAL_TIMEOUT_MS : Number.POSITIVE_INFINITY;
  const timeoutMs = Math.min(
    parts.requestTimeoutMs ?? call.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    limitMs,
  );
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const { bucket } = parts;
    if (options.optional) await bucket.takeSpare(options.signal, options.deadlineAtMs);
    else await bucket.take(options.signal, options.deadlineAtMs);
    const response = await send(parts, request, context, { ...options, timeoutMs });
    const target = redirectTarget(
      request.url,
      response.status,
      response.header('location'),
      context,
    );
    if (target === undefined) return response;
    request.url = target;
  }
  throw new RedirectError(`The service redirects more than ${MAX_REDIRECTS} times.`, context);
}

function requestOf(
  { connection, userAgent }: ExchangeParts,
  call: ApiCall<unknown>,
): Omit<TransportRequest, 'signal'> {
  const headers: Record<string, string> = {
    ...call.headers,
    accept: 'application/json',
    authorization: `Bearer ${connection.apiKey}`,
    'user-agent': userAgent,
  };
  const url = urlOf(connection.baseUrl, call);
  if (call.method === 'GET') return { method: call.method, url, headers };
  // A deletion names by its path alone what is to go.
  const isBare = call.body === undefined && call.json === undefined;
  if (call.method === 'DELETE' && isBare) return { method: call.method, url, headers };
  headers['content-type'] = 'application/json';
  return { method: call.method, url, headers, body: call.json ?? JSON.stringify(call.body ?? {}) };
}

function urlOf(baseUrl: string, { path, query = {} }: ApiCall<unknown>): string {
  const url = new URL(`${baseUrl}${path}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

async function send(
  { transport, clock }: ExchangeParts,
  request: Omit<TransportRequest, 'signal'>,
  context: CallContext,
  {
    signal,
    deadlineAtMs = Number.POSITIVE_INFINITY,
    timeoutMs: limitMs,
    optional = false,
  }: CallOptions & { timeoutMs: number },
): Promise<TransportResponse> {
  const timeoutMs = Math.ceil(Math.min(limitMs, deadlineAtMs - clock.now()));
  if (timeoutMs <= 0) throw new DeadlineError();
  const bounds = optional ? { maxBytes: OPTIONAL_BYTES } : {};
  try {
    return await withTimeLimit(timeoutMs, signal, (limited) =>
      transport({ ...request, ...bounds, signal: limited }),
    );
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof BodyTooLargeError) {
      throw new OversizedReplyError(error.message, context, { status: error.status });
    }
    const failure =
      error instanceof TimeLimitError
        ? timeoutFailure(timeoutMs, timeoutMs < limitMs)
        : readNetworkFailure(error, context.redactor);
    throw networkError(failure, context, error);
  }
}

function networkError(failure: NetworkFailure, context: CallContext, cause: unknown): NetworkError {
  return new NetworkError(failure.message, context, { ...failure, cause });
}

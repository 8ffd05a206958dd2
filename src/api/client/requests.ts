import { getHeapStatistics } from 'node:v8';
import { errorCode, messageOf } from '../../lib/errors.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import type { Operation } from '../operation.ts';
import { type Group, routes } from '../routes.ts';
import type { Clock, Patience, RateBucket } from './rate-bucket.ts';
import { readAnswer } from './refusal.ts';
import { ServiceError } from './service-error.ts';
import { exchange, type Incoming, type Outgoing } from './transport.ts';

export interface Link {
  bucket: RateBucket;
  /** Learns secrets before they are sent, and redacts what the service says in errors. */
  redactor: Redactor;
  clock: Clock;
  /** From 0 to 1, for the jitter of waits. */
  random: () => number;
}

interface ApiRequest extends Patience, Omit<Outgoing, 'signal'> {
  operation: Operation;
  isRepeatable: boolean;
}

/** An answer of the API that is a success. */
type Success = Incoming & { json: unknown };

/** One request, body included. */
const LIMITS_MS: Record<Group, number> = {
  catalogue: 30_000,
  servers: 150_000,
  evals: 30_000,
  ingest: 65_000,
};
/** It inspects the servers first. */
const CREATION_LIMIT_MS = 120_000;
/** While an answer is read, it is in memory several times. */
const MAX_BYTES = Math.min(64 * 2 ** 20, Math.floor(getHeapStatistics().heap_size_limit / 8));
const MAX_OPTIONAL_BYTES = Math.min(16 * 2 ** 20, MAX_BYTES);
const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

const MAX_ATTEMPTS = 6;
const MAX_OPTIONAL_ATTEMPTS = 2;
/** Longest first wait. Each further one can be twice as long. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
const WAITING_MS = 60_000;

/** Errors before a request can leave. */
const NOT_SENT = /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What Node and OpenSSL call errors of certificates and handshakes. */
const TLS = /CERT|^EPROTO$|^ERR_(?:TLS|SSL)_|^UNABLE_TO_|SIGNATURE_FAILURE/;
/** These errors have the code of a lost connection, and come before a request leaves. */
const NO_CHANNEL =
  /^tunneling socket could not be established|disconnected before secure TLS connection/;

/**
 * Sends a request, and repeats it if it fails for a reason that may pass.
 *
 * @throws ServiceError, of the last failure other than the end of the time; the reason of the signal
 */
export async function sendPatiently(link: Link, request: ApiRequest): Promise<Success> {
  const { signal, isOptional, isRepeatable, deadline, maxAttempts = MAX_ATTEMPTS } = request;
  const { clock, random } = link;
  let waitedMs = 0;
  let last: ServiceError | null = null;
  /** Null if there is no further attempt. */
  const waitAfter = ({ repeat, retryAfterMs }: ServiceError, attempts: number): number | null => {
    if (repeat === 'none' || (repeat === 'repeatable' && !isRepeatable)) return null;
    if (attempts >= (isOptional ? MAX_OPTIONAL_ATTEMPTS : maxAttempts)) return null;
    const bound = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
    const waitMs = Math.max(retryAfterMs ?? 0, Math.round(bound * random()));
    // Only a deadline bounds what a service can ask for.
    if (!Number.isFinite(deadline) && waitedMs + waitMs > WAITING_MS) return null;
    return clock.now() + waitMs < deadline ? waitMs : null;
  };
  for (let attempts = 1; ; attempts += 1) {
    try {
      // A turn of a further attempt is a wait too.
      const isBound = attempts === 1 || Number.isFinite(deadline);
      const turnBy = isBound ? deadline : clock.now() + WAITING_MS - waitedMs;
      return await sendOnce(link, request, turnBy);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const { failure, repeat, retryAfterMs } = error;
      if (failure.reason === 'deadline') throw last ?? error;
      const isRate = failure.status === 429 && repeat === 'all';
      if (isRate) link.bucket.pause(retryAfterMs ?? 0);
      const waitMs = waitAfter(error, attempts);
      if (waitMs === null) throw error;
      last = error;
      waitedMs += waitMs;
      await clock.sleep(waitMs, signal);
      signal?.throwIfAborted();
    }
  }
}

/**
 * Sends a request once, and follows redirects within the origin. Throws like `sendPatiently`.
 *
 * @param turnBy when the request must have its turn, by the clock
 */
async function sendOnce(link: Link, request: ApiRequest, turnBy: number): Promise<Success> {
  const { operation, method } = request;
  let leftMs =
    operation === 'createEvalRun' ? CREATION_LIMIT_MS : LIMITS_MS[routes[operation].group];
  let { url } = request;
  for (let redirects = 0; ; redirects += 1) {
    const patience = { ...request, deadline: turnBy };
    if (!(await link.bucket.take(patience))) throw new ServiceError(operation, 'deadline');
    const sentAt = link.clock.now();
    const answer = await send(link, request, url, leftMs);
    leftMs -= link.clock.now() - sentAt;
    const { status, headers } = answer;
    const { location } = headers;
    if (!REDIRECTS.includes(status) || location === undefined) {
      return { ...answer, json: readAnswer(operation, answer, link.redactor, link.clock.epoch()) };
    }
    const target = URL.parse(location, url.href);
    // A POST must not become a GET, and the key must not leave the origin.
    const keepsMethod = method === 'GET' || status >= 307;
    if (redirects === MAX_REDIRECTS || !keepsMethod || target?.origin !== url.origin) {
      const place = target === null ? location : `${target.origin}${target.pathname}`;
      const message = link.redactor.text(place, TEXT_LIMIT);
      throw new ServiceError(operation, 'redirect', { status, message });
    }
    url = target;
  }
}

async function send(
  { clock, redactor }: Link,
  request: ApiRequest,
  url: URL,
  limitMs: number,
): Promise<Incoming> {
  const { operation, method, headers, body, isOptional, deadline, signal } = request;
  const leftMs = deadline - clock.now();
  if (leftMs <= 0) throw new ServiceError(operation, 'deadline');
  const timeout = AbortSignal.timeout(Math.max(0, Math.ceil(Math.min(limitMs, leftMs))));
  const either = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
  const outgoing = { method, url, headers, body, signal: either };
  try {
    return await exchange(outgoing, isOptional ? MAX_OPTIONAL_BYTES : MAX_BYTES);
  } catch (error) {
    signal?.throwIfAborted();
    if (!timeout.aborted) throw networkError(operation, error, redactor);
    if (leftMs < limitMs) throw new ServiceError(operation, 'deadline');
    throw new ServiceError(operation, 'timeout', { repeat: 'repeatable' });
  }
}

function networkError(operation: Operation, error: unknown, redactor: Redactor): ServiceError {
  const code = errorCode(error) ?? '';
  const text = messageOf(error);
  // Several addresses of one name have an error each.
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const isNotSent = errors.every(isBeforeSending) || NO_CHANNEL.test(text);
  const repeat = TLS.test(code) ? 'none' : isNotSent ? 'all' : 'repeatable';
  const message = redactor.text(text, TEXT_LIMIT);
  return new ServiceError(operation, 'network', { message, repeat });
}

function isBeforeSending(error: unknown): boolean {
  const isConnecting = Error.isError(error) && 'syscall' in error && error.syscall === 'connect';
  return isConnecting || NOT_SENT.test(errorCode(error) ?? '');
}

import { ingestRoutes } from '../../contract/routes/ingest.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SecretKeeper } from '../../redaction/secret-keeper.ts';
import { TimeLimitError, withTimeLimit } from '../../resilience/time-limit.ts';
import type { CallOptions } from '../call-options.ts';
import {
  type CallContext,
  DeadlineError,
  NetworkError,
  RedirectError,
} from '../errors/api-error.ts';
import { type Connection, isLoopbackHost } from './connection.ts';
import { readNetworkFailure, timeoutFailure } from './network-failure.ts';
import { readReply } from './reply.ts';
import type { Transport, TransportResponse } from './transport.ts';

/** What goes where. */
export interface ArtifactTarget {
  /** As the service gave it. */
  url: string;
  content: Blob;
  contentType: string;
}

/** What it takes to send it there. */
export interface UploadParts {
  transport: Transport;
  connection: Connection;
  secrets: SecretKeeper;
  clock: Clock;
}

/** An upload may be large and has no rate to keep to, so it has more time than a request. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000;

const ROUTE = ingestRoutes['artifacts.upload'];
/** The address is a key of its own, so errors name the upload by this. */
const REQUEST = { method: ROUTE.method, path: 'the upload address', attempts: 1 } as const;

/**
 * Posts the content raw and without authorization, once, and follows no redirect.
 * @returns the id it is stored under. @throws ApiError, NetworkError, UnexpectedResponseError,
 * RedirectError (also for an address that must not be used), DeadlineError, or the caller's abort
 * reason.
 */
export async function sendArtifact(
  target: ArtifactTarget,
  parts: UploadParts,
  options: CallOptions,
): Promise<string> {
  const url = checkedAddress(target.url, parts);
  const redactor = parts.secrets.with([url.href, url.pathname + url.search]);
  const context: CallContext = { ...REQUEST, redactor };
  const response = await send(url, target, parts, context, options);
  if (response.status >= 300 && response.status < 400) {
    throw new RedirectError('The upload address redirects, which is not followed.', context);
  }
  const { method, repeatable, reply } = ROUTE;
  const call = { method, repeatable, path: REQUEST.path, reply: reply.body };
  const reading = { attempts: 1, redactor, nowMs: parts.clock.now() };
  return readReply(call, response, reading).storageId;
}

/** Encrypted, or on this machine when the service itself is. */
function checkedAddress(address: string, { connection, secrets }: UploadParts): URL {
  const url = URL.parse(address);
  const local =
    url !== null && [url, new URL(connection.baseUrl)].every((it) => isLoopbackHost(it.hostname));
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && local)) return url;
  const place = url === null ? 'no address' : `an address at ${url.protocol}//${url.host}`;
  throw new RedirectError(
    `The service gave ${place} to upload to; it must be https, or on this machine like the service.`,
    { ...REQUEST, redactor: secrets },
  );
}

async function send(
  url: URL,
  { content, contentType }: ArtifactTarget,
  { transport, clock }: UploadParts,
  context: CallContext,
  { signal, deadlineAtMs = Number.POSITIVE_INFINITY }: CallOptions,
): Promise<TransportResponse> {
  const timeoutMs = Math.ceil(Math.min(UPLOAD_TIMEOUT_MS, deadlineAtMs - clock.now()));
  if (timeoutMs <= 0) throw new DeadlineError();
  const request = {
    method: REQUEST.method,
    url: url.href,
    headers: { 'content-type': contentType, accept: 'application/json' },
    body: content,
  };
  try {
    return await withTimeLimit(timeoutMs, signal, (limited) =>
      transport({ ...request, signal: limited }),
    );
  } catch (error) {
    signal?.throwIfAborted();
    const failure =
      error instanceof TimeLimitError
        ? timeoutFailure(timeoutMs, timeoutMs < UPLOAD_TIMEOUT_MS)
        : readNetworkFailure(error, context.redactor);
    throw new NetworkError(failure.message, context, { ...failure, cause: error });
  }
}

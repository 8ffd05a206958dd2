import { ERROR_REASON } from '../../contract/wire/envelope.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { NetworkErrorKind } from '../../resilience/lost-request.ts';
import { ExpectedError, type Nature } from '../../trouble/errors.ts';
import { quote } from './quote.ts';

const MESSAGE_LENGTH = 4_000;

/** Which request an error is about. */
export interface CallContext {
  method: string;
  /** Relative to the base address. */
  path: string;
  /** Tries made, the failed one included. */
  attempts: number;
  requestId?: string | undefined;
  /** Knows the secrets that must not be in the error. */
  redactor: Redactor;
}

/** A call to the service failed; its kinds say how. */
export class ApiCallError extends ExpectedError {
  override readonly name: string = 'ApiCallError';
  readonly method: string;
  readonly path: string;
  readonly attempts: number;
  readonly requestId: string | undefined;

  constructor(message: string, context: CallContext, options?: ErrorOptions) {
    // Parts of the message come from outside, and a log line must not be broken by them.
    const told = context.redactor.text(`${message} (${contextText(context)})`);
    super(quote(told, MESSAGE_LENGTH), options);
    this.method = context.method;
    this.path = context.path;
    this.attempts = context.attempts;
    this.requestId = context.requestId;
  }
}

function contextText({ method, path, attempts, requestId }: CallContext): string {
  const id = requestId === undefined ? '' : `, request id ${requestId}`;
  const tries = attempts > 1 ? `, after ${attempts} attempts` : '';
  return `${method} ${path}${id}${tries}`;
}

/** What the service said when it refused. Already scrubbed of secrets. */
export interface ErrorReply {
  status: number;
  code: string;
  details?: Readonly<Record<string, unknown>> | undefined;
  /** What `Retry-After` asked for. */
  retryAfterMs?: number | undefined;
  /** Its own words. */
  said?: string;
}

/** The service answered with an error of its own. */
export class ApiError extends ApiCallError {
  override readonly name = 'ApiError';
  override readonly nature: Nature;
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfterMs: number | undefined;
  readonly said: string;

  constructor(message: string, context: CallContext, reply: ErrorReply) {
    super(message, context);
    this.nature = { refusedWith: reply.status };
    this.status = reply.status;
    this.code = reply.code;
    this.details = reply.details;
    this.retryAfterMs = reply.retryAfterMs;
    this.said = reply.said ?? '';
  }

  /** `details.reason`, where the service gave one. */
  get reason(): string | undefined {
    const reason = this.details?.['reason'];
    return typeof reason === 'string' ? reason : undefined;
  }

  /** The organization runs as many evals as it may; a slot comes free when one ends. */
  get isConcurrencyLimit(): boolean {
    return this.status === 429 && this.reason === ERROR_REASON.concurrentRunLimit;
  }
}

/** The organization has used up what its plan allows; asking again changes nothing. */
export class QuotaError extends ApiCallError {
  override readonly name = 'QuotaError';
  override readonly nature = 'quota';
}

/** There was no complete HTTP answer. */
export class NetworkError extends ApiCallError {
  override readonly name = 'NetworkError';
  override readonly nature = 'network';
  readonly kind: NetworkErrorKind;
  /** False only when the request surely never reached the service. */
  readonly wasSent: boolean;

  constructor(
    message: string,
    context: CallContext,
    failure: { kind: NetworkErrorKind; wasSent: boolean; cause: unknown },
  ) {
    super(message, context, { cause: failure.cause });
    this.kind = failure.kind;
    this.wasSent = failure.wasSent;
  }
}

/** There was an answer, but not one the API gives: no JSON, another shape, or too large. */
export class UnexpectedResponseError extends ApiCallError {
  override readonly name = 'UnexpectedResponseError';
  override readonly nature = 'network';
  readonly status: number;
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    context: CallContext,
    reply: { status: number; retryAfterMs?: number | undefined },
  ) {
    super(message, context);
    this.status = reply.status;
    this.retryAfterMs = reply.retryAfterMs;
  }
}

/** The answer is larger than what is read, and asking again would bring as much. */
export class OversizedReplyError extends UnexpectedResponseError {}

/** The service sent the request elsewhere, and following would be unsafe or endless. */
export class RedirectError extends ApiCallError {
  override readonly name = 'RedirectError';
  override readonly nature = 'network';
}

/** A collection has no end. */
export class PaginationError extends ExpectedError {
  override readonly name = 'PaginationError';
  override readonly nature = 'evidence';
}

/** The caller's deadline leaves no time for a request. */
export class DeadlineError extends ExpectedError {
  override readonly name = 'DeadlineError';
  override readonly nature = 'timeout';

  constructor(message = 'The deadline leaves no time for another request to the evals service.') {
    super(message);
  }
}

/** This project built a request body that the contract forbids: a defect here, not there. */
export class RequestShapeError extends ExpectedError {
  override readonly name = 'RequestShapeError';

  constructor(what: string, issues: readonly string[]) {
    super(`The request to ${what} does not fit the API:\n${issues.join('\n')}`);
  }
}

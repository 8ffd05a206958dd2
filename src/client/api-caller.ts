import type { z } from 'zod';
import { pageSchema } from '../contract/wire/envelope.ts';
import type { Logger } from '../ports/logger.ts';
import { type Repeat, retry, retryText } from '../resilience/retry.ts';
import type { RetryPolicy } from '../resilience/retry-policy.ts';
import type { CallOptions } from './call-options.ts';
import type { ApiCall } from './calls/api-call.ts';
import { type KeptOf, paginate } from './calls/pagination.ts';
import {
  ApiError,
  DeadlineError,
  NetworkError,
  RedirectError,
  UnexpectedResponseError,
} from './errors/api-error.ts';
import { quote } from './errors/quote.ts';
import { OPTIONAL_RETRIES } from './retry/default-policy.ts';
import { isDoubtful } from './retry/doubtful-answer.ts';
import { askedToWaitMs, isRateRejection, repeatOf } from './retry/retry-decision.ts';
import { type ExchangeParts, exchange } from './transport/exchange.ts';
import { readReply } from './transport/reply.ts';

export interface ApiCallerParts extends ExchangeParts {
  logger: Logger;
  retryPolicy: RetryPolicy;
  random: () => number;
}

/** A collection: the call without what belongs to a page. */
export interface ListCall<Item> extends Omit<ApiCall<unknown>, 'reply' | 'body'> {
  item: z.ZodType<Item>;
  /** None where the service alone decides how large pages are. */
  pageSize?: number;
  /** What the cursor is called in the request. */
  cursorName?: 'cursor' | 'before';
  keptOf?: KeptOf<Item> | undefined;
  body?: Readonly<Record<string, unknown>>;
}

/** Makes calls and tries them again as the policy says; knows no routes. */
export class ApiCaller {
  readonly #parts: ApiCallerParts;
  /** Whether the service has granted the key a request. */
  #granted = false;

  constructor(parts: ApiCallerParts) {
    this.#parts = parts;
  }

  /**
   * @throws ApiError, NetworkError, UnexpectedResponseError, RedirectError, DeadlineError, or the
   * caller's abort reason.
   */
  async call<Reply>(call: ApiCall<Reply>, options: CallOptions = {}): Promise<Reply> {
    const { clock, logger, random, retryPolicy } = this.#parts;
    const { signal, deadlineAtMs } = options;
    const reply = await retry((attempt) => this.#attempt(call, attempt, options), {
      policy: { ...retryPolicy, ...limitsOf(options) },
      judge: this.#judgeOf(call, options),
      onWait: (wait) => {
        const what = `${failureName(wait.error)} on ${call.method} ${call.path}`;
        logger.info(retryText(what, wait));
      },
      ...{ clock, random, signal, deadlineAtMs },
    });
    this.#granted = true;
    return reply;
  }

  /** Items of a collection; the cursor travels in the query of a GET, in the body of a POST. */
  list<Item>(
    { item, pageSize, cursorName = 'cursor', keptOf, ...call }: ListCall<Item>,
    options?: CallOptions,
  ): AsyncGenerator<Item, void, undefined> {
    const reply = pageSchema(item);
    const what = `${call.method} ${call.path}`;
    const fetchPage = async (cursor: string | undefined) => {
      const size = pageSize === undefined ? {} : { limit: pageSize };
      const page = { [cursorName]: cursor, ...size };
      const paged =
        call.method === 'GET'
          ? { ...call, query: { ...call.query, ...page } }
          : { ...call, body: { ...call.body, ...page } };
      const read = await this.call({ ...paged, reply }, options);
      this.#warnOfUnreadable(what, read.unreadable);
      if (read.unreadable.length > 0) options?.onUnreadable?.(read.unreadable);
      return read;
    };
    return paginate(what, fetchPage, keptOf);
  }

  #warnOfUnreadable(what: string, unreadable: readonly string[]): void {
    const [first] = unreadable;
    if (first === undefined) return;
    const more = unreadable.length === 1 ? '' : ` (and ${unreadable.length - 1} more)`;
    this.#parts.logger.warning(
      `Parts of the answer to ${what} have not the shape of the API and are left out: items${quote(this.#parts.secrets.text(first))}${more}`,
    );
  }

  async #attempt<Reply>(
    call: ApiCall<Reply>,
    attempts: number,
    options: CallOptions,
  ): Promise<Reply> {
    const { clock, secrets: redactor } = this.#parts;
    for (const secret of call.secrets ?? []) redactor.learn(secret);
    const response = await exchange(this.#parts, call, attempts, options);
    const reply = readReply(call, response, { attempts, redactor, nowMs: clock.now() });
    call.onStatus?.(response.status);
    return reply;
  }

  #judgeOf(
    { method, repeatable }: ApiCall<unknown>,
    { optional = false, deadlineAtMs }: CallOptions,
  ): (error: unknown) => Repeat | null {
    const { bucket } = this.#parts;
    let doubts = 0;
    let earlier: unknown;
    return (error) => {
      // That there is no time left says less than what went wrong while there was.
      if (error instanceof DeadlineError) throw earlier ?? error;
      earlier = error;
      if (isRateRejection(error)) {
        const askedMs = askedToWaitMs(error) ?? 0;
        if (optional) bucket.penalizeSpare(askedMs);
        else bucket.penalize(askedMs);
      }
      const asked = { method, repeatable, granted: this.#granted };
      if (isDoubtful(error, asked)) doubts += 1;
      return repeatOf(error, {
        ...asked,
        ...{ doubts, optional, hasDeadline: deadlineAtMs !== undefined },
      });
    };
  }
}

function limitsOf({ maxAttempts, optional }: CallOptions): Partial<RetryPolicy> {
  return {
    ...(optional ? OPTIONAL_RETRIES : {}),
    ...(maxAttempts === undefined ? {} : { maxAttempts }),
  };
}

function failureName(error: unknown): string {
  if (error instanceof ApiError) return `${error.status} ${error.code}`;
  if (error instanceof NetworkError) return `Network failure (${error.kind})`;
  if (error instanceof RedirectError) return 'A redirect';
  return error instanceof UnexpectedResponseError ? `HTTP ${error.status}` : 'Failure';
}

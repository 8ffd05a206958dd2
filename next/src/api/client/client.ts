import { messageOf } from '../../lib/errors.ts';
import type { ServiceFailure } from '../../report/failure.ts';
import type { ErrorBody } from '../evals.ts';
import {
  BASE_PATH,
  type Body,
  type ItemOf,
  type ListOperation,
  type Operation,
  type Parameters,
  type Reply,
  routes,
} from '../routes.ts';
import type { Answer, Transport } from './transport.ts';

/** One attempt, body included. */
const TIME_LIMIT_MS = 30_000;
const MAX_PAGES = 1_000;

/** An answer that is no success, or none at all. */
export class ServiceError extends Error {
  readonly failure: ServiceFailure;
  readonly details: ErrorBody['details'];

  constructor(failure: ServiceFailure, details?: ErrorBody['details']) {
    super(failure.message);
    this.failure = failure;
    this.details = details;
  }
}

export interface ClientSettings {
  /** Without the path of the version. */
  origin: string;
  key: string;
  transport: Transport;
}

interface CallRequest<O extends Operation> {
  parameters: Parameters<O>;
  query?: Record<string, string>;
  body?: Body<O>;
}

/** Calls the operations of the API, typed by the table of routes. */
export class Client {
  readonly #settings: ClientSettings;

  constructor(settings: ClientSettings) {
    this.#settings = settings;
  }

  /** Lists all items of a collection, page by page. */
  async *list<O extends ListOperation>(
    operation: O,
    parameters: Parameters<O>,
  ): AsyncGenerator<ItemOf<O>> {
    let cursor: string | undefined;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const query: Record<string, string> = { limit: '200' };
      if (cursor !== undefined) query['cursor'] = cursor;
      const { items, nextCursor }: { items: ItemOf<O>[]; nextCursor?: string | undefined } =
        await this.call(operation, { parameters, query });
      yield* items;
      if (!nextCursor) return;
      if (nextCursor === cursor) break;
      cursor = nextCursor;
    }
    throw this.#error(operation, null, null, 'The list does not end.');
  }

  /**
   * Sends one request.
   *
   * @throws ServiceError for everything but a success
   */
  async call<O extends Operation>(operation: O, request: CallRequest<O>): Promise<Reply<O>> {
    const { origin, key, transport } = this.#settings;
    const { method, path, reply } = routes[operation];
    const parameters: Record<string, string> = request.parameters;
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(parameters[name] ?? ''),
    );
    const query = new URLSearchParams(request.query).toString();
    const address = `${origin}${BASE_PATH}${filled}${query === '' ? '' : `?${query}`}`;
    const headers: Record<string, string> = { authorization: `Bearer ${key}` };
    if (method === 'POST') headers['content-type'] = 'application/json';
    let answer: Answer;
    try {
      answer = await transport({
        method,
        address,
        headers,
        body: method === 'POST' ? JSON.stringify(request.body ?? {}) : '',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
    } catch (error) {
      throw this.#error(operation, null, null, messageOf(error));
    }
    const { status } = answer;
    const body = readJson(answer.text);
    if (status < 200 || status > 299) {
      const { errorBody } = await import('../evals.ts');
      const { data } = errorBody.safeParse(body);
      const { code = null, message = 'The answer is no JSON of this API.', details } = data ?? {};
      throw this.#error(operation, status, code, message, details);
    }
    const read = (await reply()).safeParse(body);
    if (!read.success) throw this.#error(operation, status, null, 'The answer cannot be read.');
    // The table gives this operation this schema, which an index by a type parameter loses.
    return read.data as Reply<O>;
  }

  #error(
    operation: Operation,
    status: number | null,
    code: string | null,
    message: string,
    details?: ErrorBody['details'],
  ): ServiceError {
    const { method, path } = routes[operation];
    const isReading = method === 'GET' && path.includes('{runId}');
    const text = message.slice(0, 20_000);
    const failure: ServiceFailure = {
      kind: 'service',
      operation,
      code,
      status,
      message: text,
      isReading,
    };
    return new ServiceError(failure, details);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

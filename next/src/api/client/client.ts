import { once } from 'node:events';
import { request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { messageOf } from '../../lib/errors.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import { cut } from '../../lib/text.ts';
import { FailureError } from '../../report/failure-error.ts';
import {
  type Body,
  type ItemOf,
  type ListOperation,
  type Operation,
  type Parameters,
  type Reply,
  readsResults,
} from '../operation.ts';
import { BASE_PATH, routes } from '../routes.ts';

/** One request, body included. */
const TIME_LIMIT_MS = 30_000;
const MAX_PAGES = 1_000;

/**
 * Calls the operations of the API, typed by the table of routes.
 *
 * With `node:http`: `fetch` takes as long to load as all of the service.
 */
export class Client {
  readonly #origin: string;
  readonly #key: string;

  /** @param origin address of the service without the path of the version */
  constructor(origin: string, key: string) {
    this.#origin = origin;
    this.#key = key;
  }

  /** Lists all items of a collection, page by page. */
  async list<O extends ListOperation>(
    operation: O,
    parameters: Parameters<O>,
  ): Promise<ItemOf<O>[]> {
    const all: ItemOf<O>[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const query = cursor === undefined ? '?limit=200' : `?limit=200&cursor=${cursor}`;
      const answer: { items: ItemOf<O>[]; nextCursor?: string | null | undefined } =
        await this.call(operation, parameters, undefined, query);
      for (const item of answer.items) all.push(item);
      if (!answer.nextCursor) return all;
      if (answer.nextCursor === cursor) break;
      cursor = answer.nextCursor;
    }
    throw failed(operation, null, null, 'the list does not end');
  }

  /**
   * Sends one request.
   *
   * @throws FailureError of kind `service` for everything but a success
   */
  async call<O extends Operation>(
    operation: O,
    parameters: Parameters<O>,
    body?: Body<O>,
    query = '',
  ): Promise<Reply<O>> {
    const { method, path, reply } = routes[operation];
    const values: Record<string, string> = parameters;
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    const { status, content } = await this.#exchange(operation, method, `${filled}${query}`, body);
    const answer = readJson(content);
    if (status > 299) {
      const { errorBody } = await import('../resources/shapes.ts');
      const { data } = errorBody.safeParse(answer);
      throw failed(operation, status, data?.code ?? null, data?.message ?? '');
    }
    const read = (await reply()).safeParse(answer);
    if (!read.success) throw failed(operation, status, null, '');
    // The table gives this operation this schema, which an index by a type parameter loses.
    return read.data as Reply<O>;
  }

  async #exchange(operation: Operation, method: string, path: string, body: unknown) {
    const request = send(`${this.#origin}${BASE_PATH}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#key}` },
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    try {
      request.end(method === 'POST' ? JSON.stringify(body ?? {}) : '');
      const [response] = await once(request, 'response');
      return { status: Number(response.statusCode), content: await text(response) };
    } catch (error) {
      throw failed(operation, null, null, messageOf(error));
    }
  }
}

function failed(
  operation: Operation,
  status: number | null,
  code: string | null,
  message: string,
): FailureError {
  const isReading = readsResults(operation);
  const shown = cut(message, TEXT_LIMIT);
  return new FailureError({ kind: 'service', operation, code, status, message: shown, isReading });
}

function readJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

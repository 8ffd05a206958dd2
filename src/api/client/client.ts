import { hash } from 'node:crypto';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import { secretsIn } from '../../lib/redaction/known-secrets.ts';
import {
  type Body,
  type ItemOf,
  type ListOperation,
  type Operation,
  type Parameters,
  pagesByBody,
  type Query,
  type Reply,
} from '../operation.ts';
import { routes } from '../routes.ts';
import { readTolerantly } from '../tolerant.ts';
import { type Misfit, pathText } from '../validation.ts';
import { apiAddress } from './connection.ts';
import { type Clock, type Patience, type Rate, RateBucket } from './rate-bucket.ts';
import { type Link, sendPatiently } from './requests.ts';
import { ServiceError } from './service-error.ts';

export interface ClientOptions extends Omit<Link, 'bucket'> {
  rate: Rate;
  /** Gets what was left out of an answer. */
  onUnreadable?: (operation: Operation, misfits: readonly Misfit[]) => void;
}

export type Call<O extends Operation> = Partial<Patience> &
  (keyof Parameters<O> extends never ? object : { parameters: Parameters<O> }) & {
    query?: Query<O>;
    body?: Body<O>;
    /** Any text. A service that knows it answers a repeated creation with the first run. */
    idempotencyKey?: O extends 'createEvalRun' ? string : never;
  };
interface AnyCall extends Partial<Patience> {
  parameters?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  idempotencyKey?: string;
}

/** For a service of others: one less than it allows, as it may count a little differently. */
export const HOSTED_RATE: Rate = { burst: 9, perSecond: 1 };
/** All of an optional call, with waits. */
const OPTIONAL_LIMIT_MS = 15_000;
const MAX_PAGES = 1_000;
/** In a row. */
const MAX_EMPTY_PAGES = 20;
const MAX_LIST_BYTES = 256 * 2 ** 20;
/** Services take the nearest size that they have. */
const PAGE_SIZE = '200';

/** Calls the operations of the API, typed by the table of routes. */
export class Client {
  /** With the path of the version. */
  readonly address: string;
  /** By which it waits. Deadlines of calls are times of it. */
  readonly clock: Clock;
  readonly #key: string;
  readonly #link: Link;
  readonly #onUnreadable: ClientOptions['onUnreadable'];

  /** @param address of the service, with or without the path of the version */
  constructor(address: string, key: string, { rate, onUnreadable, ...link }: ClientOptions) {
    this.address = apiAddress(address);
    this.clock = link.clock;
    this.#key = key;
    this.#link = { ...link, bucket: new RateBucket(rate, link.clock) };
    this.#onUnreadable = onUnreadable;
    link.redactor.add('the key of the service', [key]);
  }

  /**
   * Calls an operation, and repeats it if that is safe and may help.
   *
   * @throws ServiceError for everything but a success; the reason of the signal
   */
  async call<O extends Operation>(operation: O, call: Call<O>): Promise<Reply<O>> {
    const { reply } = await this.#call(operation, call);
    // The table gives this operation this schema, which an index by a type parameter loses.
    return reply as Reply<O>;
  }

  /** Lists the items of all pages, which it asks for as they are needed. Throws like `call`. */
  async *list<O extends ListOperation>(operation: O, call: Call<O>): AsyncGenerator<ItemOf<O>> {
    const cursors = new Set<string | null>([null]);
    let allBytes = 0;
    let empty = 0;
    for (const cursor of cursors) {
      const { reply, bytes } = await this.#call(operation, pageCall(operation, call, cursor));
      allBytes += bytes;
      if (allBytes > MAX_LIST_BYTES) throw new ServiceError(operation, 'size');
      // As in `call`: operations that list reply with a page.
      const { items, nextCursor } = reply as { items: ItemOf<O>[]; nextCursor?: string | null };
      yield* items;
      if (!nextCursor) return;
      empty = items.length === 0 ? empty + 1 : 0;
      // One that comes again is no further page.
      if (cursors.size < MAX_PAGES && empty <= MAX_EMPTY_PAGES) cursors.add(nextCursor);
    }
    throw new ServiceError(operation, 'list');
  }

  async #call(operation: Operation, call: AnyCall): Promise<{ reply: unknown; bytes: number }> {
    const { isOptional = false, deadline = Number.POSITIVE_INFINITY, signal } = call;
    const { isRepeatable, reply: loadSchema } = routes[operation];
    const limitMs = isOptional ? OPTIONAL_LIMIT_MS : Number.POSITIVE_INFINITY;
    const request = {
      ...this.#requestOf(operation, call),
      isRepeatable,
      isOptional,
      maxAttempts: call.maxAttempts,
      deadline: Math.min(deadline, this.#link.clock.now() + limitMs),
      signal,
    };
    this.#link.redactor.add('a request to the service', bodySecrets(operation, call.body));
    const { json, status, bytes } = await sendPatiently(this.#link, request);
    const read = readTolerantly(await loadSchema(), json, ['nextCursor']);
    if ('misfits' in read) {
      const path = pathText(read.misfits[0]?.path ?? []);
      const message = this.#link.redactor.text(path, TEXT_LIMIT);
      throw new ServiceError(operation, 'malformed', { status, message });
    }
    if (read.unreadable.length > 0) this.#onUnreadable?.(operation, read.unreadable);
    return { reply: read.value, bytes };
  }

  #requestOf(operation: Operation, { parameters = {}, query = {}, body, idempotencyKey }: AnyCall) {
    const { method, path } = routes[operation];
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = parameters[name] ?? '';
      if (!/^\.{0,2}$/.test(value) && value.isWellFormed()) return encodeURIComponent(value);
      throw new ServiceError(operation, 'parameter', { message: name });
    });
    const url = new URL(`${this.address}${filled}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value ?? '');
    const headers: Record<string, string> = {
      accept: 'application/json',
      'accept-encoding': 'gzip',
      authorization: `Bearer ${this.#key}`,
    };
    if (idempotencyKey !== undefined) {
      // The hash fits a header, whatever the key is.
      headers['idempotency-key'] = hash('sha256', idempotencyKey);
    }
    const sent = { operation, method, url, headers };
    if (method === 'GET' || method === 'DELETE') return { ...sent, body: null };
    headers['content-type'] = 'application/json';
    return { ...sent, body: JSON.stringify(body ?? {}) };
  }
}

function pageCall(operation: Operation, call: AnyCall, cursor: string | null): AnyCall {
  if (pagesByBody(operation)) {
    return cursor === null ? call : { ...call, body: { ...Object(call.body), cursor } };
  }
  const query = { limit: PAGE_SIZE, ...call.query };
  const name = operation === 'listChatSessions' ? 'before' : 'cursor';
  return { ...call, query: cursor === null ? query : { ...query, [name]: cursor } };
}

/** Secrets in a body, which a service may repeat. Suites and results have names such as `key`. */
function bodySecrets(operation: Operation, body: unknown): string[] {
  const { group } = routes[operation];
  if (group === 'servers' || group === 'catalogue') return secretsBelow('', body);
  return Object.values(Object(Object(body).modelApiKeys)).map(String);
}

function secretsBelow(name: string, value: unknown): string[] {
  if (typeof value === 'string') return secretsIn(name, value);
  return Object.entries(Object(value)).flatMap(([key, member]) => secretsBelow(key, member));
}

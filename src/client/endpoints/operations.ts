import { z } from 'zod';
import type { PathParams, ReplyBody, Route } from '../../contract/routes/route.ts';
import type { Operation, ROUTES } from '../../contract/routes/table.ts';
import { formatIssues } from '../../contract/wire/validation.ts';
import { secretsOfRequest } from '../../redaction/literal-secrets.ts';
import type { ApiCaller, ListCall } from '../api-caller.ts';
import type { CallOptions } from '../call-options.ts';
import type { ApiCall } from '../calls/api-call.ts';
import { at, checkedBody, idempotencyHeader } from '../calls/route-call.ts';
import { RequestShapeError } from '../errors/api-error.ts';
import { INGEST_TIMEOUT_MS } from './ingest.ts';
import { CREATION_TIMEOUT_MS } from './runs.ts';
import { OPERATION_TIMEOUT_MS } from './servers.ts';

/** Those that no client can call by their names: a file is sent, or an address is older than the API. */
type Apart = 'artifacts.upload' | 'ingest.capabilities';

/** An operation that is called by its name. */
export type CallableOperation = Exclude<Operation, Apart>;

/** The operations of a table of routes that are called by their names. */
export function callableOperations(
  table: typeof ROUTES,
): ReadonlyMap<string, { operation: CallableOperation; route: Route }> {
  const entries = Object.entries<Route>(table);
  return new Map(
    entries.flatMap(([name, route]) =>
      // What the type leaves out, by what the table says of it.
      route.access === 'ticket' || route.base !== undefined
        ? []
        : [[name, { operation: name as CallableOperation, route }]],
    ),
  );
}

/** The header that makes a repeat of a request known as one. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** What is asked of an operation, whichever it is. */
export interface NamedRequest {
  /** What the path of its route takes. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
  /** With it, a request that may be sent but once is repeated where its answer was lost. */
  idempotencyKey?: string | undefined;
}

/** What came of it. */
export interface NamedAnswer<Body = unknown> {
  /** Of HTTP. */
  status: number;
  /** As it came: what was done by a service that answers otherwise than this one is not undone. */
  body: Body;
  /** Where it has not the shape of the API, and why. */
  odd: readonly string[];
}

type Entry<Name extends CallableOperation> = (typeof ROUTES)[Name];

type TypedRequest<Name extends CallableOperation> = Omit<NamedRequest, 'params' | 'body'> & {
  params: PathParams<Entry<Name>['path']>;
  body?: Entry<Name> extends { request: () => Promise<infer Shape extends z.ZodType> }
    ? z.input<Shape>
    : undefined;
};

/** A collection, or the page of it that was asked for by `cursor` or `limit`. */
interface Items<Item> {
  items: Item[];
  nextCursor?: string;
}

type TypedBody<Name extends CallableOperation> = Entry<Name>['reply'] extends { items: z.ZodType }
  ? Items<ReplyBody<Entry<Name>>>
  : ReplyBody<Entry<Name>>;

/** Any operation of the API by its name, as the table of routes has it. */
export class OperationEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  /** Calls an operation that is known as the program is written. As `callNamed`. */
  async call<Name extends CallableOperation>(
    operation: Name,
    request: TypedRequest<Name>,
    options?: CallOptions,
  ): Promise<NamedAnswer<TypedBody<Name>>> {
    const answer = await this.callNamed(operation, request, options);
    // By the shapes of the table, but where `odd` says otherwise.
    return answer as NamedAnswer<TypedBody<Name>>;
  }

  /**
   * Calls an operation. A collection is read to its end, unless a `cursor` or a `limit` asks for a
   * page. Repeated as the table says of it, or where there is an idempotency key.
   */
  async callNamed(
    operation: CallableOperation,
    { params = {}, query = {}, body: given, idempotencyKey }: NamedRequest,
    options?: CallOptions,
  ): Promise<NamedAnswer> {
    const { ROUTES } = await import('../../contract/routes/table.ts');
    const route: Route = ROUTES[operation];
    const target = at(route, params);
    const body = await bodyOf(route, given, target);
    const call = {
      ...{ ...target, ...keyed(route, idempotencyKey), query, body },
      ...{ ...timeoutOf(operation), secrets: secretsOfRequest(given) },
    };
    const { reply } = route;
    if (!('items' in reply)) {
      const { serverItems: item } = reply;
      if (item === undefined || asksForPage(body)) return this.#once(call, reply.body, options);
      return this.#all({ ...withoutBody(call), item }, options);
    }
    const { items: item, pages, takesBefore } = reply;
    const isPage = ['cursor', 'before', 'limit'].some((name) => query[name] !== undefined);
    if (isPage) return this.#once(call, z.looseObject({ items: z.array(item) }), options);
    const cursorName = takesBefore ? ('before' as const) : ('cursor' as const);
    return this.#all({ ...withoutBody(call), item, pageSize: pages.max, cursorName }, options);
  }

  async #once(
    call: Omit<ApiCall<unknown>, 'reply'>,
    shape: z.ZodType,
    options: CallOptions | undefined,
  ): Promise<NamedAnswer> {
    let status = 0;
    const onStatus = (one: number) => {
      status = one;
    };
    const body = await this.#caller.call({ ...call, reply: z.looseObject({}), onStatus }, options);
    const { error } = shape.safeParse(body);
    return { status, body, odd: error === undefined ? [] : formatIssues(error) };
  }

  /** All pages as one. */
  async #all(
    { item: shape, ...call }: ListCall<unknown>,
    options: CallOptions | undefined,
  ): Promise<NamedAnswer> {
    const items: unknown[] = [];
    const odd: string[] = [];
    for await (const item of this.#caller.list({ ...call, item: z.unknown() }, options)) {
      const { error } = shape.safeParse(item);
      for (const issue of error === undefined ? [] : formatIssues(error)) {
        odd.push(`items[${items.length}].${issue}`);
      }
      items.push(item);
    }
    return { status: 200, body: { items }, odd };
  }
}

/** What a request without a body sends is for the transport to say. */
async function bodyOf(
  route: Route,
  body: unknown,
  target: Parameters<typeof checkedBody>[2],
): Promise<unknown> {
  if (body === undefined && (route.request === undefined || route.method === 'DELETE')) {
    return undefined;
  }
  return checkedBody(route, body ?? {}, target);
}

/** @throws RequestShapeError for a key that the service would not look at. */
function keyed(
  { method, path, repeatable, headers = {} }: Route,
  key: string | undefined,
): Pick<ApiCall<unknown>, 'repeatable' | 'headers'> {
  if (key === undefined) return { repeatable };
  if (Object.hasOwn(headers, IDEMPOTENCY_KEY)) {
    return { repeatable: true, headers: idempotencyHeader(key) };
  }
  throw new RequestShapeError(`${method} ${path}`, [`it takes no ${IDEMPOTENCY_KEY}`]);
}

/** The body of a page has its cursor alone, which the reading of all of them gives. */
function withoutBody<Call extends { body: unknown }>({ body: _, ...call }: Call) {
  return call;
}

function asksForPage(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'cursor' in body && body.cursor != null;
}

/** As the methods of the resources have it. */
function timeoutOf(operation: CallableOperation): Pick<ApiCall<unknown>, 'timeoutMs'> {
  const [resource = ''] = operation.split('.');
  if (operation === 'runs.create') return { timeoutMs: CREATION_TIMEOUT_MS };
  if (['ingest', 'artifacts'].includes(resource)) return { timeoutMs: INGEST_TIMEOUT_MS };
  const asksServer = resource === 'servers' && operation !== 'servers.list';
  return asksServer ? { timeoutMs: OPERATION_TIMEOUT_MS } : {};
}

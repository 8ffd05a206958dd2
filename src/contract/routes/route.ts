import type { z } from 'zod';
import type { ErrorCode } from '../wire/envelope.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Path that most routes are below; it carries the version of the API. */
export const API_PATH = '/api/v1';

/** Path of the reporters up to version 1.14.0, which know no projects. Source: wire.md, 9.2. */
export const OLD_REPORTER_PATH = '/sdk/v1';

/** Numbers of items that a page of a collection may have. */
export interface PageLimits {
  /** Where no limit is asked for. */
  readonly default: number;
  readonly max: number;
}

/** One value in the body of a success. */
export interface SingleReply<Shape extends z.ZodType = z.ZodType> {
  /** 204: there is none, which `z.undefined()` says. */
  readonly status: 200 | 201 | 202 | 204;
  readonly body: Shape;
  /** The body is a page of an MCP server's own: the shape of its items. A `cursor` in the body goes on. */
  readonly serverItems?: z.ZodType;
}

/** A collection, page by page: the query takes `cursor` and `limit`. */
export interface PagedReply<Shape extends z.ZodType = z.ZodType> {
  readonly status: 200;
  readonly items: Shape;
  readonly pages: PageLimits;
  /**
   * Answered whole, in one page, where neither `cursor` nor `limit` is given: the published clients
   * never page it, and look for names in what they get. Source: wire.md, 6.9.
   */
  readonly wholeByDefault?: true;
  /** The cursor may come as `before` too, in whose place a time in epoch ms is taken as well. */
  readonly takesBefore?: true;
}

/** One route of the API: all that service, client, documents and conformance tests know of it. */
export interface Route<
  Path extends string = string,
  Request extends z.ZodType = z.ZodType,
  Reply extends SingleReply | PagedReply = SingleReply | PagedReply,
> {
  readonly method: HttpMethod;
  /** Below `API_PATH`, with its parameters in braces: `/projects/{projectId}/servers`. */
  readonly path: Path;
  /** Where the path begins, in place of `API_PATH`. */
  readonly base?: typeof OLD_REPORTER_PATH;
  /** Where older clients look for it, from the root. */
  readonly aliases?: readonly string[];
  /** What it does, in one sentence. */
  readonly summary: string;
  /** What else a caller has to know. */
  readonly notes?: string;
  /** What authorizes: an API key, the ticket in the path, or nothing. */
  readonly access: 'key' | 'ticket' | 'anyone';
  /** May be sent again where its answer was lost: twice does what once does. */
  readonly repeatable: boolean;
  /** Members of the query besides those of pages, and what they are for. */
  readonly query?: Readonly<Record<string, string>>;
  /** Headers that change what is done, and how. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The JSON body of the request. Loaded when it is needed, since the schemas of requests are costly
   * to build and most runs of a client send few.
   */
  readonly request?: () => Promise<Request>;
  /** The body holds cases, so that it may be larger than others. */
  readonly takesCases?: true;
  /** The body is a file, taken as it comes. */
  readonly takesFile?: true;
  readonly reply: Reply;
  /** Refusals carry their message as `error` too, where published reporters look for it. */
  readonly reporterErrors?: true;
  /** Codes of refusals that are this route's own; `errorsOf` adds those that many have. */
  readonly errors: readonly ErrorCode[];
}

/** Routes by the name of their operation, such as `suites.create`. */
export type RouteTable = Readonly<Record<string, Route>>;

/** Checks an entry of the table, keeping its literal types. */
export function route<const Entry extends Route>(entry: Entry): Entry {
  return entry;
}

/** Names of the parameters of a path. */
export type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** The body of a request as the service reads it; undefined where the route takes none. */
export type RequestBody<Entry extends Route> = Entry extends {
  request: () => Promise<infer Shape extends z.ZodType>;
}
  ? z.output<Shape>
  : undefined;

/** The body of a success, or an item of its pages. */
export type ReplyBody<Entry extends Route> = Entry['reply'] extends {
  body: infer Shape extends z.ZodType;
}
  ? z.output<Shape>
  : Entry['reply'] extends { items: infer Shape extends z.ZodType }
    ? z.output<Shape>
    : never;

/** Values of the parameters that a path such as `/projects/{projectId}` has, by their names. */
export type PathParams<Path extends string> = {
  readonly [Name in ParamName<Path>]: string;
};

/** Names of the parameters of a path, in their order. */
export function paramNames(path: string): string[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) => name ?? []);
}

/** Every code that a route may refuse with. */
export function errorsOf({ access, path, request, errors }: Route): ErrorCode[] {
  return [
    ...new Set<ErrorCode>([
      // Where a key is asked for, a body over the cap is refused, also where none belongs.
      ...(access === 'key' ? (['UNAUTHORIZED', 'RATE_LIMITED', 'VALIDATION_ERROR'] as const) : []),
      ...(request === undefined ? [] : (['VALIDATION_ERROR'] as const)),
      ...(paramNames(path).length === 0 ? [] : (['NOT_FOUND'] as const)),
      ...errors,
      'INTERNAL_ERROR',
    ]),
  ];
}

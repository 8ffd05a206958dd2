import type { Context, Handler as HonoHandler } from 'hono';
import {
  API_PATH,
  type PagedReply,
  type PathParams,
  type ReplyBody,
  type RequestBody,
  type Route,
  type RouteTable,
} from '../../contract/routes/route.ts';
import type { ValidationProblem } from '../../contract/wire/validation.ts';
import type { Caller } from '../auth/authenticator.ts';
import type { ProjectRecord } from '../storage/records.ts';
import { bodyLimitsOf } from './bodies/body-limits.ts';
import { readBody } from './bodies/request-body.ts';
import type { CursorCodec } from './pages/cursor.ts';
import { type PageSource, replyWithPage } from './pages/paging.ts';
import type { RequestEnvironment } from './service-context.ts';

/** A request as its handler gets it: authorized, its project found, its body in the route's shape. */
export interface RouteRequest<Entry extends Route = Route> {
  readonly params: PathParams<Entry['path']>;
  readonly body: RequestBody<Entry>;
  /** Of routes that a key authorizes. */
  readonly caller: Caller;
  /** Of routes below a project. */
  readonly project: ProjectRecord;
  /** All else of the request: its query, its headers, its signal, a file. */
  readonly http: Context<RequestEnvironment>['req'];
}

/** The body of a success that is JSON already, sent letter for letter. */
export class JsonText {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** Carries out a route: gives the body of its success, or where its pages come from. */
export type Handler<Entry extends Route> = (
  request: RouteRequest<Entry>,
) => Promise<
  Entry['reply'] extends PagedReply ? PageSource<ReplyBody<Entry>> : ReplyBody<Entry> | JsonText
>;

/** One handler for every route of a table, and for no other. */
export type Handlers<Table extends RouteTable> = {
  readonly [Operation in keyof Table]: Handler<Table[Operation]>;
};

/** What is asked of the body of an operation besides its shape. */
export type BodyChecks<Table extends RouteTable> = {
  readonly [Operation in keyof Table]?: (body: object) => ValidationProblem[];
};

/** A route as the web framework takes it. */
export interface MountedRoute {
  readonly operation: string;
  readonly route: Route;
  /** From the root: that of the route, and its aliases. */
  readonly paths: readonly string[];
  readonly reply: HonoHandler<RequestEnvironment>;
}

/**
 * The routes of a table, each with what answers its requests. The shapes of all requests are loaded
 * by then: at the first request that needs one, a server under test may have written over its file.
 */
export function mountRoutes<Table extends RouteTable>(
  table: Table,
  handlers: Handlers<Table>,
  { cursors, bodyChecks = {} }: { cursors: CursorCodec; bodyChecks?: BodyChecks<Table> },
): Promise<MountedRoute[]> {
  const mounted = Object.entries(table).map(async ([operation, route]): Promise<MountedRoute> => {
    // Each handler has the type of its own route; which one it is, is only known here by name.
    const handle = handlers[operation] as unknown as (request: RouteRequest) => Promise<unknown>;
    const check = bodyChecks[operation];
    const shape = await route.request?.();
    return {
      operation,
      route,
      paths: [`${route.base ?? API_PATH}${route.path}`, ...(route.aliases ?? [])].map(pattern),
      reply: async (c) => {
        const result = await handle({
          params: c.req.param(),
          body: (shape &&
            (await readBody(c, shape, bodyLimitsOf(route), check))) as RequestBody<Route>,
          caller: c.get('caller'),
          project: c.get('project'),
          http: c.req,
        });
        if ('pages' in route.reply) {
          return replyWithPage(c, cursors, route.reply, result as PageSource<unknown>);
        }
        const { status } = route.reply;
        if (status === 204) return c.body(null, status);
        if (!(result instanceof JsonText)) return c.json(result, status);
        return c.body(result.json, status, { 'Content-Type': 'application/json' });
      },
    };
  });
  return Promise.all(mounted);
}

/** The parameters of a path as the web framework writes them. */
export function pattern(path: string): string {
  return path.replaceAll(/\{([^{}]+)\}/g, ':$1');
}

import type * as z from 'zod';

/** Schemas take long to make, so that each is loaded by its first use. */
const loadSchemas = () => import('./evals.ts');

/** All routes are below this path. */
export const BASE_PATH = '/api/v1';

/** Names in braces of a path. */
type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

interface Route {
  method: 'GET' | 'POST';
  path: string;
  /** Status of a success. */
  status: 200 | 201 | 202;
  /** Schema of the body; a route without one ignores it. */
  body?: () => Promise<z.ZodType>;
  reply: () => Promise<z.ZodType>;
  /** Whether it reads a run back, so that trouble says nothing about what the user wrote. */
  readsResults: boolean;
}

/** Each route once. Router and client follow this table. */
export const routes = {
  listProjects: {
    method: 'GET',
    path: '/projects',
    status: 200,
    reply: async () => (await loadSchemas()).projects,
    readsResults: false,
  },
  listServers: {
    method: 'GET',
    path: '/projects/{projectId}/servers',
    status: 200,
    reply: async () => (await loadSchemas()).servers,
    readsResults: false,
  },
  createEvalSuite: {
    method: 'POST',
    path: '/projects/{projectId}/eval-suites',
    status: 201,
    body: async () => (await loadSchemas()).suiteRequest,
    reply: async () => (await loadSchemas()).createdSuite,
    readsResults: false,
  },
  createEvalRun: {
    method: 'POST',
    path: '/projects/{projectId}/eval-runs',
    status: 202,
    body: async () => (await loadSchemas()).runRequest,
    reply: async () => (await loadSchemas()).createdRun,
    readsResults: false,
  },
  getEvalRun: {
    method: 'GET',
    path: '/projects/{projectId}/eval-runs/{runId}',
    status: 200,
    reply: async () => (await loadSchemas()).run,
    readsResults: true,
  },
  listIterations: {
    method: 'GET',
    path: '/projects/{projectId}/eval-runs/{runId}/iterations',
    status: 200,
    reply: async () => (await loadSchemas()).iterations,
    readsResults: true,
  },
  cancelEvalRun: {
    method: 'POST',
    path: '/projects/{projectId}/eval-runs/{runId}/cancel',
    status: 200,
    reply: async () => (await loadSchemas()).run,
    readsResults: true,
  },
} as const satisfies Record<string, Route>;

type Routes = typeof routes;
type Schema<Load> = Load extends () => Promise<infer S extends z.ZodType> ? S : z.ZodUndefined;
type BodySchema<O extends Operation> = Schema<Routes[O] extends { body: infer B } ? B : null>;
/** The name of a route. */
export type Operation = keyof Routes;
/** The values for the braces of its path. Ids need no encoding. */
export type Parameters<O extends Operation> = Record<ParameterOf<Routes[O]['path']>, string>;
/** A body as it is sent. */
export type Body<O extends Operation> = z.input<BodySchema<O>>;
/** A body as it is read, with its defaults. */
export type ParsedBody<O extends Operation> = z.output<BodySchema<O>>;
export type Reply<O extends Operation> = z.output<Schema<Routes[O]['reply']>>;

/** Operations that answer with a page of items. */
export type ListOperation = {
  [O in Operation]: Reply<O> extends { items: unknown[] } ? O : never;
}[Operation];
export type ItemOf<O extends ListOperation> = Reply<O>['items'][number];

/** Error codes and their HTTP status. */
export const STATUS_OF_CODE = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  VALIDATION_ERROR: 400,
  NOT_FOUND: 404,
  CONFLICT: 409,
  INTERNAL_ERROR: 500,
} as const;
export type ErrorCode = keyof typeof STATUS_OF_CODE;

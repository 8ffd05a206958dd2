import type * as z from 'zod';

/** Schemas take long to make, so that each is loaded by its first use. */
const evals = () => import('./evals.ts');

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
  /** Body of a POST. A route without one takes `{}`. */
  body?: () => Promise<z.ZodType>;
  reply: () => Promise<z.ZodType>;
  /** Whether a client may send it again without knowing what became of the first one. */
  isRepeatable: boolean;
}

function get<const Path extends string, Reply extends z.ZodType>(
  path: Path,
  reply: () => Promise<Reply>,
) {
  return { method: 'GET', path, status: 200, reply, isRepeatable: true } as const;
}

/** Each route once. Router and client follow this table. */
export const routes = {
  listProjects: get('/projects', async () => (await evals()).projects),
  listServers: get('/projects/{projectId}/servers', async () => (await evals()).servers),
  createEvalSuite: {
    method: 'POST',
    path: '/projects/{projectId}/eval-suites',
    status: 201,
    body: async () => (await evals()).suiteRequest,
    reply: async () => (await evals()).createdSuite,
    isRepeatable: false,
  },
  createEvalRun: {
    method: 'POST',
    path: '/projects/{projectId}/eval-runs',
    status: 202,
    body: async () => (await evals()).runRequest,
    reply: async () => (await evals()).createdRun,
    isRepeatable: false,
  },
  getEvalRun: get('/projects/{projectId}/eval-runs/{runId}', async () => (await evals()).run),
  listIterations: get(
    '/projects/{projectId}/eval-runs/{runId}/iterations',
    async () => (await evals()).iterations,
  ),
  cancelEvalRun: {
    method: 'POST',
    path: '/projects/{projectId}/eval-runs/{runId}/cancel',
    status: 200,
    reply: async () => (await evals()).run,
    isRepeatable: true,
  },
} as const satisfies Record<string, Route>;

type Routes = typeof routes;
type Schema<Load> = Load extends () => Promise<infer S extends z.ZodType>
  ? S
  : z.ZodRecord<z.ZodString, z.ZodUnknown>;
type BodySchema<O extends Operation> = Schema<Routes[O] extends { body: infer B } ? B : null>;
export type Operation = keyof Routes;
export type Parameters<O extends Operation> = Record<ParameterOf<Routes[O]['path']>, string>;
export type Body<O extends Operation> = z.input<BodySchema<O>>;
export type ParsedBody<O extends Operation> = z.output<BodySchema<O>>;
export type Reply<O extends Operation> = z.output<Schema<Routes[O]['reply']>>;
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
  RATE_LIMITED: 429,
  INTERNAL_ERROR: 500,
} as const;
export type ErrorCode = keyof typeof STATUS_OF_CODE;

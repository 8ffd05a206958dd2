import type * as z from 'zod';
import { type QueryName, routes } from './routes.ts';

type Routes = typeof routes;

/** Names in braces of a path. */
type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;
type Schema<Load> = Load extends () => Promise<infer S extends z.ZodType> ? S : z.ZodUndefined;
type BodySchema<O extends Operation> = Schema<Routes[O]['body']>;

export type Operation = keyof Routes;
/** The values for the braces of its path. */
export type Parameters<O extends Operation> = Record<ParameterOf<Routes[O]['path']>, string>;
export type Query<O extends Operation> = Partial<Record<Routes[O]['query'][number], string>>;
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

export const OPERATIONS: readonly Operation[] = Object.keys(routes) as Operation[];

/** Whether it reads a run back, so that trouble says nothing about what the user wrote. */
export const readsResults = (operation: Operation) => routes[operation].path.includes('{runId}');

/** Whether a list pages by its body instead of its query. */
export const pagesByBody = (operation: Operation) => routes[operation].method === 'POST';

/** Of a run that has ended. */
export const TERMINAL_STATUSES = ['completed', 'failed', 'cancelled', 'timed_out'];

/** A result that this edition knows. */
export const knownResult = (result: string | null | undefined) =>
  result === 'passed' || result === 'failed' ? result : null;

export const STATUS_OF_CODE = {
  UNAUTHORIZED: 401,
  OAUTH_REQUIRED: 401,
  FORBIDDEN: 403,
  VALIDATION_ERROR: 400,
  NOT_FOUND: 404,
  CONFLICT: 409,
  FEATURE_NOT_SUPPORTED: 422,
  RATE_LIMITED: 429,
  INTERNAL_ERROR: 500,
  SERVER_UNREACHABLE: 502,
  TIMEOUT: 504,
} as const;
export type ErrorCode = keyof typeof STATUS_OF_CODE;

export function errorCodes(operation: Operation): ErrorCode[] {
  const { group, path, body, query, mayConflict } = routes[operation];
  const codes: ErrorCode[] = ['UNAUTHORIZED', 'FORBIDDEN', 'RATE_LIMITED', 'INTERNAL_ERROR'];
  const names: readonly QueryName[] = query;
  if (body !== null || names.length > 0) codes.push('VALIDATION_ERROR');
  if (path.includes('{') || names.includes('projectId')) codes.push('NOT_FOUND');
  if (mayConflict) codes.push('CONFLICT');
  if (group === 'servers') {
    codes.push('OAUTH_REQUIRED', 'FEATURE_NOT_SUPPORTED', 'SERVER_UNREACHABLE', 'TIMEOUT');
  }
  return codes;
}

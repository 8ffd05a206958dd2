import { OPERATIONS } from '../../api/operation.ts';
import type { ErrorBody } from '../../api/resources/shapes.ts';
import { BASE_PATH, routes } from '../../api/routes.ts';
import { notFound, Refusal, refusalOf } from '../refusals.ts';

/** Later names, and those of older SDKs, for the same routes. */
const ALIASES: readonly [RegExp, string][] = [
  [/^\/sdk\/v1\/evals\//, `${BASE_PATH}/projects/default/eval-ingest/`],
  [new RegExp(`^(${BASE_PATH}/projects/[^/]+)/scenarios(?=/|$)`), '$1/chatboxes'],
];
/** Keys are not managed by the API, but its answer is fixed. */
const KEYS_PATH = new RegExp(`^${BASE_PATH}/(?:api-)?keys(?:/|$)`);

/** Path of upload addresses, which need no key. A token follows. */
export const UPLOADS_PATH = '/uploads/';

/** Each route, with its path as a pattern of one group for each parameter. */
const patterns = OPERATIONS.map((operation) => {
  const { method, path } = routes[operation];
  return {
    operation,
    method,
    pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  };
});

/** The path of a request by the names of this edition. */
export function canonicalPath(path: string): string {
  return ALIASES.reduce((known, [from, to]) => known.replace(from, to), path);
}

export const OPENAPI_PATH = `${BASE_PATH}/openapi.json`;
export const needsKey = (path: string) => path.startsWith(`${BASE_PATH}/`) && path !== OPENAPI_PATH;

/**
 * Finds the route of a request, and its path below the version. Refuses paths that have none, and
 * methods that a path lacks.
 *
 * @param path needs a key
 */
export function findRoute(method: string, path: string) {
  if (KEYS_PATH.test(path)) throw refusalOf('FORBIDDEN', { reason: 'keys' });
  const unknown = () => refusalOf('NOT_FOUND', { reason: 'route' });
  const below = path.slice(BASE_PATH.length);
  const found = patterns.filter(({ pattern }) => pattern.test(below));
  if (found.length === 0) throw unknown();
  const wanted = method === 'HEAD' ? 'GET' : method;
  const route = found.find((one) => one.method === wanted);
  if (route === undefined) {
    throw new Refusal(unknown().body, { allow: found.map((one) => one.method).join(', ') });
  }
  const groups = route.pattern.exec(below)?.groups ?? {};
  const decoded = Object.entries(groups).map(([name, value]) => [name, decode(value)]);
  const parameters: Record<string, string | undefined> = Object.fromEntries(decoded);
  return { operation: route.operation, parameters, path: below };
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch (error) {
    if (error instanceof URIError) throw notFound('id', value);
    throw error;
  }
}

/** Paths that only reporters of eval results use. */
const REPORTER_PATHS = new RegExp(`^(?:${BASE_PATH}/projects/[^/]+/eval-ingest/|${UPLOADS_PATH})`);
/** The published SDK repeats a request if the text of its error matches this, whatever the status. */
const RETRIED = /network|fetch|timeout|429|5\d\d/i;
/** A quoted value, or a word. */
const PARTS = /"(?:[^"\\]|\\.)*"|`[^`]*`|\S+/gs;

/** The body of an error as the client of a path reads it: reporters need `ok` and `error`. */
export function errorFor(path: string, body: ErrorBody): object {
  if (!REPORTER_PATHS.test(path)) return body;
  const message = body.message.replace(PARTS, (part) => (RETRIED.test(part) ? '"…"' : part));
  return { ok: false, error: message, ...body, message };
}

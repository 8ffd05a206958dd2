import type { z } from 'zod';
import { formatIssues } from '../../contract/wire/validation.ts';
import { RequestShapeError } from '../errors/api-error.ts';
import { type PathParams, pathOf } from '../route-path.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One request to the API, before it meets a network. */
export interface ApiCall<Reply> {
  method: HttpMethod;
  /** As `pathOf` makes it. */
  path: string;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
  /** The body as JSON text, in place of `body`: for what was put together piece by piece. */
  json?: string;
  headers?: Readonly<Record<string, string>>;
  reply: z.ZodType<Reply>;
  /** Of one try, where it takes longer than most. */
  timeoutMs?: number;
  /** May it reach the service twice? Otherwise it is repeated only if it surely did nothing. */
  repeatable: boolean;
  /** Secrets in the body, which a service might repeat in an error. */
  secrets?: readonly string[];
  /** What the body names, for texts about what was not found: `suite "st_1"`. */
  mentions?: readonly string[];
}

/** What the client needs of a route. */
export interface CalledRoute<Path extends string> {
  readonly method: HttpMethod;
  /** With its parameters in braces. */
  readonly path: Path;
  readonly repeatable: boolean;
}

/** The beginning of a call: a route with its parameters. @throws ExpectedError where one is no id. */
export function at<Path extends string>(
  { method, path, repeatable }: CalledRoute<Path>,
  params: PathParams<Path>,
): Pick<ApiCall<unknown>, 'method' | 'path' | 'repeatable'> {
  return { method, path: pathOf(path, params), repeatable };
}

/**
 * What we send is held to the strict contract before it goes out.
 * @throws RequestShapeError.
 */
export function checkedBody<Body>(
  schema: z.ZodType<Body>,
  body: unknown,
  { method, path }: Pick<ApiCall<unknown>, 'method' | 'path'>,
): Body {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new RequestShapeError(`${method} ${path}`, formatIssues(parsed.error));
}

/** Servers that a body names, for texts about what was not found. */
export function namedServers(serverIds: readonly string[] = []): string[] {
  return serverIds.map((id) => `server "${id}"`);
}

/** The service may take this long over a request to its ingest routes. Source: wire.md, 2.4. */
export const INGEST_TIMEOUT_MS = 65_000;

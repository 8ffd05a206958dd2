import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { PagedReply, PathParams, Route, SingleReply } from '../../contract/routes/route.ts';
import { tolerant } from '../../contract/wire/tolerance.ts';
import { formatIssues } from '../../contract/wire/validation.ts';
import { RequestShapeError } from '../errors/api-error.ts';
import { pathOf } from '../route-path.ts';
import type { ApiCall } from './api-call.ts';

type Target = Pick<ApiCall<unknown>, 'method' | 'path' | 'repeatable'>;

/** Where a call of a route goes. @throws ExpectedError where a parameter is no id. */
export function at<Path extends string>(
  { method, path, repeatable }: Pick<Route<Path>, 'method' | 'path' | 'repeatable'>,
  params: PathParams<Path>,
): Target {
  return { method, path: pathOf(path, params), repeatable };
}

/**
 * A call of a route that answers with one value, which is read tolerantly.
 * @param essential as of `tolerant`.
 */
export function callOf<Path extends string, Shape extends z.ZodType<object>>(
  route: Route<Path, z.ZodType, SingleReply<Shape>>,
  params: PathParams<Path>,
  essential?: readonly string[],
) {
  return { ...at(route, params), reply: tolerant(route.reply.body, essential) };
}

/** A call of a route that answers with a collection, in pages as large as there may be. */
export function listOf<Path extends string, Shape extends z.ZodType>(
  route: Route<Path, z.ZodType, PagedReply<Shape>>,
  params: PathParams<Path>,
) {
  const { items: item, pages, takesBefore } = route.reply;
  // All services with a list that takes it call it so; the other name is younger.
  const cursorName = takesBefore ? ('before' as const) : ('cursor' as const);
  return { ...at(route, params), item, pageSize: pages.max, cursorName };
}

/**
 * The body of a call, which is held to the strict contract before it goes out.
 * @throws RequestShapeError.
 */
export async function checkedBody<Request extends z.ZodType>(
  { request }: Pick<Route<string, Request>, 'request'>,
  body: unknown,
  { method, path }: Target,
): Promise<z.output<Request>> {
  const schema = await request?.();
  const parsed = schema?.safeParse(body);
  if (parsed?.success) return parsed.data;
  const issues = parsed ? formatIssues(parsed.error) : ['it takes no body'];
  throw new RequestShapeError(`${method} ${path}`, issues);
}

/** Servers that a body names, for texts about what was not found. */
export function namedServers(serverIds: readonly string[] = []): string[] {
  return serverIds.map((id) => `server "${id}"`);
}

/**
 * Services that know this header answer a repeat with what they have (wire.md, 2.5); the others
 * ignore it. The hash fits any key into a header.
 */
export function idempotencyHeader(key: string): Readonly<Record<string, string>> {
  return { 'idempotency-key': createHash('sha256').update(key).digest('hex') };
}

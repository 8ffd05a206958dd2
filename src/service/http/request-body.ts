import type { Context } from 'hono';
import type { z } from 'zod';
import { explainIssues, parseTolerant } from '../../contract/validation.ts';
import { validationFailure } from '../api-failure.ts';
import { parseJsonObject } from './json-object.ts';

/** Largest request body; a bigger one is refused unread. */
export const MAX_BODY_BYTES = 5 * 1024 * 1024;

/**
 * The JSON object a request carries, in the shape of `schema`; no body is an empty object.
 * Throws ApiFailure that tells every problem with its path.
 */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = parseTolerant(schema, parseJsonObject(await c.req.text()));
  if (parsed.success) return parsed.data;
  throw validationFailure(explainIssues(parsed.error));
}

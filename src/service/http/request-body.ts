import type { Context } from 'hono';
import type { z } from 'zod';
import { explainIssues, parseTolerant } from '../../contract/validation.ts';
import { ApiFailure, validationFailure } from '../api-failure.ts';

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
  const parsed = parseTolerant(schema, parseObject(await c.req.text()));
  if (parsed.success) return parsed.data;
  throw validationFailure(explainIssues(parsed.error));
}

function parseObject(text: string): object {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's own words quote the body, which may hold keys.
    throw new ApiFailure('VALIDATION_ERROR', 'Invalid JSON body');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new ApiFailure('VALIDATION_ERROR', 'The JSON body must be an object');
}

import type { Context } from 'hono';
import type { z } from 'zod';
import {
  explainIssues,
  parseTolerant,
  type ValidationProblem,
} from '../../../contract/wire/validation.ts';
import { validationFailure } from '../../refusals/api-failure.ts';
import type { BodyLimits } from './body-limits.ts';
import { parseJsonObject } from './json-object.ts';

/**
 * The JSON object a request carries, in the shape of `schema`; no body is an empty object.
 * Throws ApiFailure that tells every problem with its path, those that `findMore` finds included.
 */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  { values }: Pick<BodyLimits, 'values'>,
  findMore: (body: object) => ValidationProblem[] = () => [],
): Promise<z.output<Schema>> {
  const body = parseJsonObject(await c.req.text(), values);
  const parsed = parseTolerant(schema, body);
  const more = findMore(body);
  if (parsed.success && more.length === 0) return parsed.data;
  throw validationFailure([...(parsed.error ? explainIssues(parsed.error) : []), ...more]);
}

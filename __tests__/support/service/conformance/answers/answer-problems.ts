import { z } from 'zod';
import { errorsOf, type Route } from '../../../../../src/contract/routes/route.ts';
import { type Operation, ROUTES } from '../../../../../src/contract/routes/table.ts';
import { ERROR_STATUS, type ErrorCode } from '../../../../../src/contract/wire/envelope.ts';
import { formatIssues } from '../../../../../src/contract/wire/validation.ts';
import type { Answer } from '../../api-caller.ts';
import { shapeOf, unnamedMembers } from './reply-shape.ts';

const errorSchema = z.object({
  code: z.string().min(1),
  message: z.string().min(1),
  details: z.record(z.string(), z.unknown()).optional(),
});
const reporterErrorSchema = errorSchema.extend({
  ok: z.literal(false),
  error: z.string().min(1),
});

/**
 * Where an answer of any service is not as its route says: a success by its status and the members
 * that the shape needs, a refusal by the envelope, and the status of its code.
 */
export function answerProblems(operation: Operation, { status, headers, body }: Answer): string[] {
  const route: Route = ROUTES[operation];
  if (!headers.get('Content-Type')?.startsWith('application/json')) return ['its body is no JSON'];
  if (status < 400) {
    const expected = route.reply.status;
    const parsed = shapeOf(operation).safeParse(body);
    return [
      ...(status === expected ? [] : [`its status is ${status} and not ${expected}`]),
      ...(parsed.success ? [] : formatIssues(parsed.error)),
    ];
  }
  const schema = route.reporterErrors ? reporterErrorSchema : errorSchema;
  const { data, error } = schema.safeParse(body);
  if (data === undefined) return [`its envelope is odd: ${z.prettifyError(error)}`];
  const expected = new Map<string, number>(Object.entries(ERROR_STATUS)).get(data.code);
  // Services may have codes that clients do not know.
  return expected === undefined || expected === status
    ? []
    : [`the status of ${data.code} is ${expected} and not ${status}`];
}

/** The same of our own service, which says no more than the table: no other code, no other member. */
export function ownAnswerProblems(operation: Operation, { status, body }: Answer): string[] {
  if (status < 400) return unnamedMembers(operation, body);
  const code: ErrorCode = body.code;
  const odd = Object.keys(body).filter((name) => !KNOWN.includes(name));
  return [
    ...(errorsOf(ROUTES[operation]).includes(code) ? [] : [`it is not to refuse with ${code}`]),
    ...odd.map((name) => `/${name}: unnamed`),
  ];
}

const KNOWN = ['code', 'message', 'details', 'ok', 'error'];

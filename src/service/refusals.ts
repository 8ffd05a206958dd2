import { type ErrorCode, STATUS_OF_CODE } from '../api/operation.ts';
import type { ErrorBody } from '../api/resources/shapes.ts';
import { MAX_PROBLEMS, type Misfit, pathText } from '../api/validation.ts';
import { placeOfFile } from '../report/place.ts';
import { describeProblem } from '../words/problems.ts';
import { describeRefusal, type RefusalReason } from '../words/refusals.ts';

/** An answer with an error code. Handlers throw it. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody & { code: ErrorCode };
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: Refusal['body'], headers: Refusal['headers'] = {}) {
    super(body.message);
    this.status = STATUS_OF_CODE[body.code];
    this.body = body;
    this.headers = headers;
  }
}

/** Makes the answer to a request that is refused for one reason. */
export function refusalOf(
  code: ErrorCode,
  reason: RefusalReason,
  details?: Record<string, unknown>,
): Refusal {
  const headers = 'seconds' in reason ? { 'retry-after': `${reason.seconds}` } : {};
  return new Refusal({ code, message: describeRefusal(reason), details }, headers);
}

/** Makes the answer to an id that the caller cannot see. It never tells whether the id exists. */
export function notFound(what: string, id: string): Refusal {
  return refusalOf('NOT_FOUND', { reason: 'unknown-id', what, id });
}

/**
 * Makes the answer to a body with mistakes: it lists 100 of them and counts all.
 *
 * @param more what else `details` has
 */
export function bodyRefusal(misfits: readonly Misfit[], more: Record<string, unknown> = {}) {
  const issues = misfits.slice(0, MAX_PROBLEMS).map(({ path, data }) => {
    const place = placeOfFile('', pathText(path));
    return { path: place.path, message: describeProblem({ place, data }) };
  });
  const message = issues.map(({ message: line }) => line).join('\n');
  const details = { issues, problems: misfits.length, ...more };
  return new Refusal({ code: 'VALIDATION_ERROR', message, details });
}

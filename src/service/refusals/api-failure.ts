import type { ErrorCode } from '../../contract/wire/envelope.ts';
import { formatPath, type ValidationProblem } from '../../contract/wire/validation.ts';

interface FailureOptions {
  details?: Readonly<Record<string, unknown>>;
  retryAfterSeconds?: number;
}

/** A request that is answered with an error; the HTTP status follows from the code. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  /** Sent as the `Retry-After` header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    { details, retryAfterSeconds }: FailureOptions = {},
  ) {
    super(message);
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function notFound(resource: string, id: string): ApiFailure {
  return new ApiFailure('NOT_FOUND', `There is no ${resource} ${JSON.stringify(id)} here.`);
}

/** A reply is to be read by a person: what comes after this many problems is only counted. */
const MAX_PROBLEMS = 100;

/** A request refused for what it asks: the message tells its problems, `details.issues` lists them. */
export function validationFailure(
  problems: readonly ValidationProblem[],
  details: Readonly<Record<string, unknown>> = {},
): ApiFailure {
  const issues = problems.slice(0, MAX_PROBLEMS);
  const lines = issues.map(({ path, message }) =>
    path.length === 0 ? message : `${formatPath(path)}: ${message}`,
  );
  const more = problems.length - issues.length;
  // No number: one of the five hundreds is read as the status of an error to try again.
  if (more > 0) lines.push('and more problems, which details.problems counts');
  return new ApiFailure('VALIDATION_ERROR', lines.join('\n'), {
    details: { ...details, issues, ...(more > 0 && { problems: problems.length }) },
  });
}

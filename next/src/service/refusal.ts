import type { ErrorBody } from '../api/evals.ts';
import { type ErrorCode, STATUS_OF_CODE } from '../api/routes.ts';
import type { Problem } from '../report/problem.ts';
import { describeProblem } from '../words/problems.ts';

const MAX_ISSUES = 100;

/** An answer with an error code. Handlers throw it. */
export class Refusal extends Error {
  readonly body: ErrorBody;
  readonly status: (typeof STATUS_OF_CODE)[ErrorCode];

  constructor(code: ErrorCode, message: string, details?: ErrorBody['details']) {
    super(message);
    this.status = STATUS_OF_CODE[code];
    this.body = details === undefined ? { code, message } : { code, message, details };
  }
}

/** Refuses a body, with all that is wrong in it. */
export function refuseBody(problems: readonly Problem[]): Refusal {
  const issues = problems.slice(0, MAX_ISSUES).map((problem) => ({
    path: problem.place.path,
    message: describeProblem(problem),
    // For our own client, which knows where it stands in the file.
    data: problem.data,
  }));
  const message = issues.map(({ message: line }) => line).join('\n');
  return new Refusal('VALIDATION_ERROR', message, { issues, problems: problems.length });
}

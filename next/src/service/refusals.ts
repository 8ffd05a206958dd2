import type { ErrorBody } from '../api/evals.ts';
import { type ErrorCode, STATUS_OF_CODE } from '../api/routes.ts';
import { MAX_PROBLEMS } from '../api/validation.ts';
import type { Problem } from '../report/problem.ts';
import { describeProblem } from '../words/problems.ts';
import { describeRefusal, type RefusalReason } from '../words/refusals.ts';

/** An answer with an error code. Handlers throw it. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(body: ErrorBody & { code: ErrorCode }) {
    super(body.message);
    this.status = STATUS_OF_CODE[body.code];
    this.body = body;
  }
}

/** Makes the answer to a request that is refused for one reason. */
export function refusalOf(code: ErrorCode, reason: RefusalReason): Refusal {
  return new Refusal({ code, message: describeRefusal(reason) });
}

/** Makes the answer to a body with mistakes: it lists 100 of them and counts all. */
export function bodyRefusal(problems: readonly Problem[]): Refusal {
  const issues = problems.slice(0, MAX_PROBLEMS).map((problem) => ({
    path: problem.place.path,
    message: describeProblem(problem),
  }));
  const message = issues.map(({ message: line }) => line).join('\n');
  const details = { issues, problems: problems.length };
  return new Refusal({ code: 'VALIDATION_ERROR', message, details });
}

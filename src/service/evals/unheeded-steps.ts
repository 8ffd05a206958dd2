import { stepSchema } from '../../contract/cases/test-case.ts';
import { explainIssues, type ValidationProblem } from '../../contract/wire/validation.ts';

/**
 * Members of the steps of a request's `tests`, and of their assertions, that would be ignored. A step
 * says what is asserted, so that each is refused by name: a client may know more than this service.
 */
export function findUnheededStepMembers(request: object): ValidationProblem[] {
  if (!('tests' in request) || !Array.isArray(request.tests)) return [];
  return request.tests.flatMap((test: unknown, at) =>
    stepsOf(test).flatMap((step, stepAt) =>
      unknownMembers(step).map(({ path, message }) => ({
        path: ['tests', at, 'steps', stepAt, ...path],
        message,
      })),
    ),
  );
}

const stepsOf = (test: unknown): unknown[] =>
  typeof test === 'object' && test !== null && 'steps' in test && Array.isArray(test.steps)
    ? test.steps
    : [];

function unknownMembers(step: unknown): ValidationProblem[] {
  const { error } = stepSchema.safeParse(step);
  if (error === undefined) return [];
  return explainIssues(error).flatMap(({ path, unknownKeys = [] }) =>
    unknownKeys.map((key) => ({
      path: [...path, key],
      message: 'is not known, and is not ignored, since it may be to change the result',
    })),
  );
}

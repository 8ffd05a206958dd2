import type { z } from 'zod';
import { testCaseSchema } from '../../contract/cases/test-case.ts';
import { explainIssues, type ValidationProblem } from '../../contract/wire/validation.ts';

/**
 * Members of a request's `tests`, of their steps and of all else in them, that would be ignored. A
 * case says what is judged, so that each is refused by name: a client may know more than this service.
 */
export function findUnheededCaseMembers(request: object): ValidationProblem[] {
  if (!('tests' in request) || !Array.isArray(request.tests)) return [];
  const ofCase = unheededBy(testCaseSchema);
  return request.tests.flatMap((test: unknown, at) =>
    ofCase(test).map(({ path, message }) => ({ path: ['tests', at, ...path], message })),
  );
}

/** Finds the members of a value, at any depth, that a strict schema does not know. */
export const unheededBy =
  (schema: z.ZodType) =>
  (value: unknown): ValidationProblem[] => {
    const { error } = schema.safeParse(value);
    if (error === undefined) return [];
    return explainIssues(error).flatMap(({ path, unknownKeys = [] }) =>
      unknownKeys.map((key) => ({
        path: [...path, key],
        message: 'is not known, and is not ignored, since it may be to change the result',
      })),
    );
  };

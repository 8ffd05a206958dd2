import type { TestCase } from '../../contract/cases/test-case.ts';
import type { RunCreate } from '../../contract/resources/eval-requests.ts';
import type { ValidationProblem } from '../../contract/wire/validation.ts';
import { ApiFailure, validationFailure } from '../refusals/api-failure.ts';
import type { SuiteRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import { findCaseProblems, findStoredCaseProblems } from './case-rules.ts';
import { caseInRun } from './run-knobs.ts';
import { requireSavedSelection } from './server-selection.ts';

/**
 * The cases a run executes, in the order they are given: those the request brings, and no others
 * of their suite; else those it names; else all of the suite. So what another caller has put into
 * a shared suite takes no part in a run of one's own cases. Throws ApiFailure.
 */
export async function selectCases(
  store: Store,
  suite: SuiteRecord | null,
  request: RunCreate,
): Promise<TestCase[]> {
  const { tests = [], caseIds } = request;
  const problems = [
    ...(suite === null ? findFormProblems(request) : []),
    ...findSelectionProblems(request),
    ...findCaseProblems(tests.map((testCase) => caseInRun(testCase, request))),
  ];
  if (problems.length > 0) throw validationFailure(problems);
  if (tests.length > 0 || suite === null) return tests;
  const stored = await store.testCases.ofSuite(suite.id);
  if (caseIds !== undefined) return requireSoundCases(requireCases(stored, caseIds));
  if (stored.length > 0) return requireSoundCases(stored.map(({ definition }) => definition));
  // The suite of an ingested run has neither; that it cannot be run again is the reason to tell.
  if (request.serverIds === undefined) await requireSavedSelection(store, suite.id);
  throw validationFailure([
    { path: ['tests'], message: 'the suite has no test cases; send some in tests' },
  ]);
}

/** Throws ApiFailure where a stored case is one that would be refused today. */
function requireSoundCases(stored: TestCase[]): TestCase[] {
  const faults = findStoredCaseProblems(stored);
  if (faults.length > 0) throw validationFailure(faults);
  return stored;
}

/** Throws ApiFailure NOT_FOUND that names all ids the suite has not. */
function requireCases(
  stored: readonly { id: string; definition: TestCase }[],
  caseIds: readonly string[],
): TestCase[] {
  const byId = new Map(stored.map(({ id, definition }) => [id, definition]));
  const unique = [...new Set(caseIds)];
  const unknown = unique.filter((id) => !byId.has(id));
  if (unknown.length > 0) {
    const names = unknown.map((id) => JSON.stringify(id)).join(', ');
    throw new ApiFailure('NOT_FOUND', `caseIds: the suite has no case ${names}.`, {
      details: { caseIds: unknown },
    });
  }
  return unique.flatMap((id) => byId.get(id) ?? []);
}

function findSelectionProblems({ tests = [], caseIds }: RunCreate): ValidationProblem[] {
  if (caseIds === undefined || tests.length === 0) return [];
  const message = 'cannot be sent with tests: a run executes the tests sent with it, and no others';
  return [{ path: ['caseIds'], message }];
}

function findFormProblems({
  suiteName,
  tests,
  serverIds,
  caseIds,
}: RunCreate): ValidationProblem[] {
  if (suiteName === undefined) {
    const message =
      'name the suite to run in suiteId, or a new one in suiteName, with tests and serverIds';
    return [{ path: [], message }];
  }
  const problems: ValidationProblem[] = [];
  if (tests === undefined || tests.length === 0) {
    problems.push({ path: ['tests'], message: 'a new suite needs at least one test' });
  }
  if (serverIds === undefined) {
    problems.push({ path: ['serverIds'], message: 'a new suite needs at least one server' });
  }
  if (caseIds !== undefined) {
    problems.push({ path: ['caseIds'], message: 'a new suite has no cases yet; name its suiteId' });
  }
  return problems;
}

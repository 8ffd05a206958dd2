import { findUnfitParts } from '../../contract/cases/beforehand/unfit-parts.ts';
import { findReferenceProblems } from '../../contract/cases/captures.ts';
import { findEvidenceProblems, findUnknownSettings } from '../../contract/cases/case-evidence.ts';
import { findForeignServers } from '../../contract/cases/foreign-servers.ts';
import type { TestCase } from '../../contract/cases/test-case.ts';
import { ERROR_REASON } from '../../contract/wire/envelope.ts';
import { findRoundedNumbers } from '../../contract/wire/exact-numbers.ts';
import type { ValidationProblem } from '../../contract/wire/validation.ts';
import { pathProblem } from '../../json-path/json-path.ts';
import { noSuchServer } from '../../text/suggested-names.ts';
import { matchesAll } from '../engine/judging/bounded/safe-regex.ts';
import type { RunServer } from '../engine/plan.ts';
import { validationFailure } from '../refusals/api-failure.ts';

/** What the request's schema cannot say about its `tests`; empty: nothing is wrong. */
export function findCaseProblems(tests: readonly TestCase[]): ValidationProblem[] {
  return [
    ...findRepeatedTitles(tests),
    ...tests.flatMap((test, index) => placedAt(test, ['tests', index], findCaseFaults(test))),
  ];
}

/** The same of cases that were stored before, by this version or another. */
export function findStoredCaseProblems(cases: readonly TestCase[]): ValidationProblem[] {
  return cases.flatMap((stored) =>
    findCaseFaults(stored).map(({ message }) => ({
      path: [],
      message: aboutCase(stored, message),
    })),
  );
}

/** What keeps a case from being evidence, and what of it would be ignored or changed. */
function findCaseFaults(testCase: TestCase): ValidationProblem[] {
  const rounded = findRoundedNumbers(testCase).map((path) => ({
    path,
    message:
      'holds a number that cannot be kept exactly: integers beyond 2^53 are rounded. Write it as a text.',
  }));
  return [
    ...findUnfitParts(testCase, pathProblem),
    ...findEvidenceProblems(testCase, matchesAll),
    ...findUnknownSettings(testCase),
    ...findReferenceProblems(testCase),
    ...rounded,
  ];
}

const aboutCase = ({ title }: TestCase, message: string) =>
  `case ${JSON.stringify(title)} ${message}`;

function placedAt(
  testCase: TestCase,
  place: readonly PropertyKey[],
  problems: readonly ValidationProblem[],
): ValidationProblem[] {
  return problems.map(({ path, message }) => ({
    path: [...place, ...path],
    message: aboutCase(testCase, message),
  }));
}

/** Cases are stored by title, so that one request cannot name two of the same. */
function findRepeatedTitles(tests: readonly TestCase[]): ValidationProblem[] {
  const firstIndex = new Map<string, number>();
  return tests.flatMap(({ title }, index) => {
    const first = firstIndex.get(title);
    if (first === undefined) {
      firstIndex.set(title, index);
      return [];
    }
    const message = `${JSON.stringify(title)} is the title of tests[${first}] too; titles must differ`;
    return [{ path: ['tests', index, 'title'], message }];
  });
}

/** Throws ApiFailure for steps that name a server the run does not have. */
export function requireServersOfSteps(
  cases: readonly TestCase[],
  servers: readonly Pick<RunServer, 'id' | 'name'>[],
): void {
  const foreign = findForeignServers(cases, servers);
  if (foreign.length === 0) return;
  const names = servers.map(({ name }) => name);
  const issues = foreign.map(({ title, stepId, server }) => ({
    path: [],
    message: `step ${JSON.stringify(stepId)} of case ${JSON.stringify(title)}: the run has no server ${JSON.stringify(server)}; it has ${names.map((name) => JSON.stringify(name)).join(', ')}`,
  }));
  const ofCases = foreign.map(({ title, server, path }) => ({
    ...{ title, path },
    problem: noSuchServer(server, names),
  }));
  throw validationFailure(issues, { reason: ERROR_REASON.unknownServer, cases: ofCases });
}

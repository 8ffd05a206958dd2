import type { Assertion } from '../../contract/cases/assertion.ts';
import type { ResultAssertion } from '../../contract/cases/result-assertion.ts';
import { asksServer, type ServerStep } from '../../contract/cases/server-step.ts';
import type { Step, TestCase } from '../../contract/cases/test-case.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { ValidationProblem } from '../../contract/wire/validation.ts';
import { pathProblem } from '../engine/judging/results/json-path.ts';

const NO_WIDGETS = 'this service does not render widgets';

/** Of a schema or a snapshot, as JSON. */
const MAX_EXPECTED_LENGTH = 100_000;

/** What the service cannot carry out of a case, or not as it is written. */
export function findUnfitParts(testCase: TestCase, index: number): ValidationProblem[] {
  const where = `case ${JSON.stringify(testCase.title)}`;
  const ofSteps = testCase.steps.flatMap((step, stepIndex) =>
    complaintsAboutStep(step).map((complaint) => ({
      path: ['tests', index, 'steps', stepIndex],
      message: `step ${JSON.stringify(step.id)} of ${where}: ${complaint}`,
    })),
  );
  const ofPredicates = (testCase.predicates?.list ?? []).flatMap((assertion, listIndex) =>
    complaintsAboutAssertion(assertion).map((complaint) => ({
      path: ['tests', index, 'predicates', 'list', listIndex],
      message: `${where}: ${complaint}`,
    })),
  );
  return [...ofSteps, ...ofPredicates];
}

function complaintsAboutStep(step: Step): string[] {
  if (asksServer(step)) {
    return [
      ...complaintsAboutArguments(step),
      ...pathsOfCaptures(step).flatMap(complaintsAboutPath),
      ...(step.expect ?? []).flatMap(complaintsAboutResultAssertion),
    ];
  }
  switch (step.kind) {
    case 'interact':
      return [
        `${NO_WIDGETS}, so it cannot carry out "interact" steps. Call the tool itself in a step of kind "toolCall", and leave this one out.`,
      ];
    case 'assert':
      return complaintsAboutAssertion(step.assertion);
    case 'prompt':
      return [];
  }
}

function complaintsAboutArguments(step: ServerStep): string[] {
  const { length } = 'arguments' in step ? (JSON.stringify(step.arguments) ?? '') : '';
  return length > LIMITS.toolCallArgumentsLength
    ? [`its arguments are more than ${LIMITS.toolCallArgumentsLength} characters of JSON`]
    : [];
}

const pathsOfCaptures = ({ capture = {} }: ServerStep): string[] =>
  Object.values(capture).flatMap((one) => {
    if (typeof one === 'string') return one;
    return 'path' in one ? one.path : [];
  });

function complaintsAboutPath(path: string): string[] {
  const problem = pathProblem(path);
  return problem === null ? [] : [`${JSON.stringify(path)} is no JSON path: ${problem}`];
}

function complaintsAboutAssertion(assertion: Assertion): string[] {
  const name = 'kind' in assertion ? assertion.kind : assertion.type;
  const judgesWidget = 'kind' in assertion || name.startsWith('widget');
  if (judgesWidget)
    return [
      `${NO_WIDGETS}, so it cannot judge the assertion "${name}". Assert on the result of the tool instead, as with "textContains".`,
    ];
  return complaintsAboutResultAssertion(assertion);
}

function complaintsAboutResultAssertion(
  assertion: ResultAssertion | Exclude<Assertion, { kind: string }>,
): string[] {
  switch (assertion.type) {
    case 'jsonPath':
      return complaintsAboutPath(assertion.path);
    case 'matchesSchema':
      return complaintsAboutLength('schema', assertion.schema);
    case 'matchesSnapshot':
      return [
        ...complaintsAboutLength('snapshot', assertion.snapshot),
        ...(assertion.mask ?? []).flatMap((mask) =>
          'path' in mask ? complaintsAboutPath(mask.path) : [],
        ),
      ];
    default:
      return [];
  }
}

function complaintsAboutLength(what: string, value: unknown): string[] {
  const { length } = JSON.stringify(value) ?? '';
  return length > MAX_EXPECTED_LENGTH
    ? [`its ${what} is more than ${MAX_EXPECTED_LENGTH} characters of JSON`]
    : [];
}

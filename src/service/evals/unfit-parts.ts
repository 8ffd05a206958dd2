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
    complaintsAboutStep(step).map(({ path, message }) => ({
      path: ['tests', index, 'steps', stepIndex, ...path],
      message: `step ${JSON.stringify(step.id)} of ${where}: ${message}`,
    })),
  );
  const ofPredicates = (testCase.predicates?.list ?? []).flatMap((assertion, listIndex) =>
    complaintsAboutAssertion(assertion).map(({ path, message }) => ({
      path: ['tests', index, 'predicates', 'list', listIndex, ...path],
      message: `${where}: ${message}`,
    })),
  );
  return [...ofSteps, ...ofPredicates];
}

/** A complaint about a part at its path. */
const about = (message: string, ...path: PropertyKey[]): ValidationProblem => ({ path, message });

/** Complaints about what lies further within. */
const within = (
  complaints: readonly ValidationProblem[],
  ...place: PropertyKey[]
): ValidationProblem[] =>
  complaints.map(({ path, message }) => ({ path: [...place, ...path], message }));

function complaintsAboutStep(step: Step): ValidationProblem[] {
  if (asksServer(step)) {
    return [
      ...complaintsAboutArguments(step),
      ...complaintsAboutCaptures(step),
      ...(step.expect ?? []).flatMap((assertion, index) =>
        within(complaintsAboutResultAssertion(assertion), 'expect', index),
      ),
    ];
  }
  switch (step.kind) {
    case 'interact':
      return [
        about(
          `${NO_WIDGETS}, so it cannot carry out "interact" steps. Call the tool itself in a step of kind "toolCall", and leave this one out.`,
        ),
      ];
    case 'assert':
      return within(complaintsAboutAssertion(step.assertion), 'assertion');
    case 'prompt':
      return [];
  }
}

function complaintsAboutArguments(step: ServerStep): ValidationProblem[] {
  const { length } = 'arguments' in step ? (JSON.stringify(step.arguments) ?? '') : '';
  return length > LIMITS.toolCallArgumentsLength
    ? [
        about(
          `its arguments are more than ${LIMITS.toolCallArgumentsLength} characters of JSON`,
          'arguments',
        ),
      ]
    : [];
}

const complaintsAboutCaptures = ({ capture = {} }: ServerStep): ValidationProblem[] =>
  Object.entries(capture).flatMap(([name, one]) => {
    if (typeof one === 'string') return complaintsAboutPath(one, 'capture', name);
    return 'path' in one ? complaintsAboutPath(one.path, 'capture', name, 'path') : [];
  });

function complaintsAboutPath(path: string, ...place: PropertyKey[]): ValidationProblem[] {
  const problem = pathProblem(path);
  return problem === null
    ? []
    : [about(`${JSON.stringify(path)} is no JSON path: ${problem}`, ...place)];
}

function complaintsAboutAssertion(assertion: Assertion): ValidationProblem[] {
  const name = 'kind' in assertion ? assertion.kind : assertion.type;
  const judgesWidget = 'kind' in assertion || name.startsWith('widget');
  if (judgesWidget)
    return [
      about(
        `${NO_WIDGETS}, so it cannot judge the assertion "${name}". Assert on the result of the tool instead, as with "textContains".`,
      ),
    ];
  return complaintsAboutResultAssertion(assertion);
}

function complaintsAboutResultAssertion(
  assertion: ResultAssertion | Exclude<Assertion, { kind: string }>,
): ValidationProblem[] {
  switch (assertion.type) {
    case 'jsonPath':
      return complaintsAboutPath(assertion.path, 'path');
    case 'matchesSchema':
      return complaintsAboutLength('schema', assertion.schema);
    case 'matchesSnapshot':
      return [
        ...complaintsAboutLength('snapshot', assertion.snapshot),
        ...(assertion.mask ?? []).flatMap((mask, index) =>
          'path' in mask ? complaintsAboutPath(mask.path, 'mask', index, 'path') : [],
        ),
      ];
    default:
      return [];
  }
}

function complaintsAboutLength(what: string, value: unknown): ValidationProblem[] {
  const { length } = JSON.stringify(value) ?? '';
  return length > MAX_EXPECTED_LENGTH
    ? [about(`its ${what} is more than ${MAX_EXPECTED_LENGTH} characters of JSON`, what)]
    : [];
}

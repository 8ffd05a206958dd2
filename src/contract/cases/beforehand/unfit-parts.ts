import { LIMITS } from '../../limits.ts';
import type { ValidationProblem } from '../../wire/validation.ts';
import type { Assertion } from '../assertion.ts';
import type { ResultAssertion } from '../result-assertion.ts';
import { asksServer, type ServerStep } from '../server-step.ts';
import type { Step, TestCase } from '../test-case.ts';

const NO_WIDGETS = 'this service does not render widgets';

/** Of a schema or a snapshot, as JSON. */
const MAX_EXPECTED_LENGTH = 100_000;

/** Why a text is no JSON path; null where it is one. */
export type PathProblem = (path: string) => string | null;

/**
 * What the embedded service cannot carry out of a case, or not as it is written. Paths begin at the case;
 * messages go on after its name.
 */
export function findUnfitParts(
  { steps, predicates }: Pick<TestCase, 'steps' | 'predicates'>,
  pathProblem: PathProblem,
): ValidationProblem[] {
  const found = [
    ...steps.flatMap((step, index) =>
      within(complaintsAboutStep(step, pathProblem), 'steps', index),
    ),
    ...(predicates?.list ?? []).flatMap((assertion, index) =>
      within(complaintsAboutAssertion(assertion, pathProblem), 'predicates', 'list', index),
    ),
  ];
  return found.map(({ path, message }) => ({ path, message: `cannot be carried out: ${message}` }));
}

/** A complaint about a part at its path. */
const about = (message: string, ...path: PropertyKey[]): ValidationProblem => ({ path, message });

/** Complaints about what lies further within. */
const within = (
  complaints: readonly ValidationProblem[],
  ...place: PropertyKey[]
): ValidationProblem[] =>
  complaints.map(({ path, message }) => ({ path: [...place, ...path], message }));

function complaintsAboutStep(step: Step, pathProblem: PathProblem): ValidationProblem[] {
  if (asksServer(step)) {
    return [
      ...complaintsAboutArguments(step),
      ...complaintsAboutCaptures(step, pathProblem),
      ...(step.expect ?? []).flatMap((assertion, index) =>
        within(complaintsAboutResultAssertion(assertion, pathProblem), 'expect', index),
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
      return within(complaintsAboutAssertion(step.assertion, pathProblem), 'assertion');
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

const complaintsAboutCaptures = (
  { capture = {} }: ServerStep,
  pathProblem: PathProblem,
): ValidationProblem[] =>
  Object.entries(capture).flatMap(([name, one]) => {
    if (typeof one === 'string') return complaintsAboutPath(one, pathProblem, 'capture', name);
    return 'path' in one ? complaintsAboutPath(one.path, pathProblem, 'capture', name, 'path') : [];
  });

function complaintsAboutPath(
  path: string,
  pathProblem: PathProblem,
  ...place: PropertyKey[]
): ValidationProblem[] {
  const problem = pathProblem(path);
  return problem === null
    ? []
    : [about(`${JSON.stringify(path)} is no JSON path: ${problem}`, ...place)];
}

function complaintsAboutAssertion(
  assertion: Assertion,
  pathProblem: PathProblem,
): ValidationProblem[] {
  const name = 'kind' in assertion ? assertion.kind : assertion.type;
  const judgesWidget = 'kind' in assertion || name.startsWith('widget');
  if (judgesWidget)
    return [
      about(
        `${NO_WIDGETS}, so it cannot judge the assertion "${name}". Assert on the result of the tool instead, as with "textContains".`,
      ),
    ];
  return complaintsAboutResultAssertion(assertion, pathProblem);
}

function complaintsAboutResultAssertion(
  assertion: ResultAssertion | Exclude<Assertion, { kind: string }>,
  pathProblem: PathProblem,
): ValidationProblem[] {
  switch (assertion.type) {
    case 'jsonPath':
      return complaintsAboutPath(assertion.path, pathProblem, 'path');
    case 'matchesSchema':
      return complaintsAboutLength('schema', assertion.schema);
    case 'matchesSnapshot':
      return [
        ...complaintsAboutLength('snapshot', assertion.snapshot),
        ...(assertion.mask ?? []).flatMap((mask, index) =>
          'path' in mask ? complaintsAboutPath(mask.path, pathProblem, 'mask', index, 'path') : [],
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

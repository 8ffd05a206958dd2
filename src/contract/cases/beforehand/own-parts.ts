import type { ValidationProblem } from '../../wire/validation.ts';
import { ITERATION_FOLDER, namesIterationFolder } from '../execution-settings.ts';
import { isOnResult } from '../result-assertion.ts';
import { asksServer } from '../server-step.ts';
import type { Step, TestCase } from '../test-case.ts';

/** Members of a `toolCall` step that the API does not have. */
const OWN_MEMBERS = ['expectError', 'expect', 'capture'] as const;

/**
 * The parts of a case that the service of this project alone knows, and that others refuse or, worse,
 * pass over. Paths begin at the case; messages go on after its name.
 */
export function findOwnParts({
  steps,
  predicates,
}: Pick<TestCase, 'steps' | 'predicates'>): ValidationProblem[] {
  const ofSteps = steps.flatMap((step, index) => placed(['steps', index], ownPartsOf(step)));
  return [...ofSteps, ...placed(['predicates'], folderIn(predicates?.list, 'list'))];
}

interface OwnPart {
  key: string[];
  what: string;
}

const placed = (place: readonly PropertyKey[], parts: readonly OwnPart[]): ValidationProblem[] =>
  parts.map(({ key, what }) => ({
    path: [...place, ...key],
    message: `uses ${what}, which only the embedded service knows.`,
  }));

function ownPartsOf(step: Step): OwnPart[] {
  if (step.kind === 'assert') {
    const { assertion } = step;
    return isOnResult(assertion)
      ? [{ key: ['assertion'], what: `the assertion ${assertion.type}` }]
      : folderIn(assertion, 'assertion');
  }
  if (step.kind === 'prompt') return folderIn(step.prompt, 'prompt');
  if (!asksServer(step)) return [];
  // Whatever else such a step has goes with it.
  if (step.kind !== 'toolCall') return [{ key: [], what: `the step ${step.kind}` }];
  const members = OWN_MEMBERS.filter((name) => step[name] !== undefined).map((name) => ({
    key: [name],
    what: `${name} of the step toolCall`,
  }));
  return [...folderIn(step.arguments, 'arguments'), ...members];
}

const folderIn = (value: unknown, key: string): OwnPart[] =>
  namesIterationFolder(value) ? [{ key: [key], what: ITERATION_FOLDER }] : [];

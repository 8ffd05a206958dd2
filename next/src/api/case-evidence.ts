import type { ProblemData, Vacuity } from '../report/problem.ts';
import { type Assertion, isOfResult, isOfTranscript } from './cases/assertions.ts';
import { matchRulesOf, type TestCase } from './cases/cases.ts';
import { asksServer } from './cases/steps.ts';

/** What is wrong with a case, and where. */
export interface StepMisfit {
  /** Index of the step; null: the case as a whole. */
  step: number | null;
  /** In the step, or else in the case, in the API's words, such as `['arguments', 'price']`. */
  path: (string | number)[];
  data: ProblemData;
}

/** An assertion of a case, and where it stands. */
export interface PlacedAssertion extends Omit<StepMisfit, 'data'> {
  assertion: Assertion;
}

/** All assertions of a case: of its steps, of their results, of the whole. */
export function assertionsOf({ steps, predicates }: TestCase): PlacedAssertion[] {
  const ofSteps = steps.flatMap((one, step): PlacedAssertion[] => {
    if (one.kind === 'assert') return [{ step, path: ['assertion'], assertion: one.assertion }];
    if (!asksServer(one)) return [];
    return (one.expect ?? []).map((assertion, at) => ({ step, path: ['expect', at], assertion }));
  });
  const ofCase = (predicates?.list ?? []).map((assertion, at): PlacedAssertion => {
    return { step: null, path: ['predicates', 'list', at], assertion };
  });
  return [...ofSteps, ...ofCase];
}

/** The assertions that judge a prompt of a case. */
export function promptChecks(test: TestCase): PlacedAssertion[] {
  const first = test.steps.findIndex(({ kind }) => kind === 'prompt');
  if (first === -1) return [];
  return assertionsOf(test).filter(
    ({ assertion, step }) => isOfTranscript(assertion) && (step === null || step > first),
  );
}

/** Whether calls of the model can fail a case without an assertion. */
export const limitsCalls = ({ isNegativeTest, matchOptions }: TestCase): boolean =>
  isNegativeTest === true || matchRulesOf(matchOptions).maxExtraCalls !== null;

export const cannotFail = (at: Omit<StepMisfit, 'data'>, reason: Vacuity): StepMisfit => ({
  step: at.step,
  path: at.path,
  data: { code: 'cannot-fail', reason },
});

/**
 * Finds what cannot fail in a case, without its tools and without running patterns.
 *
 * @param maxTurns answers of the model to one prompt; null if the run decides
 */
export function findVacuities(test: TestCase, maxTurns: number | null): StepMisfit[] {
  const { steps, isNegativeTest, matchOptions, expectedOutput } = test;
  const isAction = ({ kind }: TestCase['steps'][number]) => kind !== 'assert';
  if (!steps.some(isAction)) return [cannotFail({ step: null, path: [] }, 'no-action')];
  const found = assertionsOf(test).flatMap((placed) => {
    const reason = vacuityOf(placed, test, maxTurns);
    return reason === null ? [] : [cannotFail(placed, reason)];
  });
  const ofCase = (key: string) => ({ step: null, path: [key] });
  const prompt = steps.findIndex(({ kind }) => kind === 'prompt');
  if (prompt === -1) {
    if (isNegativeTest !== true) return found;
    const data: ProblemData = { code: 'needs', key: 'isNegativeTest', other: ['prompt'] };
    return [...found, { ...ofCase('isNegativeTest'), data }];
  }
  if (mayNotCall(test)) {
    if (isNegativeTest === true) found.push(cannotFail(ofCase('isNegativeTest'), 'tool-choice'));
    if (matchRulesOf(matchOptions).maxExtraCalls !== null) {
      found.push(cannotFail(ofCase('matchOptions'), 'tool-choice'));
    }
  }
  if (promptChecks(test).length > 0 || limitsCalls(test)) return found;
  if (expectedOutput !== undefined) {
    return [...found, cannotFail(ofCase('expectedOutput'), 'expected-output')];
  }
  return [...found, cannotFail({ step: prompt, path: [] }, 'no-assertion')];
}

const mayNotCall = ({ advancedConfig }: TestCase) => advancedConfig?.toolChoice === 'none';

function vacuityOf(
  { assertion, step, path }: PlacedAssertion,
  test: TestCase,
  maxTurns: number | null,
): Vacuity | null {
  const { steps } = test;
  const before = steps.slice(0, step ?? steps.length);
  const isOwnStep = path[0] === 'assertion';
  if (isOwnStep && before.every(({ kind }) => kind === 'assert')) return 'too-early';
  if (isOfResult(assertion)) {
    return isOwnStep && !before.some(asksServer) ? 'no-result' : null;
  }
  const prompts = steps.filter(({ kind }) => kind === 'prompt').length;
  switch (assertion.type) {
    case 'tokenBudgetUnder':
      return prompts === 0 ? 'no-prompt' : null;
    case 'turnCountUnder': {
      if (prompts === 0) return 'no-prompt';
      const most = maxTurns === null ? Number.POSITIVE_INFINITY : maxTurns * prompts;
      return Number(assertion.turns) > most ? 'turns' : null;
    }
    case 'toolNeverCalled':
      return prompts > 0 && mayNotCall(test) ? 'tool-choice' : null;
    case 'noToolErrors': {
      const isOfModel = !steps.some(({ kind }) => kind === 'toolCall');
      return isOfModel && mayNotCall(test) ? 'tool-choice' : null;
    }
    default:
      return null;
  }
}

import type { Vacuity } from '../report/problem.ts';
import { type Assertion, isOfResult, isOfTranscript } from './cases/assertions.ts';
import { matchRulesOf, type TestCase } from './cases/cases.ts';
import { asksServer, type Step } from './cases/steps.ts';
import type { CaseMisfit } from './resources/evals.ts';

type CasePlace = Pick<CaseMisfit, 'step' | 'path'>;

/** An assertion of a case, and where it stands. */
interface PlacedAssertion extends CasePlace {
  assertion: Assertion;
}

type PlacedVacuity = CasePlace & { reason: Vacuity };

const isPrompt = ({ kind }: Step) => kind === 'prompt';
const hasNoBound = (counts: { minCount?: unknown; maxCount?: unknown; count?: unknown }) =>
  counts.minCount === 0 && (counts.maxCount ?? counts.count) === undefined;
/** Of a path that need not lead anywhere, and with no other condition. */
const isAnyCount = (one: { path: string }) =>
  /^\$\s*(?:\.[.*]|\[\s*[*?:])/.test(one.path) &&
  Object.keys(one).every((key) => /^(?:type|path|in|minCount)$/.test(key));
/** Patterns that leave nothing of a text. */
const ALL = /^\^?(?:\.|\[\^\]|\[\\s\\S\])[*+]\$?$/;
const masksAll = ({ snapshot, mask = [] }: { snapshot?: unknown; mask?: object[] | undefined }) =>
  typeof snapshot === 'string' &&
  mask.some((one) => 'pattern' in one && ALL.test(`${one.pattern}`));
const isAssert = ({ kind }: Step) => kind === 'assert';

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
  const first = test.steps.findIndex(isPrompt);
  if (first === -1) return [];
  return assertionsOf(test).filter(
    ({ assertion, step }) => isOfTranscript(assertion) && (step === null || step > first),
  );
}

const limitsExtraCalls = ({ matchOptions }: TestCase) =>
  matchRulesOf(matchOptions).maxExtraCalls !== null;

/** Whether calls of the model can fail a case without an assertion. */
export const limitsCalls = (test: TestCase): boolean =>
  test.isNegativeTest === true || limitsExtraCalls(test);

/**
 * Finds what cannot fail in a case, without its tools and without running patterns.
 *
 * @param maxTurns answers of the model to one prompt; null if the run decides
 */
export function findVacuities(test: TestCase, maxTurns: number | null): PlacedVacuity[] {
  const { steps, isNegativeTest, expectedOutput, advancedConfig } = test;
  const found: PlacedVacuity[] = [];
  const note = (holds: boolean, step: number | null, path: CasePlace['path'], reason: Vacuity) => {
    if (holds) found.push({ step, path, reason });
  };
  if (steps.every(isAssert)) return [{ step: null, path: [], reason: 'no-action' }];
  const prompts = steps.filter(isPrompt).length;
  const callsNothing = prompts > 0 && advancedConfig?.toolChoice === 'none';
  const most = maxTurns === null || prompts === 0 ? Number.POSITIVE_INFINITY : maxTurns * prompts;
  // Calls of steps may end in an error as well.
  const isOfModel = !steps.some(({ kind }) => kind === 'toolCall');
  for (const { assertion, step, path } of assertionsOf(test)) {
    const { type } = assertion;
    const before = path[0] === 'assertion' ? steps.slice(0, step ?? 0) : steps;
    const rows: [holds: boolean, Vacuity][] = [
      [before.every(isAssert), 'too-early'],
      [isOfResult(assertion) && !before.some(asksServer), 'no-result'],
      [type === 'turnCountUnder' && Number(assertion.turns) > most, 'turns'],
      [type === 'toolNeverCalled' && callsNothing, 'tool-choice'],
      [type === 'noToolErrors' && callsNothing && isOfModel, 'tool-choice'],
      [type === 'hasContent' && hasNoBound(assertion), 'any-count'],
      [type === 'jsonPath' && hasNoBound(assertion) && isAnyCount(assertion), 'any-count'],
      [type === 'matchesSnapshot' && masksAll(assertion), 'any-text'],
    ];
    const [, reason] = rows.find(([holds]) => holds) ?? [];
    if (reason !== undefined) found.push({ step, path, reason });
  }
  const isUnjudged = prompts > 0 && promptChecks(test).length === 0 && !limitsCalls(test);
  const hasOutput = expectedOutput !== undefined;
  note(callsNothing && isNegativeTest === true, null, ['isNegativeTest'], 'tool-choice');
  note(callsNothing && limitsExtraCalls(test), null, ['matchOptions'], 'tool-choice');
  note(isUnjudged && hasOutput, null, ['expectedOutput'], 'expected-output');
  note(isUnjudged && !hasOutput, steps.findIndex(isPrompt), [], 'no-assertion');
  return found;
}

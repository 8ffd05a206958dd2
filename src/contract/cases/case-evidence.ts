import { z } from 'zod';
import { TURNS_PER_PROMPT } from '../limits.ts';
import type { ValidationProblem } from '../wire/validation.ts';
import { matchRules } from './match-rules.ts';
import { isOnResult } from './result-assertion.ts';
import { asksServer } from './server-step.ts';
import type { Step, TestCase } from './test-case.ts';

/** What the rules look at. */
export type JudgedCase = Pick<
  TestCase,
  | 'steps'
  | 'isNegativeTest'
  | 'expectedOutput'
  | 'advancedConfig'
  | 'matchOptions'
  | 'predicates'
  | 'limits'
>;

type Assertion = Extract<Step, { kind: 'assert' }>['assertion'];

/** Whether a server of the run has a tool of that name. */
export type IsKnownTool = (toolName: string) => boolean;

/**
 * Whether a pattern matches all of these texts; false where that cannot be told in good time. To be
 * tried where it can be ended: a pattern may take years for a few characters.
 */
export type MatchesAll = (pattern: string, texts: readonly string[]) => boolean;

const everyToolIsKnown: IsKnownTool = () => true;

/** A pattern that matches all of these matches whatever a model may say. */
const ANY_TEXTS = ['', ' ', '\n', 'x', '0', 'Two words,\nand a second line.'];

/**
 * What keeps a case from being evidence: nothing runs, or nothing that it asserts can fail. Paths
 * begin at the case; messages go on after its name.
 *
 * @param isKnownTool once the tools of the servers are known
 */
export function findEvidenceProblems(
  testCase: JudgedCase,
  matchesAll: MatchesAll,
  isKnownTool: IsKnownTool = everyToolIsKnown,
): ValidationProblem[] {
  const { steps, isNegativeTest } = testCase;
  const firstAction = steps.findIndex(({ kind }) => kind !== 'assert');
  if (firstAction === -1) {
    const message =
      'runs nothing: it has no step that calls a tool or prompts a model, so there is nothing to judge.';
    return [{ path: ['steps'], message }];
  }
  const early = [
    ...steps.slice(0, firstAction).map((_, index) => ({
      path: ['steps', index],
      message:
        'asserts before anything has run, which judges nothing; move this step further down.',
    })),
    ...assertionsWithoutResult(steps).filter(({ path: [, index] }) => Number(index) > firstAction),
  ];
  const hasPrompt = steps.some(({ kind }) => kind === 'prompt');
  if (!hasPrompt) {
    const message =
      'is a negative test, which asks that a model calls no tool, but has no prompt; remove isNegativeTest or add a prompt.';
    return isNegativeTest === true ? [...early, { path: ['isNegativeTest'], message }] : early;
  }
  return canFail(testCase, matchesAll, isKnownTool)
    ? early
    : [...early, { path: [], message: unjudgedPrompt(testCase) }];
}

/** Assertions on a result that come before any step that has one. */
function assertionsWithoutResult(steps: readonly Step[]): ValidationProblem[] {
  const firstAsked = steps.findIndex(asksServer);
  return steps.flatMap((step, index) => {
    const isLate = firstAsked !== -1 && firstAsked < index;
    if (isLate || step.kind !== 'assert' || !isOnResult(step.assertion)) return [];
    const message = `asserts ${step.assertion.type} of a result, but no step before it has one; that of a prompt is judged by responseContains and the like.`;
    return [{ path: ['steps', index], message }];
  });
}

function unjudgedPrompt({ expectedOutput }: JudgedCase): string {
  const output = expectedOutput === undefined ? '' : ' Its expectedOutput is kept, but not judged.';
  return `prompts a model, but asserts nothing that could fail.${output} Add an assertion behind the prompt, such as toolCalledAtLeastOnce or responseContains.`;
}

/** Parts of a case that look like a check, and that nothing judges; empty: there are none. */
export function unjudgedParts({ expectedOutput }: Pick<TestCase, 'expectedOutput'>): string[] {
  return expectedOutput === undefined
    ? []
    : ['expectedOutput is kept with the results, but nothing is held against it.'];
}

/** Which tool a model is told to call, as the embedded service reads it. */
export const toolChoiceSchema = z.union([
  z.enum(['auto', 'none', 'required']),
  z.looseObject({ type: z.literal('tool'), toolName: z.string().min(1) }),
]);

export const TOOL_CHOICE_FORM =
  'must be "auto", "none", "required" or {"type": "tool", "toolName": "…"}.';

/** Settings of the case's model that the embedded service does not know, or cannot read. */
export function findUnknownSettings({ advancedConfig = {} }: JudgedCase): ValidationProblem[] {
  const known = ['system', 'temperature', 'toolChoice'];
  const { toolChoice } = advancedConfig;
  const isReadable = toolChoice == null || toolChoiceSchema.safeParse(toolChoice).success;
  const unknown = Object.keys(advancedConfig)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      path: ['advancedConfig', key],
      message: `has a setting ${JSON.stringify(key)} that the embedded service would ignore; it knows ${known.join(', ')}.`,
    }));
  const choice = {
    path: ['advancedConfig', 'toolChoice'],
    message: `has a toolChoice of another form: it ${TOOL_CHOICE_FORM}`,
  };
  return isReadable ? unknown : [...unknown, choice];
}

/** Every assertion of the case that is judged after a model was prompted, but those on results. */
function assertionsOnPrompts({ steps, predicates }: JudgedCase): Assertion[] {
  const firstPrompt = steps.findIndex(({ kind }) => kind === 'prompt');
  const ofSteps = steps
    .slice(firstPrompt)
    .flatMap((step) => (step.kind === 'assert' ? step.assertion : []))
    .filter((assertion) => !isOnResult(assertion));
  return [...ofSteps, ...(predicates?.list ?? [])];
}

/** Whether some behaviour of the model and the servers would fail a case with a prompt. */
function canFail(testCase: JudgedCase, matchesAll: MatchesAll, isKnownTool: IsKnownTool): boolean {
  const mayCall = testCase.advancedConfig?.toolChoice !== 'none';
  if (mayCall && testCase.isNegativeTest === true) return true;
  // Without an expected call, an order restricts nothing; a number of extra calls does.
  if (mayCall && matchRules(testCase.matchOptions).maxExtraCalls !== null) return true;
  const prompts = testCase.steps.filter(({ kind }) => kind === 'prompt').length;
  return assertionsOnPrompts(testCase).some((assertion) => {
    // Judged on a live widget, which no rule can foresee.
    if (!('type' in assertion)) return true;
    switch (assertion.type) {
      case 'toolNeverCalled':
        return mayCall && isKnownTool(assertion.toolName);
      case 'noToolErrors':
        return mayCall;
      case 'turnCountUnder':
        return assertion.turns <= (testCase.limits?.maxTurns ?? TURNS_PER_PROMPT) * prompts;
      case 'responseMatches':
        return !matchesAll(assertion.pattern, ANY_TEXTS);
      default:
        return true;
    }
  });
}

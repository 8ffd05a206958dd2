import type { TestCase } from '../../contract/cases/test-case.ts';
import type { ReadSuiteCase } from '../../contract/resources/suite.ts';
import { canonicalJson } from '../../contract/wire/canonical-json.ts';
import { digestOf } from '../../identity/case-identity.ts';
import type { Digest } from '../../model/run-report.ts';

/**
 * What a case does and is judged by. Title, scenario and how often it runs are no part of it, nor are
 * the ids of steps, which nothing refers to. In the words in which a service tells saved cases, so
 * that one of a file remains the same when it is run from there.
 */
interface CaseDefinition {
  steps: readonly unknown[];
  isNegative: unknown;
  /** Those of its prompts; absent where it has none, for then it uses no model. */
  models?: unknown;
  /** Names, since a prompt comes with the tools of all of them. Other steps name their own. */
  servers?: readonly string[];
  expectedOutput: unknown;
  matchOptions: unknown;
  checks: unknown;
  /** What a file says and no service tells. */
  more?: Pick<TestCase, 'advancedConfig' | 'limits'> & { mode?: unknown };
}

/** Digest of a case as it is sent, its model and its servers said outright. */
export function definitionOfTest(test: TestCase, servers: readonly string[]): Digest {
  const { steps, isNegativeTest, model, provider, predicates, advancedConfig, limits } = test;
  const more = { advancedConfig, limits, mode: predicates?.mode };
  return digestOfDefinition({
    ...ofPrompts(steps, model === undefined ? [] : [{ model, provider }], servers),
    isNegative: isNegativeTest ?? false,
    expectedOutput: test.expectedOutput,
    matchOptions: test.matchOptions,
    checks: predicates?.list,
    ...(Object.values(more).some((said) => said !== undefined) && { more }),
  });
}

/** Digest of a case as its service tells it; null where it does not tell its steps. */
export function definitionOfSaved(
  { steps, models, isNegative, expectedOutput, matchOptions, checks }: ReadSuiteCase,
  servers: readonly string[],
): Digest | null {
  if (!Array.isArray(steps)) return null;
  try {
    return digestOfDefinition({
      ...ofPrompts(steps, models ?? [], servers),
      isNegative: isNegative ?? false,
      ...{ expectedOutput, matchOptions, checks },
    });
  } catch (error) {
    // Brackets in brackets, more than can be written down: such a case cannot be held against another.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function ofPrompts(
  steps: readonly unknown[],
  models: unknown,
  servers: readonly string[],
): Pick<CaseDefinition, 'steps' | 'models' | 'servers'> {
  const said = steps.map(withoutId);
  if (!steps.some(isPrompt)) return { steps: said };
  return { steps: said, models, servers: [...new Set(servers)].toSorted() };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPrompt = (step: unknown): boolean => isObject(step) && step['kind'] === 'prompt';

function withoutId(step: unknown): unknown {
  if (!isObject(step)) return step;
  const { id: _, ...said } = step;
  return said;
}

const digestOfDefinition = (definition: CaseDefinition): Digest =>
  digestOf(canonicalJson(definition));

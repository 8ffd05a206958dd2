import { providerOf } from '../../contract/cases/model-id.ts';
import type { TestCase } from '../../contract/cases/test-case.ts';
import type { ValidationProblem } from '../../contract/wire/validation.ts';
import type { ModelCatalogue } from '../models/model-registry.ts';
import { ApiFailure, validationFailure } from '../refusals/api-failure.ts';

/** Model and provider of the cases that name none. */
export interface ModelDefaults {
  model: string | null;
  provider: string | null;
}

export interface ModelChoice {
  model: string | null;
  provider: string | null;
}

/** Only a prompt needs a model; a case without one is deterministic. */
function needsModel({ steps }: TestCase): boolean {
  return steps.some(({ kind }) => kind === 'prompt');
}

/**
 * Model and provider of a case. The provider is that of the case, else the default one, else the
 * part of the model id before `/`. A case that needs no model has none, whatever it names: clients
 * of services that require one inline send it with every case.
 */
export function chooseModel(testCase: TestCase, defaults: ModelDefaults): ModelChoice {
  if (!needsModel(testCase)) return { model: null, provider: null };
  const model = testCase.model ?? defaults.model;
  const named = testCase.provider ?? defaults.provider;
  return { model, provider: named ?? (model === null ? null : (providerOf(model) ?? null)) };
}

/** Cases with a prompt for which no model or no provider can be told. */
export function findModelProblems(
  cases: readonly TestCase[],
  defaults: ModelDefaults,
): ValidationProblem[] {
  return cases.filter(needsModel).flatMap((testCase) => {
    const { model, provider } = chooseModel(testCase, defaults);
    const where = `case ${JSON.stringify(testCase.title)}`;
    if (model === null) {
      return [
        { path: [], message: `${where} has a prompt, but neither it nor its suite names a model` },
      ];
    }
    if (provider === null) {
      const message = `${where}: the model ${JSON.stringify(model)} names no provider; write it as "<provider>/${model}", or name the provider beside it`;
      return [{ path: [], message }];
    }
    return [];
  });
}

/** Throws ApiFailure for the first case whose model cannot be executed. */
export function requireExecutableModels(
  catalogue: ModelCatalogue,
  cases: readonly TestCase[],
  defaults: ModelDefaults,
  modelApiKeys: Readonly<Record<string, string>>,
): void {
  const problems = findModelProblems(cases, defaults);
  if (problems.length > 0) throw validationFailure(problems);
  for (const testCase of cases.filter(needsModel)) {
    const { model, provider } = chooseModel(testCase, defaults);
    if (model === null || provider === null) continue;
    const obstacle = catalogue.whyNotExecutable({ model, provider, modelApiKeys });
    if (obstacle === undefined) continue;
    const hostedModels = catalogue.hostedModels(provider);
    throw new ApiFailure(
      'VALIDATION_ERROR',
      `case ${JSON.stringify(testCase.title)}: the model ${JSON.stringify(model)} of provider ${JSON.stringify(provider)} cannot be executed here. ${obstacle}`,
      { details: { model, provider, ...(hostedModels === undefined ? {} : { hostedModels }) } },
    );
  }
}

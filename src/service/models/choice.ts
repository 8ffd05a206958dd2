import type { TestCase } from '../../api/cases/cases.ts';
import { isAsked, isNative, providerOf } from '../../api/cases/models.ts';
import { refusalOf } from '../refusals.ts';

/** How a provider of models is reached. Null: it is not configured. */
interface ProviderAccess {
  apiKey: string | null;
  baseUrl: string | null;
}

interface Provider extends ProviderAccess {
  /** Models that need no key of the caller: ids such as `anthropic/claude-haiku-4.5`. Null: all. */
  models: readonly string[] | null;
}

/** Providers by name in lower case. */
export type Providers = ReadonlyMap<string, Provider>;

/** A model that prompts of a case go to. */
export interface ModelChoice extends ProviderAccess {
  /** As the case, the suite or the host names it. */
  model: string;
  /** In lower case. */
  provider: string;
}

/** What decides the model of a case that names none. */
export interface ModelSource {
  /** Of a host. Replaces what a case names. */
  forced?: string | undefined;
  model?: string | null | undefined;
  provider?: string | null | undefined;
}

/** Finds the model of each case with a prompt. Refuses one that cannot be asked. */
export function chooseModels(
  tests: readonly TestCase[],
  source: ModelSource,
  keys: Readonly<Record<string, string>>,
  providers: Providers,
): Map<TestCase, ModelChoice> {
  const { forced, ...suite } = source;
  const choose = (test: TestCase): ModelChoice => {
    const model = forced ?? test.model ?? suite.model ?? null;
    if (model === null) {
      throw refusalOf('VALIDATION_ERROR', { reason: 'no-model', title: test.title });
    }
    const stated = forced === undefined ? (test.provider ?? suite.provider) : undefined;
    const provider = providerOf(model, stated);
    const named = Object.entries(keys).find(([key]) => key.toLowerCase() === provider);
    const ownKey = named?.[1] ?? null;
    const { apiKey = null, baseUrl = null, models = null } = providers.get(provider) ?? {};
    const isConfigured = (apiKey ?? baseUrl) !== null;
    const hosted = (isConfigured && models) || [];
    const isOffered =
      models === null || hosted.includes(model) || hosted.includes(`${provider}/${model}`);
    const access = { apiKey: ownKey ?? apiKey, baseUrl };
    const hasAddress = baseUrl !== null || isNative(provider);
    const mayAsk = ownKey !== null || (isOffered && isConfigured);
    if (hasAddress && mayAsk) return { model, provider, ...access };
    const details = hosted.length === 0 ? {} : { hostedModels: hosted };
    const reason = { reason: 'model', model, provider, hasAddress, hosted } as const;
    throw refusalOf('VALIDATION_ERROR', reason, { model, provider, ...details });
  };
  return new Map(tests.filter(isAsked).map((test) => [test, choose(test)]));
}

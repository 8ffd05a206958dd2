import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { KnownProvider } from '../../contract/cases/model-id.ts';
import { addressSecrets } from '../../redaction/address-secrets.ts';
import { fetchFrom } from './local-models.ts';
import type { ModelsConfig, ProviderConfig } from './models-config.ts';

/** A model as a request names it, with the keys that came along. */
export interface ModelRequest {
  model: string;
  provider: string;
  modelApiKeys: Readonly<Record<string, string>>;
}

/** Which models can be executed. */
export interface ModelCatalogue {
  /** Hosted ids (`provider/name`) of a provider; undefined where it has none. */
  hostedModels(provider: string): string[] | undefined;
  /** Why the model cannot be executed, in a sentence; undefined where it can be. */
  whyNotExecutable(request: ModelRequest): string | undefined;
}

/** The catalogue, and the models themselves. */
export interface ModelRegistry extends ModelCatalogue {
  /** @throws Error with the text of `whyNotExecutable` */
  languageModel(request: ModelRequest): LanguageModel;
  /** Keys of the service's own configuration and what is secret in its addresses. */
  configuredSecrets(): string[];
}

interface ProviderAccess {
  apiKey: string | undefined;
  baseUrl: string | undefined;
}

/** An SDK refuses to start without a key although a server of one's own may need none. */
const NO_KEY = 'none';

const settingsOf = ({ apiKey, baseUrl }: ProviderAccess) => ({
  apiKey: apiKey ?? NO_KEY,
  ...(baseUrl === undefined ? {} : { baseURL: baseUrl, fetch: fetchFrom }),
});

const NATIVE_PROVIDERS: Readonly<
  Record<KnownProvider, (name: string, access: ProviderAccess) => LanguageModel>
> = {
  anthropic: (name, access) => createAnthropic(settingsOf(access))(name),
  google: (name, access) => createGoogle(settingsOf(access))(name),
  // Servers that imitate the API mostly know its chat routes only.
  openai: (name, access) => {
    const openai = createOpenAI(settingsOf(access));
    return access.baseUrl === undefined ? openai(name) : openai.chat(name);
  },
};

function compatibleModel(provider: string, name: string, baseUrl: string, apiKey?: string) {
  const key = apiKey === undefined ? {} : { apiKey };
  return createOpenAICompatible({ name: provider, baseURL: baseUrl, fetch: fetchFrom, ...key })(
    name,
  );
}

/** Value under the name as written, then lower-cased (wire reference, 6.2). */
function lookUp<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  for (const key of [name, name.toLowerCase()]) {
    if (Object.hasOwn(values, key)) return values[key];
  }
  return undefined;
}

const isReachable = ({ apiKey, baseUrl }: ProviderConfig) =>
  apiKey !== undefined || baseUrl !== undefined;

/** Models of the configured providers, and of those whose key a request brings. */
export function createModelRegistry(config: ModelsConfig): ModelRegistry {
  const hostedModels = (provider: string): string[] | undefined => {
    const configured = lookUp(config.providers, provider);
    if (!configured?.models?.length || !isReachable(configured)) return undefined;
    return configured.models.map((name) => `${provider.toLowerCase()}/${name}`);
  };

  const accessOf = ({ provider, modelApiKeys }: ModelRequest) => {
    const configured = lookUp(config.providers, provider);
    const requestKey = lookUp(modelApiKeys, provider);
    return {
      requestKey,
      apiKey: requestKey ?? configured?.apiKey,
      baseUrl: configured?.baseUrl,
    };
  };

  const whyNotExecutable = (request: ModelRequest): string | undefined => {
    const { provider, model } = request;
    const { requestKey, apiKey, baseUrl } = accessOf(request);
    const isNative = Object.hasOwn(NATIVE_PROVIDERS, provider.toLowerCase());
    if (!isNative && baseUrl === undefined) {
      return `Provider "${provider}" has no base URL: configure one for it, or use ${Object.keys(NATIVE_PROVIDERS).join(', ')}.`;
    }
    if (apiKey === undefined && baseUrl === undefined) {
      return `No API key for provider "${provider}": send one in modelApiKeys, or configure it.`;
    }
    const hosted = hostedModels(provider);
    const namesHosted = model.toLowerCase().startsWith(`${provider.toLowerCase()}/`);
    const isListed = hosted?.some((id) => id.toLowerCase() === model.toLowerCase());
    if (hosted && namesHosted && !isListed && requestKey === undefined) {
      return `"${model}" is not a hosted model of provider "${provider}".`;
    }
    return undefined;
  };

  return {
    hostedModels,
    whyNotExecutable,
    languageModel(request) {
      const obstacle = whyNotExecutable(request);
      if (obstacle !== undefined) throw new Error(obstacle);
      const provider = request.provider.toLowerCase();
      const prefix = `${provider}/`;
      const name = request.model.toLowerCase().startsWith(prefix)
        ? request.model.slice(prefix.length)
        : request.model;
      const { apiKey, baseUrl } = accessOf(request);
      const native = lookUp(NATIVE_PROVIDERS, provider);
      if (native) return native(name, { apiKey, baseUrl });
      if (baseUrl === undefined) throw new Error(`Provider "${request.provider}" has no base URL.`);
      return compatibleModel(provider, name, baseUrl, apiKey);
    },
    configuredSecrets: () =>
      Object.values(config.providers).flatMap(({ apiKey = '', baseUrl = '' }) => [
        apiKey,
        ...addressSecrets(baseUrl),
      ]),
  };
}

import type { LanguageModel } from 'ai';
import type { ModelChoice } from '../engine/plan.ts';
import { chatFetch, providerFetch } from './provider-fetch.ts';

/** Providers with an API of their own, and its address. The SDK would read others from variables. */
const ADDRESSES: Readonly<Record<string, string>> = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  openai: 'https://api.openai.com/v1',
};

/** The SDK refuses to start without a key, although a server at a base URL may need none. */
const NO_KEY = 'none';

/** Makes the model that a prompt goes to. Each SDK is loaded when it is first used. */
export async function openModel(choice: ModelChoice): Promise<LanguageModel> {
  const { model, provider, apiKey, baseUrl } = choice;
  const prefix = `${provider}/`;
  const name = model.toLowerCase().startsWith(prefix) ? model.slice(prefix.length) : model;
  const baseURL = baseUrl ?? ADDRESSES[provider];
  if (baseURL === undefined) throw new Error(`no address of provider ${provider}`);
  const settings = { apiKey: apiKey ?? NO_KEY, baseURL, fetch: providerFetch };
  switch (provider) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(settings)(name);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle(settings)(name);
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      // Servers that imitate OpenAI have its chat API at most.
      if (baseUrl === null) return createOpenAI(settings).responses(name);
      return createOpenAI({ ...settings, fetch: chatFetch }).chat(name);
    }
    default: {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const headers: Record<string, string> = {};
      if (apiKey !== null) headers['authorization'] = `Bearer ${apiKey}`;
      return createOpenAICompatible({ name: provider, baseURL, headers, fetch: chatFetch })(name);
    }
  }
}

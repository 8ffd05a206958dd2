import { describe, expect, it } from '@jest/globals';
import { createModelRegistry } from '../../../src/service/models/model-registry.ts';

const registry = createModelRegistry({
  providers: {
    anthropic: { apiKey: 'configured-key', models: ['claude-a', 'claude-b'] },
    google: { models: ['gemini-a'] },
    local: { baseUrl: 'http://127.0.0.1:1/v1', models: ['small'] },
    openai: { baseUrl: 'http://127.0.0.1:1/v1' },
  },
});

describe('hostedModels', () => {
  it.each([
    ['anthropic', ['anthropic/claude-a', 'anthropic/claude-b']],
    ['Anthropic', ['anthropic/claude-a', 'anthropic/claude-b']],
    ['local', ['local/small']],
    ['google', undefined],
    ['openai', undefined],
    ['nobody', undefined],
    ['constructor', undefined],
  ])('of %s are %j', (provider, hosted) => {
    expect(registry.hostedModels(provider)).toEqual(hosted);
  });
});

describe('whyNotExecutable', () => {
  const key = { google: 'k1', mistral: 'k2', anthropic: 'k3' };
  it.each([
    ['a hosted id', 'anthropic', 'anthropic/claude-a', {}],
    ['a native id with a configured key', 'anthropic', 'claude-z', {}],
    ['an unlisted hosted form with a key of the request', 'anthropic', 'anthropic/claude-z', key],
    ['a native id with a key of the request', 'google', 'gemini-z', key],
    ['a key under the lower-cased name', 'Google', 'gemini-z', key],
    ['a provider with a base URL and no key', 'openai', 'gpt-z', {}],
    ['a compatible provider', 'local', 'anything', {}],
  ])('%s can be executed', (_what, provider, model, modelApiKeys) => {
    const request = { provider, model, modelApiKeys };
    expect(registry.whyNotExecutable(request)).toBeUndefined();
    expect(registry.languageModel(request)).toBeDefined();
  });

  it.each([
    ['an unlisted hosted id', 'anthropic', 'anthropic/claude-z', {}, /not a hosted model/],
    ['a native id without any key', 'google', 'gemini-a', {}, /No API key for provider "google"/],
    ['ollama without a base URL', 'ollama', 'llama', {}, /"ollama" has no base URL/],
    ['custom without a base URL', 'custom', 'mine', {}, /"custom" has no base URL/],
    ['an unknown provider even with a key', 'mistral', 'm', key, /"mistral" has no base URL/],
    ['a provider named like a property of objects', '__proto__', 'm', {}, /has no base URL/],
  ])('%s cannot', (_what, provider, model, modelApiKeys, reason) => {
    const request = { provider, model, modelApiKeys };
    expect(registry.whyNotExecutable(request)).toMatch(reason);
    expect(() => registry.languageModel(request)).toThrow(reason);
  });
});

describe('languageModel', () => {
  it.each([
    ['anthropic', 'anthropic/claude-a', 'claude-a', 'anthropic.messages'],
    ['openai', 'openai/gpt-z', 'gpt-z', 'openai.chat'],
    ['local', 'meta/llama', 'meta/llama', 'local.chat'],
  ])('%s: %s is asked for as %s', (provider, model, modelId, providerId) => {
    const languageModel = registry.languageModel({ provider, model, modelApiKeys: {} });
    expect(languageModel).toMatchObject({ modelId, provider: providerId });
  });

  it('uses the newer API of OpenAI itself', () => {
    const request = { provider: 'openai', model: 'gpt-z', modelApiKeys: { openai: 'k' } };
    expect(createModelRegistry({ providers: {} }).languageModel(request)).toMatchObject({
      provider: 'openai.responses',
    });
  });
});

describe('configuredSecrets', () => {
  it('are the keys, and what is secret in the addresses', () => {
    const { configuredSecrets } = createModelRegistry({
      providers: {
        a: { apiKey: 'key-of-a' },
        b: { baseUrl: 'https://user:password-of-b@models.test/v1' },
      },
    });
    expect(configuredSecrets()).toEqual(expect.arrayContaining(['key-of-a', 'password-of-b']));
  });
});

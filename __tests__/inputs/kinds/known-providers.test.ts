import { describe, expect, it } from '@jest/globals';
import { meantProvider, providerOfFamily } from '../../../src/inputs/kinds/known-providers.ts';

describe('a provider that was meant', () => {
  it.each([
    ['antropic', 'anthropic'],
    ['open-ai', 'openai'],
    ['googel', 'google'],
    ['gemini', 'google'],
    ['claude', 'anthropic'],
    ['ollama', undefined],
    ['azure', undefined],
    ['constructor', undefined],
  ])('by %s', (written, meant) => {
    expect(meantProvider(written)).toBe(meant);
  });

  it.each([
    ['claude-haiku-4.5', 'anthropic'],
    ['gpt-5-mini', 'openai'],
    ['GPT5', 'openai'],
    ['gemini-2.5-flash', 'google'],
    ['llama3', undefined],
    ['', undefined],
  ])('by the model %s', (model, provider) => {
    expect(providerOfFamily(model)).toBe(provider);
  });
});

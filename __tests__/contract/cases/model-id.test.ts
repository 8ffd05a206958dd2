import { describe, expect, it } from '@jest/globals';
import { providerOf } from '../../../src/contract/cases/model-id.ts';

describe('providerOf', () => {
  it.each([
    ['openai/gpt-x', 'openai'],
    ['openrouter/meta/llama', 'openrouter'],
    ['gpt-x', undefined],
    ['/gpt-x', undefined],
    ['openai/', undefined],
  ])('reads %s', (model, provider) => {
    expect(providerOf(model)).toBe(provider);
  });
});

import { describe, expect, it } from '@jest/globals';
import { modelsConfigSchema } from '../../../src/service/models/models-config.ts';

describe('modelsConfigSchema', () => {
  it('reads keys, base URLs and hosted models', () => {
    const config = {
      providers: {
        anthropic: { apiKey: 'k', models: ['claude-a'] },
        local: { baseUrl: 'http://127.0.0.1:11434/v1' },
      },
    };
    expect(modelsConfigSchema.parse(config)).toEqual(config);
  });

  it('is empty where nothing is written', () => {
    expect(modelsConfigSchema.parse({})).toEqual({ providers: {} });
  });

  it.each([
    ['an unknown field', { providers: { a: { key: 'k' } } }],
    ['an empty key', { providers: { a: { apiKey: '' } } }],
    ['a base URL that is none', { providers: { a: { baseUrl: 'localhost' } } }],
    ['a base URL of another protocol', { providers: { a: { baseUrl: 'file:///tmp' } } }],
    ['models that are no list', { providers: { a: { models: 'm' } } }],
  ])('refuses %s', (_what, config) => {
    expect(modelsConfigSchema.safeParse(config).success).toBe(false);
  });
});

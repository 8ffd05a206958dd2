import { expect, test } from '@jest/globals';
import { chooseModels, type ModelSource } from '../../../src/service/models/choice.ts';
import { Refusal } from '../../../src/service/refusals.ts';

const URL = 'http://x.test/v1';
const PROVIDERS = new Map([
  ['own', { apiKey: null, baseUrl: URL, models: null }],
  ['acme', { apiKey: 'k', baseUrl: URL, models: ['acme/small'] }],
  ['anthropic', { apiKey: 'k', baseUrl: null, models: ['anthropic/a'] }],
  ['google', { apiKey: null, baseUrl: null, models: ['google/g'] }],
]);
const steps = [{ id: 'p', kind: 'prompt' as const, prompt: 'hi' }];

const choose = (source: ModelSource, named: object = {}, keys: Record<string, string> = {}) => {
  const one = { title: 't', steps, ...named };
  return chooseModels([one], source, keys, PROVIDERS).get(one);
};

test.each<[object, ModelSource, Record<string, string>, object]>([
  [{ model: 'own/m' }, {}, {}, { provider: 'own', apiKey: null, baseUrl: URL }],
  [{ model: 'm' }, { provider: 'OWN' }, {}, { model: 'm', provider: 'own' }],
  [{ model: 'a/b', provider: 'own' }, { provider: 'acme' }, {}, { provider: 'own' }],
  [{}, { model: 'acme/small' }, {}, { apiKey: 'k', baseUrl: URL }],
  [{}, { model: 'small', provider: 'acme' }, {}, { model: 'small' }],
  [{}, { model: 'acme/huge' }, { ACME: 'mine' }, { apiKey: 'mine' }],
  [{ model: 'x/y' }, { forced: 'own/z' }, {}, { model: 'own/z', provider: 'own' }],
  [{ model: 'openai/gpt' }, {}, { openai: 'k' }, { apiKey: 'k', baseUrl: null }],
])('%j of %j', (named, source, keys, choice) => {
  expect(choose(source, named, keys)).toMatchObject(choice);
});

test.each<[string, ModelSource, Record<string, string>, object | undefined]>([
  ['no model', {}, {}, undefined],
  ['no key', { model: 'openai/gpt' }, {}, { model: 'openai/gpt', provider: 'openai' }],
  ['no address', { model: 'other/m' }, { other: 'k' }, { model: 'other/m', provider: 'other' }],
  ['no provider', { model: 'm' }, {}, { model: 'm', provider: '' }],
  [
    'a model that is not offered',
    { model: 'acme/huge' },
    {},
    { model: 'acme/huge', provider: 'acme', hostedModels: ['acme/small'] },
  ],
  // Its key is not set.
  ['a hosted one', { model: 'google/g' }, {}, { model: 'google/g', provider: 'google' }],
])('%s is refused', (_name, source, keys, details) => {
  const act = () => choose(source, {}, keys);
  expect(act).toThrow(Refusal);
  try {
    act();
  } catch (error) {
    expect(error instanceof Refusal && error.body.details).toEqual(details);
  }
});

test('a case without a prompt needs no model', () => {
  expect(choose({}, { steps: [] })).toBeUndefined();
});

import { describe, expect, it } from '@jest/globals';
import {
  comparePrompts,
  compareResources,
  compareTemplates,
} from '../../../src/gate/surface/compare-offers.ts';
import type { SurfacePrompt } from '../../../src/model/servers/surface.ts';

const told = (changes: readonly { kind: string; class: string; place: string }[]) =>
  changes.map((change) => [change.kind, change.class, change.place]);

describe('prompts', () => {
  const prompt = (...given: [name: string, required: boolean][]): SurfacePrompt[] => [
    { name: 'plan', arguments: given.map(([name, required]) => ({ name, required })) },
  ];

  it('that are gone break callers', () => {
    expect(told(comparePrompts(prompt(), []))).toEqual([['prompt-removed', 'breaking', '']]);
    expect(told(comparePrompts([], prompt()))).toEqual([['prompt-added', 'compatible', '']]);
  });

  it('ask for more or less', () => {
    expect(told(comparePrompts(prompt(), prompt(['a/b', true])))).toEqual([
      ['argument-required', 'breaking', '/arguments/a~1b'],
    ]);
    expect(told(comparePrompts(prompt(), prompt(['a', false])))).toEqual([
      ['argument-added', 'compatible', '/arguments/a'],
    ]);
    expect(told(comparePrompts(prompt(['a', false]), prompt(['a', true])))).toEqual([
      ['argument-required', 'breaking', '/arguments/a'],
    ]);
    expect(told(comparePrompts(prompt(['a', true]), prompt(['a', false])))).toEqual([
      ['argument-optional', 'compatible', '/arguments/a'],
    ]);
    expect(told(comparePrompts(prompt(['a', true]), prompt()))).toEqual([
      ['argument-removed', 'unclear', '/arguments/a'],
    ]);
  });

  it('are told in other words', () => {
    const [plan] = prompt(['a', true]);
    if (plan === undefined) throw new Error('no prompt');
    const worded = { ...plan, arguments: [{ name: 'a', required: true, description: 'new' }] };
    expect(told(comparePrompts([plan], [worded]))).toEqual([
      ['description-changed', 'wording', '/arguments/a/description'],
    ]);
  });
});

describe('resources', () => {
  const text = { uri: 'file:///a', name: 'a', mimeType: 'text/plain' };

  it('that are gone break readers', () => {
    expect(told(compareResources([text], []))).toEqual([['resource-removed', 'breaking', '']]);
    expect(told(compareResources([], [text]))).toEqual([['resource-added', 'compatible', '']]);
  });

  it('of another media type break readers; of none any more, nobody can say', () => {
    const { mimeType: _, ...untyped } = text;
    const image = { ...text, mimeType: 'image/png' };
    expect(told(compareResources([text], [image]))).toEqual([
      ['media-type-changed', 'breaking', '/mimeType'],
    ]);
    expect(told(compareResources([text], [untyped]))).toEqual([
      ['media-type-changed', 'unclear', '/mimeType'],
    ]);
    expect(told(compareResources([untyped], [text]))).toEqual([
      ['media-type-changed', 'compatible', '/mimeType'],
    ]);
  });

  it('of another name are the same in other words', () => {
    expect(told(compareResources([text], [{ ...text, name: 'b' }]))).toEqual([
      ['title-changed', 'wording', '/title'],
    ]);
  });

  it('made of templates go by these', () => {
    const template = { uriTemplate: 'file:///{path}', name: 'files' };
    expect(told(compareTemplates([template], []))).toEqual([
      ['resource-template-removed', 'breaking', ''],
    ]);
    expect(told(compareTemplates([], [template]))).toEqual([
      ['resource-template-added', 'compatible', ''],
    ]);
  });
});

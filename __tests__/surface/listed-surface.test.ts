import { describe, expect, it } from '@jest/globals';
import { listedSurface, surfaceBudget } from '../../src/surface/listed-surface.ts';

const nothing = { tools: [], prompts: [], resources: [] };
const list = (tools: readonly unknown[], exported: object = nothing) =>
  listedSurface('weather', { ...nothing, ...exported }, tools, surfaceBudget());

/** So many objects within each other. */
function nested(depth: number): Record<string, unknown> {
  let schema: Record<string, unknown> = { type: 'object' };
  for (let level = 0; level < depth; level += 1) schema = { not: schema };
  return schema;
}

describe('listedSurface', () => {
  it('takes what the contract is about, and leaves out what is odd', () => {
    const tools = [
      {
        name: 'b',
        description: 7,
        inputSchema: { type: 'object' },
        annotations: { title: 'Bee', readOnlyHint: 'yes', destructiveHint: false },
        icons: [{ src: 'data:' }],
      },
      { name: 'a', title: 'A', inputSchema: {}, outputSchema: null },
      { name: 7 },
      null,
    ];
    const prompts = [{ name: 'p', arguments: [{ name: 'x' }, { name: 'w', required: true }] }];
    expect(list(tools, { prompts, resources: [{ uri: 'a:b', name: 'r', size: 3 }] })).toEqual({
      surface: {
        server: 'weather',
        tools: [
          { name: 'a', title: 'A', inputSchema: {} },
          {
            ...{ name: 'b', title: 'Bee', inputSchema: { type: 'object' } },
            annotations: { destructiveHint: false },
          },
        ],
        prompts: [
          {
            name: 'p',
            arguments: [
              { name: 'w', required: true },
              { name: 'x', required: false },
            ],
          },
        ],
        resources: [{ name: 'r', uri: 'a:b' }],
      },
    });
  });

  it.each([
    ['too deep to be read later', nested(80), 'nested more than 70 levels deep'],
    ['too deep for anything', nested(100_000), 'nested'],
    ['more than a report holds', { description: 'x'.repeat(26_000_000) }, 'more than is compared'],
  ])('says so of a schema that is %s', (_what, inputSchema, words) => {
    const listed = list([{ name: 'a', inputSchema }]);
    expect('obstacle' in listed && listed.obstacle).toContain(words);
  });

  it('gives all servers together one budget', () => {
    const budget = surfaceBudget();
    const tools = [{ name: 'a', inputSchema: { description: 'x'.repeat(14_000_000) } }];
    expect(listedSurface('one', nothing, tools, budget)).toHaveProperty('surface');
    expect(listedSurface('two', nothing, tools, budget)).toHaveProperty('obstacle');
    const resourceTemplates = [
      { uriTemplate: 'a:{b}', name: 'a', description: 'x'.repeat(14_000_000) },
    ];
    expect(listedSurface('three', { ...nothing, resourceTemplates }, [], budget)).toHaveProperty(
      'obstacle',
    );
  });
});

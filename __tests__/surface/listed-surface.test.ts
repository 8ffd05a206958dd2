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
  it('takes what the contract is about, and null for what is not there', () => {
    const tools = [
      {
        name: 'b',
        description: null,
        inputSchema: { type: 'object' },
        annotations: { title: 'Bee', readOnlyHint: null, destructiveHint: false },
        execution: { taskSupport: 'required' },
        icons: [{ src: 'data:' }],
      },
      { name: 'a', title: 'A', inputSchema: {}, outputSchema: null },
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
            taskSupport: 'required',
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

  const odd = { a: { name: 'a', inputSchema: {} }, p: { name: 'p' }, r: { name: 'r', uri: 'a:b' } };
  it.each<[place: string, tools: unknown[], exported: object]>([
    ['tools.1.inputSchema', [odd.a, { name: 'b' }], {}],
    ['tools.0.name', [{ name: 7, inputSchema: {} }], {}],
    ['tools.0.outputSchema', [{ ...odd.a, outputSchema: true }], {}],
    ['tools.0.annotations.readOnlyHint', [{ ...odd.a, annotations: { readOnlyHint: 'yes' } }], {}],
    ['tools.0', [null], {}],
    ['prompts.1.arguments', [], { prompts: [odd.p, { ...odd.p, arguments: {} }] }],
    ['resources.1.uri', [], { resources: [odd.r, { name: 'r' }] }],
    ['resourceTemplates.0.name', [], { resourceTemplates: [{ uriTemplate: 'a:{b}' }] }],
  ])('does not take a list for one without what is odd in it: %s', (place, tools, exported) => {
    expect(list(tools, exported)).toEqual({
      obstacle: expect.stringContaining(`it lists what MCP does not allow, at ${place}: `),
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

import { describe, expect, it } from '@jest/globals';
import { compareSurfaces } from '../../../src/gate/surface/compare-surfaces.ts';
import { estimateTokens } from '../../../src/gate/surface/token-weight.ts';
import type { ServerSurface, SurfaceTool } from '../../../src/model/servers/surface.ts';

const tool = (name: string, more: Partial<SurfaceTool> = {}): SurfaceTool => ({
  name,
  inputSchema: { type: 'object' },
  ...more,
});
const surface = (...tools: SurfaceTool[]): ServerSurface[] => [{ server: 'weather', tools }];

describe('compareSurfaces', () => {
  it('finds nothing where nothing changed', () => {
    const { changes, counts } = compareSurfaces(surface(tool('a')), surface(tool('a')));
    expect(changes).toEqual([]);
    expect(counts).toEqual({ breaking: 0, unclear: 0, wording: 0, compatible: 0 });
  });

  it.each([
    ['line breaks of another kind', 'a\r\nb', 'a\nb', ['"a\\r\\nb"', '"a\\nb"']],
    [
      'another end of a long one',
      `${'x'.repeat(60_000)}1`,
      `${'x'.repeat(60_000)}2`,
      ['x1"', 'x2"'],
    ],
    ['sentences on lines', `${'x'.repeat(130)}. y`, `${'x'.repeat(130)}.\ny`, ['. y"', '.\\ny"']],
  ])('shows a text with %s', (_what, description, now, [removed, added]) => {
    const { changes } = compareSurfaces(
      surface(tool('a', { description })),
      surface(tool('a', { description: now })),
    );
    expect(changes[0]?.diff).toEqual([
      { sign: 'removed', text: expect.stringContaining(removed ?? '') },
      { sign: 'added', text: expect.stringContaining(added ?? '') },
    ]);
  });

  it('shows a text that is new as nothing but new', () => {
    const { changes } = compareSurfaces(
      surface(tool('a')),
      surface(tool('a', { description: 'Now.' })),
    );
    expect(changes[0]?.diff).toEqual([{ sign: 'added', text: 'Now.' }]);
  });

  it('tells a tool that is gone as breaking, and a new one as compatible', () => {
    const { changes, counts } = compareSurfaces(
      surface(tool('forecast'), tool('a')),
      surface(tool('a'), tool('alerts')),
    );
    expect(changes).toMatchObject([
      { kind: 'tool-removed', class: 'breaking', direction: 'sent', subject: { name: 'forecast' } },
      { kind: 'tool-added', class: 'compatible', direction: 'none', subject: { name: 'alerts' } },
    ]);
    expect(counts).toEqual({ breaking: 1, unclear: 0, wording: 0, compatible: 1 });
  });

  it('tells servers that are gone or new, as a whole', () => {
    const { changes } = compareSurfaces(
      [{ server: 'old', tools: [tool('a')] }],
      [{ server: 'new', tools: [tool('a')] }],
    );
    expect(changes.map(({ kind, class: of, server }) => [kind, of, server])).toEqual([
      ['server-removed', 'breaking', 'old'],
      ['server-added', 'compatible', 'new'],
    ]);
  });

  it('says nothing of a list that nobody found out', () => {
    const unknown: ServerSurface[] = [{ server: 'weather' }];
    expect(compareSurfaces(surface(tool('a')), unknown).changes).toEqual([]);
    expect(compareSurfaces(unknown, surface(tool('a'))).changes).toEqual([]);
    expect(compareSurfaces(unknown, surface(tool('a'))).weights).toEqual([
      { server: 'weather', before: null, after: estimateTokens([tool('a')]) },
    ]);
  });

  it('weighs the list of tools by a quarter of the bytes of its JSON', () => {
    const tools = [tool('añb', { description: 'Größe "x"' }), tool('b')];
    const given = tools.map(({ name, description, inputSchema }) =>
      description === undefined ? { name, inputSchema } : { name, description, inputSchema },
    );
    expect(estimateTokens(tools)).toBe(Math.ceil(Buffer.byteLength(JSON.stringify(given)) / 4));
    expect(estimateTokens([])).toBe(1);
  });
});

describe('hostile schemas', () => {
  const nested = (leaf: string, depth: number) =>
    JSON.parse(`${'{"properties":{"a":'.repeat(depth)}${leaf}${'}}'.repeat(depth)}`);
  const doubled = (keyword: string, leaf: string): Record<string, unknown> => {
    const next = (at: number) => ({ $ref: `#/$defs/d${at + 1}` });
    const levels = Array.from({ length: 30 }, (_, at) =>
      at === 29 ? { type: leaf } : { [keyword]: [next(at), next(at), next(at)] },
    );
    const $defs = Object.fromEntries(levels.map((level, at) => [`d${at}`, level]));
    return { $defs, properties: { a: { $ref: '#/$defs/d0' } } };
  };
  const inputs = (before: Record<string, unknown>, after: Record<string, unknown>) =>
    compareSurfaces(
      surface(tool('a', { inputSchema: before })),
      surface(tool('a', { inputSchema: after })),
    );

  it('are compared however deep they are', () => {
    const deep = nested('1', 100_000);
    expect(inputs(deep, nested('1', 100_000)).changes).toEqual([]);
    expect(inputs(deep, nested('2', 100_000)).counts).toMatchObject({ breaking: 0, unclear: 1 });
  });

  it.each(['anyOf', 'oneOf', 'allOf'])('do not multiply by %s', (keyword) => {
    const { counts } = inputs(doubled(keyword, 'string'), doubled(keyword, 'integer'));
    expect(counts.breaking + counts.unclear).toBeGreaterThan(0);
  });

  it('have long lists of values', () => {
    const list = (from: number) => ({
      properties: { a: { enum: Array.from({ length: 20_000 }, (_, index) => index + from) } },
    });
    expect(inputs(list(0), list(1)).counts).toMatchObject({ breaking: 1 });
  });

  it('have names that mean something to JavaScript', () => {
    const named = (type: string) =>
      JSON.parse(`{"type":"object","properties":{"__proto__":{"type":"${type}"}}}`);
    expect(inputs(named('string'), named('integer')).changes).toMatchObject([
      { place: '/inputSchema/properties/__proto__/type', class: 'breaking' },
    ]);
  });

  it('of 500 tools are told as far as anybody reads, and counted to the end', () => {
    const tools = (bound: number) =>
      surface(
        ...Array.from({ length: 500 }, (_, index) =>
          tool(`tool ${index}`, {
            inputSchema: {
              type: 'object',
              properties: Object.fromEntries(
                ['a', 'b', 'c'].map((name) => [name, { type: 'string', maxLength: bound }]),
              ),
            },
          }),
        ),
      );
    const { changes, counts } = compareSurfaces(tools(9), tools(8));
    expect(changes).toHaveLength(1_000);
    expect(counts).toMatchObject({ breaking: 1_500 });
  });
});

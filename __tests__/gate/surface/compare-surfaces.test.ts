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

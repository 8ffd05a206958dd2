import { describe, expect, it } from '@jest/globals';
import { surfaceOfRun } from '../../src/surface/run-surface.ts';

const SERVERS = [
  { id: 'sv_2', name: 'weather' },
  { id: 'sv_1', name: 'library' },
];
const tool = (name: string, inputSchema: object = { type: 'object' }) => ({ name, inputSchema });
const told = (serverId: string, ...tools: { name: string }[]) => ({ serverId, tools });
const UNTOLD = { message: 'its tools were not told with the run', isOwnDoing: false };

describe('what servers of a run offered', () => {
  it('are their tools in canonical order, and no list that nobody asked for', () => {
    const listed = [told('sv_2', tool('b'), tool('a')), told('sv_1')];
    expect(surfaceOfRun(SERVERS, listed)).toEqual({
      servers: [
        { server: 'library', tools: [] },
        { server: 'weather', tools: [tool('a'), tool('b')] },
      ],
      silent: [],
      chosen: ['library', 'weather'],
    });
  });

  it('are unknown of a server that the run did not tell of', () => {
    expect(surfaceOfRun(SERVERS, [told('sv_2', tool('a'))])).toMatchObject({
      servers: [{ server: 'weather' }],
      silent: [{ server: 'library', ...UNTOLD }],
      chosen: ['library', 'weather'],
    });
    expect(surfaceOfRun(SERVERS, [])).toBeUndefined();
    expect(surfaceOfRun(SERVERS, [told('sv_3', tool('a'))])).toBeUndefined();
  });

  it('have room in a report, and those of all legs in one', () => {
    const large = (name: string) => tool(name, { description: 'x'.repeat(1_500_000) });
    const listed = [told('sv_1', large('a')), told('sv_2', large('b'), large('c'))];
    const silent = [{ server: 'weather', message: 'it offers more than is compared' }];
    expect(surfaceOfRun(SERVERS, listed)).toMatchObject({
      servers: [{ server: 'library' }],
      silent,
    });
    expect(surfaceOfRun(SERVERS, listed, 4)).toBeUndefined();
  });
});

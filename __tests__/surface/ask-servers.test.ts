import { describe, expect, it } from '@jest/globals';
import { systemClock } from '../../src/ports/clock.ts';
import { askServers } from '../../src/surface/ask-servers.ts';
import { closeRigsAfterEach, startRig } from '../support/client/client-rig.ts';

closeRigsAfterEach();

const tool = (name: string) => ({ name, inputSchema: { type: 'object' } });
const whole = {
  ...{ serverId: 'sv_1', exportedAt: '2026-11-23T00:00:00Z' },
  ...{ tools: [tool('a'), tool('b')], resources: [], prompts: [], resourceTemplates: [] },
};
const { resourceTemplates: _, ...older } = whole;
const SERVER = { id: 'sv_1', name: 'weather', enabled: true, transportType: 'http' } as const;

/** What a service elsewhere makes known of a server. */
async function told(exported: object, items: readonly object[] = []) {
  const { client } = await startRig(({ url }) => ({
    json: url.endsWith('/export') ? exported : { items },
  }));
  return askServers(client, 'pr_1', [SERVER as never], {
    ...{ signal: new AbortController().signal, clock: systemClock },
    deadlineAtMs: systemClock.now() + 60_000,
  });
}

describe('what a service tells of a server', () => {
  it('is what it offers', async () => {
    const servers = [{ server: 'weather', tools: [tool('a'), tool('b')] }];
    expect(await told(whole)).toMatchObject({ servers, silent: [] });
    expect(await told(older, [tool('b'), tool('a')])).toMatchObject({ servers, silent: [] });
  });

  it.each<[place: string, exported: object, items: object[]]>([
    ['tools[1].inputSchema', { ...whole, tools: [tool('a'), { name: 'b' }] }, []],
    ['prompts[0].name', { ...whole, prompts: [{}] }, []],
    ['items[1].inputSchema', older, [tool('a'), { name: 'b' }]],
  ])('is not taken for all, where a part of it cannot be read: %s', async (place, ...answers) => {
    const message = expect.stringContaining(`has not the shape of the API: ${place}`);
    expect(await told(...answers)).toEqual({
      servers: [],
      silent: [{ server: 'weather', message, isOwnDoing: false }],
    });
  });
});

import { expect, it } from '@jest/globals';
import { everythingServer, fixtureServer } from '../../support/service/engine/servers.ts';
import { closeConnectionsAfterEach, connect } from '../../support/service/mcp/connections.ts';
import { unlimited } from '../../support/service/mcp/connectors.ts';

closeConnectionsAfterEach();

it('prompts are listed, and rendered with arguments', async () => {
  const connection = await connect(everythingServer());
  const prompts = await connection.listPrompts(unlimited);
  expect(prompts.map(({ name }) => name)).toContain('args-prompt');
  const { messages } = await connection.getPrompt('args-prompt', { city: 'Oslo' }, unlimited);
  expect(messages).toMatchObject([
    { role: 'user', content: { type: 'text', text: expect.stringContaining('Oslo') } },
  ]);
});

it('resources and templates are listed, and read', async () => {
  const connection = await connect(everythingServer());
  const [resource] = await connection.listResources(unlimited);
  const templates = await connection.listResourceTemplates(unlimited);
  expect(templates.map(({ uriTemplate }) => uriTemplate)).toContain(
    'demo://resource/dynamic/text/{resourceId}',
  );
  const { contents } = await connection.readResource(resource?.uri ?? '', unlimited);
  expect(contents).toMatchObject([{ uri: resource?.uri, text: expect.any(String) }]);
});

it('a server without prompts and resources is not asked for them', async () => {
  const connection = await connect(fixtureServer());
  expect(await connection.listPrompts(unlimited)).toEqual([]);
  expect(await connection.listResources(unlimited)).toEqual([]);
  expect(await connection.listResourceTemplates(unlimited)).toEqual([]);
});

it('a connection tells what is known of its server', async () => {
  const { facts } = await connect(everythingServer());
  expect(facts).toEqual({
    pid: expect.any(Number),
    protocolVersion: '2025-11-25',
    era: 'session',
    serverInfo: expect.objectContaining({ name: 'mcp-servers/everything' }),
    capabilities: expect.objectContaining({ tools: expect.anything() }),
    toolsMayChange: true,
  });
});

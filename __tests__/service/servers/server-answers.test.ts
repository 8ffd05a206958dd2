/** Every operation on real servers, by the client's method and over raw HTTP. */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Catalogue } from '../../../examples/server/catalogue.ts';
import { serveHttp } from '../../../examples/server/http.ts';
import { collect } from '../../support/client/client-rig.ts';
import { RemoteEverything } from '../../support/service/engine/servers.ts';
import { initialized } from '../../support/service/mcp/scripted-answers.ts';
import { scriptedProcess } from '../../support/service/mcp/scripted-servers.ts';
import {
  fixtureProcess,
  type OperatedService,
  startOperated,
} from '../../support/service/servers/operated-service.ts';

const EVERYTHING = createRequire(import.meta.url).resolve(
  '@modelcontextprotocol/server-everything/dist/index.js',
);
const EXAMPLE = resolve('examples/server/index.ts');

/** What no two readers and writers of JSON leave alone. */
const ODD =
  '{ "messages" : [], "content" : [{"type":"text","text":"\\u00e9\\/"}],"2":1.0,"1":12345678901234567890,"contents":[]}';

let service: OperatedService;
const closers: (() => unknown)[] = [];
beforeAll(async () => {
  const remote = await RemoteEverything.start('streamableHttp');
  const library = await serveHttp(new Catalogue(), 0);
  closers.push(() => remote.stop(), library.close);
  const { url } = remote.server.connection as { url: string };
  service = await startOperated({
    everything: { command: process.execPath, args: [EVERYTHING, 'stdio'] },
    'everything over HTTP': { url },
    example: { command: process.execPath, args: [EXAMPLE] },
    'example over HTTP': { url: library.url },
    'example in sessions': { url: library.url, protocolVersion: '2025-11-25' },
    many: fixtureProcess('--many'),
    huge: fixtureProcess(),
    odd: scriptedProcess({
      ...initialized({ tools: {}, prompts: {}, resources: {} }),
      'tools/call': { result: ODD },
      'prompts/get': { result: ODD },
      'resources/read': { result: ODD },
      'tools/list': {
        result:
          '{"tools":[{"name":"n","inputSchema":{"type":"object","maximum":18446744073709551615}}],"nextCursor":""}',
      },
    }),
    kept: {
      command: process.execPath,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a reference, as configurations have it
      args: [fixtureProcess().args[0], '${ITERATION_TMP}'],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a reference, as configurations have it
      env: { PLACE: '${ITERATION_TMP}' },
    },
  });
});
afterAll(async () => {
  await service.close();
  for (const close of closers) await close();
});

describe.each(['everything', 'everything over HTTP'])('the reference server: %s', (server) => {
  it('is validated, with what it says of itself', async () => {
    const validated = await service.client.servers.validate(service.place(server));
    expect(validated).toMatchObject({
      success: true,
      status: 'connected',
      initInfo: {
        protocolVersion: '2025-11-25',
        serverInfo: { name: 'mcp-servers/everything' },
        capabilities: { tools: expect.anything(), prompts: expect.anything() },
      },
    });
    const { status, body } = await service.post(server, 'validate');
    expect([status, body.success]).toEqual([200, true]);
  });

  it('is in order by the doctor', async () => {
    const report = await service.client.servers.doctor(service.place(server));
    expect(report).toMatchObject({
      status: 'ready',
      connection: { status: 'connected' },
      error: null,
      checks: {
        probe: { status: server === 'everything' ? 'skipped' : 'ok' },
        initialization: { status: 'ok' },
        tools: { status: 'ok' },
        resourceTemplates: { status: 'ok' },
        prompts: { status: 'ok' },
      },
    });
    expect(report.tools?.map(({ name }) => name)).toContain('echo');
    expect(Date.parse(report.generatedAt)).not.toBeNaN();
  });

  it('needs no grant', async () => {
    const { useOAuth, serverUrl } = await service.client.servers.checkOAuth(service.place(server));
    expect(useOAuth).toBe(false);
    expect(serverUrl).toEqual(server === 'everything' ? null : expect.stringContaining('/mcp'));
  });

  it('lists what it has', async () => {
    const { servers } = service.client;
    const place = service.place(server);
    const tools = await collect(servers.tools(place));
    expect(tools).toContainEqual(
      expect.objectContaining({ name: 'echo', inputSchema: expect.any(Object) }),
    );
    expect((await collect(servers.prompts(place))).map(({ name }) => name)).toContain(
      'args-prompt',
    );
    expect((await collect(servers.resources(place))).length).toBeGreaterThan(0);
  });

  it('calls, renders and reads', async () => {
    const { servers } = service.client;
    const place = service.place(server);
    const call = { toolName: 'echo', parameters: { message: 'hi' } };
    expect(await servers.callTool(place, call)).toEqual({
      content: [{ type: 'text', text: 'Echo: hi' }],
    });
    const prompt = { promptName: 'args-prompt', arguments: { city: 'Oslo' } };
    expect(JSON.stringify(await servers.getPrompt(place, prompt))).toContain('Oslo');
    const [resource] = await collect(servers.resources(place));
    const { contents } = await servers.readResource(place, resource?.uri ?? '');
    expect(contents).toMatchObject([{ uri: resource?.uri, text: expect.any(String) }]);
  });

  it('is exported as one document', async () => {
    const { serverId } = service.place(server);
    const document = await service.client.servers.export(service.place(server));
    expect(document).toMatchObject({ serverId, exportedAt: expect.any(String) });
    const tools = await collect(service.client.servers.tools(service.place(server)));
    expect(document.tools.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
    expect(Object.keys(document.tools[0] ?? {})).toEqual(
      expect.arrayContaining(['name', 'description', 'inputSchema']),
    );
    const research = document.tools.find(({ name }) => name === 'simulate-research-query');
    expect(research?.['execution']).toEqual({ taskSupport: 'required' });
    expect(document.prompts.length).toBeGreaterThan(0);
    expect(document.resources.length).toBeGreaterThan(0);
  });
});

describe('the example server, in each era', () => {
  it.each([
    ['example', '2026-07-28'],
    ['example over HTTP', '2026-07-28'],
    ['example in sessions', '2025-11-25'],
  ])('%s speaks %s', async (server, protocolVersion) => {
    const { servers } = service.client;
    const place = service.place(server);
    expect(await servers.validate(place)).toMatchObject({ initInfo: { protocolVersion } });
    const names = (await collect(servers.tools(place))).map(({ name }) => name);
    expect(names).toContain('search_books');
    const call = { toolName: 'search_books', parameters: { query: 'austen' } };
    const result = await servers.callTool(place, call);
    expect(result.content?.length).toBeGreaterThan(0);
    expect(result.isError).not.toBe(true);
    const { prompts } = await servers.export(place);
    expect(prompts.map(({ name }) => name)).toEqual(['introduce_book']);
  });
});

describe('results are those of the server, letter for letter', () => {
  it.each([
    ['tools/call', { toolName: 'odd' }],
    ['prompts/get', { promptName: 'odd' }],
    ['resources/read', { uri: 'odd:' }],
  ])('%s', async (operation, body) => {
    const { baseUrl, key, projectId } = service.fixture.api;
    const path = `/projects/${projectId}/servers/${service.place('odd').serverId}/${operation}`;
    const response = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.headers.get('Content-Type')).toContain('application/json');
    expect(await response.text()).toBe(ODD);
  });

  it('items of a page too, and an empty cursor is none', async () => {
    const { baseUrl, key, projectId } = service.fixture.api;
    const path = `/projects/${projectId}/servers/${service.place('odd').serverId}/tools`;
    const response = await fetch(`${baseUrl}${path}`, {
      ...{ method: 'POST', headers: { Authorization: `Bearer ${key}` } },
    });
    expect(await response.text()).toBe(
      '{"items":[{"name":"n","inputSchema":{"type":"object","maximum":18446744073709551615}}]}',
    );
  });

  it('an error of a tool is an answer like others', async () => {
    const { status, body } = await service.post('huge', 'tools/call', { toolName: 'fail' });
    expect([status, body.isError]).toEqual([200, true]);
  });

  it('3 MB of text come whole', async () => {
    const call = { toolName: 'huge', parameters: { size: 3_000_000 } };
    const { content } = await service.client.servers.callTool(service.place('huge'), call);
    expect(String(content?.[0]?.['text'])).toHaveLength(3_000_000);
  });
});

describe('pages', () => {
  it('go on by the cursor in the body, to the end', async () => {
    const first = await service.post('many', 'tools');
    expect(first.body.items).toHaveLength(10);
    const { nextCursor: cursor } = first.body;
    const second = await service.post('many', 'tools', { cursor });
    expect(second.body.items[0].name).toBe('tool-10');
    const all = await collect(service.client.servers.tools(service.place('many')));
    expect(all.map(({ name }) => name)).toEqual(
      Array.from({ length: 35 }, (_, index) => `tool-${index}`),
    );
    const last = await service.post('many', 'tools', { cursor: '30' });
    expect(last.body).not.toHaveProperty('nextCursor');
  });
});

it('a server that wants a folder of its own gets one, which is gone afterwards', async () => {
  const call = { toolName: 'environment' };
  const { content } = await service.client.servers.callTool(service.place('kept'), call);
  const place: unknown = JSON.parse(String(content?.[0]?.['text'])).PLACE;
  expect(place).toEqual(expect.stringMatching(/^\/.+/));
});

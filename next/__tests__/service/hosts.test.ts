/** Hosts over HTTP, and what a run takes from them. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { profileOfHost } from '../../src/service/hosts/profile.ts';
import { TEMPLATE_NAMES } from '../../src/service/hosts/templates.ts';
import { startTenants } from '../support/tenants.ts';

let tenants: Awaited<ReturnType<typeof startTenants>>;
/** Ids of projects by name. */
const projects: Record<string, string> = {};
let hosts: string;
let server: string;
let names = 0;

beforeAll(async () => {
  tenants = await startTenants();
  for (const name of ['Default', 'Private', 'Rival']) {
    projects[name] = await tenants.idOf('projects', name);
  }
  hosts = `/projects/${projects['Default']}/hosts`;
  server = await tenants.idOf('servers', 'remote');
});
afterAll(() => tenants.close());

const send = (path: string, body?: unknown, method?: string) =>
  tenants.send('owner', path, body, method);
const listed = async (id: string) =>
  (await send(hosts)).body.items.find((host: { id: string }) => host.id === id);
/** Creates a host with a new name. */
async function create(config: object) {
  names += 1;
  const { status, body } = await send(hosts, {
    name: `host ${names}`,
    config: { modelId: 'm', ...config },
  });
  expect(status).toBe(201);
  return body;
}
/** Sets all times back, so that a change shows. */
async function age(): Promise<void> {
  await tenants.database.updateTable('projects').set({ updatedAt: 1 }).execute();
  await tenants.database.updateTable('hosts').set({ updatedAt: 1 }).execute();
}
const projectTime = async () => {
  const { body } = await send('/projects');
  return body.items.find(({ id }: { id: string }) => id === projects['Default']).updatedAt;
};

test.each([
  ['no name', { config: { modelId: 'm' } }, 400],
  ['a blank name', { name: ' ', config: { modelId: 'm' } }, 400],
  ['a long name', { name: 'x'.repeat(201), config: { modelId: 'm' } }, 400],
  ['another member', { name: 'x', config: { modelId: 'm' }, serverIds: [] }, 400],
  ['no source', { name: 'x' }, 400],
  ['two sources', { name: 'x', template: 'claude', config: { modelId: 'm' } }, 400],
  ['an unknown template', { name: 'x', template: 'constructor' }, 400],
  ['an unknown theme', { name: 'x', template: 'claude', theme: 'blue' }, 400],
  ['no model', { name: 'x', config: {} }, 400],
  ['a blank model', { name: 'x', config: { modelId: ' ' } }, 400],
  ['an unknown server', { name: 'x', config: { modelId: 'm', serverIds: ['sv'] } }, 404],
  [
    'an unknown optional server',
    { name: 'x', config: { modelId: 'm', optionalServerIds: ['sv'] } },
    404,
  ],
])('a host with %s is refused', async (_name, body, status) => {
  await age();
  const code = status === 400 ? 'VALIDATION_ERROR' : 'NOT_FOUND';
  expect(await send(hosts, body)).toMatchObject({ status, body: { code } });
  const { name = '' } = { name: '', ...body };
  const { items } = (await send(hosts)).body;
  expect(items.map((host: { name: string }) => host.name)).not.toContain(name.trim());
  expect(await projectTime()).toBe(1);
});

test.each([
  [
    'mcpjam',
    'anthropic/claude-haiku-4.5',
    0.7,
    { name: 'mcpjam-inspector', version: '0.0.0' },
    true,
  ],
  ['claude', 'anthropic/claude-haiku-4.5', 1, { name: 'claude-ai', version: '0.1.0' }, true],
  [
    'vscode',
    'anthropic/claude-sonnet-4.5',
    0.7,
    { name: 'Visual Studio Code', version: '1.134.0' },
    false,
  ],
  ['n8n', 'anthropic/claude-haiku-4.5', 0.7, null, true],
])('template %s', async (template, modelId, temperature, clientInfo, respectToolVisibility) => {
  const { status, body } = await send(hosts, { name: ` ${template} `, template, theme: 'light' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: template,
    config: { hostStyle: template, hostContext: { theme: 'light' } },
  });
  expect(await profileOfHost(tenants, projects['Default'] ?? '', body.id)).toMatchObject({
    modelId,
    temperature,
    clientInfo,
    respectToolVisibility,
    systemPrompt: null,
    requestTimeoutMs: null,
  });
});

test('there are twelve templates, dark without a theme', async () => {
  const project = `/projects/${projects['Private']}/hosts`;
  for (const template of TEMPLATE_NAMES) {
    const { body } = await send(project, { name: template, template });
    expect(body.config.hostContext).toEqual({ theme: 'dark' });
    await profileOfHost(tenants, projects['Private'] ?? '', body.id);
  }
  expect((await send(project)).body.items).toHaveLength(12);
});

test('a configuration is returned as it came, and its hash follows the content', async () => {
  const config = {
    modelId: 'm',
    serverIds: [server, server],
    custom: { b: [1, null], a: 'x' },
    computer: null,
  };
  const host = await create(config);
  expect(host.config).toEqual(config);
  expect((await send(`${hosts}/${host.id}`)).body).toEqual(host);
  const same = await create({ custom: { a: 'x', b: [1, null] }, ...config });
  const other = await create({ ...config, custom: { b: [null, 1], a: 'x' } });
  const [one, two, three] = await Promise.all([host.id, same.id, other.id].map(listed));
  expect(one).toMatchObject({ modelId: 'm', serverCount: 1, createdAt: expect.any(Number) });
  expect(two.hostConfigId).toBe(one.hostConfigId);
  expect(three.hostConfigId).not.toBe(one.hostConfigId);
});

test('names are unique in a project', async () => {
  const [host, other] = [await create({}), await create({})];
  const taken = { status: 409, body: { code: 'CONFLICT', details: { hostId: host.id } } };
  expect(await send(hosts, { name: host.name, template: 'n8n' })).toMatchObject(taken);
  expect(await send(`${hosts}/${other.id}`, { name: host.name }, 'PATCH')).toMatchObject(taken);
  const elsewhere = `/projects/${projects['Private']}/hosts`;
  expect((await send(elsewhere, { name: host.name, template: 'n8n' })).status).toBe(201);
});

test.each([
  ['a new name', { name: 'renamed' }, 200, true],
  ['a new configuration', { config: { modelId: 'm', b: 2 } }, 200, true],
  ['nothing new', { name: 'patched', config: { a: 1, modelId: 'm' } }, 200, false],
  ['no change', {}, 400, false],
  ['another member', { name: 'renamed', modelId: 'm' }, 400, false],
  ['a configuration without a model', { config: { b: 2 } }, 400, false],
  ['an unknown server', { config: { modelId: 'm', serverIds: ['sv'] } }, 404, false],
])('PATCH with %s', async (_name, body, status, isChanged) => {
  const { id } = (await send(hosts, { name: 'patched', config: { modelId: 'm', a: 1 } })).body;
  await age();
  expect((await send(`${hosts}/${id}`, body, 'PATCH')).status).toBe(status);
  const expected = {
    id,
    name: 'patched',
    config: { modelId: 'm', a: 1 },
    ...(isChanged ? body : {}),
  };
  expect((await send(`${hosts}/${id}`)).body).toEqual(expected);
  const times = [await projectTime(), (await listed(id)).updatedAt];
  expect(times.map((time) => time > 1)).toEqual([isChanged, isChanged]);
  await send(`${hosts}/${id}`, {}, 'DELETE');
});

test('DELETE takes no settings and works once', async () => {
  const path = `${hosts}/${(await create({})).id}`;
  await age();
  for (const body of [{ force: null }, []]) {
    expect((await send(path, body, 'DELETE')).status).toBe(400);
  }
  expect(await projectTime()).toBe(1);
  const deleted = await send(path, undefined, 'DELETE');
  expect(deleted).toMatchObject({
    status: 200,
    body: { id: path.split('/').at(-1), deleted: true },
  });
  expect(await projectTime()).toBeGreaterThan(1);
  expect((await send(path, undefined, 'DELETE')).status).toBe(404);
});

test.each([
  ['owner', 'Default', 200],
  ['member', 'Default', 200],
  ['guest', 'Default', 401],
  ['rival', 'Default', 404],
  ['insider', 'Private', 404], // the project, but not this host
  ['member', 'Private', 404],
  ['rival', 'Rival', 404],
])('%s asks %s for a host of Default: %d', async (who, project, status) => {
  const { id, name } = await create({});
  const path = `/projects/${projects[project]}/hosts/${id}`;
  expect((await tenants.send(who, path)).status).toBe(status);
  expect((await tenants.send(who, path, { name }, 'PATCH')).status).toBe(status);
  expect((await tenants.send(who, path, undefined, 'DELETE')).status).toBe(status);
});

test.each([
  ['insider', 200],
  ['owner', 200],
  ['member', 404],
  ['rival', 404],
  ['guest', 401],
])('%s lists hosts of the private project: %d', async (who, status) => {
  expect((await tenants.send(who, `/projects/${projects['Private']}/hosts`)).status).toBe(status);
});

test('pages', async () => {
  const list = `/projects/${projects['Rival']}/hosts`;
  const projectId = projects['Rival'] ?? '';
  const rows = Array.from({ length: 205 }, (_, at) => {
    return {
      id: `h_${at}`,
      projectId,
      name: `n${at}`,
      config: '{"modelId":"m"}',
      createdAt: 1,
      updatedAt: 1,
    };
  });
  await tenants.database.insertInto('hosts').values(rows).execute();
  const read = async (query: string) => (await tenants.send('rival', `${list}?${query}`)).body;
  const sizes = ['', 'limit=', 'limit=x', 'limit=0', 'limit=2.9', 'limit=999'].map(
    async (query) => (await read(query)).items.length,
  );
  expect(await Promise.all(sizes)).toEqual([205, 205, 100, 1, 2, 200]);
  const { nextCursor } = await read('limit=200');
  await tenants.send('rival', list, { name: 'new', template: 'n8n' });
  const last = await read(`cursor=${nextCursor}`);
  expect(last.items.map(({ name }: { name: string }) => name)).toEqual([
    'n200',
    'n201',
    'n202',
    'n203',
    'n204',
    'new',
  ]);
  expect(last).not.toHaveProperty('nextCursor');
  for (const [path, cursor] of [
    [hosts, nextCursor],
    [list, `${nextCursor}x`.replace('A', 'B')],
    [list, '3'],
    [list, 'MTIz'.repeat(9)],
  ]) {
    const who = path === list ? 'rival' : 'owner';
    expect(await tenants.send(who, `${path}?cursor=${cursor}`)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR' },
    });
  }
});

test('a run takes the settings of a host', async () => {
  const mcpProfile = { initialize: { clientInfo: { name: 'c', version: '1' } } };
  const connectionDefaults = { headers: {}, requestTimeout: 5_000 };
  const clientCapabilities = { roots: {} };
  const { id } = await create({
    systemPrompt: 'Be brief',
    temperature: 0,
    respectToolVisibility: false,
    serverIds: [server],
    mcpProfile,
    connectionDefaults,
    clientCapabilities,
    harness: null,
    builtInToolIds: [],
    computer: {},
    progressiveToolDiscovery: false,
  });
  expect(await profileOfHost(tenants, projects['Default'] ?? '', id)).toEqual({
    id,
    modelId: 'm',
    systemPrompt: 'Be brief',
    temperature: 0,
    requestTimeoutMs: 5_000,
    clientCapabilities,
    clientInfo: { name: 'c', version: '1' },
    respectToolVisibility: false,
    serverIds: [server],
  });
  const elsewhere = profileOfHost(tenants, projects['Private'] ?? '', id);
  await expect(elsewhere).rejects.toMatchObject({ status: 404 });
});

test.each([
  ['harness', { harness: 'codex' }],
  ['computer', { computer: { kind: 'x' } }],
  ['builtInToolIds', { builtInToolIds: ['x'] }],
  ['progressiveToolDiscovery', { progressiveToolDiscovery: true }],
  ['modelVisibleMcpToolResults', { modelVisibleMcpToolResults: false }],
  ['serverConnectionOverrides', { serverConnectionOverrides: { a: {} } }],
  ['connectionDefaults.headers', { connectionDefaults: { headers: { a: 'b' } } }],
])('a run refuses %s of a host', async (member, config) => {
  const { id } = await create(config);
  const message = expect.stringContaining(member);
  await expect(profileOfHost(tenants, projects['Default'] ?? '', id)).rejects.toMatchObject({
    status: 400,
    message,
  });
});

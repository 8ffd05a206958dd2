/** Hosts over HTTP, and what a run takes from them. */
import { expect, test } from '@jest/globals';
import { profileOfHost, TEMPLATE_NAMES } from '../../src/service/hosts/hosts.ts';
import { openDatabase } from '../../src/service/storage/database.ts';
import { closing } from '../support/closings.ts';
import { folderWith } from '../support/folder.ts';
import { remoteServer, startTestService } from '../support/service.ts';

let names = 0;
const config = { modelId: 'm' };

const databaseFile = `${folderWith()}/service.db`;
const remote = remoteServer('remote', 'https://mcp.example.test/mcp');
const projects = [{ servers: [remote] }, { name: 'Other' }];
const service = await startTestService(projects, { databaseFile });
const database = openDatabase(databaseFile);
closing(() => database.destroy());
const { id: serverId } = await database
  .selectFrom('servers')
  .select('id')
  .executeTakeFirstOrThrow();
const ids = await database.selectFrom('projects').select(['id', 'name']).execute();
const idOf = (project: string) => ids.find(({ name }) => name === project)?.id ?? '';

const hostsOf = (project: string) => `/projects/${idOf(project)}/hosts`;
const send = (path: string, body?: unknown, method?: string) =>
  service.send(`${hostsOf('Default')}${path}`, body, method === undefined ? {} : { method });
const profile = (id: string, project = 'Default') => profileOfHost(database, idOf(project), id);
/** Creates a host with a new name. */
async function create(members: object) {
  names += 1;
  const host = { name: `host ${names}`, config: { ...config, ...members } };
  return (await send('', host)).body;
}
/** Whether the host and its project change during `act`. */
async function changes(id: string, act: () => Promise<unknown>) {
  await database.updateTable('projects').set({ updatedAt: 1 }).execute();
  await database.updateTable('hosts').set({ updatedAt: 1 }).execute();
  await act();
  const { body } = await service.send('/projects');
  const hosts = (await send('')).body.items;
  const times = [...body.items, ...hosts].filter((one) => [id, idOf('Default')].includes(one.id));
  return times.map(({ updatedAt }) => updatedAt > 1);
}

test.each([
  ['no name', { config }, 400],
  ['a long name', { name: 'x'.repeat(201), config }, 400],
  ['another member', { name: 'x', config, serverIds: [] }, 400],
  ['no source', { name: 'x' }, 400],
  ['two sources', { name: 'x', template: 'claude', config }, 400],
  ['an unknown template', { name: 'x', template: 'constructor' }, 400],
  ['an unknown theme', { name: 'x', template: 'claude', theme: 'blue' }, 400],
  ['a blank model', { name: 'x', config: { modelId: ' ' } }, 400],
  ['an unknown server', { name: 'x', config: { ...config, serverIds: ['sv'] } }, 404],
])('a host with %s is refused', async (_name, body, status) => {
  const post = async () => expect((await send('', body)).status).toBe(status);
  expect(await changes('', post)).toEqual([false]);
});

test('templates', async () => {
  const profiles: Record<string, object> = {};
  for (const template of TEMPLATE_NAMES) {
    const theme = template === 'claude' ? 'light' : undefined;
    const { body } = await send('', { name: ` ${template} `, template, theme });
    profiles[body.name] = { ...(await profile(body.id)), ...body.config.hostContext };
  }
  expect(Object.keys(profiles)).toHaveLength(12);
  const vscode = { name: 'Visual Studio Code', version: '1.134.0' };
  expect(profiles).toMatchObject({
    claude: { theme: 'light', temperature: 1, clientInfo: { name: 'claude-ai' } },
    vscode: { theme: 'dark', clientInfo: vscode, respectToolVisibility: false },
    n8n: { temperature: 0.7, clientInfo: null, respectToolVisibility: true, systemPrompt: null },
  });
});

test('a configuration is returned as it came, and its hash follows the content', async () => {
  const serverIds = [serverId, serverId];
  const sent = { serverIds, custom: { b: [1, null], a: 'x' }, computer: null };
  const host = await create(sent);
  expect(host.config).toEqual({ ...config, ...sent });
  expect((await send(`/${host.id}`)).body).toEqual(host);
  await create({ computer: null, custom: { a: 'x', b: [1, null] }, serverIds });
  await create({ ...sent, custom: { b: [null, 1], a: 'x' } });
  const [one, same, other] = (await send('')).body.items.slice(-3);
  expect(one).toMatchObject({ id: host.id, name: host.name, modelId: 'm', serverCount: 1 });
  expect(same.hostConfigId).toBe(one.hostConfigId);
  expect(other.hostConfigId).not.toBe(one.hostConfigId);
});

test('names are unique in a project', async () => {
  const [{ id: hostId, name }, other] = [await create({}), await create({})];
  const taken = { status: 409, body: { code: 'CONFLICT', details: { hostId } } };
  expect(await send('', { name, config })).toMatchObject(taken);
  expect(await send(`/${other.id}`, { name }, 'PATCH')).toMatchObject(taken);
  const elsewhere = await service.send(hostsOf('Other'), { name, config });
  expect(elsewhere.status).toBe(201);
});

test.each([
  ['a new name', { name: 'renamed' }, 200, true],
  ['a new configuration', { config: { ...config, b: 2 } }, 200, true],
  ['nothing new', { name: 'patched', config: { a: 1, ...config } }, 200, false],
  ['no change', {}, 400, false],
  ['a configuration without a model', { config: { b: 2 } }, 400, false],
])('PATCH with %s', async (_name, body, status, isChanged) => {
  const old = { name: 'patched', config: { ...config, a: 1 } };
  const { id } = (await send('', old)).body;
  const patch = async () => expect((await send(`/${id}`, body, 'PATCH')).status).toBe(status);
  expect(await changes(id, patch)).toEqual([isChanged, isChanged]);
  expect((await send(`/${id}`)).body).toEqual({ id, ...old, ...(isChanged ? body : {}) });
  await send(`/${id}`, {}, 'DELETE');
});

test('DELETE takes no settings and works once', async () => {
  const { id } = await create({});
  const remove = async (body?: unknown) => send(`/${id}`, body, 'DELETE');
  expect((await remove({ force: true })).status).toBe(400);
  expect((await remove([])).status).toBe(400);
  const removeOnce = async () => expect((await remove()).body).toEqual({ id, deleted: true });
  expect(await changes(id, removeOnce)).toEqual([true]);
  expect((await remove()).status).toBe(404);
});

test('pages', async () => {
  const rows = Array.from({ length: 205 }, (_, at) => {
    const row = { id: `h_${at}`, projectId: idOf('Other'), name: `n${at}` };
    return { ...row, config: JSON.stringify(config), createdAt: 1, updatedAt: 1 };
  });
  await database.insertInto('hosts').values(rows).execute();
  const read = (query: string) => service.send(`${hostsOf('Other')}?${query}`);
  const queries = ['', 'limit=', 'limit=x', 'limit=0', 'limit=2.9', 'limit=999'];
  const answers = await Promise.all(queries.map(read));
  expect(answers.map(({ body }) => body.items.length)).toEqual([206, 206, 100, 1, 2, 200]);
  const { nextCursor } = answers[5]?.body ?? {};
  await service.send(hostsOf('Other'), { name: 'new', config });
  const { items, ...rest } = (await read(`cursor=${nextCursor}`)).body;
  expect([items.length, items[0].name, items[6].name, rest]).toEqual([7, 'n199', 'new', {}]);
  const edited = `${nextCursor.slice(0, -2)}AA`;
  for (const cursor of [edited, '3', 'MTIz'.repeat(9)]) {
    expect((await read(`cursor=${cursor}`)).status).toBe(400);
  }
  expect((await send(`?cursor=${nextCursor}`)).status).toBe(400); // of another list
});

test('a run takes the settings of a host', async () => {
  const plain = { systemPrompt: 'Be brief', temperature: 0, respectToolVisibility: false };
  const serverIds = [serverId];
  const shared = { ...plain, clientCapabilities: { roots: {} } };
  const absent = { harness: null, builtInToolIds: [], computer: {} };
  const clientInfo = { name: 'c', version: '1' };
  const client = { mcpProfile: { initialize: { clientInfo } }, progressiveToolDiscovery: false };
  const connectionDefaults = { headers: {}, requestTimeout: 5_000 };
  const { id } = await create({ ...shared, serverIds, ...absent, ...client, connectionDefaults });
  const expected = { ...config, ...shared, clientInfo, requestTimeoutMs: 5_000 };
  expect(await profile(id)).toEqual(expected);
  for (const [requestTimeout, requestTimeoutMs] of [
    [0.5, 1],
    [1e12, 600_000],
  ]) {
    const odd = await create({ connectionDefaults: { requestTimeout } });
    expect(await profile(odd.id)).toMatchObject({ requestTimeoutMs });
  }
  const blank = await create({ systemPrompt: '' });
  expect((await profile(blank.id)).systemPrompt).toBeNull();
  await expect(profile(id, 'Other')).rejects.toMatchObject({ status: 404 });
});

test.each([
  ['harness', { harness: 'codex' }],
  ['computer', { computer: { kind: 'x' } }],
  ['builtInToolIds', { builtInToolIds: ['x'] }],
  ['progressiveToolDiscovery', { progressiveToolDiscovery: true }],
  ['modelVisibleMcpToolResults', { modelVisibleMcpToolResults: false }],
  ['serverConnectionOverrides', { serverConnectionOverrides: { a: {} } }],
  ['connectionDefaults.headers', { connectionDefaults: { headers: { a: 'b' } } }],
])('a run refuses %s of a host', async (member, members) => {
  const { id } = await create(members);
  const refusal = { status: 400, message: expect.stringContaining(member) };
  await expect(profile(id)).rejects.toMatchObject(refusal);
});

/** Chat sessions and chatboxes over HTTP. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ChatboxSetup } from '../../src/service/settings.ts';
import { startTenants, type Tenants } from '../support/tenants.ts';

let tenants: Tenants;
let project: string;

/** Title, project, time of the last activity, owner, status. Titles follow the expected order. */
const SESSIONS = [
  ['f', 'Default', 100, null, 'active'],
  ['e', 'Default', 200, null, 'active'],
  ['d', 'Default', 200, null, 'active'],
  ['c', 'Default', 200, 'member', 'active'],
  ['b', 'Private', 300, null, 'active'],
  ['a', 'Rival', 400, null, 'active'],
  ['z', 'Default', 500, null, 'archived'],
] as const;

const silent: ChatboxSetup = {
  name: 'silent',
  description: 'd',
  mode: 'invited_only',
  host: 'host',
  hostStyle: null,
  modelId: null,
  systemPrompt: null,
  temperature: null,
  requireToolApproval: null,
  servers: ['local', 'remote', 'gone'],
  link: 'https://app.example.test/c/x?a=1#b',
};
const own = { hostStyle: 'own', modelId: 'own/m', systemPrompt: '', temperature: 0 };
const chatboxes: ChatboxSetup[] = [
  silent,
  { ...silent, ...own, name: 'own', requireToolApproval: false, servers: [], link: null },
  { ...silent, name: 'lost', host: 'gone' },
];
const config = {
  modelId: 'host/m',
  hostStyle: 'claude',
  systemPrompt: 'Be brief',
  temperature: 1,
  requireToolApproval: true,
};

beforeAll(async () => {
  tenants = await startTenants();
  const { database, idOf, send } = tenants;
  project = `/projects/${idOf('Default')}`;
  for (const [title, projectName, lastActivityAt, owner, status] of SESSIONS) {
    const ownerId = owner === null ? null : idOf(owner);
    const row = { id: title, title, status, ownerId, isPinned: 1, createdAt: 5, lastActivityAt };
    await database
      .insertInto('chatSessions')
      .values({ ...row, projectId: idOf(projectName) })
      .execute();
  }
  await send('owner', `${project}/hosts`, { name: 'host', config });
  for (const { name, ...settings } of chatboxes) {
    const row = {
      id: name,
      name,
      settings: JSON.stringify({ name, ...settings }),
      createdAt: 1,
      updatedAt: 2,
    };
    await database
      .insertInto('chatboxes')
      .values({ ...row, projectId: idOf('Default') })
      .execute();
  }
  const grant = {
    userId: idOf('member'),
    serverId: idOf('remote'),
    address: '',
    sealed: '',
    updatedAt: 1,
  };
  await database
    .insertInto('oauthGrants')
    .values({ ...grant, hasClientSecret: 0, scopes: '[]' })
    .execute();
});
afterAll(() => tenants.close());

const titles = (body: { items: { title: string }[] }) =>
  body.items.map(({ title }) => title).join('');

test.each([
  ['owner', '', 'bdef'],
  ['insider', 'status=active', 'bdef'],
  ['member', 'status=', 'cdef'],
  ['rival', '', 'a'],
  ['member', 'status=archived', 'z'],
  ['owner', 'projectId=Default', 'def'],
  ['owner', 'projectId=Private', 'b'],
  ['owner', 'before=200', 'f'],
  ['owner', 'before=201&limit=x', 'def'],
  ['owner', 'before=9999999999999999', 'bdef'],
  ['owner', 'before=&cursor=&limit=', 'bdef'],
  ['owner', 'limit=-3', 'b'],
])('%s asks for sessions with "%s": %s', async (who, query, expected) => {
  const filled = query.replace(/projectId=(\w+)/, (_, name) => `projectId=${tenants.idOf(name)}`);
  const { status, body } = await tenants.send(who, `/chat-sessions?${filled}`);
  expect([status, titles(body)]).toEqual([200, expected]);
});

test('a session has all its fields', async () => {
  const { body } = await tenants.send('member', '/chat-sessions?limit=1');
  expect(body.items).toEqual([
    {
      id: 'c',
      title: 'c',
      status: 'active',
      projectId: tenants.idOf('Default'),
      visibility: 'private',
      createdAt: 5,
      lastActivityAt: 200,
      isPinned: true,
      isUnread: false,
    },
  ]);
});

test.each(['cursor', 'before'])('pages by %s, also where times are equal', async (name) => {
  let query = '';
  let seen = '';
  for (let page = 0; page < 4; page += 1) {
    const { body } = await tenants.send('member', `/chat-sessions?limit=1${query}`);
    seen += titles(body);
    query = `&${name}=${body.nextCursor}${name === 'cursor' ? '&before=1' : ''}`; // The cursor wins.
  }
  expect([seen, query]).toEqual(['cdef', expect.stringContaining('undefined')]);
});

test.each([
  ['owner', 'status=open', 400],
  ['owner', 'cursor=200', 400],
  ['owner', 'before=12345678901234567', 400],
  ['owner', 'before=yesterday', 400],
  ['owner', 'cursor=OF_CHATBOXES', 400],
  ['owner', 'projectId=p', 404],
  ['owner', 'projectId=Rival', 404],
  ['member', 'projectId=Private', 404],
  ['guest', '', 401],
])('%s asks for sessions with "%s": %d', async (who, query, status) => {
  const { body } = await tenants.send('owner', `${project}/chatboxes?limit=1`);
  const filled = query
    .replace(/projectId=(\w\w+)/, (_, name) => `projectId=${tenants.idOf(name)}`)
    .replace('OF_CHATBOXES', body.nextCursor);
  expect((await tenants.send(who, `/chat-sessions?${filled}`)).status).toBe(status);
});

const open = (who: string, path: string) => tenants.send(who, `${project}/${path}`);

test('chatboxes are listed', async () => {
  const { items } = (await open('member', 'chatboxes')).body;
  const hostId = (await open('owner', 'hosts')).body.items[0].id;
  const times = { createdAt: 1, updatedAt: 2 };
  const { name, description, mode } = silent;
  expect(items).toEqual([
    {
      ...{ id: name, name, projectId: tenants.idOf('Default'), description, mode, ...times },
      ...{ hostId, hostName: 'host', hostStyle: 'claude' },
      ...{ serverCount: 2, serverNames: ['remote', 'local'] },
      link: { path: '/c/x?a=1#b', url: silent.link },
    },
    expect.objectContaining({ id: 'own', hostStyle: 'own', serverNames: [], link: null }),
    expect.objectContaining({ id: 'lost', hostId: null, hostName: null, hostStyle: null }),
  ]);
});

const nothing = { hostStyle: null, modelId: null, systemPrompt: null, temperature: null };
test.each([
  ['silent', config], // from the host
  ['own', { ...own, requireToolApproval: false }],
  ['lost', { ...nothing, requireToolApproval: false }],
])('settings of chatbox %s', async (id, settings) => {
  expect(await open('member', `chatboxes/${id}`)).toMatchObject({
    status: 200,
    body: { id, ...settings },
  });
});

test.each([
  ['member', true],
  ['owner', false],
])('servers for %s: OAuth %s', async (who, useOAuth) => {
  const url = 'https://mcp.example.test/***/mcp';
  expect((await open(who, 'scenarios/silent')).body.servers).toEqual([
    { id: tenants.idOf('remote'), name: 'remote', url, useOAuth },
    { id: tenants.idOf('local'), name: 'local', url: null, useOAuth: false },
  ]);
});

test.each([
  ['owner', 'Default', 'cb', 404],
  ['owner', 'Private', 'silent', 404],
  ['rival', 'Default', 'silent', 404],
  ['member', 'Private', '', 404],
  ['guest', 'Default', '', 401],
])('%s asks %s for chatbox "%s": %d', async (who, name, id, status) => {
  const path = `/projects/${tenants.idOf(name)}/chatboxes${id === '' ? '' : `/${id}`}`;
  expect((await tenants.send(who, path)).status).toBe(status);
});

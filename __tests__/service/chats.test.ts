/** Chat sessions and chatboxes over HTTP. */
import { afterAll, expect, test } from '@jest/globals';
import { startTenants } from '../support/tenants.ts';

const path = (project: string, rest: string) => `/projects/${tenants.idOf(project)}/${rest}`;

/** Title, project, time of the last activity, owner, status. Titles follow the expected order. */
const SESSIONS: [string, string, number, (string | null)?, string?][] = [
  ['f', 'Default', 100],
  ['e', 'Default', 200],
  ['d', 'Default', 200],
  ['c', 'Default', 200, 'member'],
  ['b', 'Private', 300],
  ['a', 'Rival', 400],
  ['z', 'Default', 500, null, 'archived'],
];
const LINK = 'https://app.example.test/c/x?a=1#b';
const names = {
  description: 'd',
  mode: 'invited_only',
  host: 'host',
  servers: ['local', 'remote'],
};
const said = { hostStyle: 'own', modelId: 'own/m', systemPrompt: '', temperature: 0 };
const silent = { hostStyle: null, modelId: null, systemPrompt: null, temperature: null };
const ofHost = { hostStyle: 'claude', modelId: 'host/m', systemPrompt: 'Be brief', temperature: 1 };
const CHATBOXES = {
  silent: { ...names, ...silent, requireToolApproval: null, link: LINK },
  own: { ...names, ...said, requireToolApproval: false, servers: ['gone'], link: null },
  lost: { ...names, ...silent, requireToolApproval: null, host: 'gone', link: null },
};

const tenants = await startTenants();
const { database, idOf, send } = tenants;
const sessions = SESSIONS.map(([id, project, lastActivityAt, owner, status = 'active']) => {
  const ownerId = owner ? idOf(owner) : null;
  const row = { id, title: id, status, ownerId, isPinned: 1, createdAt: 5, lastActivityAt };
  return { ...row, projectId: idOf(project) };
});
await database.insertInto('chatSessions').values(sessions).execute();
const config = { ...ofHost, requireToolApproval: true };
await send('owner', path('Default', 'hosts'), { name: 'host', config });
const chatboxes = Object.entries(CHATBOXES).map(([name, settings]) => {
  const row = { id: name, projectId: idOf('Default'), name, createdAt: 1, updatedAt: 2 };
  return { ...row, settings: JSON.stringify({ name, ...settings }) };
});
await database.insertInto('chatboxes').values(chatboxes).execute();
const grant = { userId: idOf('member'), serverId: idOf('remote'), address: '', sealed: '' };
const row = { ...grant, hasClientSecret: 0, scopes: '[]' };
await database.insertInto('oauthGrants').values(row).execute();
afterAll(() => tenants.close());

/** Titles, in upper case if they are private. */
const titles = (items: { title: string; visibility: string }[] = []) =>
  items.map((one) => (one.visibility === 'private' ? one.title.toUpperCase() : one.title)).join('');

test.each([
  ['owner', '', 200, 'bdef'],
  ['insider', 'status=active', 200, 'bdef'],
  ['member', 'status=', 200, 'Cdef'],
  ['rival', '', 200, 'a'],
  ['member', 'status=archived', 200, 'z'],
  ['owner', 'projectId={Default}', 200, 'def'],
  ['owner', 'projectId={Private}', 200, 'b'],
  ['owner', 'before=200', 200, 'f'],
  ['owner', 'before=201&limit=x', 200, 'def'],
  ['owner', 'before=9999999999999999', 200, 'bdef'],
  ['owner', 'before=&cursor=&limit=', 200, 'bdef'],
  ['owner', 'limit=-3', 200, 'b'],
  ['owner', 'status=open', 400, ''],
  ['owner', 'cursor=200', 400, ''],
  ['owner', 'before=12345678901234567', 400, ''],
  ['owner', 'cursor={of chatboxes}', 400, ''],
  ['owner', 'projectId=p', 404, ''],
  ['owner', 'projectId={Rival}', 404, ''],
  ['member', 'projectId={Private}', 404, ''],
  ['guest', '', 401, ''],
])('%s asks for sessions with "%s": %d %s', async (who, query, status, expected) => {
  const { nextCursor } = (await tenants.send('owner', path('Default', 'chatboxes?limit=1'))).body;
  const filled = query.replace(/\{(.*)\}/, (_, name) => tenants.idOf(name) || nextCursor);
  const answer = await tenants.send(who, `/chat-sessions?${filled}`);
  expect([answer.status, titles(answer.body.items)]).toEqual([status, expected]);
});

test.each(['cursor', 'before'])('pages by %s, also where times are equal', async (name) => {
  let query = '';
  let seen = '';
  for (let page = 0; page < 4; page += 1) {
    const { body } = await tenants.send('member', `/chat-sessions?limit=1${query}`);
    expect(body.items).toMatchObject([{ isPinned: true, isUnread: false, createdAt: 5 }]);
    seen += titles(body.items);
    query = `&${name}=${body.nextCursor}${name === 'cursor' ? '&before=x' : ''}`; // The cursor wins.
  }
  expect([seen, query]).toEqual(['Cdef', expect.stringContaining('undefined')]);
});

test.each([
  ['silent', ofHost, true, { path: '/c/x?a=1#b', url: LINK }, 'host', ['remote', 'local']],
  ['own', said, false, null, 'host', []],
  ['lost', silent, false, null, null, ['remote', 'local']],
])('chatbox %s', async (id, settings, requireToolApproval, link, hostName, serverNames) => {
  const { items } = (await tenants.send('member', path('Default', 'chatboxes'))).body;
  const listed = items.find((one: { id: string }) => one.id === id);
  const { host, servers: _, ...own } = names;
  const { hostStyle } = settings;
  const rest = { hostStyle, hostName, hostId: hostName && expect.any(String), link, serverNames };
  const ids = { id, name: id, projectId: tenants.idOf('Default'), createdAt: 1, updatedAt: 2 };
  expect(listed).toEqual({ ...ids, ...own, ...rest, serverCount: serverNames.length });
  const { body } = await tenants.send('member', path('Default', `scenarios/${id}`));
  const servers = serverNames.map((name) => expect.objectContaining({ name }));
  expect(body).toEqual({ ...listed, ...settings, requireToolApproval, servers });
});

test('servers show a redacted address, and whether the caller imported tokens', async () => {
  const remote = { id: tenants.idOf('remote'), name: 'remote' };
  const url = 'https://mcp.example.test/***/mcp';
  const local = { id: tenants.idOf('local'), name: 'local', url: null, useOAuth: false };
  for (const who of ['member', 'owner']) {
    const { body } = await tenants.send(who, path('Default', 'chatboxes/silent'));
    expect(body.servers).toEqual([{ ...remote, url, useOAuth: who === 'member' }, local]);
  }
});

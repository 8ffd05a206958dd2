/** Chat sessions and chatboxes over HTTP. */
import { afterAll, expect, test } from '@jest/globals';
import { startOnFile } from '../support/catalogue.ts';

const path = (project: string, rest: string) => `/projects/${idOf(project)}/${rest}`;

/** Title, project, time of the last activity, status. Titles follow the expected order. */
const SESSIONS: [string, string, number, string?][] = [
  ['f', 'Default', 100],
  ['e', 'Default', 200],
  ['d', 'Default', 200],
  ['b', 'Other', 300],
  ['z', 'Default', 500, 'archived'],
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

const service = await startOnFile();
const { database, idOf, send } = service;
const sessions = SESSIONS.map(([id, project, lastActivityAt, status = 'active']) => {
  const row = { id, title: id, status, isPinned: 1, createdAt: 5, lastActivityAt };
  return { ...row, projectId: idOf(project) };
});
await database.insertInto('chatSessions').values(sessions).execute();
const config = { ...ofHost, requireToolApproval: true };
await send(path('Default', 'hosts'), { name: 'host', config });
const chatboxes = Object.entries(CHATBOXES).map(([name, settings]) => {
  const row = { id: name, projectId: idOf('Default'), name, createdAt: 1, updatedAt: 2 };
  return { ...row, settings: JSON.stringify({ name, ...settings }) };
});
await database.insertInto('chatboxes').values(chatboxes).execute();
const grant = { serverId: idOf('remote'), address: '', sealed: '' };
const row = { ...grant, hasClientSecret: 0, scopes: '[]' };
await database.insertInto('oauthGrants').values(row).execute();
afterAll(() => service.close());

const titles = (items: { title: string }[] = []) => items.map(({ title }) => title).join('');

test.each([
  ['', 200, 'bdef'],
  ['status=', 200, 'bdef'],
  ['status=archived', 200, 'z'],
  ['projectId={Default}', 200, 'def'],
  ['before=200', 200, 'f'],
  ['before=201&limit=x', 200, 'def'],
  ['before=9999999999999999', 200, 'bdef'],
  ['before=&cursor=&limit=', 200, 'bdef'],
  ['limit=-3', 200, 'b'],
  ['status=open', 400, ''],
  ['cursor=200', 400, ''],
  ['before=12345678901234567', 400, ''],
  ['cursor={of chatboxes}', 400, ''],
  ['projectId=p', 404, ''],
])('sessions with "%s": %d %s', async (query, status, expected) => {
  const { nextCursor } = (await send(path('Default', 'chatboxes?limit=1'))).body;
  const filled = query.replace(/\{(.*)\}/, (_, name) => idOf(name) || nextCursor);
  const answer = await send(`/chat-sessions?${filled}`);
  expect([answer.status, titles(answer.body.items)]).toEqual([status, expected]);
});

test.each(['cursor', 'before'])('pages by %s, also where times are equal', async (name) => {
  let query = '';
  let seen = '';
  for (let page = 0; page < 4; page += 1) {
    const { body } = await send(`/chat-sessions?limit=1${query}`);
    expect(body.items).toMatchObject([{ isPinned: true, isUnread: false, createdAt: 5 }]);
    seen += titles(body.items);
    query = `&${name}=${body.nextCursor}${name === 'cursor' ? '&before=x' : ''}`; // The cursor wins.
  }
  expect([seen, query]).toEqual(['bdef', expect.stringContaining('undefined')]);
});

test.each([
  ['silent', ofHost, true, { path: '/c/x?a=1#b', url: LINK }, 'host', ['remote', 'local']],
  ['own', said, false, null, 'host', []],
  ['lost', silent, false, null, null, ['remote', 'local']],
])('chatbox %s', async (id, settings, requireToolApproval, link, hostName, serverNames) => {
  const { items } = (await send(path('Default', 'chatboxes'))).body;
  const listed = items.find((one: { id: string }) => one.id === id);
  const { host, servers: _, ...own } = names;
  const { hostStyle } = settings;
  const rest = { hostStyle, hostName, hostId: hostName && expect.any(String), link, serverNames };
  const ids = { id, name: id, projectId: idOf('Default'), createdAt: 1, updatedAt: 2 };
  expect(listed).toEqual({ ...ids, ...own, ...rest, serverCount: serverNames.length });
  const { body } = await send(path('Default', `scenarios/${id}`));
  const servers = serverNames.map((name) => expect.objectContaining({ name }));
  expect(body).toEqual({ ...listed, ...settings, requireToolApproval, servers });
});

test('servers show a redacted address, and whether tokens were imported', async () => {
  const remote = { id: idOf('remote'), name: 'remote', useOAuth: true };
  const url = 'https://mcp.example.test/***/mcp';
  const local = { id: idOf('local'), name: 'local', url: null, useOAuth: false };
  const { body } = await send(path('Default', 'chatboxes/silent'));
  expect(body.servers).toEqual([{ ...remote, url }, local]);
});

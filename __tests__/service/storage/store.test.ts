import { expect, it } from '@jest/globals';
import type { TestCase } from '../../../src/contract/cases/test-case.ts';
import type { Slice } from '../../../src/service/storage/records.ts';
import { onEveryEngine } from '../../support/service/storage/stores.ts';

const ALL: Slice = { after: null, limit: 1_000 };
/** More than an index of PostgreSQL takes, and not to be compressed. */
const LONG = Array.from({ length: 2_000 }, (_, index) => ((index * 7919) ** 2).toString(36)).join(
  '',
);

const toolCase = (title: string, toolName = 'echo'): TestCase => ({
  title,
  steps: [{ id: 's', kind: 'toolCall', serverName: 'tools', toolName, arguments: {} }],
});

onEveryEngine((at) => {
  it('keeps accounts by their names, made once', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => at.store.accounts.ensureOrganization('Team')),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const user = await at.store.accounts.ensureUser({ email: 'a@b.c', name: 'A' });
    expect(await at.store.accounts.ensureUser({ email: 'a@b.c', name: 'B' })).toEqual(user);
    expect(await at.store.accounts.findUser(user.id)).toEqual(user);
    expect(await at.store.accounts.findUser('usr_none')).toBeUndefined();
  });

  it('keeps who belongs to an organization, and as what', async () => {
    const { organizationId, userId } = await at.addProject();
    const { accounts } = at.store;
    expect(await accounts.roleOf(organizationId, userId)).toBeUndefined();
    await accounts.setRole(organizationId, userId, 'member');
    await accounts.setRole(organizationId, userId, 'admin');
    expect(await accounts.roleOf(organizationId, userId)).toBe('admin');
    expect(await accounts.roleOf('org_none', userId)).toBeUndefined();
    await accounts.removeMember(organizationId, userId);
    expect(await accounts.roleOf(organizationId, userId)).toBeUndefined();
    expect(await accounts.findOrganization(organizationId)).toMatchObject({ name: 'Default' });
    expect(await accounts.findOrganization('org_none')).toBeUndefined();
  });

  it('keeps hosts by project and name, with their configuration', async () => {
    const { projectId } = await at.addProject();
    const { hosts } = at.store;
    const config = { modelId: 'a/b', nul: '\u0000 "quoted"', clientCapabilities: { roots: {} } };
    const host = await hosts.add({ projectId, name: 'h', config });
    expect(host).toMatchObject({ name: 'h', config, createdAt: 1_000, updatedAt: 1_000 });
    expect(await hosts.find(projectId, host.id)).toEqual(host);
    expect(await hosts.findByName(projectId, 'h')).toEqual(host);
    expect(await hosts.find('prj_none', host.id)).toBeUndefined();
    await expect(hosts.add({ projectId, name: 'h', config })).rejects.toThrow();
    at.now = 2_000;
    expect(await hosts.update(host.id, { name: 'i', config: { modelId: 'c/d' } })).toBe(true);
    expect((await hosts.list(projectId, ALL)).items).toEqual([
      { ...host, name: 'i', config: { modelId: 'c/d' }, updatedAt: 2_000 },
    ]);
    expect(await hosts.remove('prj_none', host.id)).toBe(false);
    expect(await hosts.remove(projectId, host.id)).toBe(true);
    expect(await hosts.remove(projectId, host.id)).toBe(false);
    expect(await hosts.update(host.id, { name: 'i', config })).toBe(false);
  });

  it('keeps private projects from members that they do not name', async () => {
    const { organizationId, userId, projectId } = await at.addProject();
    const { projects } = at.store;
    const told = { description: 'd', icon: null, visibility: 'private' } as const;
    await projects.configure(projectId, { ...told, memberIds: [userId, userId] });
    const seenBy = async (memberId: string | null) =>
      (await projects.find({ organizationId, memberId }, projectId))?.description;
    expect([await seenBy(userId), await seenBy('usr_x'), await seenBy(null)]).toEqual([
      ...['d', undefined, 'd'],
    ]);
    await projects.configure(projectId, { ...told, memberIds: [] });
    expect(await seenBy(userId)).toBeUndefined();
    expect((await projects.list({ organizationId, memberId: userId }, ALL)).items).toEqual([]);
    await projects.configure(projectId, { ...told, visibility: 'organization', memberIds: [] });
    expect(await seenBy('usr_x')).toBe('d');
  });

  it('keeps chats as the configuration has them, under the ids they had', async () => {
    const { organizationId, userId, projectId } = await at.addProject();
    const { chatboxes, chatSessions } = at.store;
    const box = (name: string, link?: string) => ({
      name,
      settings: { mode: 'project_members' as const, servers: ['a'], ...(link && { link }) },
    });
    await chatboxes.configure(projectId, [box('one'), box('two')]);
    const [one, two] = (await chatboxes.list(projectId, ALL)).items;
    at.now = 2_000;
    await chatboxes.configure(projectId, [box('two', 'https://a.test/'), box('three')]);
    const { items } = await chatboxes.list(projectId, ALL);
    expect(items).toMatchObject([
      { id: two?.id, createdAt: 1_000, updatedAt: 2_000, ...box('two', 'https://a.test/') },
      box('three'),
    ]);
    expect(await chatboxes.find(projectId, one?.id ?? '')).toBeUndefined();
    expect(await chatboxes.find('prj_none', two?.id ?? '')).toBeUndefined();

    const session = (title: string, lastActivityAt: number, ownerId: string | null = null) => ({
      ...{ title, ownerId, lastActivityAt, status: 'active' as const, createdAt: 1 },
      ...{ visibility: ownerId === null ? ('project' as const) : ('private' as const) },
      ...{ isPinned: true, isUnread: false },
    });
    const all = [session('a', 5), session('b', 9), session('c', 5), session('own', 7, userId)];
    await chatSessions.configure(projectId, all);
    const reach = { organizationId, memberId: null };
    const query = { reach, userId, projectId: null, status: 'active' as const, beforeMs: null };
    const read = async (change: object, slice = ALL) => {
      const found = await chatSessions.list({ ...query, ...change }, slice);
      return found?.items.map(({ title }) => title);
    };
    expect(await read({})).toEqual(['b', 'own', 'c', 'a']);
    expect(await read({ userId: 'usr_x' })).toEqual(['b', 'c', 'a']);
    expect(await read({ beforeMs: 7 })).toEqual(['c', 'a']);
    expect(await read({ status: 'archived' })).toEqual([]);
    expect(await read({ projectId: 'prj_none' })).toEqual([]);
    const first = await chatSessions.list(query, { after: null, limit: 3 });
    const after = first?.items.at(-1)?.seq ?? 0;
    expect([first?.more, await read({}, { ...ALL, after })]).toEqual([true, ['a']]);
    await chatSessions.configure(projectId, [session('a', 11)]);
    expect(await read({})).toEqual(['a']);
    expect(await chatSessions.list(query, { after, limit: 3 })).toBeNull();
  });

  it('keeps keys, which outlive their organization', async () => {
    const { organizationId, userId } = await at.addProject();
    const id = await at.store.apiKeys.add({
      ...{ name: 'ci', hash: 'abc', visiblePrefix: 'sk_a', organizationId, userId },
    });
    at.now = 2_000;
    expect(await at.store.apiKeys.revoke(id)).toBe(true);
    at.now = 3_000;
    expect(await at.store.apiKeys.revoke(id)).toBe(true);
    expect(await at.store.apiKeys.revoke('key_none')).toBe(false);
    const key = {
      id,
      name: 'ci',
      visiblePrefix: 'sk_a',
      createdAt: 1_000,
      revokedAt: 2_000,
      userId,
    };
    expect(await at.store.apiKeys.list()).toEqual([
      { ...key, organizationId, organizationName: 'Default' },
    ]);
    expect(await at.store.accounts.removeOrganization('Default')).toBe(true);
    expect(await at.store.accounts.removeOrganization('Default')).toBe(false);
    expect(await at.store.apiKeys.findByHash('abc')).toEqual({
      ...{ ...key, organizationId: null, organizationName: null },
    });
    expect(await at.store.apiKeys.findByHash('abd')).toBeUndefined();
  });

  it('hands out lists in slices, in the order of creation', async () => {
    const { organizationId } = await at.addProject('first');
    const reach = { organizationId, memberId: null };
    for (const name of ['second', 'third']) await at.store.projects.ensure(organizationId, name);
    const { items, more } = await at.store.projects.list(reach, { after: null, limit: 2 });
    expect({ names: items.map(({ name }) => name), more }).toEqual({
      names: ['first', 'second'],
      more: true,
    });
    const rest = await at.store.projects.list(reach, {
      after: items[1]?.seq ?? null,
      limit: Number.MAX_SAFE_INTEGER - 1,
    });
    expect(rest.items.map(({ name }) => name)).toEqual(['third']);
    expect(rest.more).toBe(false);
    expect(
      (await at.store.projects.list({ ...reach, organizationId: 'org_none' }, ALL)).items,
    ).toEqual([]);
  });

  it('knows servers by name', async () => {
    const { projectId } = await at.addProject();
    const server = { name: 'tools', enabled: true, transportType: 'stdio', url: null };
    const id = await at.store.servers.upsert(projectId, server);
    await at.store.servers.disableAll(projectId);
    expect((await at.store.servers.findAll(projectId, [id, 'srv_none']))[0]?.enabled).toBe(false);
    at.now = 2_000;
    const changed = { ...server, transportType: 'http', url: 'http://a.b/mcp' };
    expect(await at.store.servers.upsert(projectId, changed)).toBe(id);
    expect((await at.store.servers.list(projectId, ALL)).items).toEqual([
      { ...changed, seq: expect.any(Number), id, projectId, createdAt: 1_000, updatedAt: 2_000 },
    ]);
  });

  it('keeps the server selection of a suite in its order, and finds the oldest of a name', async () => {
    const { projectId } = await at.addProject();
    const ids = [];
    for (const name of ['a', 'b', 'c']) {
      const server = { name, enabled: true, transportType: 'stdio', url: null };
      ids.unshift(await at.store.servers.upsert(projectId, server));
    }
    const { suiteId } = await at.addSuite(LONG, ids);
    await at.addSuite(LONG);
    expect((await at.store.servers.ofSuite(suiteId)).map(({ id }) => id)).toEqual(ids);
    expect(await at.store.suites.findByName(projectId, LONG)).toMatchObject({
      ...{ id: suiteId, minimumPassRatePercent: 99.5, createdAt: 1_000 },
    });
    expect(await at.store.suites.findByName(projectId, LONG.slice(1))).toBeUndefined();
    at.now = 2_000;
    await at.store.suites.touch(suiteId);
    expect(await at.store.suites.find(projectId, suiteId)).toMatchObject({ updatedAt: 2_000 });
  });

  it('replaces cases of the same title, which keep their ids', async () => {
    const { suiteId } = await at.addSuite();
    const first = await at.store.testCases.upsert(suiteId, [toolCase('a'), toolCase(LONG)]);
    expect(first.map(({ name }) => name)).toEqual(['a', LONG]);
    at.now = 2_000;
    const later = [toolCase('b'), toolCase(LONG, 'first'), toolCase(LONG, 'last')];
    const second = await at.store.testCases.upsert(suiteId, later);
    expect(second).toEqual([first[1], { id: expect.stringMatching(/^tc_/), name: 'b' }]);
    expect(await at.store.testCases.ofSuite(suiteId)).toEqual([
      expect.objectContaining({ title: 'a', createdAt: 1_000, updatedAt: 1_000 }),
      expect.objectContaining({ definition: toolCase(LONG, 'last'), updatedAt: 2_000 }),
      expect.objectContaining({ title: 'b', createdAt: 2_000 }),
    ]);
    expect(await at.store.testCases.upsert(suiteId, [])).toEqual([]);
  });

  it('lets one living instance at a time renew a grant, and no other contents be lost', async () => {
    const { projectId, userId } = await at.addProject();
    const { servers, oauthGrants, instances } = at.store;
    const serverId = await servers.upsert(projectId, {
      ...{ name: 's', enabled: true, transportType: 'http', url: 'https://a.test/' },
    });
    const place = { userId, serverId };
    const contents = (text: string) => ({ keyId: 'k', sealed: Uint8Array.from(Buffer.from(text)) });
    const textOf = async () =>
      Buffer.from((await oauthGrants.find(place))?.sealed ?? []).toString();
    expect(await oauthGrants.find(place)).toBeUndefined();
    await oauthGrants.put(place, contents('first'));
    expect(await oauthGrants.find(place)).toMatchObject({ generation: 1, keyId: 'k' });
    await instances.add({ id: 'one', process: null });
    await instances.add({ id: 'two', process: null });
    const claims = ['one', 'two', 'one'].map((instanceId) =>
      oauthGrants.claim(place, { generation: 1, instanceId }),
    );
    const [held] = await Promise.all(claims);
    const [holder, other] = held ? ['one', 'two'] : ['two', 'one'];
    expect(await oauthGrants.claim(place, { generation: 1, instanceId: other })).toBe(false);
    await instances.remove({ id: holder, renewals: 0 });
    expect(await oauthGrants.claim(place, { generation: 1, instanceId: other })).toBe(true);
    await oauthGrants.release(place, { generation: 1, instanceId: other });
    expect(await oauthGrants.claim(place, { generation: 2, instanceId: other })).toBe(false);
    // What the first one has got is good, whoever is about to get the same.
    expect(await oauthGrants.replace(place, 1, contents('second'))).toBe(true);
    expect(await oauthGrants.replace(place, 1, contents('late'))).toBe(false);
    await oauthGrants.put(place, contents('imported'));
    expect(await oauthGrants.replace(place, 2, contents('late'))).toBe(false);
    expect([await textOf(), (await oauthGrants.find(place))?.generation]).toEqual(['imported', 3]);
    await at.store.accounts.removeOrganization('Default');
    expect(await oauthGrants.find(place)).toBeUndefined();
  });
});

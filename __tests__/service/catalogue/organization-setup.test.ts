/** What the configuration of the service says of organizations, as keys see it. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { collect } from '../../support/client/client-rig.ts';
import { clientOf } from '../../support/service/action-client.ts';
import { send } from '../../support/service/api-caller.ts';
import { echoCase } from '../../support/service/cases.ts';
import {
  mcpConfig,
  type ServiceFixture,
  startFixture,
  temporaryFolder,
} from '../../support/service/service-fixture.ts';

const MEMBERS = [
  { email: 'ada@example.test', name: 'Ada', role: 'admin' },
  { email: 'bob@example.test' },
  { email: 'eve@example.test', role: 'guest' },
];

const session = (title: string, day: number, more: object = {}) => ({
  title,
  createdAt: '2026-01-01T00:00:00Z',
  lastActivityAt: `2026-02-0${day}T12:00:00+01:00`,
  ...more,
});

const OPEN = {
  ...{ name: 'Open', description: 'For all', icon: 'star', ...mcpConfig() },
  chatboxes: [
    {
      ...{ name: 'Demo', host: 'Claude', temperature: 0.2, mode: 'anyone_with_link' },
      ...{ servers: ['tools'], link: 'https://chat.example.test/c/x?t=1' },
    },
    { name: 'Bare' },
  ],
  chatSessions: [
    session('first', 1),
    session('last', 9),
    session('old', 3, { status: 'archived', isPinned: true }),
    session("Bob's", 5, { visibility: 'private', owner: 'bob@example.test' }),
  ],
};
const SECRET = {
  ...{ name: 'Secret', visibility: 'private', members: ['bob@example.test'] },
  chatSessions: [session('secret', 2)],
};
const ACME = { name: 'Acme', members: MEMBERS, projects: [OPEN, SECRET] };

describe('organizations of the configuration', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let fixture: ServiceFixture;
  const start = async (organizations: unknown[]) => {
    fixture = await startFixture({ folder: folder.path, serviceConfig: { organizations } });
  };
  beforeEach(async () => {
    folder = await temporaryFolder();
    await start([ACME]);
  });
  afterEach(async () => {
    await fixture.close();
    await folder.remove();
  });

  /** The client and a plain caller with a key of that member. */
  async function as(user: string, organization = 'Acme') {
    const { service } = fixture;
    const email = `${user}@example.test`;
    const { key } = await service.createKey({ name: user, organization, user: email });
    const { baseUrl } = service;
    return {
      ...{ key, client: clientOf({ baseUrl, key }) },
      get: async (path: string) => (await send(baseUrl, key, 'GET', path)).body,
      status: async (path: string) => (await send(baseUrl, key, 'GET', path)).status,
    };
  }

  /** Ids of what a list holds, by their names. */
  async function idsOf(items: AsyncIterable<{ id: string; name: string }>) {
    return Object.fromEntries((await collect(items)).map(({ id, name }) => [name, id]));
  }

  describe('keys act as the member they are made for', () => {
    it('who is told by /me and /organizations', async () => {
      const bob = await as('bob');
      expect(await bob.client.account.get()).toMatchObject({ email: 'bob@example.test' });
      expect(await collect(bob.client.organizations.list())).toMatchObject([
        { name: 'Acme', myRole: 'member', isCreator: false },
      ]);
      const ada = await as('ada');
      expect(await ada.get('/me')).toMatchObject({ name: 'Ada' });
    });

    it('who must be one', async () => {
      await expect(as('nobody')).rejects.toThrow(/has no member "nobody@example.test"/);
      await expect(as('bob', 'Default')).rejects.toThrow(/has no member/);
    });

    it('and are no use to a guest', async () => {
      const eve = await as('eve');
      expect(await eve.get('/projects')).toMatchObject({ code: 'UNAUTHORIZED' });
    });

    it('and are orphaned once the configuration has the member no more', async () => {
      const bob = await as('bob');
      expect(await bob.status('/me')).toBe(200);
      await fixture.close();
      await start([{ ...ACME, members: MEMBERS.slice(0, 1), projects: [{ name: 'Open' }] }]);
      const { baseUrl } = fixture.service;
      const { body } = await send(baseUrl, bob.key, 'GET', '/me');
      expect(body).toMatchObject({ code: 'UNAUTHORIZED', details: { reason: 'ORPHANED_KEY' } });
    });

    it.each([
      ['another organization', [{ name: 'Other', members: MEMBERS.slice(1, 2) }]],
      ['none', []],
    ])('and are orphaned where the configuration has %s', async (_, organizations) => {
      const bob = await as('bob');
      const { items: projects } = await bob.get('/projects');
      const [, { id: open }] = projects;
      await fixture.close();
      await start(organizations);
      const { service } = fixture;
      const { body } = await send(service.baseUrl, bob.key, 'GET', '/me');
      expect(body).toMatchObject({ code: 'UNAUTHORIZED', details: { reason: 'ORPHANED_KEY' } });
      // Whoever was not named by the configuration stays.
      const { key } = await service.createKey({ name: 'local', organization: 'Acme' });
      const get = async (path: string) =>
        (await send(service.baseUrl, key, 'GET', path)).body.items;
      expect(await get('/projects')).toMatchObject([{ name: 'Default' }, { id: open }, {}]);
      expect(await get(`/projects/${open}/servers`)).toMatchObject([{ enabled: false }]);
      expect(await get(`/projects/${open}/chatboxes`)).toEqual([]);
    });

    it('who is called as the configuration says by then', async () => {
      await fixture.close();
      await start([{ ...ACME, members: [{ ...MEMBERS[0], name: 'Ada L.' }, ...MEMBERS.slice(1)] }]);
      expect(await (await as('ada')).get('/me')).toMatchObject({ name: 'Ada L.' });
      expect(await (await as('bob')).get('/me')).toMatchObject({ name: 'bob@example.test' });
    });
  });

  describe('projects', () => {
    it('are there for every member, and private ones for those they name, owners and admins', async () => {
      const [ada, bob] = [await as('ada'), await as('bob')];
      const namesFor = async ({ client }: typeof ada) =>
        Object.keys(await idsOf(client.projects.list()));
      expect(await namesFor(ada)).toEqual(['Default', 'Open', 'Secret']);
      expect(await namesFor(bob)).toEqual(['Default', 'Open', 'Secret']);
      const { Secret: id } = await idsOf(ada.client.projects.list());
      await fixture.close();
      await start([{ ...ACME, projects: [OPEN, { ...SECRET, members: [], chatSessions: [] }] }]);
      const after = await as('bob');
      expect(await namesFor(after)).toEqual(['Default', 'Open']);
      expect(await namesFor(await as('ada'))).toEqual(['Default', 'Open', 'Secret']);
      for (const path of ['servers', 'hosts', 'eval-suites', 'chatboxes', 'eval-runs/run_1']) {
        expect([path, await after.status(`/projects/${id}/${path}`)]).toEqual([path, 404]);
      }
      expect(await after.status(`/chat-sessions?projectId=${id}`)).toBe(404);
    });

    it('stay private once the configuration has them no more', async () => {
      const namesFor = async (user: string) =>
        Object.keys(await idsOf((await as(user)).client.projects.list()));
      await fixture.close();
      await start([{ ...ACME, projects: [OPEN] }]);
      expect(await namesFor('bob')).toEqual(['Default', 'Open']);
      expect(await namesFor('ada')).toEqual(['Default', 'Open', 'Secret']);
    });

    it('are described', async () => {
      const { client } = await as('bob');
      const projects = await collect(client.projects.list());
      expect(projects.find(({ name }) => name === 'Open')).toMatchObject({
        ...{ description: 'For all', icon: 'star', visibility: 'organization', role: 'member' },
      });
      const [own] = await collect(client.organizations.list());
      const filtered = await collect(client.projects.list({ organizationId: own?.id ?? '' }));
      expect(filtered).toHaveLength(3);
      const { get } = await as('bob');
      expect((await get('/projects?organizationId=')).items).toHaveLength(3);
      expect(await collect(client.projects.list({ organizationId: 'org_x' }))).toEqual([]);
    });

    it('have servers that runs use, and keep their ids', async () => {
      const { client } = await as('bob');
      const { Open: projectId = '' } = await idsOf(client.projects.list());
      const servers = await collect(client.servers.list(projectId));
      expect(servers).toMatchObject([{ name: 'tools', enabled: true, transportType: 'stdio' }]);
      const { runId } = await client.runs.create(
        projectId,
        {
          ...{ suiteName: 's', serverIds: servers.map(({ id }) => id) },
          tests: [echoCase('c')] as never,
        },
        { marker: 'm' },
      );
      for (;;) {
        const run = await client.runs.get(projectId, runId);
        if (run.status === 'completed') {
          expect(run.result).toBe('passed');
          break;
        }
        expect(run.status).toBe('running');
      }
      await fixture.close();
      await start([{ ...ACME, projects: [{ name: 'Open' }] }]);
      const again = (await as('bob')).client;
      expect(await collect(again.servers.list(projectId))).toMatchObject([
        { id: servers[0]?.id, enabled: false },
      ]);
    });
  });

  describe('chat sessions', () => {
    const titlesOf = async (items: AsyncIterable<{ title?: string | null | undefined }>) =>
      (await collect(items)).map(({ title }) => title);

    it('are those that the member sees, what happened last first', async () => {
      const [ada, bob] = [(await as('ada')).client, (await as('bob')).client];
      expect(await titlesOf(ada.chatSessions.list())).toEqual(['last', 'secret', 'first']);
      expect(await titlesOf(bob.chatSessions.list())).toEqual(['last', "Bob's", 'secret', 'first']);
      expect(await titlesOf(bob.chatSessions.list({ status: 'archived' }))).toEqual(['old']);
      const { Secret: projectId = '' } = await idsOf(bob.projects.list());
      expect(await collect(bob.chatSessions.list({ projectId }))).toMatchObject([
        {
          ...{ title: 'secret', projectId, visibility: 'project', status: 'active' },
          ...{ createdAt: Date.UTC(2026, 0, 1), lastActivityAt: Date.UTC(2026, 1, 2, 11) },
        },
      ]);
      const { Default: empty = '' } = await idsOf(bob.projects.list());
      expect(await titlesOf(bob.chatSessions.list({ projectId: empty }))).toEqual([]);
    });

    it('come in pages, by `before` and by `cursor`, which wins, and before a time', async () => {
      const { get } = await as('bob');
      const page = (query: string) => get(`/chat-sessions?${query}`);
      const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);
      const first = await page('limit=2');
      expect(titles(first)).toEqual(['last', "Bob's"]);
      const second = await page(`limit=1&before=${first.nextCursor}`);
      expect(titles(second)).toEqual(['secret']);
      const both = await page(`limit=1&cursor=${first.nextCursor}&before=${second.nextCursor}`);
      expect(titles(both)).toEqual(['secret']);
      const last = await page(`before=${second.nextCursor}`);
      expect([titles(last), last.nextCursor]).toEqual([['first'], undefined]);
      expect(titles(await page(`before=${Date.UTC(2026, 1, 5, 11)}`))).toEqual(['secret', 'first']);
      expect(await page('before=made-up')).toMatchObject({ code: 'VALIDATION_ERROR' });
      expect(await page('status=lost')).toMatchObject({
        ...{ code: 'VALIDATION_ERROR', message: 'status: must be one of active, archived' },
      });
    });
  });

  describe('chatboxes', () => {
    it('say themselves what they say, and their host the rest', async () => {
      const { client, get } = await as('bob');
      const { Open: projectId = '' } = await idsOf(client.projects.list());
      const [demo, bare] = await collect(client.chatboxes.list(projectId));
      expect(demo).toMatchObject({
        ...{ name: 'Demo', mode: 'anyone_with_link', hostId: null, hostName: null },
        ...{ serverCount: 1, serverNames: ['tools'] },
        link: { path: '/c/x?t=1', url: 'https://chat.example.test/c/x?t=1' },
      });
      expect(bare).toMatchObject({ name: 'Bare', mode: 'project_members', link: null });
      const id = demo?.id ?? '';
      expect(await client.chatboxes.get(projectId, id)).toMatchObject({ modelId: null });

      const { id: hostId } = await client.hosts.create(projectId, {
        name: 'Claude',
        template: 'claude',
      });
      const told = await client.chatboxes.get(projectId, id);
      expect(told).toMatchObject({
        ...{ hostId, hostName: 'Claude', hostStyle: 'claude', temperature: 0.2 },
        ...{ modelId: 'anthropic/claude-haiku-4.5', systemPrompt: '', requireToolApproval: false },
        servers: [{ name: 'tools', url: null, useOAuth: false }],
      });
      const plain = await get(`/projects/${projectId}/chatboxes/${id}`);
      expect(await get(`/projects/${projectId}/scenarios/${id}`)).toEqual(plain);
      expect((await get(`/projects/${projectId}/scenarios`)).items).toHaveLength(2);

      const { Secret: other } = await idsOf(client.projects.list());
      expect(await get(`/projects/${other}/chatboxes/${id}`)).toMatchObject({ code: 'NOT_FOUND' });
    });
  });
});

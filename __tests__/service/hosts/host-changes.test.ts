/** Hosts, by the client's methods and by plain requests. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOST_TEMPLATES } from '../../../src/contract/resources/host.ts';
import { collect } from '../../support/client/client-rig.ts';
import { clientOf, hastyClock } from '../../support/service/action-client.ts';
import { send } from '../../support/service/api-caller.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

const hostsOf = () => clientOf(fixture.api, { clock: hastyClock }).hosts;

describe('by the methods of the client', () => {
  it('a host is made, listed, read, changed and deleted', async () => {
    const { projectId } = fixture.api;
    const hosts = hostsOf();
    const made = await hosts.create(projectId, { name: ' Claude ', template: 'claude' });
    expect(made).toMatchObject({
      name: 'Claude',
      config: { hostStyle: 'claude', hostContext: { theme: 'dark' } },
    });
    const { id } = made;
    expect(await hosts.get(projectId, id)).toMatchObject({ id, config: made.config });

    const config = {
      ...{ modelId: 'openai/gpt-5-mini', serverIds: [fixture.api.serverId('tools')] },
      ...{ systemPrompt: 'Be brief.', chatUiOverride: { wide: true } },
    };
    const changed = await hosts.update(projectId, id, { name: 'Brief', config });
    // What stands in place of a configuration stands in for all of it.
    expect(changed).toMatchObject({ id, name: 'Brief' });
    expect(changed.config).toEqual(config);
    const renamed = await hosts.update(projectId, id, { name: 'Short' });
    expect(renamed.config).toEqual(config);

    const listed = await collect(hosts.list(projectId));
    expect(listed.filter((host) => host.id === id)).toMatchObject([
      {
        ...{ name: 'Short', modelId: 'openai/gpt-5-mini', serverCount: 1 },
        ...{ hostConfigId: expect.stringMatching(/^hc_/), createdAt: expect.any(Number) },
      },
    ]);

    expect(await hosts.delete(projectId, id)).toMatchObject({ id, deleted: true });
    await expect(hosts.get(projectId, id)).rejects.toMatchObject({ status: 404 });
    await expect(hosts.delete(projectId, id)).rejects.toMatchObject({ status: 404 });
    expect(await collect(hosts.list(projectId))).not.toContainEqual(
      expect.objectContaining({ id }),
    );
  });

  it('what is no host is told before it is sent', async () => {
    const made = hostsOf().create(fixture.api.projectId, { name: 'neither' });
    await expect(made).rejects.toThrow(/template: is what is needed, or else `config`/);
  });
});

describe('by requests', () => {
  it.each(HOST_TEMPLATES)('the template %s makes one', async (template) => {
    const { status, body } = await fixture.api.post('~/hosts', { name: template, template });
    expect([status, body.config.hostStyle]).toEqual([201, template]);
    expect(body.config.modelId).toMatch(/^[\w-]+\/./);
  });

  it('the same configuration has the same id, whatever the order of its members', async () => {
    const ids = async (name: string) => {
      const { items } = (await fixture.api.get('~/hosts')).body;
      return items.find((host: { name: string }) => host.name === name).hostConfigId;
    };
    const make = (name: string, config: object) => fixture.api.post('~/hosts', { name, config });
    await make('one way', { modelId: 'a/b', hostContext: { theme: 'dark', locale: 'en' } });
    await make('other way', { hostContext: { locale: 'en', theme: 'dark' }, modelId: 'a/b' });
    await make('another', { modelId: 'a/b', hostContext: { theme: 'light', locale: 'en' } });
    expect(await ids('one way')).toBe(await ids('other way'));
    expect(await ids('another')).not.toBe(await ids('one way'));
  });

  it('a name is taken once, also by two at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        fixture.api.post('~/hosts', { name: 'wanted', template: 'claude' }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect([answers.length - refused.length, refused.length]).toEqual([1, 5]);
    const [made] = answers.filter(({ status }) => status === 201);
    expect(refused[0]?.body).toMatchObject({
      code: 'CONFLICT',
      details: { hostId: made?.body.id },
    });
  });

  it('servers of a host are those of its project', async () => {
    const config = { modelId: 'a/b', optionalServerIds: ['srv_none'] };
    const { status, body } = await fixture.api.post('~/hosts', { name: 'lost', config });
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    expect(body.message).toContain('server "srv_none"');
  });

  it('is deleted by an empty body or none, and by no other', async () => {
    const { api } = fixture;
    const remove = async (body?: unknown) => {
      const made = await api.post('~/hosts', { name: 'short-lived', template: 'n8n' });
      const path = `/projects/${api.projectId}/hosts/${made.body.id}`;
      const refused = await send(api.baseUrl, api.key, 'DELETE', path, { force: true });
      expect([refused.status, refused.body.details.issues[0].path]).toEqual([400, ['force']]);
      return send(api.baseUrl, api.key, 'DELETE', path, body);
    };
    for (const body of [undefined, {}]) {
      expect(await remove(body)).toMatchObject({ status: 200, body: { deleted: true } });
    }
  });
});

it('is in the project of another organization no host', async () => {
  const { body } = await fixture.api.post('~/hosts', { name: 'own', template: 'claude' });
  const { key } = await fixture.service.createKey({ name: 'k', organization: 'Others' });
  const { baseUrl, projectId } = fixture.api;
  const [own] = (await send(baseUrl, key, 'GET', '/projects')).body.items;
  for (const project of [projectId, own.id]) {
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const path = `/projects/${project}/hosts/${body.id}`;
      const changes = method === 'PATCH' ? { name: 'taken' } : undefined;
      const answer = await send(baseUrl, key, method, path, changes);
      expect([project, method, answer.status]).toEqual([project, method, 404]);
    }
  }
  expect((await fixture.api.get(`~/hosts/${body.id}`)).body).toMatchObject({ name: 'own' });
});

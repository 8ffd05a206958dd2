import { describe, expect, it } from '@jest/globals';
import {
  API_KEY,
  closeRigsAfterEach,
  rejectionOf,
  startRig,
} from '../../support/client/client-rig.ts';
import { type Answer, inOrder } from '../../support/client/scripted-server.ts';

closeRigsAfterEach();

const TOKEN = 'tok-7fQ2mN8xZr4LwK1c';
const BUSY: Answer = { status: 503, json: { code: 'X', message: 'later' } };
const HOST = { id: 'h', name: 'n', config: { modelId: 'a/b' } };
const run = { suiteId: 's' };
const host = (id: string) => ({
  ...{ id, name: id, hostConfigId: 'c', modelId: 'a/b' },
  ...{ serverCount: 0, createdAt: 1, updatedAt: 1 },
});

describe('an operation by its name', () => {
  it('is typed by the table of routes', async () => {
    const { client, server } = await startRig(inOrder({ status: 201, json: HOST }));
    const params = { projectId: 'p 1' };
    const body = { name: 'n', template: 'claude' as const };
    const { status, body: made } = await client.operations.call('hosts.create', { params, body });
    expect([status, made.id, made.config['modelId']]).toEqual([201, 'h', 'a/b']);
    expect(server.requests[0]).toMatchObject({
      url: '/api/v1/projects/p%201/hosts',
      body: { name: 'n', template: 'claude' },
    });
  });

  it('sends nothing that the contract forbids', async () => {
    const { client, server } = await startRig(inOrder({ json: {} }));
    const named = (operation: 'hosts.create' | 'hosts.get', body: unknown) =>
      client.operations.callNamed(operation, { params: { projectId: 'p', hostId: 'h' }, body });
    expect((await rejectionOf(named('hosts.create', { name: '' }))).message).toContain('name');
    expect((await rejectionOf(named('hosts.get', {}))).message).toContain('takes no body');
    const bad = client.operations.call('hosts.get', { params: { projectId: '..', hostId: 'h' } });
    expect((await rejectionOf(bad)).message).toContain('is not an id');
    expect(server.requests).toEqual([]);
  });

  it('reads a collection to its end, or the page that is asked for', async () => {
    const first = { json: { items: [host('a')], nextCursor: 'c1' } };
    const { client, server } = await startRig(
      inOrder(first, { json: { items: [host('b')] } }, first),
    );
    const params = { projectId: 'p' };
    const all = await client.operations.call('hosts.list', { params });
    expect(all.body).toEqual({ items: [host('a'), host('b')] });
    const page = await client.operations.call('hosts.list', { params, query: { limit: 1 } });
    expect(page.body).toEqual({ items: [host('a')], nextCursor: 'c1' });
    expect(server.requests.map(({ url }) => new URL(url, server.origin).search)).toEqual([
      '?limit=200',
      '?cursor=c1&limit=200',
      '?limit=1',
    ]);
  });

  it('reads the lists of a server in the same way, whose cursor is in the body', async () => {
    const tool = (name: string) => ({ name, inputSchema: {} });
    const first = { json: { items: [tool('a')], nextCursor: 'c1' } };
    const { client, server } = await startRig(
      inOrder(first, { json: { items: [tool('b')] } }, first),
    );
    const params = { projectId: 'p', serverId: 's' };
    const all = await client.operations.call('servers.tools.list', { params });
    expect(all.body).toEqual({ items: [tool('a'), tool('b')] });
    const page = await client.operations.call('servers.tools.list', {
      params,
      body: { cursor: 'c0' },
    });
    expect(page.body).toEqual({ items: [tool('a')], nextCursor: 'c1' });
    expect(server.requests.map(({ body }) => body)).toEqual([
      {},
      { cursor: 'c1' },
      { cursor: 'c0' },
    ]);
  });

  it('is repeated with an idempotency key where it is sent but once without', async () => {
    const { client, server } = await startRig(inOrder(BUSY, BUSY, { json: { runId: 'r' } }));
    const params = { projectId: 'p' };
    await rejectionOf(client.operations.call('runs.create', { params, body: run }));
    expect(server.requests).toHaveLength(1);
    const again = { params, body: run, idempotencyKey: 'nightly 7' };
    const { body } = await client.operations.call('runs.create', again);
    expect(body.runId).toBe('r');
    const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([undefined, expect.stringMatching(/^[\da-f]{64}$/), keys[1]]);
  });

  it('refuses an idempotency key that the service would not look at', async () => {
    const { client, server } = await startRig(inOrder({ json: {} }));
    const params = { projectId: 'p', hostId: 'h' };
    const call = client.operations.call('hosts.delete', { params, idempotencyKey: 'k' });
    expect((await rejectionOf(call)).message).toContain('Idempotency-Key');
    expect(server.requests).toEqual([]);
  });

  it('gives an answer as it came, and says where it has not the shape of the API', async () => {
    const odd = { ...HOST, name: 5, extra: 1 };
    const items = { items: [host('a'), { id: 5 }] };
    const { client, server } = await startRig(
      inOrder({ json: odd }, { json: items }, { json: items }, { text: '[1]' }),
    );
    const params = { projectId: 'p', hostId: 'h' };
    const one = await client.operations.call('hosts.get', { params });
    expect(one).toMatchObject({ body: odd, odd: [expect.stringMatching(/^name: /)] });
    const page = await client.operations.call('hosts.list', { params, query: { limit: 5 } });
    expect(page).toMatchObject({
      body: items,
      odd: expect.arrayContaining([expect.stringMatching(/^items\[1\]\.id: /)]),
    });
    const all = await client.operations.call('hosts.list', { params });
    expect(all).toEqual(page);
    const none = client.operations.call('hosts.create', {
      params,
      body: { name: 'n', template: 'claude' },
    });
    expect((await rejectionOf(none)).message).toContain('lacks the shape of the API');
    expect(server.requests).toHaveLength(4);
  });

  it('hides the secrets of its body in what is told of an answer', async () => {
    const message = `do not like ${TOKEN} of ${API_KEY}`;
    const answer = { status: 400, json: { code: 'VALIDATION_ERROR', message } };
    const { client } = await startRig(inOrder(answer));
    const call = client.operations.call('servers.importTokens', {
      params: { projectId: 'p', serverId: 's' },
      body: { serverUrl: 'https://mcp.example.com/', tokens: { access_token: TOKEN } },
    });
    const { message: told } = await rejectionOf(call);
    expect(told).toContain('do not like *** of ***');
  });
});

import { expect, test } from '@jest/globals';
import { type Answer, type Seen, startScripted } from '../../support/scripted-service.ts';

let service: Awaited<ReturnType<typeof startScripted>>;

const parameters = { projectId: 'p', serverId: 's' };
const item = { id: 'a', name: 'a' };
const page = (id: string, nextCursor?: unknown): Answer => {
  return [200, { items: [{ ...item, id }], nextCursor }];
};
const listServers = (rate = { burst: 9_999, perSecond: 1 }) =>
  Array.fromAsync(service.connect({ rate }).list('listServers', { parameters }));

test.each([undefined, null, ''])('a list ends with the cursor %j', async (last) => {
  service = await startScripted(page('a', 'c&1'), page('b', last));
  expect((await listServers()).map(({ id }) => id)).toEqual(['a', 'b']);
  const queries = service.seen.map(({ url }) => url.split('?')[1]);
  expect(queries).toEqual(['limit=200', 'limit=200&cursor=c%261']);
});

test('lists of servers page by body, chat sessions by `before`', async () => {
  service = await startScripted(page('a', 'c'), page('b'), page('a', 'c'), page('b'));
  await Array.fromAsync(service.client.list('listTools', { parameters }));
  expect(service.seen.map(({ body }) => body)).toEqual(['{}', '{"cursor":"c"}']);
  await Array.fromAsync(service.client.list('listChatSessions', {}));
  expect(service.seen[3]?.url).toBe('/api/v1/chat-sessions?limit=200&before=c');
});

test('pages are asked for as they are needed, and a failure comes after what was read', async () => {
  service = await startScripted(page('a', 'c'), [404, { code: 'NOT_FOUND', message: 'no' }]);
  const servers = service.client.list('listServers', { parameters });
  expect(await servers.next()).toMatchObject({ value: { id: 'a' } });
  expect(service.seen).toHaveLength(1);
  await expect(servers.next()).rejects.toMatchObject({ failure: { status: 404 } });
});

const counted = (items: (number: number) => unknown[]): Answer => {
  return (response, { url }: Seen) => {
    const number = Number(new URL(url, 'http://x').searchParams.get('cursor') ?? 0);
    response.end(JSON.stringify({ items: items(number), nextCursor: String(number + 1) }));
  };
};
test.each<[string, Answer, number, string]>([
  ['a repeated cursor', page('a', 'c'), 2, 'list'],
  ['a cursor that is no text', page('a', 7), 1, 'malformed'],
  ['20 empty pages', counted(() => []), 21, 'list'],
  ['1,000 pages', counted((number) => (number % 20 === 0 ? [item] : [])), 1_000, 'list'],
])('no end: %s', async (_name, answer, sent, reason) => {
  service = await startScripted(answer);
  await expect(listServers()).rejects.toMatchObject({ failure: { reason } });
  expect(service.seen).toHaveLength(sent);
});

test('an item that cannot be read costs itself, and the caller learns of it', async () => {
  const items = [item, { id: 7, name: 'b' }, { ...item, id: 'c', url: 7 }];
  service = await startScripted([200, { items }]);
  const unreadable: unknown[] = [];
  const onUnreadable = (operation: string, misfits: readonly { path: unknown }[]) =>
    unreadable.push(operation, ...misfits.map(({ path }) => path));
  const client = service.connect({ onUnreadable });
  const read = await Array.fromAsync(client.list('listServers', { parameters }));
  expect(read).toEqual([item, { ...item, id: 'c' }]);
  expect(unreadable).toEqual(['listServers', ['items', 1, 'id'], ['items', 2, 'url']]);
});

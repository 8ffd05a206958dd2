/** What connections make of odd answers and lists, and when they count as touched. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type Connection, plainOptions } from '../../../src/service/mcp/connection.ts';
import { useServer } from '../../support/connections.ts';
import { localServer } from '../../support/service.ts';

const SCRIPT = join(import.meta.dirname, '../../support/servers/odd-answers.ts');
const local = (kind: string) => localServer('odd', { args: [SCRIPT, kind] });

const pong = { content: [{ type: 'text', text: 'pong' }] };
const malformed = (detail: string, phase = 'call') => {
  return { reason: 'malformed', phase, detail: expect.stringContaining(detail) };
};

test.each([
  ['null error', pong],
  ['structured', { structuredContent: [1] }],
  ['flood', pong],
  ['content text', malformed('content[1].text must be a text')],
  ['no content', malformed('content must be a list')],
  ['task', malformed('content must be a list')],
  ['many', malformed('content must have at most 10000 items')],
])('stdio: %s', async (kind, expected) => {
  const answer = await useServer(local(kind), async (connection) => {
    const first = await connection.call('ping_me', {}).catch(({ failure }) => failure);
    // A malformed answer ends its request only.
    expect(connection.isOpen).toBe(true);
    return first;
  });
  expect(answer).toMatchObject(expected);
});

test.each([
  ['required', 'inputSchema.required must be a list'],
  ['annotations', 'annotations must be an object'],
  ['description', 'title must be a text; description must be a text'],
  ['type', 'inputSchema.type must be object'],
  ['properties', 'inputSchema.properties must be an object'],
])('one bad tool leaves the others: %s', async (kind, mistakes) => {
  const odd = await useServer(local(kind), async (connection) => {
    await connection.loadTools();
    expect([...connection.tools.keys()]).toEqual(['healthy']);
    expect([...connection.badTools]).toEqual([['odd', mistakes]]);
    expect(await connection.call('healthy', { q: 'x' })).toMatchObject(pong);
    return connection.call('odd', {});
  });
  expect(odd).toMatchObject(malformed(`\`odd\`: ${mistakes}`, 'list'));
});

test.each([
  ['nameless', 2],
  ['two pages', 3],
  ['no tools', 0],
  ['odd cursor', malformed('nextCursor must be a text', 'list')],
])('all pages: %s', async (kind, expected) => {
  const listed = await useServer(local(kind), (connection) => connection.listAll('tools'));
  if (typeof expected === 'number') expect(listed).toHaveLength(expected);
  else expect(listed).toMatchObject(expected);
});

test.each([
  ['plain', 'ping_me', false],
  ['plain', 'unlisted', true],
  ['twice', 'ping_me', true],
  ['changes', 'ping_me', true],
])('%s: a call of %s', async (kind, tool, isTouched) => {
  await useServer(local(kind), async (connection) => {
    await connection.loadTools();
    expect(await connection.listAll('resourceTemplates')).toEqual([]);
    expect(connection.isTouched).toBe(false);
    await connection.call(tool, {});
    expect(connection.isTouched).toBe(isTouched);
    expect(connection.isOpen).toBe(true);
  });
});

// If the second call came before the first is answered, the server would lose the first.
test('calls on one connection go one after the other', async () => {
  const answers = await useServer(local('wishes'), (connection) =>
    Promise.all([connection.call('ping_me', {}), connection.call('ping_me', {})]),
  );
  expect(answers).toHaveLength(2);
});

test('a request without an answer in time closes the connection for others', async () => {
  const options = plainOptions();
  options.limits.callMs = 300;
  const work = (connection: Connection) => connection.call('ping_me', {});
  const failure = { reason: 'timeout', limitMs: 300, isOpen: false };
  expect(await useServer(local('silent'), work, options)).toMatchObject(failure);
});

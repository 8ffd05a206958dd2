/** What connections make of odd answers and lists, and when they count as touched. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { ServerEntry } from '../../../src/api/servers-file.ts';
import { FailureError } from '../../../src/report/failure-error.ts';
import {
  type Connection,
  connectServer,
  plainOptions,
} from '../../../src/service/mcp/connection.ts';
import { localServer, surroundingsOf } from '../../support/service.ts';

const SCRIPT = join(import.meta.dirname, '../../support/servers/odd-answers.ts');
const surroundings = surroundingsOf({ workspace: import.meta.dirname });
const { signal } = new AbortController();

const local = (kind: string) => localServer('odd', { args: [SCRIPT, kind] });

async function use<T>(server: ServerEntry, work: (connection: Connection) => Promise<T>) {
  const connection = await connectServer(server, surroundings, signal, plainOptions());
  try {
    return await work(connection);
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    return error.failure;
  } finally {
    await connection.close();
  }
}

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
  ['many', malformed('content must have at most 10000 items')],
])('stdio: %s', async (kind, expected) => {
  const answer = await use(local(kind), async (connection) => {
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
  const odd = await use(local(kind), async (connection) => {
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
  const listed = await use(local(kind), (connection) => connection.listAll('tools'));
  if (typeof expected === 'number') expect(listed).toHaveLength(expected);
  else expect(listed).toMatchObject(expected);
});

test.each([
  ['plain', 'ping_me', false],
  ['plain', 'unlisted', true],
  ['twice', 'ping_me', true],
  ['changes', 'ping_me', true],
])('%s: a call of %s', async (kind, tool, isTouched) => {
  await use(local(kind), async (connection) => {
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
  const answers = await use(local('wishes'), (connection) =>
    Promise.all([connection.call('ping_me', {}), connection.call('ping_me', {})]),
  );
  expect(answers).toHaveLength(2);
});

test('a request without an answer in time closes the connection for others', async () => {
  const options = plainOptions();
  options.limits.callMs = 300;
  const silent = localServer('silent', { args: [SCRIPT, 'silent'] });
  const connection = await connectServer(silent, surroundings, signal, options);
  const failure = connection.call('ping_me', {}).catch((error) => error.failure);
  expect(await failure).toMatchObject({ reason: 'timeout', limitMs: 300 });
  expect(connection.isOpen).toBe(false);
  await connection.close();
});

/** What connections make of odd answers and lists, and when they count as touched. */
import { expect, test } from '@jest/globals';
import { itemMistakes } from '../../../src/service/mcp/shapes.ts';
import { useServer } from '../../support/connections.ts';
import type { HttpServer } from '../../support/http-server.ts';
import { scripted } from '../../support/prompts.ts';
import { RESULTS, serveRpc } from '../../support/servers/remote.ts';
import { remoteServer } from '../../support/service.ts';

const text = { type: 'text', text: 'pong' };
const malformed = (detail: string, phase = 'call') => {
  return { reason: 'malformed', phase, detail: expect.stringContaining(detail) };
};

test.each<[string, object, object]>([
  ['structured content only', { structuredContent: [1] }, { structuredContent: [1] }],
  ['a number', { content: [text, { ...text, text: 1 }] }, malformed('[1].text must be a text')],
  ['no content', {}, malformed('content must be a list')],
  ['a task', { task: { taskId: '1' } }, malformed('content must be a list')],
  ['many', { content: Array(10_001).fill({}) }, malformed('content must have at most 10000 items')],
])('an answer with %s', async (_name, result, expected) => {
  const answer = await useServer(scripted({ get: { result } }), async (connection) => {
    const first = await connection.call('get', {}).catch(({ failure }) => failure);
    // A malformed answer ends its request only.
    expect(connection.isOpen).toBe(true);
    return first;
  });
  expect(answer).toMatchObject(expected);
});

const inputSchema = { type: 'object', properties: {} };
/** A part of a schema that must be something else than null. */
const noNull = (key: string, expected: string): [object, string] => [
  { inputSchema: { ...inputSchema, [key]: null } },
  `inputSchema.${key}: expected ${expected}, received null`,
];
const OF_TITLE = 'title: expected string, received number';
const OF_HINT = 'annotations.idempotentHint: expected boolean, received string';
const OF_TASK = 'execution.taskSupport: expected one of "required"|"optional"|"forbidden"';
test.each<[object, string]>([
  noNull('required', 'array'),
  noNull('properties', 'record'),
  [{ annotations: null }, 'annotations: expected object, received null'],
  [{ description: null, title: 1 }, `${OF_TITLE}; description: expected string, received null`],
  [{ inputSchema: {} }, 'inputSchema.type: expected "object"'],
  [{ outputSchema: { type: 'array' } }, 'outputSchema.type must be object'],
  [{ annotations: { idempotentHint: 'yes' } }, OF_HINT],
  [{ execution: { taskSupport: 'no' } }, OF_TASK],
])('one bad tool leaves the others: %j', async (definition, mistakes) => {
  const odd = await useServer(scripted({ get: {}, odd: { definition } }), async (connection) => {
    await connection.loadTools();
    expect([...connection.tools.keys()]).toEqual(['get']);
    expect([...connection.badTools]).toEqual([['odd', mistakes]]);
    expect(await connection.call('get', {})).toMatchObject({ content: [{ text: 'get {}' }] });
    return connection.call('odd', {});
  });
  expect(odd).toMatchObject(malformed(`\`odd\`: ${mistakes}`, 'list'));
});

let page: object;
let calls: string[] = [];
const server: HttpServer = await serveRpc(({ id, method, params, response }) => {
  const send = (answer: object) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
  if (method.endsWith('/list') && 'error' in page) return void send(page);
  if (method === 'tools/list') return page;
  if (method !== 'tools/call') return RESULTS[method]?.(params);
  calls.push('begins');
  // Meanwhile, another call would arrive.
  void fetch(server.origin).then(() => {
    calls.push('ends');
    send({ result: { content: [text] } });
  });
  return undefined;
});

const NO_CURSOR = 'nextCursor must be a text';
const NO_NETWORK = { reason: 'error', phase: 'list', tool: null, detail: 'no network' };
test.each<[string, object, number | object]>([
  ['what is no tool', { tools: [{ name: 'a', inputSchema }, { inputSchema }] }, 2],
  ['a hole', { tools: [null] }, malformed('tools[0] must be an object', 'list')],
  ['an error', { error: { code: -32603, message: 'no network' } }, NO_NETWORK],
  ['a null cursor', { tools: [], nextCursor: null }, malformed(NO_CURSOR, 'list')],
])('a page with %s', async (_name, answer, expected) => {
  page = answer;
  const listed = await useServer(remoteServer('s', server.origin), (connection) =>
    connection.listAll('tools'),
  );
  if (typeof expected === 'number') expect(listed).toHaveLength(expected);
  else expect(listed).toMatchObject(expected);
});

test('tasks of a tool do not count in the version without sessions', () => {
  const tool = { name: 'a', inputSchema, execution: { taskSupport: 'no' } };
  expect(itemMistakes('tools', tool, false)).toEqual([]);
  expect(itemMistakes('tools', tool, true)).toHaveLength(1);
});

test('a list that fails is named', async () => {
  page = { error: { code: -32603, message: 'no' } };
  const read = useServer(remoteServer('s', server.origin), (one) => one.askAll('prompts'));
  expect(await read).toMatchObject({ phase: 'list', tool: 'prompts' });
});

test('calls on one connection go one after the other', async () => {
  calls = [];
  await useServer(remoteServer('s', server.origin), (connection) =>
    Promise.all([connection.call('a', {}), connection.call('a', {})]),
  );
  expect(calls).toEqual(['begins', 'ends', 'begins', 'ends']);
});

const reads = { definition: { annotations: { readOnlyHint: true } } };
const again = { definition: { name: 'get' } };
test.each([
  ['that reads', { get: reads }, 'get', false],
  ['that is not listed', { get: reads }, 'other', true],
  ['that is listed twice', { get: reads, again }, 'get', true],
  ['that changes the list', { grow: reads }, 'grow', true],
])('a call of a tool %s', async (_name, tools, tool, isTouched) => {
  await useServer(scripted(tools, 's', { CHANGES: '1' }), async (connection) => {
    await connection.loadTools();
    expect(await connection.listAll('resourceTemplates')).toEqual([]);
    expect(connection.isTouched).toBe(false);
    await connection.call(tool, {});
    expect(connection.isTouched).toBe(isTouched);
    expect(connection.isOpen).toBe(true);
  });
});

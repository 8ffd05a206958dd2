/** What refuses a run before it starts, over HTTP with real MCP servers. */
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { folderWith } from '../../support/folder.ts';
import { localServer, serverIdsOf, serviceWith } from '../../support/service.ts';

const folder = folderWith();
const number = { type: 'number' };
const schema = { properties: { a: number, b: number, length: number }, required: ['b'] };
/** A server whose only tool is `t`. */
const server = (name: string, MODE: string, inputSchema: object) =>
  localServer(name, {
    args: [join(import.meta.dirname, '../../support/servers/raw.ts')],
    env: {
      MODE,
      MARK: join(folder, 'mark'),
      SCHEMA: JSON.stringify({ type: 'object', ...inputSchema }),
    },
  });
const servers = [
  server('fixed', '', schema),
  server('changing', 'changing', schema),
  server('odd', '', { $ref: 'https://x.test' }),
];

const service = await serviceWith(servers);
const ids = await serverIdsOf(service);
afterAll(() => service.close());

const create = (server: string, steps: object[], more: object = {}) =>
  service.send(`${service.project}/eval-runs`, {
    suiteName: 'refused',
    serverIds: [ids.get(server)],
    tests: [{ title: 't', steps }],
    model: 'openai/m',
    modelApiKeys: { openai: 'k' },
    ...more,
  });
/** Creates a run, and waits for its end. */
async function warningsOf(server: string, steps: object[], more: object = {}) {
  const { status, body } = await create(server, steps, more);
  expect(status).toBe(202);
  await service.endOf(body.runId);
  return service.warnings.splice(0);
}
const call = (args: object, more: object = {}) => {
  return { id: 'c', kind: 'toolCall', toolName: 't', arguments: args, ...more };
};
const prompt = { id: 'p', kind: 'prompt', prompt: 'Hi' };
const assert = (assertion: object, id = 'a') => ({ id, kind: 'assert', assertion });
const neverX = assert({ type: 'toolNeverCalled', toolName: 'x' });
const anyText = assert({ type: 'responseMatches', pattern: 'a*' }, 'b');

type Row = [server: string, steps: object[], reason: string, misfits: string[]];
test.each<Row>([
  ['fixed', [call({}), call({})], 'CASES', ['1 id repeated']],
  ['fixed', [call({}, { serverId: 'x' })], 'CASES', ['0 serverId not-found']],
  ['fixed', [call({ a: '1' })], 'ARGUMENT_MISFIT', ['0 arguments missing', '0 arguments.a type']],
  ['fixed', [prompt, neverX, anyText], 'NO_EVIDENCE', ['1 assertion not-found']],
  [
    'changing',
    [prompt, assert({ type: 'toolNeverCalled', toolName: 'T' })],
    'NO_EVIDENCE',
    ['1 assertion not-found'],
  ],
  [
    'fixed',
    [call({ lengt: 2 }, { expectError: true })],
    'ARGUMENT_MISFIT',
    ['0 arguments.lengt unlisted'],
  ],
  ['fixed', [prompt, anyText], 'NO_EVIDENCE', ['1 assertion any-text']],
  [
    'fixed',
    [call({}), { ...call({}, { toolName: 'T' }), id: 'd' }],
    'ARGUMENT_MISFIT',
    ['0 arguments missing', '1 toolName not-found'],
  ],
  [
    'fixed',
    [call({ b: 1, lengt: 2 }), prompt, neverX, assert({ type: 'noToolErrors' }, 'e')],
    'ARGUMENT_MISFIT',
    ['0 arguments.lengt unlisted', '2 assertion not-found'],
  ],
])('%s: %j', async (server, steps, reason, expected) => {
  const { status, body } = await create(server, steps);
  expect(status).toBe(400);
  const { issues, misfits, servers: lists = [], ...details } = body.details;
  expect(details).toEqual({ reason, problems: expected.length });
  const tools = [{ name: 't', inputSchema: expect.any(Object) }];
  const isAsked = reason !== 'CASES';
  expect(lists).toEqual(isAsked ? [{ id: ids.get(server), name: server, tools }] : []);
  expect(issues).toHaveLength(expected.length);
  // biome-ignore lint/suspicious/noExplicitAny: of a foreign answer
  const shown = misfits.map(({ test: index, step, path, data }: any) => {
    expect(index).toBe(0);
    return `${step} ${path.join('.')} ${data.kind ?? data.reason ?? data.code}`;
  });
  expect(shown.sort()).toEqual(expected);
});

test.each<[name: string, server: string, steps: object[], more: object]>([
  ['an expected error', 'fixed', [call({}, { expectError: true })], {}],
  [
    'a pattern that excludes',
    'fixed',
    [call({ b: 1 }, { expect: [{ type: 'textMatches', pattern: '^(?![^]*password)' }] })],
    {},
  ],
  ['a tool that does not exist', 'fixed', [call({}, { toolName: 'x' })], {}],
  ['no check', 'fixed', [call({})], { execution: { argumentCheck: 'off' } }],
])('not refused: %s', async (_name, server, steps, more) => {
  expect(await warningsOf(server, steps, more)).toEqual([]);
});

test.each<[server: string, args: object, warning: string]>([
  ['fixed', { a: 1 }, 't: Tool `t` needs the argument `b`'],
  ['fixed', { b: 1, lengt: 1 }, 'Did you mean `length`?'],
  ['odd', {}, 'not checked'],
])('a warning instead of a refusal: %s', async (name, args, warning) => {
  const execution = { argumentCheck: 'warn' };
  const warnings = await warningsOf(name, [call(args)], { execution });
  expect(warnings).toEqual([expect.stringContaining(warning)]);
});

test('warnings in any case: names that servers may ignore, and tools that may come', async () => {
  const called = await warningsOf('fixed', [call({ b: 1, other: 1 })]);
  expect(called).toEqual([expect.stringContaining('`other`')]);
  const later = await warningsOf('changing', [call({ b: 1 }), neverX]);
  expect(later).toEqual([expect.stringContaining('There is no tool `x`')]);
});

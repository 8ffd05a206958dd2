/** What refuses a run before it starts, over HTTP with real MCP servers. */
import { expect, test } from '@jest/globals';
import { scripted } from '../../support/prompts.ts';
import { serverIdsOf, serviceWith } from '../../support/service.ts';

const number = { type: 'number' };
const properties = { a: number, b: number, length: number };
const schema = { type: 'object', properties, required: ['b'] };
/** A server whose only tool is `t`. */
const server = (name: string, inputSchema: object, env = {}) =>
  scripted({ t: { definition: { inputSchema } } }, name, env);
const servers = [
  server('fixed', schema),
  server('changing', schema, { CHANGES: '1' }),
  server('odd', { type: 'object', $ref: 'https://x.test' }),
];

const service = await serviceWith(servers);
const ids = await serverIdsOf(service);

const OF_MODEL = { model: 'openai/m', modelApiKeys: { openai: 'k' } };
const create = (server: string, steps: object[], more: object = {}) => {
  const suite = {
    suiteName: 'refused',
    serverIds: [ids.get(server)],
    tests: [{ title: 't', steps }],
  };
  return service.send(`${service.project}/eval-runs`, { ...suite, ...OF_MODEL, ...more });
};
const call = (args: object, more: object = {}) => {
  return { id: 'c', kind: 'toolCall', toolName: 't', arguments: args, ...more };
};
const prompt = { id: 'p', kind: 'prompt', prompt: 'Hi' };
const assert = (assertion: object, id = 'a') => ({ id, kind: 'assert', assertion });
const never = (toolName: string) => assert({ type: 'toolNeverCalled', toolName });
const [neverX, error] = [never('x'), { expectError: true }];
const anyText = assert({ type: 'responseMatches', pattern: 'a*' }, 'b');

type Row = [server: string, steps: object[], reason: string, misfits: string[]];
test.each<Row>([
  ['fixed', [call({}), call({})], 'CASES', ['1 id repeated']],
  ['fixed', [call({}, { serverId: 'x' })], 'CASES', ['0 serverId not-found']],
  ['fixed', [call({ a: '1' })], 'ARGUMENT_MISFIT', ['0 arguments missing', '0 arguments.a type']],
  ['fixed', [prompt, neverX, anyText], 'NO_EVIDENCE', ['1 assertion not-found']],
  ['changing', [prompt, never('T')], 'NO_EVIDENCE', ['1 assertion not-found']],
  ['fixed', [call({ lengt: 2 }, error)], 'ARGUMENT_MISFIT', ['0 arguments.lengt unlisted']],
  ['fixed', [prompt, anyText], 'NO_EVIDENCE', ['1 assertion any-text']],
  [
    'fixed',
    [call({}), call({}, { toolName: 'T', id: 'd' })],
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

const warn = { execution: { argumentCheck: 'warn' } };
const off = { execution: { argumentCheck: 'off' } };
const pattern = [{ type: 'textMatches', pattern: '^(?![^]*password)' }];
test.each<[server: string, steps: object[], more: object, ...warnings: string[]]>([
  ['fixed', [call({}, { expectError: true })], {}],
  ['fixed', [call({ b: 1 }, { expect: pattern })], {}],
  ['fixed', [call({}, { toolName: 'x' })], {}],
  ['fixed', [call({})], off],
  ['fixed', [call({ a: 1 })], warn, 't: Tool `t` needs the argument `b`'],
  ['fixed', [call({ b: 1, lengt: 1 })], warn, 'Did you mean `length`?'],
  ['odd', [call({})], warn, 'not checked'],
  // Servers may ignore names, and tools may come.
  ['fixed', [call({ b: 1, other: 1 })], {}, '`other`'],
  ['changing', [call({ b: 1 }), neverX], {}, 'There is no tool `x`'],
])('not refused: %s, %j, %j', async (server, steps, more, ...warnings) => {
  const { status, body } = await create(server, steps, more);
  expect(status).toBe(202);
  await service.endOf(body.runId);
  const expected = warnings.map((one) => expect.stringContaining(one));
  expect(service.warnings.splice(0)).toEqual(expected);
});

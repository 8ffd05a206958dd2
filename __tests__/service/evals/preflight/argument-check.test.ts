import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type ServiceFixture,
  startFixture,
  temporaryFolder,
} from '../../../support/service/service-fixture.ts';

const COUNTED = resolve(import.meta.dirname, '../../../support/service/fixtures/counted-server.ts');

const SCHEMAS = {
  ask: {
    properties: { city: { type: 'string' }, days: { type: 'integer' } },
    required: ['city'],
    additionalProperties: false,
  },
  elsewhere: { properties: { a: { $ref: 'https://schemas.invalid/a.json' } } },
  slow: { properties: { a: { type: 'string', pattern: '^(a+)+$' } } },
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let fixture: ServiceFixture;
let notes: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  notes = join(folder.path, 'notes');
  const counted = (...flags: string[]) => ({
    command: process.execPath,
    args: [COUNTED, notes, ...flags],
  });
  fixture = await startFixture({
    folder: folder.path,
    config: {
      mcpServers: {
        well: counted(JSON.stringify(SCHEMAS)),
        // Another server that has a tool of the name, and takes something else.
        other: counted(JSON.stringify({ ask: { properties: { days: { type: 'string' } } } })),
        dead: counted('exit'),
        shy: counted('unlistable', JSON.stringify(SCHEMAS)),
      },
    },
    models: { providers: { dead: { baseUrl: 'http://127.0.0.1:9/v1' } } },
    maxConcurrentRuns: 1_000,
  });
});
afterAll(async () => {
  await fixture.close();
  await folder.remove();
});
beforeEach(() => writeFile(notes, ''));

const noted = async () => (await readFile(notes, 'utf8')).split('\n').filter((line) => line !== '');

const call = (
  args: object,
  { id = 'call', toolName = 'ask', ...more }: Record<string, unknown> = {},
) => ({
  ...{ id, kind: 'toolCall', serverName: 'well', toolName, arguments: args },
  ...more,
});
const expected = (args: object, more: object = {}) => ({
  type: 'toolCalledWith',
  toolName: 'ask',
  args: { args, ...more },
});
const assert = (assertion: object) => ({ id: 'check', kind: 'assert', assertion });

const create = (
  steps: object[],
  { servers = ['well'], argumentCheck = 'refuse' as string | null, ...extra } = {},
) =>
  fixture.api.post('~/eval-runs', {
    suiteName: 'arguments',
    serverIds: servers.map((name) => fixture.api.serverId(name)),
    ...(argumentCheck === null ? {} : { argumentCheck }),
    tests: [{ title: 'asks', model: 'dead/x', steps, ...extra }],
  });

/** The places and words that a request is refused for; none where it is not. */
async function refused(...args: Parameters<typeof create>): Promise<string[]> {
  const { status, body } = await create(...args);
  if (status === 202) await fixture.api.awaitRun(body.runId);
  if (status === 202) return [];
  expect([status, body.code, body.details.reason]).toEqual([
    400,
    'VALIDATION_ERROR',
    'ARGUMENT_MISFIT',
  ]);
  return body.details.misfits.map(
    ({ title, path, message }: { title: string; path: string[]; message: string }) =>
      `${title} ${path.join('.')}: ${message}`,
  );
}

describe('arguments that a tool does not take', () => {
  it('are refused all at once before any tool is called', async () => {
    const found = await refused([
      call({ citty: 'Oslo' }),
      call({ city: 'Oslo', days: '3' }, { id: 'b' }),
    ]);
    expect(found).toEqual([
      'asks steps.0.arguments: calls "ask" of server "well", but it needs "city". "citty" is no argument of it: did you mean "city"?',
      'asks steps.0.arguments.citty: calls "ask" of server "well", but it takes no argument "citty". Did you mean "city"? It takes "city" and "days".',
      'asks steps.1.arguments.days: calls "ask" of server "well", but argument "days" must be a whole number, and is "3".',
    ]);
    expect(await noted()).toEqual(['start']);
  });

  it('are told as values that nothing captures, where they are written so', async () => {
    expect(await refused([call({ city: '{{place}}', days: '{{ count }}' })])).toEqual([
      'asks steps.0.arguments.days: calls "ask" of server "well", but argument "days" must be a whole number, and is "{{ count }}". No step captures "count": one before needs `capture: { count: $ }`.',
    ]);
  });

  it('are told with the run where that is asked for', async () => {
    const { status, body } = await create([call({})], { argumentCheck: 'warn' });
    expect(status).toBe(202);
    expect(body.argumentMisfits).toEqual([
      {
        title: 'asks',
        path: ['steps', 0, 'arguments'],
        message: 'calls "ask" of server "well", but it needs "city".',
      },
    ]);
    await fixture.api.awaitRun(body.runId);
  });

  it('are told as not checked where the server does not list its tools', async () => {
    const steps = [{ ...call({}), serverName: 'shy' }];
    const { status, body } = await create(steps, { servers: ['shy'] });
    expect(status).toBe(202);
    expect(body.warnings).toEqual([
      expect.stringMatching(
        /^Arguments were not checked before the run for server "shy", which does not list its tools: .*no list today/,
      ),
    ]);
    await fixture.api.awaitRun(body.runId);
    const unasked = await create(steps, { servers: ['shy'], argumentCheck: null });
    expect(unasked.body.warnings).toBeUndefined();
    await fixture.api.awaitRun(unasked.body.runId);
    const dead = await create([{ ...call({}), serverName: 'dead' }], { servers: ['dead'] });
    expect(dead.body.warnings).toBeUndefined();
    await fixture.api.awaitRun(dead.body.runId);
  });

  it('are nobody’s concern where nothing is said of them', async () => {
    const { status, body } = await create([call({})], { argumentCheck: null });
    expect([status, body.argumentMisfits]).toEqual([202, undefined]);
    await fixture.api.awaitRun(body.runId);
  });

  it.each([
    ['expected of a model', expected({ days: 'three' })],
    ['expected exactly', expected({}, { argumentMatching: 'exact' })],
  ])('%s are refused too', async (_, assertion) => {
    const prompt = { id: 'ask', kind: 'prompt', prompt: 'How is it?' };
    expect(await refused([prompt, assert(assertion)])).toHaveLength(1);
    const predicates = { mode: 'replace', list: [assertion] };
    const [found] = await refused([prompt], { predicates } as object);
    expect(found).toContain('asks predicates.list.0.args.args');
  });
});

describe('arguments that are let alone', () => {
  it.each<[string, object[]]>([
    ['those that fit', [call({ city: 'Oslo', days: 3 })]],
    ['of a step that expects an error', [call({}, { expectError: true })]],
    ['of a step that expects words of one', [call({}, { expectError: { contains: 'city' } })]],
    ['of a result that is to be an error', [call({}, { expect: [{ type: 'isError' }] })]],
    ['of a result that is to be one later', [call({}), assert({ type: 'isError', value: true })]],
    [
      'expected of a step that expects an error',
      [call({}, { expectError: true }), assert(expected({ days: 'x' }))],
    ],
    [
      'what is captured before',
      [
        call({ city: 'Oslo' }, { id: 'a', capture: { days: '$' } }),
        call({ city: 'Oslo', days: '{{days}}' }, { id: 'b' }),
      ],
    ],
    ['words for types', [call({ city: 'Oslo' }), assert(expected({ days: 'number' }))]],
    ['expected in part', [call({ city: 'Oslo' }), assert(expected({ days: 3 }))]],
    [
      'expected whatever they are',
      [call({ city: 'Oslo' }), assert(expected({ x: 3 }, { argumentMatching: 'ignore' }))],
    ],
    ['of a tool that is not there', [call({ x: 1 }, { toolName: 'none' })]],
  ])('%s', async (_, steps) => {
    expect(await refused(steps)).toEqual([]);
  });

  it('those that a tool of the name on another server takes', async () => {
    const prompt = { id: 'ask', kind: 'prompt', prompt: 'How is it?' };
    const steps = [prompt, assert(expected({ days: 'three' }))];
    expect(await refused(steps, { servers: ['well', 'other'] })).toEqual([]);
    expect(await refused(steps, { servers: ['well', 'dead'] })).toEqual([]);
    expect(
      await refused([prompt, assert(expected({ days: null }))], { servers: ['well', 'other'] }),
    ).toHaveLength(1);
  });

  it('those of a server that is down, which is told as before', async () => {
    const step = { ...call({ x: 1 }), serverName: 'dead' };
    const { status, body } = await create([step], { servers: ['dead'] });
    expect(status).toBe(202);
    await fixture.api.awaitRun(body.runId);
  });
});

describe('a schema that nothing can be judged by', () => {
  it.each([
    ['elsewhere', 'which is not in it'],
    ['slow', 'ms'],
  ])('%s is told of, and refuses nothing', async (toolName, reason) => {
    const { status, body } = await create([call({ a: `${'a'.repeat(40)}!` }, { toolName })]);
    expect(status).toBe(202);
    expect(body.warnings).toEqual([expect.stringContaining(reason)]);
    await fixture.api.awaitRun(body.runId);
  });
});

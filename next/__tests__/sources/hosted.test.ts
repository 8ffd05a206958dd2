/** Suites on a service of others: what is created, updated and run again. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { HOSTED_RATE } from '../../src/api/client/client.ts';
import { readConfig } from '../../src/inputs/config.ts';
import { ACTION_INPUTS } from '../../src/inputs/rows.ts';
import { readMarker } from '../../src/inputs/run-marker.ts';
import { runPipeline } from '../../src/pipeline/pipeline.ts';
import { openSession } from '../../src/session/session.ts';
import { runEvals } from '../../src/sources/evals/evals.ts';
import { MESSAGES } from '../../src/words/messages.ts';
import { folderWith, writeIn } from '../support/folder.ts';
import { serveHttp } from '../support/http-server.ts';
import { environmentIn } from '../support/program.ts';
import {
  localServer,
  request,
  SETTINGS,
  serviceWith,
  type TestService,
} from '../support/service.ts';

const JOB = {
  ...{ GITHUB_REPOSITORY: 'acme/app', GITHUB_RUN_ID: '7', GITHUB_JOB: 'evals' },
  ...{ GITHUB_ACTION: 'gate', GITHUB_EVENT_NAME: 'push', GITHUB_RUN_ATTEMPT: '1' },
};
const ADD = 'server: calculator, call: get-sum, with: { a: 1, b: 2 }';
const caseOf = (title: string, more = '') => `  - { title: ${title}, ${ADD}${more} }\n`;
const suiteOf = (name: string, ...cases: string[]) => `name: ${name}\ntests:\n${cases.join('')}`;
const folder = folderWith();
let service: TestService;
beforeAll(async () => {
  const servers = [localServer('calculator'), localServer('unused', { command: 'absent' })];
  // So that no test waits for the rate.
  HOSTED_RATE.burst = 1_000;
  service = await serviceWith(servers, { settings: { ...SETTINGS, maxConcurrentRuns: 50 } });
});
afterAll(() => service.close());

/** Runs a suite file, or a saved one, on the service. The workspace has no list of servers. */
async function run(
  suite: string,
  inputs: Record<string, string> = {},
  variables: Record<string, string> = JOB,
) {
  writeIn(folder, { 'suite.yaml': suite });
  const kept: Record<string, string> = {};
  const log: string[] = [];
  const environment = {
    ...environmentIn(folder, log, variables),
    keep: (name: string, value: string) => {
      kept[name] ||= value;
    },
  };
  const named: Record<string, string> = suite === '' ? {} : { 'suite-file': 'suite.yaml' };
  const address = { 'base-url': service.origin, 'api-key': service.key };
  const given = new Map(Object.entries({ ...address, ...named, ...inputs }));
  if (suite === '') {
    const session = await openSession(readConfig(given, ACTION_INPUTS).config, environment);
    if ('problems' in session) throw new Error(JSON.stringify(session.problems));
    return { ...(await runEvals('', session)), verdict: null, kept, log };
  }
  const { report, verdict } = await runPipeline(given, ACTION_INPUTS, environment);
  return { ...report, verdict: verdict.value, kept, log };
}
const list = async (path: string) => (await service.send(`${service.project}/${path}`)).body.items;
const runsOf = (id: string | null) => list(`eval-suites/${id}/runs`);
const titlesOf = ({ cases }: Awaited<ReturnType<typeof run>>) =>
  cases.map(({ title, iterations }) => `${title} ${iterations.length}`);

test('a file creates one suite with one run, then updates it and runs only its cases', async () => {
  const first = await run(suiteOf('smoke', caseOf('a'), caseOf('b', ', runs: 2')), {
    servers: 'calculator',
  });
  expect(first).toMatchObject({
    verdict: 'passed',
    contradictions: 0,
    suite: { file: 'suite.yaml' },
  });
  expect(titlesOf(first)).toEqual(['a 1', 'b 2']);
  const [stored] = await runsOf(first.suite.id);
  expect(JSON.parse(first.kept['run'] ?? '')).toMatchObject({ runId: first.run?.id });
  expect(readMarker(stored.notes)).toMatchObject({ repository: 'acme/app', attempt: '7.1' });
  const attempt = { ...JOB, GITHUB_RUN_ATTEMPT: '2' };
  const second = await run(suiteOf('smoke', caseOf('c')), { iterations: '3' }, attempt);
  expect([second.suite.id, titlesOf(second), second.verdict]).toEqual([
    first.suite.id,
    ['c 3'],
    'passed',
  ]);
  // Of the saved selection.
  expect(second.servers).toMatchObject([{ name: 'calculator' }]);
  expect(await runsOf(first.suite.id)).toHaveLength(2);
  // The same step of the same attempt.
  const again = await run(suiteOf('smoke', caseOf('c')), { iterations: '3' }, attempt);
  expect(again.run?.id).toBe(second.run?.id);
  const other = await run(suiteOf('smoke', caseOf('c')), {}, attempt);
  const isSaid = [other, again].map(({ log }) => log.includes(MESSAGES.foreignKey));
  expect([other.verdict, ...isSaid]).toEqual(['passed', true, false]);
  expect(other.run?.id).not.toBe(second.run?.id);
});

test('a saved suite runs again, by its id or name', async () => {
  const body = {
    name: 'Saved',
    serverIds: [(await list('servers'))[0].id],
    tests: [saved('a', 2), saved('b')],
  };
  const { suiteId } = (await service.send(`${service.project}/eval-suites`, body)).body;
  for (const suite of [suiteId, 'sAVED']) {
    const report = await run('', { suite, iterations: suite === suiteId ? '' : '3' });
    const cases = suite === suiteId ? ['a 2', 'b 1'] : ['a 3', 'b 3'];
    expect([titlesOf(report), report.contradictions]).toEqual([cases, 0]);
    expect(report.suite).toEqual({ id: suiteId, name: 'Saved', file: null });
    expect(report.servers).toMatchObject([{ name: 'calculator' }]);
    expect(report.cases[0]).toMatchObject({ definition: null, isSampled: false });
  }
  expect(await run('', { suite: 'savd' })).toMatchObject({
    problems: [{ place: { source: 'suite' }, data: { code: 'not-found', nearest: 'Saved' } }],
  });
});

const saved = (title: string, runs = 1) => {
  const call = { id: 's', kind: 'toolCall', serverName: 'calculator', toolName: 'get-sum' };
  return { title, runs, steps: [{ ...call, arguments: { a: 1, b: 2 } }] };
};

const many = Array.from({ length: 101 }, (_, at) => caseOf(`t${at}`));
test.each<[string, string, Record<string, string>, [place: string | number, code: string][]]>([
  [
    'an unknown server',
    suiteOf('s', caseOf('a')),
    { servers: 'calculatr' },
    [['servers', 'not-found']],
  ],
  ['too many iterations', suiteOf('s', caseOf('a', ', runs: 11')), {}, [[3, 'range']]],
  [
    'too many by the input',
    suiteOf('s', caseOf('a')),
    { iterations: '11' },
    [['iterations', 'range']],
  ],
  ['too many cases', suiteOf('s', ...many), {}, [[103, 'range']]],
  [
    'settings of the embedded service',
    `setup: make\nteardown: make\nisolation: shared\ntoolTimeout: 5\n${suiteOf('s', caseOf('a'))}`,
    {},
    [1, 2, 3, 4].map((line) => [line, 'conflict']),
  ],
  [
    'a server that the service lacks',
    suiteOf('s', '  - { title: a, call: x, server: y }\n'),
    {},
    [[3, 'not-found']],
  ],
  [
    'a wrong key',
    suiteOf('s', caseOf('a', ', runs: 11')),
    { 'api-key': 'sk_x' },
    [
      [3, 'range'],
      ['api-key', 'refused'],
    ],
  ],
])('%s is invalid, and nothing is created [hosted-limits]', async (_, suite, inputs, expected) => {
  const before = (await list('eval-suites')).length;
  const { problems, verdict } = await run(suite, inputs);
  expect(verdict).toBe('invalid');
  const places = problems.map(({ place, data }) => [place.line ?? place.source, data.code]);
  expect(places).toEqual(expected);
  expect(await list('eval-suites')).toHaveLength(before);
});

/** The service behind a proxy that changes some answers. */
async function runBehind(suite: string, path: RegExp, status: number, change: object, inputs = {}) {
  const proxy = await serveHttp(async ({ method, url = '', headers }, response, content) => {
    const key = String(headers.authorization).slice('Bearer '.length);
    const isChanged = path.test(`${method} ${url}`);
    const isRefused = isChanged && status >= 400;
    const body = method === 'POST' ? content : undefined;
    const sent = isRefused
      ? { status, body: {} }
      : await request(`${service.origin}${url}`, key, body);
    const answer = isChanged ? { ...sent.body, ...change } : sent.body;
    response.writeHead(sent.status).end(JSON.stringify(answer));
  });
  const report = await run(suite, { 'base-url': proxy.origin, ...inputs });
  await proxy.close();
  return report;
}

const CREATE = /POST .*eval-runs$/;
const refusal = (details?: object) => ({ code: 'VALIDATION_ERROR', message: 'no', details });
const ASK = '  - { title: p, prompt: hi, expect: x, model: acme/m }\n';
test.each<[string, number, object, [place: string | number | null, code: string][], string]>([
  [
    'no selection',
    400,
    refusal({ reason: 'NO_SAVED_SERVER_SELECTION' }),
    [['servers', 'needs']],
    'invalid',
  ],
  ['a case without a model', 422, refusal(), [[3, 'needs']], 'invalid'],
  [
    'a model',
    400,
    refusal({ model: 'acme/m', hostedModels: ['acme/n'] }),
    [[4, 'value']],
    'invalid',
  ],
  [
    'a model without a key',
    400,
    refusal({ model: 'acme/m', provider: 'acme' }),
    [[4, 'needs']],
    'invalid',
  ],
  ['something else', 400, refusal({ issues: [] }), [], 'invalid'],
  ['a quota', 402, { code: 'X', message: 'billing_limit_reached' }, [], 'incomplete'],
])('a refusal for %s has its place', async (_, status, change, expected, verdict) => {
  const suite = suiteOf('refused', caseOf('a'), ASK);
  const report = await runBehind(suite, CREATE, status, change);
  expect(report.verdict).toBe(verdict);
  expect(report.failures).toMatchObject([{ kind: 'service', operation: 'createEvalRun', status }]);
  const places = report.problems.map(({ place, data }) => [place.line ?? place.source, data.code]);
  expect(places).toEqual(expected);
});

test('a case that the service did not store', async () => {
  const change = { caseUpsert: { failed: [{ name: 'a', error: 'too long' }] } };
  const report = await runBehind(suiteOf('unsaved', caseOf('a')), CREATE, 202, change);
  expect(report).toMatchObject({ contradictions: 1, verdict: 'incomplete' });
});

test.each([
  ['cases that the service does not list', 404, {}],
  ['cases of several models', 200, { items: [{ id: 'c', title: 'a', models: [{}, {}] }] }],
])('%s are those that come back', async (_, status, change) => {
  const report = await runBehind('', /GET .*\/cases/, status, change, { suite: 'Saved' });
  expect([titlesOf(report), report.contradictions]).toEqual([['a 2', 'b 1'], 0]);
  expect(report.cases).toMatchObject([{ planned: 2 }, { planned: 1 }]);
});

test('keys of models come from the input only', async () => {
  const sent: string[] = [];
  const proxy = await serveHttp(async ({ url = '', method, headers }, response, content) => {
    const key = String(headers.authorization).slice('Bearer '.length);
    const isCreation = CREATE.test(`${method} ${url}`);
    if (isCreation) sent.push(content);
    const answer = isCreation
      ? { status: 400, body: {} }
      : await request(`${service.origin}${url}`, key);
    response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
  const variables = { ...JOB, ACME_API_KEY: 'from a variable', OPENAI_API_KEY: 'from a variable' };
  const inputs = { 'base-url': proxy.origin, 'model-api-keys': 'acme=from-the-input' };
  await run(
    suiteOf('keys', ASK, ASK.replace('p,', 'q,').replace('acme', 'openai')),
    inputs,
    variables,
  );
  await proxy.close();
  const [body = ''] = sent;
  expect(JSON.parse(body)).toMatchObject({ modelApiKeys: { acme: 'from-the-input' } });
  expect(body).not.toContain('from a variable');
  expect(JSON.parse(body)).not.toHaveProperty('execution');
});

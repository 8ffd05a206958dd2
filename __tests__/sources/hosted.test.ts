/** Suites on a service of others: what is created, updated and run again. */
import { expect, test } from '@jest/globals';
import { HOSTED_RATE } from '../../src/api/client/client.ts';
import { readConfig } from '../../src/inputs/config.ts';
import { ACTION_INPUTS } from '../../src/inputs/rows.ts';
import { runPipeline } from '../../src/pipeline/pipeline.ts';
import { openSession } from '../../src/session/session.ts';
import { runEvals } from '../../src/sources/evals/evals.ts';
import { folderWith, writeIn } from '../support/folder.ts';
import { serveHttp } from '../support/http-server.ts';
import { environmentIn } from '../support/program.ts';
import { localServer, request, SETTINGS, serviceWith } from '../support/service.ts';

const REPOSITORY = { GITHUB_REPOSITORY: 'acme/app', GITHUB_RUN_ID: '7', GITHUB_EVENT_NAME: 'push' };
const JOB = { ...REPOSITORY, GITHUB_JOB: 'evals', GITHUB_ACTION: 'gate', ACME_API_KEY: 'variable' };
const caseOf = (title: string, more = '') =>
  `  - { title: ${title}, server: calculator, call: get-sum, with: { a: 1, b: 2 }${more} }\n`;
const suiteOf = (name: string, ...cases: string[]) => `name: ${name}\ntests:\n${cases.join('')}`;
const PLAIN = suiteOf('plain', caseOf('a'));
const LONG = suiteOf('long', caseOf('a', ', runs: 11'));
const folder = folderWith();
let changed: { path: RegExp; status: number; change: object } | null = null;
let creation = '';
// So that no test waits for the rate.
HOSTED_RATE.burst = 1_000;
const servers = [localServer('calculator'), localServer('unused', { command: 'absent' })];
const settings = { ...SETTINGS, maxConcurrentRuns: 50 };
const service = await serviceWith(servers, { settings });
/** The service behind a proxy that changes the answers to some requests. */
const proxy = await serveHttp(async ({ method, url = '', headers }, response, content) => {
  if (CREATE.test(`${method} ${url}`)) creation = content;
  const { status: wanted, change } =
    changed?.path.test(`${method} ${url}`) === true ? changed : { status: 0, change: {} };
  const key = String(headers.authorization).slice('Bearer '.length);
  const body = method === 'POST' ? content : undefined;
  const init = { headers: { 'idempotency-key': String(headers['idempotency-key'] ?? '') } };
  const answer =
    wanted >= 400
      ? { status: wanted, body: {} }
      : await request(`${service.origin}${url}`, key, body, init);
  response.writeHead(answer.status).end(JSON.stringify({ ...answer.body, ...change }));
});

/** Runs a suite file, or a saved one, on the service. The workspace has no list of servers. */
async function run(suite: string, inputs: Record<string, string> = {}, attempt = '1', isLate?: 1) {
  writeIn(folder, { 'suite.yaml': suite });
  const kept: string[] = [];
  const log: string[] = [];
  const variables = { ...JOB, GITHUB_RUN_ATTEMPT: attempt };
  const keep = (_: string, value: string) => kept.push(value);
  const environment = { ...environmentIn(folder, log, variables), keep };
  const named: Record<string, string> = suite === '' ? {} : { 'suite-file': 'suite.yaml' };
  const address = { 'base-url': proxy.origin, 'api-key': service.key };
  const given = new Map(Object.entries({ ...address, ...named, ...inputs }));
  if (suite !== '') {
    const { report, verdict } = await runPipeline(given, ACTION_INPUTS, environment);
    return { ...report, verdict: verdict.value, kept, log };
  }
  const session = await openSession(readConfig(given, ACTION_INPUTS).config, environment);
  if ('problems' in session) throw new Error(JSON.stringify(session.problems));
  return {
    ...(await runEvals('', isLate ? { ...session, deadline: 0 } : session)),
    verdict: null,
    kept,
    log,
  };
}
type Ran = Awaited<ReturnType<typeof run>>;
const runBehind = (suite: string, path: RegExp, status: number, change: object, inputs = {}) => {
  changed = { path, status, change };
  return run(suite, inputs).finally(() => {
    changed = null;
  });
};
const list = async (path: string) => (await service.send(`${service.project}/${path}`)).body.items;
const titlesOf = ({ cases }: Ran) =>
  cases.map(({ title, iterations, planned }) => `${title} ${iterations.length}/${planned}`);
const placesOf = ({ problems }: Ran) =>
  problems.map(({ place, data }) => `${place.line ?? place.source} ${data.code}`);

test('a file creates one suite with one run, then updates it and runs only its cases', async () => {
  const both = suiteOf('smoke', caseOf('a'), caseOf('b', ', runs: 2'));
  const first = await run(both, { servers: 'calculator' });
  expect(first).toMatchObject({ verdict: 'passed', suite: { file: 'suite.yaml' } });
  expect(titlesOf(first)).toEqual(['a 1/1', 'b 2/2']);
  expect(first.kept.map((one) => one && JSON.parse(one).runId)).toEqual([
    undefined,
    first.run?.id,
    '',
  ]);
  const runs = () => list(`eval-suites/${first.suite.id}/runs`);
  const [stored] = await runs();
  expect(stored.notes).toContain('[mcp-eval-gate acme/app run=7 attempt=1 ');
  const one = suiteOf('smoke', caseOf('c'));
  const second = await run(one, { iterations: '2' }, '2');
  expect([second.suite.id, titlesOf(second)]).toEqual([first.suite.id, ['c 2/2']]);
  // Of the saved selection.
  expect(second).toMatchObject({ verdict: 'passed', servers: [{ name: 'calculator' }] });
  // The same step of the same attempt gets a run of its own.
  const again = await run(one, { iterations: '2' }, '2');
  expect(again.run?.id).not.toBe(second.run?.id);
  expect(await runs()).toHaveLength(3);
});

test('a saved suite runs again, by its id or name, with or without its cases', async () => {
  const call = { id: 's', kind: 'toolCall', serverName: 'calculator', toolName: 'get-sum' };
  const steps = [{ ...call, arguments: { a: 1, b: 2 } }];
  const tests = ['a', 'b'].map((title) => ({ title, steps, ...(title === 'a' && { runs: 2 }) }));
  const body = { name: 'Saved', serverIds: [(await list('servers'))[0].id], tests };
  const { suiteId } = (await service.send(`${service.project}/eval-suites`, body)).body;
  const report = await run('', { suite: suiteId });
  expect([titlesOf(report), report.contradictions]).toEqual([['a 2/2', 'b 1/1'], 0]);
  expect(report.suite).toEqual({ id: suiteId, name: 'Saved', file: null });
  expect(report.servers).toMatchObject([{ name: 'calculator' }]);
  expect(report.cases[0]).toMatchObject({ definition: null, isSampled: false });
  expect(titlesOf(await run('', { suite: 'sAVED', iterations: '1' }))).toEqual(['a 1/1', 'b 1/1']);
  const mixed = { items: [{ id: 'c', title: 'a', models: [{}, {}] }] };
  for (const status of [404, 200]) {
    const open = await runBehind('', /GET .*\/cases/, status, mixed, { suite: 'Saved' });
    expect([titlesOf(open), open.contradictions]).toEqual([['a 2/2', 'b 1/1'], 0]);
  }
  const late = await run('', { suite: suiteId }, '1', 1);
  expect([late.failures[0]?.kind, ...titlesOf(late)]).toEqual(['deadline', 'a 0/2', 'b 0/1']);
  const unknown = await run('', { suite: 'savd' });
  expect(unknown.problems).toMatchObject([{ data: { nearest: 'Saved', project: 'Default' } }]);
  const twin = (await service.send(`${service.project}/eval-suites`, body)).body.suiteId;
  const { problems } = await run('', { suite: 'Saved' });
  const data = { code: 'ambiguous', known: expect.arrayContaining([suiteId, twin]) };
  expect(problems).toMatchObject([{ data }]);
});

const many = Array.from({ length: 101 }, (_, at) => caseOf(`t${at}`));
const OWN = `setup: make\nteardown: make\nisolation: shared\ntoolTimeout: 5\n${PLAIN}`;
const conflicts = [1, 2, 3, 4].map((line) => `${line} conflict`);
test.each<[string, string, Record<string, string>, string[]]>([
  ['an unknown server', PLAIN, { servers: 'calculatr' }, ['servers not-found']],
  ['too many cases', suiteOf('s', ...many), {}, ['103 range']],
  ['settings of the embedded service', OWN, {}, conflicts],
  ['a wrong key', LONG, { 'api-key': 'sk_x' }, ['3 range', 'api-key refused']],
])('%s is invalid, and nothing is created [hosted-limits]', async (_, suite, inputs, expected) => {
  creation = '';
  const report = await run(suite, inputs);
  expect([report.verdict, placesOf(report), creation]).toEqual(['invalid', expected, '']);
});

const CREATE = /POST .*eval-runs$/;
const refusal = (details?: object) => ({ code: 'VALIDATION_ERROR', message: 'no', details });
const SELECTION = { reason: 'NO_SAVED_SERVER_SELECTION' };
const ASK = '  - { title: p, prompt: hi, expect: x, model: acme/m }\n';
test.each<[string, number, object, string[], string]>([
  ['selection', 400, refusal(SELECTION), ['servers needs'], 'invalid'],
  ['nothing', 400, refusal(), [], 'invalid'],
  ['model', 400, refusal({ model: 'acme/m', hostedModels: ['acme/n'] }), ['4 value'], 'invalid'],
  ['key', 400, refusal({ model: 'acme/m', provider: 'acme' }), ['4 model'], 'invalid'],
  ['something else', 400, refusal({ issues: [] }), [], 'invalid'],
  ['quota', 402, { code: 'X', message: 'billing_limit_reached' }, [], 'incomplete'],
])('a refusal has its place: %s', async (_, status, change, expected, verdict) => {
  const suite = suiteOf('refused', caseOf('a'), ASK, ASK.replace('p,', 'q,').replace('acme', 'x'));
  const keys = { 'model-api-keys': 'x=from-the-input' };
  const report = await runBehind(suite, CREATE, status, change, keys);
  expect([report.verdict, placesOf(report)]).toEqual([verdict, expected]);
  // What has a place says it all.
  const said = { kind: 'service', operation: 'createEvalRun', status };
  expect(report.failures).toMatchObject(expected.length > 0 ? [] : [said]);
  // Keys in variables are for the service of the job.
  expect(JSON.parse(creation).modelApiKeys).toEqual({ x: 'from-the-input' });
  expect(JSON.parse(creation)).not.toHaveProperty('execution');
});

test('a refused model of a saved suite has the place of the input', async () => {
  const change = refusal({ model: 'acme/m', provider: 'acme' });
  const report = await runBehind('', CREATE, 400, change, { suite: 'smoke' });
  expect([placesOf(report), report.failures]).toEqual([['suite model'], []]);
});

test.each<[string, string, string[], number]>([
  ['calls name', suiteOf('named', caseOf('a')), ['calculator'], 0],
  ['a prompt needs all', suiteOf('open', caseOf('a'), ASK), ['calculator', 'unused'], 1],
])('a new suite gets the servers that %s', async (_, suite, names, lines) => {
  const { log } = await runBehind(suite, CREATE, 422, {});
  const servers: { id: string; name: string }[] = await list('servers');
  const ids: string[] = JSON.parse(creation).serverIds;
  const chosen = servers.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  expect(chosen.toSorted()).toEqual(names);
  expect(log.filter((line) => line.includes('calculator, unused'))).toHaveLength(lines);
});

test('a project without servers is invalid', async () => {
  const report = await runBehind(PLAIN, /GET .*\/servers/, 200, { items: [] });
  expect(placesOf(report)).toEqual(['project no-servers']);
});

test.each([
  [{ code: 'NOT_FOUND', message: 'no project' }, 'invalid'],
  [{ error: 'Not Found' }, 'incomplete'],
])('404 with %j for the list of suites is %s', async (change, verdict) => {
  expect(await runBehind(PLAIN, /GET .*eval-suites/, 404, change)).toMatchObject({ verdict });
});

/** What is kept of the rows of reporters, and which requests are refused. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readRows } from '../support/database.ts';
import { folderWith } from '../support/folder.ts';
import { serviceWith } from '../support/service.ts';

const folder = folderWith();
const databaseFile = join(folder, 'rows.db');
const SECRET = 'ghp_16C7e42F292c6912E7710c838347Ae178B4a';
const service = await serviceWith([], { databaseFile });
service.redactor.add('TOKEN', [SECRET]);

let lastRun = 0;
const report = (results: unknown[], extra: object = {}) => {
  lastRun += 1;
  const run = { suiteName: 'suite', externalRunId: `run-${lastRun}`, results, ...extra };
  return service.send('/projects/default/eval-ingest/report', run);
};

const read = (sql: string, ...values: string[]) => readRows(databaseFile, sql, ...values);
async function stored(results: unknown[], extra: object = {}) {
  const { status, body } = await report(results, extra);
  expect(status).toBe(200);
  const rows = read('SELECT * FROM iterations WHERE runId = ? ORDER BY seq', body.runId);
  const [run] = read('SELECT * FROM runs WHERE id = ?', body.runId);
  const traces = rows.map(({ id }) => read('SELECT trace FROM traces WHERE iterationId = ?', id));
  return { body, rows, run, traces: traces.map(([first]) => first?.trace ?? null) };
}

const CALL = { toolName: 'echo', arguments: { text: 'hi' } };
const SCORES = [{ scorerId: 's', value: 1, passed: true, gating: true, deterministic: true }];
const CONFIG = { version: 1 };
const ROW = {
  caseTitle: 'full',
  passed: false,
  externalIterationId: 'i-1',
  caseId: 'c-1',
  query: 'Say hi',
  durationMs: 12.5,
  provider: 'anthropic',
  model: 'some-model',
  expectedToolCalls: [{ toolName: 'greet' }],
  actualToolCalls: [CALL],
  tokens: { input: 3, output: 4 },
  error: `wrong \u001b[1mtool ${SECRET}`,
  errorDetails: 'line 1',
  metadata: { file: 'a.ts', scores: SCORES, evaluationConfig: CONFIG },
  isNegativeTest: false,
  expectedOutput: 'hi',
  advancedConfig: { temperature: 0 },
  matchOptions: { toolCallOrder: 'ignore' },
  colour: 'a member of newer reporters',
};

test('a row is stored with all that iterations show', async () => {
  const { body, rows } = await stored([ROW, { caseTitle: 'bare', passed: true, caseId: null }]);
  expect(body.leftOut).toBeUndefined();
  expect(rows[0]).toMatchObject({
    title: 'full',
    status: 'completed',
    result: 'failed',
    model: 'some-model',
    provider: 'anthropic',
    durationMs: 12.5,
    tokensUsed: 7,
    usage: { inputTokens: 3, outputTokens: 4, totalTokens: 7 },
    expectedToolCalls: [{ toolName: 'greet', arguments: {} }],
    actualToolCalls: [CALL],
    error: 'wrong tool ***',
    failures: [{ kind: 'unknown', message: 'wrong tool ***', isFailed: true, isProgram: true }],
    externalIterationId: 'i-1',
    reported: { scores: SCORES, evaluationConfig: CONFIG },
  });
  expect(rows[1]).toMatchObject({ result: 'passed', error: null, usage: null, failures: [] });
});

test('a case keeps its id in all runs of a suite', async () => {
  const passed = true;
  const a = { caseTitle: 'a', passed, caseId: 'c' };
  const b = { caseTitle: 'b', passed, externalCaseId: 'c' };
  const { rows } = await stored([a, b, { caseTitle: 'c', passed }]);
  const again = await stored([{ ...a, externalCaseId: 'c' }]);
  const other = await stored([a], { suiteName: 'other' });
  const [first, second, third] = rows.map(({ ingestedCaseId }) => ingestedCaseId);
  expect([second, again.rows[0].ingestedCaseId]).toEqual([first, first]);
  expect([third, other.rows[0].ingestedCaseId]).not.toContain(first);
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 1]);
});

const message = { role: 'user', content: 'hi' };
const SPAN = { id: 's', name: 'n', category: 'tool', startMs: 1, endMs: 2 };
const PROMPT = {
  passed: false,
  missing: [CALL],
  argumentMismatches: [
    { toolName: 'echo', expectedArgs: { text: 'hi' } },
    { expected: CALL, actual: CALL, mismatchedArguments: [] },
  ],
  predicateResults: [{ passed: false, scope: { kind: 'turn', promptIndex: 0 } }],
};
const WIDGETS = { widgetSnapshots: [{ toolCallId: 'call', widgetHtmlBlobId: 'blob' }] };
const ODD = { messages: [message, { content: 'x' }], spans: [SPAN, { ...SPAN, startMs: 'x' }] };
test.each([
  ['a text', { trace: 'hi' }, { messages: [{ role: 'assistant', content: 'hi' }] }],
  ['messages, one odd', { trace: [message, 7] }, { messages: [message] }],
  [
    'an object with odd members',
    { trace: { ...ODD, prompts: [PROMPT, 7], raw: { any: SECRET } } },
    { messages: [message], spans: [SPAN], prompts: [PROMPT], raw: { any: '***' } },
  ],
  ['widgets only', WIDGETS, { messages: [], ...WIDGETS }],
  ['widgets in it', { trace: { spans: [SPAN] }, ...WIDGETS }, { spans: [SPAN], ...WIDGETS }],
])('a trace: %s', async (_name, members, trace) => {
  const { traces } = await stored([{ caseTitle: 'c', passed: true, ...members }]);
  expect(traces).toEqual([{ ...trace, traceVersion: 1 }]);
});

test.each([undefined, null, ''])('no trace: %j', async (trace) => {
  expect((await stored([{ ...ROW, trace }])).traces).toEqual([null]);
});

test.each([
  ['durationMs', { durationMs: 'long' }],
  ['tokens.input', { tokens: { input: '1', output: 2 } }],
  ['actualToolCalls[0].toolName', { actualToolCalls: [{ toolName: 7 }] }],
  ['metadata', { metadata: 'text' }],
  ['widgetSnapshots', { widgetSnapshots: 'none' }],
])('odd %s is left out', async (path, members) => {
  const other = { caseTitle: 'other', passed: true };
  const { body, rows } = await stored([other, { ...ROW, ...members }]);
  expect(body.leftOut).toHaveLength(1);
  expect(body.leftOut[0].split(': ')[0]).toBe(`results[1].${path}`);
  expect(rows[1]).toMatchObject({ result: 'failed' });
});

const nested = JSON.parse(`${'['.repeat(150)}${']'.repeat(150)}`);
test.each([
  ['has too many values', { metadata: { list: Array(1_100_000).fill(0) } }],
  ['is too deep', { trace: nested }],
])('a row that %s keeps title, result and ids', async (_name, members) => {
  const second = { ...ROW, externalIterationId: 'i-2' };
  const { body, rows } = await stored([{ ...ROW, ...members }, second]);
  expect(body).toMatchObject({ summary: { failed: 2 } });
  expect(body.leftOut).toEqual([expect.stringMatching(/^results\[0\]:/)]);
  expect(rows[0]).toMatchObject({ title: 'full', externalIterationId: 'i-1', model: null });
  expect(rows[1]).toMatchObject({ model: 'some-model', number: 2 });
});

test('of much that is left out, the first 20 are listed', async () => {
  const odd = Array(30).fill({ toolName: 7 });
  const { body } = await stored([ROW, ROW].map((row) => ({ ...row, actualToolCalls: odd })));
  expect(body.leftOut).toHaveLength(20);
});

test.each([
  ['results[1].passed', { passed: 'yes' }],
  ['results[1].caseTitle', { caseTitle: null }],
  ['results[1].externalIterationId', { externalIterationId: 5 }],
  ['results[1].caseId', { externalCaseId: 'c-2' }],
])('%s refuses the request', async (path, change) => {
  const answer = await report([ROW, { ...ROW, ...change }]);
  expect(answer).toMatchObject({ status: 400, body: { details: { issues: [{ path }] } } });
});

const HASH = 'a'.repeat(64);
test.each([
  ['a row is no object', [7], {}, 'results[0]'],
  ['too many rows', Array(201).fill(ROW), {}, 'results'],
  ['a host without hash', [], { hostConfig: {} }, 'hostConfig'],
  ['a hash without host', [], { hostConfigHash: HASH }, 'hostConfigHash'],
  ['no suite', [], { suiteName: '' }, 'suiteName'],
])('a refused request: %s', async (_name, results, extra, path) => {
  const { status, body } = await report(results, extra);
  const refusal = { ok: false, error: body.message, code: 'VALIDATION_ERROR' };
  const details = { issues: [{ path }] };
  expect({ status, ...body }).toMatchObject({ status: 400, ...refusal, details });
});

test('a run is stored without secrets', async () => {
  const replay = [{ serverId: 'x', url: 'https://a.test', accessToken: 'tell-no-one' }];
  const host = { hostConfig: { prompt: 'tell-no-one' }, hostConfigHash: HASH };
  const { run } = await stored([], { ...host, serverReplayConfigs: replay, notes: SECRET });
  expect(run).toMatchObject({ source: 'sdk', notes: '***' });
  expect(JSON.stringify(run)).not.toContain('tell-no-one');
});

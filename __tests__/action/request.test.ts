/** The action `request`: one request of the API as a step. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readRequest } from '../../src/inputs/request.ts';
import { eventVariables, pullPayload } from '../support/baselines.ts';
import { FORK_ID, GitHubEmulator, TOKEN } from '../support/github/emulator.ts';
import { NOTED } from '../support/jobs.ts';
import { Job, REQUEST_SOURCES } from '../support/runner.ts';
import { scriptedEntry } from '../support/scripted.ts';
import { startTestService } from '../support/service.ts';

const github = await GitHubEmulator.start();
const service = await startTestService([{ name: 'a' }, { name: 'b' }]);

const send = (inputs: Record<string, string>, job = new Job(), variables = {}) =>
  job.run({ inputs, variables, entry: REQUEST_SOURCES });
const call = (toolName: string, args: object, serverId = 'calculator') => ({
  operation: 'callTool',
  parameters: JSON.stringify({ serverId }),
  body: JSON.stringify({ toolName, parameters: args }),
});

test('a tool of the server of the workspace; its own error is a result', async () => {
  const good = await send(call('get-sum', { a: 2, b: 3 }));
  const { result = '', 'result-path': path = '', ...outputs } = good.outputs;
  expect([good.exitCode, outputs]).toEqual([0, { status: '200', 'is-error': 'false' }]);
  expect(JSON.parse(result).content[0].text).toContain('5');
  expect(readFileSync(path, 'utf8')).toBe(result);
  const bad = await send(call('set-price', { price: -1 }));
  expect([bad.exitCode, bad.outputs['is-error']]).toEqual([0, 'true']);
});

test('a long result is in the file only', async () => {
  const job = new Job();
  const text = 'x'.repeat(70_000);
  const tools = { long: { result: { content: [{ type: 'text', text }] } } };
  job.write('.mcp.json', JSON.stringify({ mcpServers: { s: scriptedEntry(tools) } }));
  const { exitCode, outputs } = await send(call('long', {}, 's'), job);
  expect([exitCode, outputs['result']]).toEqual([0, '']);
  const written = JSON.parse(readFileSync(outputs['result-path'] ?? '', 'utf8'));
  expect(written.content[0].text).toBe(text);
});

test('a hosted service: what it answers and what it refuses', async () => {
  const hosted = { 'base-url': service.origin, 'api-key': service.key };
  const first = { operation: 'listProjects', parameters: 'limit: 1', project: 'a' };
  const listed = await send({ ...hosted, ...first });
  expect([listed.exitCode, listed.outputs['status']]).toEqual([0, '200']);
  expect(JSON.parse(listed.outputs['result'] ?? '').items).toMatchObject([{ name: 'a' }]);
  const run = { operation: 'getEvalRun', parameters: '{ runId: 12 }', project: 'b' };
  const missing = await send({ ...hosted, ...run });
  const codes = { status: '404', 'error-code': 'NOT_FOUND' };
  expect([missing.exitCode, missing.outputs]).toEqual([1, codes]);
  const refused = await send({ ...hosted, 'api-key': 'sk_other', operation: 'getAccount' });
  expect(refused.outputs).toEqual({ status: '', 'error-code': 'invalid' });
});

test('the log says how a server ended', async () => {
  const job = new Job();
  const args = ['-e', 'throw new Error("no database")'];
  const mcpServers = { s: { command: process.execPath, args } };
  job.write('.mcp.json', JSON.stringify({ mcpServers }));
  const { exitCode, outputs, log } = await send(call('x', {}, 's'), job);
  expect([exitCode, outputs['status']]).toEqual([1, '502']);
  expect(log).toContain('no database');
  const operation = 'diagnoseServer';
  for (const [workspace, parameters, isError] of [
    [job, 'serverId: s', 'true'],
    [new Job(), 'serverId: calculator', 'false'],
  ] as const) {
    const report = await send({ operation, parameters }, workspace);
    expect([report.exitCode, report.outputs['is-error']]).toEqual([0, isError]);
  }
});

test('mistakes are listed before anything is sent', async () => {
  const wrong = await send({ ...call('add', {}, 'calculater'), mode: 'run' });
  expect([wrong.exitCode, wrong.outputs]).toEqual([1, { status: '', 'error-code': 'invalid' }]);
  const unknown = await send(call('add', {}, 'calculater'));
  expect([unknown.exitCode, unknown.outputs['error-code']]).toEqual([1, 'invalid']);
  expect(unknown.log).toContain('calculator');
  const { exitCode, log } = await send({}, new Job(), { GITHUB_OUTPUT: '' });
  expect([exitCode, log]).toEqual([1, expect.not.stringMatching(/^ +at /m)]);
});

const ROUNDED = 'parameters: { n: 9007199254740993 }';
test.each<[Record<string, string>, ...[place: string, data: object][]]>([
  [{ operation: 'callTool', parameters: 'serverId: s', body: 'toolName: t' }],
  [{ operation: 'listServers', parameters: '{ limit: 5 }' }],
  [{}, ['operation', { code: 'missing' }]],
  [{ operation: 'calTool' }, ['operation', { code: 'not-found', nearest: 'callTool' }]],
  [
    { operation: 'callTool', parameters: 'serverID: s', body: 'tool: 1', 'api-key': 'sk_1' },
    ['api-key', { code: 'needs', other: ['base-url'] }],
    ['parameters serverID', { code: 'unknown-key', nearest: 'serverId' }],
    ['body tool', { code: 'unknown-key', nearest: 'toolName' }],
    ['body tool', { code: 'type', expected: 'string' }],
  ],
  [
    { operation: 'callTool', body: '{ toolName: t' },
    ['parameters serverId', { code: 'missing' }],
    ['body', { code: 'syntax' }],
  ],
  [
    { operation: 'callTool', parameters: 'serverId: s', body: `{ toolName: t, ${ROUNDED} }` },
    ['body parameters.n', { code: 'integer' }],
  ],
  [{ operation: 'getAccount', body: 'a: 1' }, ['body', { code: 'conflict' }]],
])('%j', async (inputs, ...expected) => {
  const { problems } = await readRequest(new Map(Object.entries(inputs)));
  const found = problems.map(({ place, data }) => [`${place.source} ${place.path}`.trim(), data]);
  expect(found).toEqual(expected.map(([place, data]) => [place, expect.objectContaining(data)]));
});

test('no server of a fork starts in a job with a token that writes', async () => {
  const job = new Job();
  job.write('.mcp.json', JSON.stringify({ mcpServers: NOTED }));
  const end = { sha: github.commit('main'), ref: 'main' };
  const payload = pullPayload(end, end, FORK_ID);
  const variables = eventVariables(github, 'pull_request_target', end.sha, payload);
  const inputs = { ...call('get-sum', { a: 2, b: 3 }), 'github-token': TOKEN };
  const { exitCode, outputs } = await send(inputs, job, variables);
  expect([exitCode, outputs['error-code']]).toEqual([1, 'invalid']);
  expect(existsSync(join(job.workspace, 'started'))).toBe(false);
});

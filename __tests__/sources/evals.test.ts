/** The source of suites: how it ends early, and what it does not run. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runPipeline } from '../../src/pipeline/pipeline.ts';
import { ALL } from '../../src/sources/evals/selection.ts';
import { folderWith } from '../support/folder.ts';
import { environmentIn } from '../support/program.ts';
import { serverOf } from '../support/reports.ts';
import { CALCULATOR } from '../support/runner.ts';
import { scriptedEntry } from '../support/scripted.ts';

const SECRET = 'sk-9fJ2kLq81mZx';
/** A folder with a suite and a list of servers. */
const folderOf = (suite: string, mcpServers: object = { calculator: CALCULATOR }) =>
  folderWith({ '.mcp.json': JSON.stringify({ mcpServers }), 'suite.yaml': suite });
const judge = (folder: string, signal = new AbortController().signal, wanted = ALL) => {
  const environment = environmentIn(folder, [], { ...process.env, ANTHROPIC_API_KEY: '' });
  environment.redactor.add('key', [SECRET]);
  const inputs = new Map([['suite-file', 'suite.yaml']]);
  return runPipeline(inputs, ['suite-file'], { ...environment, signal }, wanted);
};

test('a job that is cancelled while servers start ends at once', async () => {
  const script = "require('fs').writeFileSync('started', ''); process.stdin.resume();";
  const servers = { silent: { command: 'node', args: ['-e', script] } };
  const folder = folderOf('name: s\ntests: [{ title: t, call: x }]', servers);
  const cancel = new AbortController();
  const judged = judge(folder, cancel.signal);
  while (!existsSync(join(folder, 'started')))
    await new Promise((resolve) => setImmediate(resolve));
  cancel.abort();
  const { verdict, report } = await judged;
  expect(verdict.value).toBe('incomplete');
  expect(report.failures).toEqual([{ kind: 'cancelled' }]);
  expect(report.run).toBeNull();
});

test('the servers that cases use, with their tools, and whether cases are left out', async () => {
  const schema = (members: object) => ({
    definition: { inputSchema: { type: 'object', ...members } },
  });
  const tools = {
    a: schema({ properties: { [SECRET]: { description: `is ${SECRET}`, type: 'string' } } }),
    [`b\u001b[1m ${SECRET}`]: schema({}),
    c: { definition: { inputSchema: 1 } },
  };
  const silent = { command: 'node', args: ['-e', ''] };
  const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`t${at}`, {}]));
  const servers = {
    ...{ some: scriptedEntry(tools), none: scriptedEntry({}), many: scriptedEntry(many) },
    ...{ silent, unused: silent },
  };
  const calls = ['some/a', 'none/x', 'many/t1', 'silent/y'];
  const cases = calls.map((call) => `  - { title: ${call}, call: ${call} }\n`);
  const other = '  - { title: other, call: unused/z }';
  const folder = folderOf(`name: s\ntests:\n${cases.join('')}${other}`, servers);
  const { report } = await judge(folder, undefined, { ...ALL, filter: '/' });
  expect(report).toMatchObject({ isPart: true, contradictions: 0 });
  const schemaOfA =
    '{"properties":{"***":{"description":"is ***","type":"string"}},"type":"object"}';
  expect(report.servers).toEqual([
    serverOf({ a: schemaOfA, 'b ***': '{"type":"object"}', c: null }, 'some'),
    serverOf({}, 'none'),
    { name: 'many', tools: null },
    { name: 'silent', tools: null },
  ]);
});

test('a suite that lists its servers needs no others', async () => {
  const servers = { absent: { command: 'no-such-program' }, calculator: CALCULATOR };
  const cases = '[{ title: t, call: get-sum, with: { a: 1, b: 2 }, expect: 3 }]';
  const folder = folderOf(`name: s\nservers: [calculator]\ntests: ${cases}`, servers);
  const { verdict, report } = await judge(folder);
  expect(verdict.value).toBe('passed');
  expect(report).toMatchObject({ isPart: false, servers: [{ name: 'calculator' }] });
});

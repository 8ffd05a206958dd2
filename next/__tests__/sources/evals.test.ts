/** The source of suites: how it ends early, and what it does not run. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runPipeline } from '../../src/pipeline/pipeline.ts';
import { findNews } from '../../src/render/findings.ts';
import { renderMarkdown } from '../../src/render/markdown.ts';
import { renderLines } from '../../src/render/terminal.ts';
import type { Problem } from '../../src/report/problem.ts';
import { readSuite } from '../../src/sources/evals/evals.ts';
import { ALL } from '../../src/sources/evals/selection.ts';
import { folderWith } from '../support/folder.ts';
import { environmentIn } from '../support/program.ts';
import { serverOf } from '../support/reports.ts';
import { CALCULATOR } from '../support/runner.ts';

const config = { modelBaseUrls: new Map([['acme', 'http://127.0.0.1']]) };
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
const scripted = (tools: object) => {
  const args = [join(import.meta.dirname, '../support/servers/scripted.ts')];
  return { command: process.execPath, args, env: { TOOLS: JSON.stringify(tools) } };
};

test('arguments that do not fit have a place in the suite file', async () => {
  const folder = folderOf(
    'name: s\ntests:\n  - title: adds\n    steps:\n      - { call: get-sum, with: { a: 1, b: "2" } }\n',
  );
  const { verdict, report } = await judge(folder);
  expect(verdict.value).toBe('invalid');
  expect(report.failures).toEqual([]);
  expect(report.problems).toMatchObject([
    {
      place: { source: 'suite.yaml', line: 5, column: expect.any(Number) },
      data: { code: 'argument', tool: 'get-sum', path: 'b', kind: 'type', expected: 'number' },
    },
  ]);
});

/** Lines of a case, and of each mistake: its place, its code, what is near or needed. */
test.each<[lines: string, expected: string[]]>([
  ['call: x\nwith: { a: "{{id}}" }', ['5:13 capture']],
  ['call: x\nexpect: "{{id}}"', ['5:5 capture']],
  ['call: x\nwith: { a: "\\\\{{id}}" }', []],
  [
    'call: x\nwith: { a: "{{a}}" }\neach: [{ a: 1 }, { a: 2 }]\ntitle: "{{row.a}}"',
    ['4:13 capture'],
  ],
  [
    'call: x\nexpect: { path: "$[\'9007199254740993\', ?@.a9007199254740993 == 1.5e3]", count: 1 }',
    [],
  ],
  ['prompt: hi\nexpect: x', ['4:5 needs model']],
  ['prompt: hi\nexpect: x\nmodel: gpt-4o', ['6:5 type']],
  ['prompt: hi\nexpect: x\nmodels: [anthropic/a, gpt-4o]', ['6:27 type']],
  ['prompt: hi\nexpect: x\nmodels: [openai/a, openai/b, openai/a]', ['6:34 repeated']],
  ['prompt: hi\nexpect: x\nmodel: m\nprovider: acme', []],
])('%j: %j', async (lines, expected) => {
  const rest = lines.replaceAll('\n', '\n    ');
  const title = lines.includes('title') ? '' : '  - title: t\n    ';
  expect(await mistakes(`name: s\ntests:\n${title || '  - '}${rest}\n`)).toEqual(expected);
});

test('mistakes beyond a hundred are counted', async () => {
  const cases = [...Array(103).keys()].map((at) => `  - { title: t${at}, call: z/x }\n`);
  const found = await mistakes(`name: s\ntests:\n${cases.join('')}`);
  expect(found).toHaveLength(101);
  expect(found.at(-1)).toBe('null:null more 3');
});

test.each([
  ['anthropic/m', 'needs', 'model-api-keys'],
  ['antropic/m', 'not-found', 'anthropic'],
  ['acme/m', 'not-found', undefined],
])('the model %s has a place in the suite file', async (model, code, word) => {
  const folder = folderOf(`name: s\nmodel: ${model}\ntests: [{ title: t, prompt: hi, expect: x }]`);
  const { verdict, report } = await judge(folder);
  expect(verdict.value).toBe('invalid');
  expect(report.failures).toEqual([]);
  expect(report.problems.map(shown)).toEqual([`2:1 ${code}${word ? ` ${word}` : ''}`]);
});

test('all models without a key are named', async () => {
  const models = 'anthropic/a, anthropic/b';
  const cases = `[{ title: t, prompt: hi, expect: x, models: [${models}] }]`;
  const folder = folderOf(`name: s\ntests: ${cases}`);
  const { report } = await judge(folder);
  expect(report.problems.map(({ place, data }) => [place.path, data.code])).toEqual([
    ['tests[0].models[0]', 'needs'],
    ['tests[0].models[1]', 'needs'],
  ]);
});

function shown({ place: { line, column }, data }: Problem): string {
  const { nearest, other, count }: Partial<Record<string, unknown>> = { ...data };
  const [word = nearest ?? count] = [other].flat();
  return [`${line}:${column}`, data.code, ...(word ? [word] : [])].join(' ');
}

async function mistakes(content: string): Promise<string[]> {
  const folder = folderWith({ 'suite.yaml': content });
  const read = await readSuite('suite.yaml', folder, { names: ['s'] }, config);
  return 'problems' in read ? read.problems.map(shown) : [];
}

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
    [`b\u001b[1m ${SECRET}`]: schema({ description: 'x'.repeat(20_000) }),
    c: { definition: { inputSchema: 1 } },
  };
  const silent = { command: 'node', args: ['-e', ''] };
  const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`t${at}`, {}]));
  const servers = {
    ...{ some: scripted(tools), none: scripted({}), many: scripted(many) },
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
    serverOf({ a: schemaOfA, 'b ***': null, c: null }, 'some'),
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
  const tools = [{ server: 'calculator', name: 'get-sum' }];
  expect(report.cases).toMatchObject([{ tools, iterations: [{ toolCalls: 1, tokens: null }] }]);
});

test('a suite that skips all cases runs nothing, and is incomplete', async () => {
  const servers = { absent: { command: 'no-such-program' } };
  const folder = folderOf('name: s\ntests: [{ title: t, call: x, skip: it is slow }]', servers);
  const { verdict, report } = await judge(folder);
  expect(verdict.value).toBe('incomplete');
  expect(report.cases).toMatchObject([
    { id: 't', title: 't', planned: 0, iterations: [], skipped: 'it is slow' },
  ]);
  const findings = findNews(report, verdict);
  expect(findings).toMatchObject({ total: 0, skipped: 1, broken: 0 });
  expect(renderLines(report, findings).join()).toContain('1 skipped');
  const links = { run: null, report: null, file: () => null };
  const layout = { limit: 2_000, unit: 'units' as const, links, commit: null, before: '' };
  expect(renderMarkdown(findings, layout)).toContain('1 skipped');
});

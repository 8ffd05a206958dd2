/** Cases from the field, in `shared/cases/mcp`: each `case.md` tells the expected outcomes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { closedOrigin } from '../support/http-server.ts';
import { callProgram, folderWith } from '../support/program.ts';

const FOLDER = join(import.meta.dirname, '../../../shared/cases/mcp');
/** The exit codes of verdicts. */
const [PASSED, FAILED, INVALID] = [0, 1, 2];

interface Case {
  /** The list of servers, in the folder of the case. */
  config: string;
  /** Programs by the port that the files of the case name. A free one replaces it. */
  servers?: Record<number, string[]>;
  /** Cases of the suite: calls without arguments, or YAML. */
  tests: string[];
  /** Left out: it does not matter. */
  code?: number;
  /** What the output has. */
  out: RegExp[];
  /** A setting of the suite. */
  setting?: string;
  /** Port of the model, which `model.mjs` stands in for. */
  model?: number;
}

/** A case with a prompt, and assertions: a type with its members. */
const ask = (title: string, prompt: string, ...assertions: string[]) => {
  const steps = assertions.map((one, at) => {
    return `{ id: a${at}, kind: assert, assertion: { type: ${one} } }`;
  });
  return `{ title: "${title}", steps: [{ id: p, kind: prompt, prompt: "${prompt}" }, ${steps.join(', ')}] }`;
};
const called = (toolName: string, args: string) =>
  `toolCalledWith, toolName: ${toolName}, args: { args: ${args} }`;
const says = (needle: string) => `responseContains, needle: "${needle}"`;
const cities = ['Oslo', 'Rome'].map((city) => called('weather', `{ city: ${city} }`));
const WEATHER = [...cities, says('Oslo: -3 degrees'), says('Rome: 21 degrees')];
const STATUS = [called('status', '{}'), says('all is well')];
const ISSUES = says('2 open issues');

const price = (of: string, server: string) =>
  `{ call: ${server}/price, with: { of: ${of} }, expect: ${of} costs 5 }`;
const prices = (server: string) => [
  `{ title: ${server} two, steps: [${price('tea', server)}, ${price('milk', server)}] }`,
  `{ title: ${server} next, steps: [${price('bread', server)}] }`,
  `{ title: ${server} third, steps: [${price('salt', server)}] }`,
];

const ORDER = (id: string) => `{ call: newest, save: { id: ${id} } }`;

const HEALTHY =
  '{ title: healthy, call: mixed/healthy, with: { q: x }, expect: { equals: healthy ran } }';

/** Files in the words of other clients, and what the output says of them. */
const WORDS: Record<string, RegExp[]> = {
  cmdc: [/npx/],
  cmdline: [/`args`/],
  env: [/`env`/],
  httpUrl: [/`url`/],
  local: [/`args`/],
  serverUrl: [/`url`/],
  space: [/`url`/],
  'string-args': [/args/],
  three: [/`args`/, /`env`/],
  win: [/Program Files|Windows/],
};

const SESSIONS = { config: '02-session-ended/.mcp.json' };
const GOOD = { code: PASSED, out: [] };
const KINDS = 'annotations anyof description properties required type'.split(' ');
const LISTS = [
  'firstToolWas, toolName: enable_toolset',
  'toolCalledAtLeastOnce, toolName: list_issues',
];
const HEALTHY_RAN = ['toolCalledAtLeastOnce, toolName: healthy', says('healthy ran')];
const CASES: Case[] = [
  { ...SESSIONS, servers: { 41802: ['server.mjs', '404'] }, tests: prices('shop'), ...GOOD },
  {
    ...SESSIONS,
    servers: { 41822: ['server.mjs', '400'] },
    tests: prices('shop400'),
    code: FAILED,
    out: [/✗ shop400 two/, /- .*`shop400`.*400/, /session/i, /✓ shop400 next/],
  },
  {
    config: '04-one-bad-schema/.mcp.json',
    tests: [HEALTHY, 'mixed/no_required', 'mixed/no_type'],
    out: [/✓ healthy/, /✓ mixed.no_required|`no_required`/, /✓ mixed.no_type|`no_type`/],
  },
  ...KINDS.map((kind) => ({
    config: `04-one-bad-schema/mcp-${kind}.json`,
    tests: [HEALTHY, 'mixed/odd'],
    out: [/✓ healthy/, /✓ mixed.odd|`odd`/],
  })),
  {
    config: '06-big-integers/.mcp.json',
    tests: [
      '{ title: text, call: newest, expect: "9007199254740993" }',
      `{ title: pattern, steps: [${ORDER('{ matches: \'"id":([0-9]+)\' }')}, { call: by_id, with: { id: "{{id}}" }, expect: right }] }`,
    ],
    ...GOOD,
  },
  {
    config: '06-big-integers/.mcp.json',
    tests: [
      `{ title: number, steps: [${ORDER('$.id')}, { call: by_id, with: { id: "{{id}}" } }] }`,
      `{ title: in a text, steps: [${ORDER('$.id')}, { call: note, with: { text: "{{id}}!" } }] }`,
      '{ title: equals, call: newest, expect: { path: $.id, equals: "9007199254740993" } }',
      '{ title: bound, call: newest, expect: { path: $.id, max: 9007199254740991 } }',
      '{ title: snapshot, call: newest, expect: { snapshot: } }',
    ],
    code: FAILED,
    out: [/✗ number/, /✗ in a text/, /✗ equals/, /✗ bound/, /✗ snapshot/, /\$\.id.*2\^53/],
  },
  {
    config: '06-big-integers/.mcp.json',
    tests: [
      '{ title: number, call: by_id, with: { id: 9007199254740993 } }',
      '{ title: equals, call: newest, expect: { path: $.id, equals: 9007199254740992 } }',
    ],
    code: INVALID,
    out: [/suite\.yaml:\d/],
  },
  {
    // One server of the case has one client at a time.
    config: '09-sse-endpoint-origin/.mcp.json',
    setting: 'concurrency: 1',
    servers: {
      41809: ['server.mjs'],
      41829: ['server.mjs', 'http%3A//127.0.0.1%3A41829/messages/?session=1'],
      41819: ['server.mjs', '/messages?session=1'],
    },
    tests: ['wrong/hello', 'encoded/hello', 'right/hello', 'untyped/hello'],
    code: FAILED,
    out: [
      /- Server `wrong`(?=.*0\.0\.0\.0:\d).*127\.0\.0\.1:\d/,
      /- Server `encoded`.*messages/,
      /✓ right.hello/,
      /"type": "sse"/,
    ],
  },
  ...KINDS.map((kind) => ({
    config: `04-one-bad-schema/mcp-${kind}.json`,
    model: 41804,
    tests: [ask('m', 'Look.', ...HEALTHY_RAN)],
    ...GOOD,
  })),
  {
    config: '11-list-changed-mid-turn/.mcp.json',
    model: 41811,
    tests: [
      ask('grows', 'How many?', ...LISTS, called('list_issues', '{}'), ISSUES),
      `{ title: after a step, steps: [{ call: enable_toolset }, { id: p, kind: prompt, prompt: Q }, { id: a, kind: assert, assertion: { type: ${ISSUES} } }] }`,
    ],
    ...GOOD,
  },
  {
    config: '12-odd-model-answers/.mcp.json',
    model: 41812,
    tests: [
      ...['EMPTY', 'ABSENT', 'NULL', 'STOP'].map((odd) => ask(odd, odd, ...STATUS)),
      ...['SAMEID', 'NOID', 'TURNS'].map((odd) => ask(odd, odd, ...WEATHER)),
    ],
    ...GOOD,
  },
  {
    config: '12-odd-model-answers/.mcp.json',
    model: 41812,
    tests: [
      ask('two tools', 'TWOTOOLS', 'toolNeverCalled, toolName: weather', says('all is well')),
      ask('one id', 'SAMEID', `${cities[0]}, minCount: 2`),
    ],
    code: FAILED,
    out: [/✗ two tools/, /✗ one id/],
  },
  {
    config: '16-argument-patterns/.mcp.json',
    model: 41816,
    tests: [
      ask('type', 'Dinner', called('create_event', '{ date: string, guests: 3 }')),
      ask('matcher', 'Dinner', called('create_event', '{ title: { contains: Ada } }')),
      ask('text', 'GUESTS', called('create_event', '{ guests: 3 }')),
    ],
    code: FAILED,
    out: [/✓ type/, /✓ matcher/, /✗ text/, /- .*"3"/],
  },
  {
    config: '14-id-as-text/.mcp.json',
    tests: ['text/ping_me', 'nothing/ping_me', 'nil/ping_me', 'code/ping_me'],
    code: FAILED,
    out: [/✓ text/, /- Server `nothing`.*jsonrpc/, /✗ nil/, /- Server `code`.*You may not do this/],
  },
  {
    config: '14-id-as-text/mcp-http.json',
    servers: { 41814: ['server-http.mjs'] },
    tests: ['text', 'nothing', 'code', 'empty', 'batch', '204'].map((kind) => `${kind}/ping_me`),
    code: FAILED,
    out: [
      /✓ text/,
      /- Server `nothing`.*jsonrpc/,
      /- Server `code`.*You may not do this/,
      ...[/✗ empty/, /✓ batch/, /✗ 204/],
    ],
  },
  {
    config: '15-docker-run-without-i/.mcp.json',
    tests: ['boxed/hello', 'open/hello'],
    code: FAILED,
    out: [/✗ boxed/, /`-i`/, /✓ open/],
  },
  ...Object.entries(WORDS).map(([name, out]) => ({
    config: `18-words-of-other-clients/mcp-${name}.json`,
    tests: ['hello'],
    code: INVALID,
    out,
  })),
  {
    config: '18-words-of-other-clients/mcp-streamable.json',
    servers: { 41808: [join(FOLDER, '02-session-ended/server.mjs')] },
    tests: ['{ title: a, list: tools, expect: price }'],
    ...GOOD,
  },
  {
    config: '18-words-of-other-clients/mcp-transport.json',
    servers: { 41819: [join(FOLDER, '09-sse-endpoint-origin/server.mjs'), '/messages?session=1'] },
    tests: ['hello'],
    ...GOOD,
  },
];

/** Some models of the cases fail if a request asks nothing, so that none is sent. */
async function isListening(port: string): Promise<boolean> {
  const socket = connect(Number(port), '127.0.0.1');
  const isOpen = await once(socket, 'connect').catch(() => null);
  socket.destroy();
  return isOpen !== null;
}

/** Runs a copy of a case with its servers on free ports. */
async function runCase({ config, model, setting, tests, ...one }: Case) {
  const servers = model === undefined ? (one.servers ?? {}) : { [model]: ['model.mjs'] };
  const cases = tests.map((one) => (one.startsWith('{') ? one : `{ title: ${one}, call: ${one} }`));
  const head = [setting ?? [], model === undefined ? [] : 'model: stub/one'].flat();
  const suite = ['name: case', ...head, 'tests:', ...cases.map((one) => `  - ${one}`)].join('\n');
  const workspace = folderWith({ 'suite.yaml': suite });
  const filter = (file: string) => !/suite/.test(file);
  cpSync(dirname(join(FOLDER, config)), workspace, { recursive: true, filter });
  const ports = new Map<string, string>();
  for (const port of Object.keys(servers)) ports.set(port, new URL(await closedOrigin()).port);
  const rewrite = (text: string) => text.replace(/418\d\d/g, (port) => ports.get(port) ?? port);
  for (const name of readdirSync(workspace).filter((file) => /\.(?:mjs|json)$/.test(file))) {
    const text = readFileSync(join(workspace, name), 'utf8');
    const written = rewrite(text).replaceAll('"docker"', `"${workspace}/bin/docker"`);
    writeFileSync(join(workspace, name), written);
  }
  const programs = Object.entries(servers).map(([port, [file = '', ...args]]) => {
    const all = [file, port, ...args].map(rewrite);
    return spawn(process.execPath, all, { cwd: workspace, stdio: 'ignore' });
  });
  for (const port of ports.values()) while (!(await isListening(port))) await wait(10);
  const files = ['--suite-file', 'suite.yaml', '--mcp-config', basename(config)];
  const address = `stub=http://127.0.0.1:${ports.get(String(model))}/v1`;
  if (model !== undefined) files.push('--model-base-urls', address);
  const result = await callProgram(workspace, 'run', ...files);
  for (const program of programs) program.kill();
  rmSync(workspace, { recursive: true });
  return result;
}

const testCases = existsSync(FOLDER) ? test : test.skip;
testCases.each(CASES)('$config', async (one) => {
  const { code, out } = await runCase(one);
  for (const part of one.out) expect(out).toMatch(part);
  expect(code).toBe(one.code ?? code);
});

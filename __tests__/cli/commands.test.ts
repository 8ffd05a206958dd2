/** Help, `validate`, `tools`, and what a terminal shows. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { openFile } from '../../src/cli/run.ts';
import { openTerminal } from '../../src/cli/terminal.ts';
import { paceLines } from '../../src/lib/pace.ts';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { folderWith } from '../support/folder.ts';
import { jobWith } from '../support/jobs.ts';
import { callProgram, environmentIn } from '../support/program.ts';
import { CALCULATOR } from '../support/runner.ts';
import { scriptedEntry } from '../support/scripted.ts';

let job = jobWith();
beforeEach(() => {
  job = jobWith();
});
const cli = (...given: string[]) => callProgram(job.workspace, ...given);
const ends = { command: 'node', args: ['-e', 'process.exit(3)'] };
const SERVERS = { calculator: CALCULATOR, ends };
const list = (servers: object) => job.write('.mcp.json', JSON.stringify({ mcpServers: servers }));

test.each([
  [['--help'], 0, ['validate', 'tools', 'serve'], ['--open']],
  [[], 2, ['Usage'], []],
  [[''], 2, ['Usage'], []],
  [['a.yaml'], 2, ['`run a.yaml`'], ['`ingest`']],
  [['run', 'a.yaml', '-o', 'b.json'], 2, ['option `-o`', '`--output`'], ['b.json: ']],
  [['run', '--file', 'a.yaml'], 2, ['`--suite-file`'], ['FILE']],
  [['run', '--results', 'a.xml'], 2, ['`ingest`'], ['FILE']],
  [['run', '--grep', 'a'], 2, ['`--filter`'], []],
  [['run', '--verbose'], 2, ['`--help`'], []],
  [['init', '../a.yaml'], 2, ['outside'], []],
  [['run', '--help'], 0, ['--open', '--min-pass-rate', '--baseline'], ['--github-token']],
  [['serve', '--help'], 0, ['--models-config', '--rate'], ['--open']],
  [['doctor', '--help'], 0, ['Example: doctor', '--connect-timeout'], ['--baseline']],
  [['diff', '--help'], 0, ['Example: diff', '--fail-on-change', '--baseline'], ['--max-cost']],
  [['serve', '--grace', '30s'], 2, ['86400 seconds'], []],
  [['run', '-h'], 0, ['--open'], []],
  [['help'], 0, ['Usage: COMMAND'], []],
  [['help', 'run'], 0, ['--open'], []],
  [['rum'], 2, ['`run`'], ['Usage']],
  [['help', 'rum'], 2, ['`run`'], ['Usage']],
  [['gate'], 2, ['`ingest`'], ['Usage']],
  [['init', '.'], 2, [], ['replace']],
  [['validate'], 2, [], ['Usage']],
  [['diff', 'auto'], 2, ['`checkout:PATH`'], []],
  [['serve', '8787'], 2, ['"8787"', '`--port`'], []],
  [['run', 'a.yaml', '-t', 'b'], 2, ['option `-t`', '`--tag`'], ['b: ']],
  [['run', 'a.yaml', '—json'], 2, ['option `—json`', '`--json`'], ['—json: ']],
  [['run', 'a.yaml', '--reporter', 'b'], 2, ['`--output`'], ['--report-to']],
  [['run', 'a.yaml', '--json=false'], 2, ['a.yaml: '], ['--json']],
  [['run', '--filter', '-x', '--case', '-o b', '--', '-a.yaml'], 2, ['-a.yaml: '], ['option']],
  [['init', 'aa', 'bb'], 2, ['`aa`', '`bb`'], ['key']],
  [['diff', 'aa', 'bb'], 2, ['`aa`', '`bb`'], ['key']],
])('%j: exit code %i', async (given, code, texts, others) => {
  const result = await cli(...given);
  expect(result.code).toBe(code);
  const said = [...result.log, result.out].join('\n');
  for (const text of texts) expect(said).toContain(text);
  for (const text of others) expect(said).not.toContain(text);
});

test('the version is that of the package', async () => {
  const file = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  expect(await cli('--version')).toMatchObject({ code: 0, out: JSON.parse(file).version });
});

test('validate counts cases and servers, and starts none', async () => {
  list(SERVERS);
  job.write('a.yaml', 'name: a\ntests: [{ title: t, call: ends/x }]');
  const counted = await cli('validate', 'a.yaml');
  expect(counted).toMatchObject({ code: 0, out: 'a.yaml: 1 case, 1 server' });
  job.write('g.json', '{}');
  const { code, log } = await cli('validate', 'a.yaml', '--gate-file', 'g.json');
  expect([code, log.join()]).toEqual([0, expect.stringContaining('`g.json`')]);
});

test('validate knows disabled servers, and variables of the servers that are used', async () => {
  const env = { A: `\${UNSET_A}` };
  const off = { command: 'x', disabled: true };
  list({ a: { command: 'x', env }, b: { command: 'x', env: { B: `\${UNSET_B}` } }, off });
  job.write('a.yaml', 'name: a\ntests: [{ title: t, call: a/x }]');
  job.write('b.yaml', 'name: b\ntests: [{ title: t, call: a/x }, { title: u, call: off/x }]');
  const log = (await cli('validate', 'a.yaml', 'b.yaml')).log.join('\n');
  expect(log.match(/\.mcp\.json:1:\d+: mcpServers\.a\.env\.A: .*UNSET_A/g)).toHaveLength(1);
  expect(log).not.toContain('UNSET_B');
  expect(log).toContain('no enabled server `off`');
});

test.each([
  [[], 2],
  [['--model-base-urls', 'other=http://127.0.0.1/v1'], 2],
  [['--model-base-urls', 'other'], 2],
  [['--model-base-urls', 'Acme=http://127.0.0.1/v1'], 0],
])('validate knows the providers of %j', async (given, code) => {
  list(SERVERS);
  job.write('a.yaml', 'name: a\nmodel: acme/m\ntests: [{ title: t, prompt: x, expect: y }]');
  const { code: found, log } = await cli('validate', 'a.yaml', ...given);
  expect(found).toBe(code);
  expect(log.join('\n').includes('model-base-urls')).toBe(code !== 0);
});

test.each([
  ['{', []],
  ['{ "mcpServers": { "a": { "command": "x" }, } ', []],
  ['{ "mcpServers": [{ "command": "x" }] }', []],
  ['{ "mcpServer": { "a": { "command": "x" } } }', ['zzz']],
  ['{ "mcpServers": {} }', []],
  ['{ "mcpServers": { "a": { "comand": "x" } } }', ['zzz']],
])('with the list %s, all that can be judged of a suite is wrong: %j', async (content, words) => {
  job.write('.mcp.json', content);
  job.write('a.yaml', 'name: a\ntests: [{ title: u, call: zzz/x }]');
  for (const command of ['validate', 'run']) {
    const { code, log, out } = await cli(command, 'a.yaml');
    const lines = [...log, ...out.split('\n')];
    expect(code).toBe(2);
    expect(lines.some((line) => line.includes('.mcp.json'))).toBe(true);
    const found = lines.filter((line) => line.includes('a.yaml:'));
    expect(found).toEqual(words.map((word) => expect.stringContaining(`\`${word}\``)));
  }
});

const WRONG = {
  '.github/eval-gate.yml': 'min-pass-rat: 3',
  '.mcp.json': '{ "mcpServers": { "a": { "comand": "x" } } }',
  'a.yaml': 'name: a\ntests: [{ title: t, cal: a/x }]',
  'b.yaml': 'name: b\ntests: [{ title: t, call: zzz/x }]',
};
const FILES = Object.keys(WRONG);
test.each([
  ['validate', [], FILES],
  ['validate', ['--gate-file', 'g.yml'], ['g.yml', ...FILES.slice(1)]],
  ['validate', ['--gat-file', 'g.yml', '--jsn'], ['`--jsn`', 'g.yml', ...FILES.slice(1)]],
  ['validate', ['c.yaml'], ['c.yaml', ...FILES]],
  ['run', [], FILES],
  ['run', ['--jsn', '--min-pass-rate', '0.9'], ['`--jsn`', '--min-pass-rate', ...FILES]],
  ['run', ['--output', '.', '--model-base-urls', 'x'], ['--output', '--model-base-urls', ...FILES]],
  ['ingest', ['--jsn'], ['`--jsn`', FILES[0]]],
])('%s %j lists all mistakes in one round: %j', async (name, given, places) => {
  for (const [file, content] of Object.entries(WRONG)) job.write(file, content);
  job.write('g.yml', 'max-cost: fast');
  const { code, log, out } = await cli(name, 'a.yaml', 'b.yaml', ...given);
  expect(code).toBe(2);
  for (const place of places) expect([...log, out].join('\n')).toContain(place);
});

test('diff passes with a checkout elsewhere that lists no server yet', async () => {
  list({ calculator: CALCULATOR });
  const base = folderWith({ '.git/HEAD': 'b'.repeat(40) });
  expect(await cli('diff', `checkout:${base}`)).toMatchObject({ code: 0 });
});

test('a snapshot has the same bytes each time, and diff compares with it', async () => {
  list({ calculator: CALCULATOR });
  for (const name of ['a.json', 'b.json'])
    expect(await cli('tools', '--snapshot', name)).toMatchObject({ code: 0 });
  const [one, other] = ['a.json', 'b.json'].map((name) => readFileSync(join(job.workspace, name)));
  expect(one?.equals(other ?? Buffer.from(''))).toBe(true);
  expect((await cli('diff', 'a.json')).code).toBe(0);
  expect((await cli('diff', 'gone.json')).code).toBe(3);
  expect((await cli('diff')).code).toBe(2);
  job.write('vs.json', '{ "servers": { "a": {} } }');
  for (const one of ['../a.json', 'a.yaml', '.mcp.json', 'vs.json', '.'])
    expect([one, (await cli('tools', '--snapshot', one)).code]).toEqual([one, 2]);
  expect(readFileSync(join(job.workspace, '.mcp.json'), 'utf8')).toContain('mcpServers');
  expect((await cli('tools', '--snapshot', 'x'.repeat(300))).code).toBe(3);
  expect((await cli('tools', '--snapshot', 'new/a.json')).out).toContain('new/a.json');
  const { out } = await cli('tools', '--json', '--snapshot', 'a.json');
  expect(JSON.parse(out)).toMatchObject({ verdict: { value: 'passed' } });
  list(SERVERS);
  expect((await cli('tools', '--snapshot', 'c.json')).code).toBe(1);
  expect(existsSync(join(job.workspace, 'c.json'))).toBe(false);
  expect((await cli('doctor', 'calculator')).code).toBe(0);
});

test('tools lists names, arguments and their types', async () => {
  const { code, out } = await cli('tools', 'calculator');
  expect(code).toBe(0);
  expect(out).toMatch(/calculator: 5 tools\n- get-sum\n {4}a: number, required\n/);
});

test.each([
  ['a server that fails', SERVERS, [], 1],
  ['another server', SERVERS, ['calculator'], 0],
  ['a program that is missing', { gone: { command: 'no-such-program' } }, [], 2],
  ['no such server', SERVERS, ['calculatr'], 2],
  ['no list', {}, [], 2],
])('tools: %s', async (_name, servers, given, code) => {
  list(servers);
  expect((await cli('tools', ...given)).code).toBe(code);
});

test('tools: an answer that is too large, a standard error, and a server that may start twice', async () => {
  const many = 'const { parse } = JSON; const x = Array(200_000).fill(1);'.concat(
    'JSON.parse = (text) => parse(text, (key, value) => (key === "x" ? x : value));',
  );
  const offers = { prompts: [{ name: 'p', x: 1 }], resources: [{ name: 'r', uri: 'a://r', x: 1 }] };
  const tools = { t: { definition: { inputSchema: { type: 'object', x: 1 } } } };
  const LOG = join(job.workspace, 'starts');
  const huge = scriptedEntry(tools, { OFFERS: JSON.stringify(offers) });
  huge.args.unshift('--import', `data:text/javascript,${encodeURIComponent(many)}`);
  const says = { command: 'node', args: ['-e', 'console.error("one\\ntwo"); process.exit(3)'] };
  list({ twice: scriptedEntry({ get: {} }, { LOG }), huge, says });
  const { code, log, out } = await cli('tools');
  expect([code, out]).toEqual([1, expect.stringContaining('twice: 1 tool')]);
  expect(log.filter((line) => line.startsWith('huge: '))).toHaveLength(1);
  expect(log.slice(-2)).toEqual(['one', 'two']);
  expect(readFileSync(LOG, 'utf8').match(/start/g)).toHaveLength(2);
  expect((await cli('init')).log).toEqual(log);
});

test('tools as JSON, with a tool that MCP does not allow', async () => {
  const inputSchema = { type: 'string' };
  list({ odd: scriptedEntry({ bad: { definition: { inputSchema } } }) });
  const { code, out } = await cli('tools', '--json');
  expect(code).toBe(1);
  const read = JSON.parse(out);
  expect(read).toMatchObject({ server: 'odd', tools: [{ name: 'bad' }] });
  expect(read.troubles.join()).toContain('bad');
  const advice = read.troubles.join().split('. ').at(-1);
  expect((await cli('doctor')).out).toContain(advice);
});

test('init writes a suite that can run: calls of what reads, and no file over another', async () => {
  const city = { type: 'string', examples: ['Paris'] };
  const many = { type: 'array', items: { type: ['null', 'object'], required: ['x'] } };
  const properties = {
    city,
    days: { type: 'integer', minimum: 3 },
    many,
    odd: { examples: ['{{x}}'] },
  };
  const inputSchema = { type: 'object', properties, required: Object.keys(properties) };
  const plain = { inputSchema: { type: 'object' } };
  const tools = {
    getWeather: { definition: { inputSchema } },
    'list: all': { definition: { ...plain, outputSchema: { type: 'object' } } },
    get_lost: { definition: { ...plain, annotations: { readOnlyHint: false } } },
    pay: { definition: { ...plain, annotations: { readOnlyHint: true } } },
    getaway: { definition: plain },
  };
  list({ s: scriptedEntry(tools), t: scriptedEntry({ wipe: { definition: plain } }) });
  expect(await cli('init', 'a/b.yaml')).toMatchObject({ code: 0 });
  const text = readFileSync(join(job.workspace, 'a/b.yaml'), 'utf8');
  const { tests } = parse(text);
  const skipped = tests.filter((one: object) => 'skip' in one);
  expect(skipped.map((one: { call: string }) => one.call)).toEqual([
    's/get_lost',
    's/getaway',
    't/wipe',
  ]);
  const args = { city: 'Paris', days: 3, many: [{ x: 'text' }], odd: 'text' };
  expect(tests[0]).toMatchObject({ call: 's/getWeather', with: args });
  expect(text).toContain('made up: days, many[0].x, odd\n');
  expect(tests[1]).toMatchObject({ call: 's/list: all', expect: { schema: 'output' } });
  expect(await cli('validate', 'a/b.yaml')).toMatchObject({ code: 0, log: [] });
  expect(
    await cli('run', 'a/b.yaml', '--case', tests[0].title, '--regression', 'gate'),
  ).toMatchObject({
    code: 0,
    log: expect.arrayContaining([expect.stringContaining('--baseline')]),
  });
  expect((await cli('init', 'a/b.yaml')).code).toBe(2);
  list({ s: scriptedEntry({ wipe: { definition: plain } }), ends });
  expect(await cli('init', 'c.yaml')).toMatchObject({
    code: 1,
    out: expect.stringMatching('ends'),
  });
  expect(await cli('validate', 'c.yaml')).toMatchObject({ code: 0 });
  list({ s: scriptedEntry({}), ends });
  expect((await cli('init')).code).toBe(1);
  list({ s: scriptedEntry({}) });
  expect((await cli('init')).code).toBe(3);
  expect(existsSync(join(job.workspace, 'evals'))).toBe(false);
});

test('run --open needs a page, and logs its path where no program opens it', async () => {
  const { code, log } = await cli('run', 'a.yaml', '--open', '--output', 'a.md');
  expect([code, log.join()]).toEqual([2, expect.stringContaining('--output FILE.html')]);
  openFile('/x/a.html', environmentIn(job.workspace, log, { PATH: '' }));
  expect(log.at(-1)).toBe('/x/a.html');
});

/** What a terminal of 20 columns, or a pipe, gets. */
function openOn(isTTY: boolean, variables = {}) {
  let shown = '';
  const write = (text: string | Uint8Array) => {
    shown += text;
    return true;
  };
  const stream = { write, isTTY, columns: 20 };
  const terminal = openTerminal(stream, stream, new Redactor(), variables);
  return { ...terminal, shown: () => shown };
}

test('a terminal rewrites one line, and others get few', () => {
  const live = openOn(true);
  live.logger.progress('1 of 2');
  live.write('result');
  live.logger.progress('a line that is longer than the terminal');
  live.logger.progress('end', true);
  expect(live.shown()).toBe('1 of 2\r\x1b[2Kresult\na line that is lon…\r\x1b[2K');
  for (const { logger, shown } of [openOn(true, { TERM: 'dumb' }), openOn(false)]) {
    for (const line of ['first', 'second', 'third']) logger.progress(line);
    logger.progress('last', true);
    expect(shown()).toBe('first\nlast\n');
  }
});

test.each([
  ['天気予報サーバー、その他の', '天気予報サーバー…'],
  ['天気予報サーバー', '天気予報サーバー'],
  ['ab天気予報サーバー!!', 'ab天気予報サーバー…'],
])('%s takes no more than 19 columns', (line, expected) => {
  const { logger, shown } = openOn(true);
  logger.progress(line);
  expect(shown()).toBe(expected);
});

const GREEN = '\x1b[32m✓\x1b[39m a ✓\n';
test.each([
  ['a terminal', true, {}, GREEN],
  ['a pipe', false, {}, '✓ a ✓\n'],
  ['NO_COLOR', true, { NO_COLOR: '1' }, '✓ a ✓\n'],
  ['a terminal without colours', true, { TERM: 'dumb' }, '✓ a ✓\n'],
  ['a pipe with FORCE_COLOR', false, { FORCE_COLOR: '1' }, GREEN],
  ['a terminal with FORCE_COLOR=0', true, { FORCE_COLOR: '0' }, '✓ a ✓\n'],
])('colours of %s', (_what, isTTY, variables, line) => {
  const { write, shown } = openOn(isTTY, { TERM: 'xterm', ...variables });
  write('✓ a ✓', 'passed');
  write('plain');
  expect(shown()).toBe(`${line}plain\n`);
});

test('a long run has fewer lines', () => {
  let now = 0;
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  const pace = paceLines(write, () => now);
  for (; now <= 3_600_000; now += 1_000) pace('x');
  expect(lines.length).toBeLessThan(60);
});

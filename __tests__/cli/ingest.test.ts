/** `ingest` at a terminal, on real files. */
import { beforeEach, expect, test } from '@jest/globals';
import { reportFile } from '../../src/report/report.ts';
import { folderWith } from '../support/folder.ts';
import { callProgram } from '../support/program.ts';

const suite = (tests: number, failures: number, cases: string) =>
  `<testsuite name="s" tests="${tests}" failures="${failures}" errors="0">${cases}</testsuite>`;
const BAD = '<testcase name="t"><failure message="not two"/></testcase>';
const SAME = '<testcase name="t"/>';
const FILES = {
  'good.xml': suite(1, 0, '<testcase name="good"/>'),
  'bad.xml': suite(1, 1, BAD),
  'two.xml': suite(1, 0, '<testcase name="other"/>'),
  'cut.xml': suite(1, 0, '<testcase name="cut"/>').slice(0, -6),
  'twice.xml': suite(2, 1, `${BAD}${SAME}`).replace('"s"', '"pytest"'),
  'merge.yml': 'merge-retries: true',
};

let folder = '';
beforeEach(() => {
  folder = folderWith(FILES);
});
const cli = (...given: string[]) => callProgram(folder, 'ingest', ...given);

test.each([
  ['passed', ['good.xml'], 0, 'passed', 1],
  ['several patterns', ['good.xml', 'two.xml'], 0, 'passed', 2],
  ['an exclusion', ['*.xml', '!bad.xml', '![ct]*.xml'], 0, 'passed', 1],
  ['by name', ['--results', 'good.xml', 'two.xml'], 0, 'passed', 2],
  ['failed', ['good.xml', 'bad.xml'], 1, 'failed', 2],
  ['a damaged file', ['good.xml', 'cut.xml'], 3, 'incomplete', 2],
  ['a failed step', ['good.xml', '--test-outcome', 'failure'], 3, 'incomplete', 1],
  ['no file', ['none.xml'], 2, 'invalid', 0],
  ['a folder', ['.', '--if-no-files', 'ignore'], 2, 'invalid', 0],
  ['an empty key', ['good.xml', '--api-key', ''], 0, 'passed', 1],
  ['attempts', ['twice.xml', '--gate-file', 'merge.yml'], 0, 'passed', 1],
  ['no attempts', ['twice.xml'], 1, 'failed', 2],
  ['rules at odds', ['good.xml', '--regression', 'gate', '--baseline', 'none'], 2, 'invalid', 0],
  ['no file, which is allowed', ['none.xml', '--if-no-files', 'warn'], 0, 'incomplete', 0],
])('%s', async (_name, given, code, value, total) => {
  const result = await cli(...given, '--json');
  expect(result.code).toBe(code);
  const { verdict, report } = reportFile.parse(JSON.parse(result.out));
  expect({ value: verdict.value, total: report.cases.length }).toEqual({ value, total });
});

test('people read tests, messages and the news', async () => {
  const { out } = await cli('good.xml', 'bad.xml', '--suite-name', 'unit');
  for (const text of ['good', 'not two', '1 of 2 tests failed']) expect(out).toContain(text);
  expect(out).not.toMatch(/iteration|case/);
});

test('mistakes name options, and repeat no key', async () => {
  process.env['MCP_EVAL_API_KEY'] = 'not-a-key-8f2b91c7';
  const { code, out } = await cli('good.xml', '--base-url', 'https://127.0.0.1:1');
  expect(code).toBe(2);
  expect(out).toContain('--api-key');
  expect(out).not.toContain('8f2b91c7');
  // Without a service the variable is of another program.
  expect(await cli('good.xml')).toMatchObject({ code: 0 });
  delete process.env['MCP_EVAL_API_KEY'];
});

test.each([
  ['no pattern', [], '`PATTERN` is missing'],
  ['a blank', [' '], '`PATTERN` is missing'],
  ['a list of servers', ['a.xml', '--mcp-config', 'x'], 'no option `--mcp-config`'],
  ['a setting of the gate file', ['a.xml', '--merge-retries'], '`--merge-retries` is a setting'],
  ['a token', ['a.xml', '--github-token', 'x'], 'no option `--github-token`'],
  ['a baseline of GitHub', ['a.xml', '--baseline', 'branch:main'], '--baseline: "branch:main"'],
  ['a share', ['a.xml', '--min-pass-rate', '0.9'], 'Did you mean `90`'],
  ['no switch', ['a.xml', '--no-project'], '--project'],
  ['another word', ['a.xml', '--if-no-files', 'fail'], '--if-no-files'],
])('refused: %s', async (_name, given, text) => {
  const result = await cli(...given);
  expect(result).toMatchObject({ code: 2, out: '' });
  expect(result.log.join('\n')).toContain(text);
});

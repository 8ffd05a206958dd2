import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { type ReportFile, reportFile } from '../../src/report/report.ts';
import { inputs, jobWith, SUITE } from '../support/jobs.ts';
import { callProgram, startCommand } from '../support/program.ts';

const WRONG = 'title: wrong, call: get-sum, with: { a: 1, b: 1 }, expect: "3", tags: [bad]';
const SAYS = 'title: says, call: say, expect: hushhush, tags: [smoke]';
let job = jobWith();
beforeEach(() => {
  job = jobWith();
});
const addCases = (...cases: string[]) => {
  job = jobWith(...cases);
};

const cli = (...given: string[]) => callProgram(job.workspace, ...given);
const reports = (text: string) =>
  text.split('\n').map((line) => reportFile.parse(JSON.parse(line)).report);
const titles = (text: string) => reports(text).map((one) => one.cases.map(({ title }) => title));

const suite = ['run', inputs['suite-file']];

test.each([
  ['passed', suite, 0, 'adds two numbers'],
  ['failed', suite, 1, 'wrong'],
  ['invalid', ['run', 'suit.yaml'], 2, 'Did you mean `suite.yaml`?'],
  ['a folder', ['run', '.'], 2, 'This is not a file'],
  ['no service', ['run', '--suite', 'x'], 2, '--suite: `--suite` needs `--base-url`'],
  ['by name', ['run', '--suite-file', 'suite.yaml'], 0, '2 cases passed'],
])('%s', async (value, given, code, text) => {
  if (value === 'failed') addCases(WRONG);
  const result = await cli(...given);
  expect(result.code).toBe(code);
  expect(result.out).toContain(text);
});

test.each([
  ['a misspelt option', [...suite, '--suite-fil', 'x'], ['`--suite-fil`', 'mean `--suite-file`?']],
  ['a misspelt switch takes no value', ['run', '--opne', 'suite.yaml'], ['mean `--open`?']],
  ['an option of the action', [...suite, '--fail-on', 'never'], ['no option `--fail-on`']],
  ['a wrong value', [...suite, '--min-pass-rate', '0.57'], ['Did you mean `57`?']],
  ['a saved suite in part', ['run', '--suite', 'x', '--tag', 'a'], ['--tag: This chooses cases']],
  ['no suite', ['run'], ['`FILE` is missing']],
  ['a setting', [...suite, '--prices', 'x'], ['`--prices` is a setting of the gate file']],
  ['a value for a switch', [...suite, '--open=x'], ['--open']],
  ['no value', [...suite, '--tag'], ['--tag: The value is missing']],
  ['an option for a value', [...suite, '--mcp-config', '--json'], ['--mcp-config: The value']],
  ['a second value', [...suite, '--filter', 'a', '--filter', 'b'], ['"--filter" occurs twice']],
  ['a folder for the report', [...suite, '--output', '.'], ['--output: This is not a file']],
  ['a new folder', [...suite, '--output', 'new/'], ['--output: This is not a file']],
  ['the standard output', [...suite, '--output', '-'], ['`--json`']],
  ['an unknown format', [...suite, '--output', 'x.pdf'], ['".pdf"', '`.html`']],
  ['a suite for the report', [...suite, '--output', 'suite.yaml'], ['--output: ']],
  ['dash', [...suite, '-min-pass-rate', '9'], ['no option `-min-pass-rate`', '`--min-pass-rate`?']],
])('refused: %s', async (_name, given, texts) => {
  const result = await cli(...given);
  expect(result).toMatchObject({ code: 2, out: '' });
  for (const text of texts) expect(result.log.join('\n')).toContain(text);
});

test('runs the chosen cases only', async () => {
  addCases(WRONG, SAYS);
  const { out, code } = await cli(...suite, '--json', '--tag', 'smoke', '--case', 'says');
  expect({ code, titles: titles(out) }).toEqual({ code: 1, titles: [['says']] });
  expect(await cli(...suite, '--tag', 'smok')).toMatchObject({ code: 2 });
  expect(await cli(...suite, '--tag', 'smoke', '--tag', 'nix')).toMatchObject({ code: 2 });
});

test('several suites: the worst verdict counts, and each has a report', async () => {
  job.write('b.yaml', `${SUITE}  - { ${WRONG} }\n`);
  const { code, out } = await cli('run', 'b.yaml', 'suite.yaml', '--output', 'out/reports.json');
  expect(code).toBe(1);
  expect(out).toMatch(/b\.yaml:[\s\S]*suite\.yaml:/);
  const written = JSON.parse(readFileSync(join(job.workspace, 'out/reports.json'), 'utf8'));
  const values = written.map(({ verdict }: ReportFile) => verdict.value);
  expect(values).toEqual(['failed', 'passed']);
});

test('a suite without the chosen cases is left out if another one has them', async () => {
  job.write('b.yaml', `${SUITE}  - { ${SAYS} }\n`);
  job.write('.env.test', 'SAYING=hushhush\n');
  const given = ['--tag', 'smoke', '--json'];
  const { out } = await cli('run', 'suite.yaml', 'b.yaml', ...given);
  expect(titles(out)).toEqual([['says']]);
});

test('a mistake of ours is incomplete', async () => {
  // No file has a zero byte in its path.
  const result = await cli('run', 'suite\0.yaml');
  expect(result).toMatchObject({ code: 3, out: expect.stringContaining('Internal error') });
});

test.each([
  ['.json', /^\{/],
  ['.xml', /<testcase name="adds two numbers"/],
  ['.md', /^#+ /m],
  ['.html', /^<!doctype/],
  ['', /^\{/],
])('a report as %j replaces a report', async (end, start) => {
  job.write('b.yaml', SUITE);
  const file = `report${end}`;
  const save = (...more: string[]) => cli(...suite, ...more, '--output', file);
  for (const more of [[], [], ['b.yaml'], []]) expect((await save(...more)).code).toBe(0);
  expect(readFileSync(join(job.workspace, file), 'utf8')).toMatch(start);
  job.write(file, '');
  expect((await save()).code).toBe(0);
  for (const text of [
    '{"schemaVersion": 1}',
    '<?xml version="1.0"?>',
    '### A',
    '<!doctype html>',
  ]) {
    job.write(file, text);
    expect(await save()).toMatchObject({ code: 2, out: '' });
    expect(readFileSync(join(job.workspace, file), 'utf8')).toBe(text);
  }
});

test('a report that cannot be written is incomplete, unless the verdict is worse', async () => {
  const output = ['--output', 'suite.yaml/report.json'];
  expect((await cli(...suite, ...output)).code).toBe(3);
  addCases(WRONG);
  expect((await cli(...suite, ...output)).code).toBe(1);
});

test('too many iterations for a service are one mistake, not one of each case', async () => {
  addCases(WRONG);
  const address = ['--base-url', 'https://evals.example.test/api/v1', '--api-key', 'sk_x'];
  const { out } = await cli(...suite, ...address, '--iterations', '11', '--json');
  expect(JSON.parse(out).report.problems).toHaveLength(1);
});

test('a red run ends with a command for the failed cases, and the news', async () => {
  addCases(WRONG, WRONG.replace('title: wrong', `title: "it's wrong"`));
  const lines = (await cli(...suite, '--iterations', '1')).out.split('\n');
  const words = `run suite.yaml --iterations=1 --case=wrong '--case=it'\\''s wrong'`;
  expect(lines.at(-2)).toMatch(/: node \S+ run /);
  expect(lines.at(-2)?.slice(-words.length)).toBe(words);
});

test('many failed cases are not named, and those of a green run not at all', async () => {
  addCases(...Array.from({ length: 11 }, (_, at) => WRONG.replace('wrong', `wrong ${at}`)));
  expect((await cli(...suite, '--iterations', '1')).out.split('\n').at(-2)).toMatch(
    /`--tag`.* run suite.yaml --iterations=1$/,
  );
  const green = await cli(...suite, '--iterations', '1', '--min-pass-rate', '5');
  expect(green).toMatchObject({ code: 0, out: expect.not.stringContaining('node') });
});

test('a suite that is named twice runs once', async () => {
  const { out } = await cli(...suite, './suite.yaml', '--json');
  expect(reports(out)).toHaveLength(1);
});

test('skipped cases are chosen as others are, and run nothing', async () => {
  addCases(SAYS, 'title: later, call: say, skip: it is slow, tags: [slow]');
  expect(titles((await cli(...suite, '--json', '--case', 'says')).out)).toEqual([['says']]);
  for (const choice of ['--case=later', '--tag=slow']) {
    const { code, out } = await cli(...suite, '--json', choice);
    expect({ code, titles: titles(out) }).toEqual({ code: 3, titles: [['later']] });
  }
});

test('the readers of the output of a process have gone', async () => {
  const { stdout, stderr, exit } = startCommand(job.workspace, suite);
  stdout.destroy();
  stderr.destroy();
  expect(await exit).toEqual([0, null]);
});

/** Every way out leaves a verdict in the outputs. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { inputs, jobWith } from '../support/jobs.ts';
import { type Job, REPORT, SOURCES } from '../support/runner.ts';

let job: Job;

test('wrong inputs: all are named, and the suite does not run', async () => {
  const wrong = { 'suit-file': 'suite.yaml', 'min-pass-rate': '0.9', 'fail-on': 'errors' };
  job = jobWith();
  const result = await job.run({ inputs: wrong });
  expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: 'invalid', total: '0' } });
  const { report } = JSON.parse(result.report ?? '');
  const sources = report.problems.map((one: { place: { source: string } }) => one.place.source);
  expect(sources.sort()).toEqual(['', 'fail-on', 'min-pass-rate', 'suit-file']);
});

test('a slow reader gets the whole log', () => {
  job = jobWith();
  const tests = Array.from({ length: 1_000 }, (_, at) => {
    const name = `${at}${' long'.repeat(40)}`;
    return `<testcase name="${name}"><failure type="T${at % 100}">no</failure></testcase>`;
  });
  job.write('a.xml', `<testsuite>${tests.join('')}</testsuite>`);
  // The shell reads byte by byte.
  const script = '"$0" "$1" | while read -r line; do echo "$line"; done';
  const { stdout } = spawnSync('bash', ['-c', script, process.execPath, SOURCES], {
    cwd: job.root,
    env: {
      PATH: process.env['PATH'],
      NODE_NO_WARNINGS: '1',
      GITHUB_OUTPUT: job.file('output'),
      GITHUB_WORKSPACE: job.workspace,
      RUNNER_TEMP: job.root,
      INPUT_RESULTS: 'a.xml',
    },
    encoding: 'utf8',
    maxBuffer: 1e7,
  });
  expect(stdout.length).toBeGreaterThan(2 ** 17);
  expect(stdout).toMatch(/^::error::❌ 1,000 of 1,000 tests failed.*\n$/m);
});

test('a full disk takes surfaces away, and not the verdict', async () => {
  job = jobWith();
  mkdirSync(dirname(join(job.root, REPORT)), { recursive: true });
  symlinkSync('/dev/full', join(job.root, REPORT));
  const variables = { GITHUB_STEP_SUMMARY: '/dev/full' };
  const result = await job.run({ inputs, variables });
  expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: 'passed', 'report-path': '' } });
  expect(result.log.match(/^::warning::.*ENOSPC/gm)).toHaveLength(2);
});

test('no outputs file: the log has the verdict', async () => {
  job = jobWith();
  const result = await job.run({ inputs, variables: { GITHUB_OUTPUT: '/dev/full' } });
  expect(result.exitCode).toBe(0);
  expect(result.log.trimEnd().split('\n').at(-1)).toBe('✅ 2 of 2 cases passed');
});

test('a mistake of ours: incomplete, with the stack in the debug log', async () => {
  job = jobWith();
  const preload = join(job.root, 'preload.cjs');
  writeFileSync(
    preload,
    "require('node:http').createServer = () => { throw new Error('injected') };",
  );
  const variables = { NODE_OPTIONS: `-r ${preload}`, RUNNER_DEBUG: '1' };
  const result = await job.run({ inputs, variables });
  expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: 'incomplete' } });
  expect(result.log).toMatch(/::debug::Error: injected.*startService/);
});

test('a failed verdict stays green by fail-on, and no summary is written', async () => {
  const added = 'title: wrong sum, call: get-sum, with: { a: 1, b: 1 }, expect: "3"';
  job = jobWith(added);
  const shown = await job.run({ inputs: { ...inputs, 'fail-on': 'never', summary: 'false' } });
  expect(shown).toMatchObject({ exitCode: 0, outputs: { verdict: 'failed' }, summary: '' });
});

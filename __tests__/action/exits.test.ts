/** Every way out leaves a verdict in the outputs. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { inputs, jobWith } from '../support/jobs.ts';
import { type Job, SOURCES } from '../support/runner.ts';

let job: Job;

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

test('a mistake of ours: incomplete, with the stack in the debug log', async () => {
  job = jobWith();
  const preload = join(job.root, 'preload.cjs');
  const broken = '() => { throw new Error("injected") }';
  writeFileSync(preload, `require('node:http').createServer = ${broken};`);
  const variables = { NODE_OPTIONS: `-r ${preload}`, RUNNER_DEBUG: '1' };
  const result = await job.run({ inputs, variables });
  expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: 'incomplete' } });
  expect(result.log).toMatch(/::debug::Error: injected.*startService/);
});

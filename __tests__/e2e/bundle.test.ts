/** The bundle as the runner runs it, from a folder that has no packages. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { programWith, report, rowOf } from '../support/eval-programs.ts';
import { inputs, jobWith } from '../support/jobs.ts';
import { BUNDLE } from '../support/runner.ts';

const job = jobWith('title: no tool, call: get-summ');
const copy = join(job.root, 'action');
cpSync(dirname(BUNDLE), copy, { recursive: true });

test('a suite with a tool that is not there, as action and at a terminal', async () => {
  const result = await job.run({ inputs, entry: join(copy, 'index.js') });
  expect(result).toMatchObject({
    exitCode: 1,
    outputs: { verdict: 'failed', total: '3', passed: '2' },
  });
  expect(result.summary.split('\n')[0]).toContain('1 of 3 cases failed');
  const given = 'run --suite-file suite.yaml --min-pass-rate 60 --output report.html'.split(' ');
  const out = execFileSync(process.execPath, [join(copy, 'cli.js'), ...given], {
    cwd: job.workspace,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(out.trimEnd().split('\n').at(-1)).toBe('✅ Passed: 2 of 3 iterations passed');
  const page = readFileSync(join(job.workspace, 'report.html'), 'utf8');
  expect(page).toMatch(/<h1>Passed: 2 of 3 [\s\S]*id="case-2"[\s\S]*<\/script>\n<\/body>/);
});

test('result files', async () => {
  const failing = `<testcase name="subtracts"><failure message="1 is not 2"/></testcase>`;
  const suite = `<testsuite name="math"><testcase name="adds"/>${failing}</testsuite>`;
  job.write('junit.xml', suite);
  const given = { results: 'junit.xml', 'test-outcome': 'failure' };
  const result = await job.run({ inputs: given, entry: join(copy, 'index.js') });
  expect(result).toMatchObject({
    exitCode: 1,
    outputs: { verdict: 'failed', total: '2', passed: '1' },
  });
  expect(result.summary.split('\n')[0]).toContain(
    '1 of 2 tests failed: math › subtracts: 1 is not 2',
  );
});

test('an eval program, and a request to a server of the workspace', async () => {
  const { inputs: given, variables } = programWith([report([rowOf('adds')])]);
  const ran = await job.run({ inputs: given, variables, entry: join(copy, 'index.js') });
  expect(ran).toMatchObject({ exitCode: 0, outputs: { verdict: 'passed', total: '1' } });
  const body = '{ toolName: get-sum, parameters: { a: 2, b: 3 } }';
  const call = { operation: 'callTool', parameters: 'serverId: calculator', body };
  const sent = await job.run({ inputs: call, entry: join(copy, 'request.js') });
  expect(sent).toMatchObject({ exitCode: 0, outputs: { status: '200', 'is-error': 'false' } });
});

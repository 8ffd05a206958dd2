/** The bundle as the runner runs it, from a folder that has no packages. */
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { inputs, jobWith } from '../support/jobs.ts';
import { BUNDLE } from '../support/runner.ts';

const job = jobWith('title: no tool, call: get-summ');
const copy = join(job.root, 'action');
cpSync(dirname(BUNDLE), copy, { recursive: true });
afterEach(() => job.remove());

test('a suite with a tool that is not there, as action and at a terminal', async () => {
  const result = await job.run({ inputs, entry: join(copy, 'index.js') });
  expect(result).toMatchObject({
    exitCode: 1,
    outputs: { verdict: 'failed', total: '3', passed: '2' },
  });
  expect(result.summary.split('\n')[0]).toContain('1 of 3 cases failed');
  const given = [
    join(copy, 'cli.js'),
    'run',
    '--suite-file',
    'suite.yaml',
    '--min-pass-rate',
    '60',
  ];
  const out = execFileSync(process.execPath, given, {
    cwd: job.workspace,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(out.trimEnd().split('\n').at(-1)).toBe('✅ Passed: 2 of 3 iterations passed');
});

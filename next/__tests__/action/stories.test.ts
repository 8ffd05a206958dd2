/** One step of a job from the inputs to the verdict, each in a process of its own. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { inputs, jobWith } from '../support/jobs.ts';
import { type Job, REPORT } from '../support/runner.ts';

let job: Job;

const firstLine = (text: string) => text.split('\n')[0];

test('passed: short form and API steps', async () => {
  job = jobWith();
  const result = await job.run({ inputs });
  expect(result.exitCode).toBe(0);
  expect(result.outputs).toMatchObject({
    verdict: 'passed',
    status: 'completed',
    result: 'passed',
    total: '2',
    passed: '2',
    failed: '0',
    'pass-rate': '100.00',
    'report-path': join(job.root, REPORT),
  });
  expect(firstLine(result.summary)).toBe('### ✅ calculator: 2 cases passed');
  expect(JSON.parse(result.report ?? '')).toMatchObject({ verdict: { value: 'passed' } });
});

test('an assertion is missed', async () => {
  const added = 'title: wrong sum, call: get-sum, with: { a: 1, b: 1 }, expect: "3"';
  job = jobWith(added);
  const result = await job.run({ inputs });
  expect(result.exitCode).toBe(1);
  expect(result.outputs).toMatchObject({ verdict: 'failed', passed: '2', failed: '1' });
  const { report } = JSON.parse(result.report ?? '');
  expect(report.cases[2].iterations[0].failures).toEqual([
    expect.objectContaining({ kind: 'assertion', type: 'textContains', expected: '3', line: 12 }),
  ]);
  expect(firstLine(result.summary)).toContain('1 of 3 cases failed');
});

test('a server does not answer within the limit of the suite', async () => {
  job = jobWith();
  job.write('suite.yaml', 'name: s\ntoolTimeout: 1\ntests: [{ title: silent, call: wait }]');
  const { report } = JSON.parse((await job.run({ inputs })).report ?? '');
  expect(report.cases[0].iterations[0].failures).toEqual([
    expect.objectContaining({ kind: 'server', reason: 'timeout', limitMs: 1_000 }),
  ]);
});

test('a server dies in the call', async () => {
  job = jobWith('title: crash, call: crash');
  const result = await job.run({ inputs });
  expect(result).toMatchObject({
    exitCode: 1,
    outputs: { verdict: 'failed', status: 'completed' },
  });
  const { report } = JSON.parse(result.report ?? '');
  expect(report.cases[2].iterations[0].failures).toEqual([
    expect.objectContaining({
      kind: 'server',
      phase: 'call',
      reason: 'crash',
      exitCode: 3,
      stderr: 'fatal: the disk is on fire',
    }),
  ]);
  expect(result.summary).toContain('the disk is on fire');
});

test('an unreadable suite file: place and nearest name', async () => {
  job = jobWith('title: t, cal: get-sum');
  const result = await job.run({ inputs });
  expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: 'invalid' } });
  const { report } = JSON.parse(result.report ?? '');
  expect(report.problems).toEqual([
    {
      place: { source: 'suite.yaml', isInput: false, line: 12, column: 17, path: 'tests[2].cal' },
      data: expect.objectContaining({ code: 'unknown-key', key: 'cal', nearest: 'call' }),
    },
  ]);
  expect(result.log).toContain('::error::⛔ Invalid configuration: suite.yaml:12:17');
});
